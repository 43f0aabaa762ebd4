import { isWhole } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';

/** One state that a game was in, and how it came about. */
export interface Moment<State, Move> {
  readonly state: State;
  /** The move that led here; `null` at the start. */
  readonly move: Move | null;
  /** The moment before, as its place in {@link History.moments}; `null` at the start. */
  readonly before: number | null;
}

/**
 * The states that a game went through, branches and all. It only keeps states: nothing is ever taken back by a rule
 * of its own. Plain, immutable data; states that did not change are shared.
 */
export interface History<State, Move> {
  readonly moments: readonly Moment<State, Move>[];
  /** The place of the present moment. */
  readonly now: number;
  /** What has been undone and can be done again, the next one last. */
  readonly undone: readonly number[];
}

/**
 * A history that begins with `state`.
 *
 * @example
 * ```ts
 * import { chicken, type Move, type State } from 'hencoop/chicken';
 * import { advance, present, startHistory, undo } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'hen' });
 * const move = { seat: 0, type: 'draw' } as const;
 * const history = advance(startHistory<State, Move>(start), move, chicken.apply(start, move));
 * present(undo(history)) === start; // true
 * ```
 */
export function startHistory<State, Move>(state: State): History<State, Move> {
  return { moments: [{ state, move: null, before: null }], now: 0, undone: [] };
}

/** The present state. */
export function present<State, Move>(history: History<State, Move>): State {
  return momentAt(history, history.now).state;
}

/** `move` was made now and led to `state`: a new branch, or the old one where the same move was made here before. */
export function advance<State, Move>(history: History<State, Move>, move: Move, state: State): History<State, Move> {
  const { moments, now, undone } = history;
  const known = branches(history).find((place) => deepEqual(moments[place]?.move, move));
  if (known !== undefined)
    return { ...history, now: known, undone: undone.at(-1) === known ? undone.slice(0, -1) : [] };
  return { moments: [...moments, { state, move, before: now }], now: moments.length, undone: [] };
}

/** One move back; the history itself at its start. */
export function undo<State, Move>(history: History<State, Move>): History<State, Move> {
  const { before } = momentAt(history, history.now);
  return before === null ? history : { ...history, now: before, undone: [...history.undone, history.now] };
}

/** Forward again along what was undone, else along the youngest branch; the history itself where nothing follows. */
export function redo<State, Move>(history: History<State, Move>): History<State, Move> {
  const next = history.undone.at(-1) ?? branches(history).at(-1);
  return next === undefined ? history : { ...history, now: next, undone: history.undone.slice(0, -1) };
}

/**
 * At another moment of the history, on any branch.
 * @throws RangeError where there is no such moment.
 */
export function goTo<State, Move>(history: History<State, Move>, place: number): History<State, Move> {
  momentAt(history, place);
  return { ...history, now: place, undone: [] };
}

/** The places of the moments that follow the present one, the oldest branch first. */
export function branches<State, Move>({ moments, now }: History<State, Move>): number[] {
  return moments.flatMap(({ before }, place) => (before === now ? [place] : []));
}

/** The moves from the start to the present: with the present state, all that a record needs. */
export function movesSoFar<State, Move>(history: History<State, Move>): Move[] {
  const moves: Move[] = [];
  let moment = momentAt(history, history.now);
  while (moment.move !== null && moment.before !== null) {
    moves.push(moment.move);
    moment = momentAt(history, moment.before);
  }
  return moves.reverse();
}

function momentAt<State, Move>({ moments }: History<State, Move>, place: number): Moment<State, Move> {
  const moment = isWhole(place) ? moments[place] : undefined;
  return moment ?? refuseOption('place', `a moment from 0 to ${moments.length - 1}`, place);
}
