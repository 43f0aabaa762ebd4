import { isWhole } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';

/** A state of the game, and the move that led to it. */
export interface Moment<State, Move> {
  /** The state, as the game returned it. */
  readonly state: State;
  /** The move that led here; `null` at the start. */
  readonly move: Move | null;
  /** The index of the previous moment in {@link History.moments}; `null` at the start. */
  readonly before: number | null;
}

/**
 * The states that a game went through, with all branches. It stores states, so taking a move back needs no rules. It is
 * plain, immutable data that shares its unchanged parts.
 */
export interface History<State, Move> {
  /** Every moment of every branch, in the order they were added, beginning with the start. */
  readonly moments: readonly Moment<State, Move>[];
  /** The index of the present moment. */
  readonly now: number;
  /** The indexes of the undone moments that can be redone, the next one last. */
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

/** Adds a `move` made now and the `state` it led to, as a new branch, or follows the old one if it was made here before. */
export function advance<State, Move>(history: History<State, Move>, move: Move, state: State): History<State, Move> {
  const { moments, now, undone } = history;
  const known = branches(history).find((index) => deepEqual(moments[index]?.move, move));
  if (known !== undefined) {
    return { ...history, now: known, undone: undone.at(-1) === known ? undone.slice(0, -1) : [] };
  }
  return { moments: [...moments, { state, move, before: now }], now: moments.length, undone: [] };
}

/** Goes one move back; at the start, returns the history itself. */
export function undo<State, Move>(history: History<State, Move>): History<State, Move> {
  const { before } = momentAt(history, history.now);
  return before === null ? history : { ...history, now: before, undone: [...history.undone, history.now] };
}

/** Goes one move forward, along the undone moves or else the newest branch; at its end, returns the history itself. */
export function redo<State, Move>(history: History<State, Move>): History<State, Move> {
  const next = history.undone.at(-1) ?? branches(history).at(-1);
  return next === undefined ? history : { ...history, now: next, undone: history.undone.slice(0, -1) };
}

/**
 * Goes to any moment, on any branch.
 * @throws RangeError if there is no moment with this index.
 */
export function goTo<State, Move>(history: History<State, Move>, index: number): History<State, Move> {
  momentAt(history, index);
  return { ...history, now: index, undone: [] };
}

/** The indexes of the moments that follow the present one, the oldest branch first. */
export function branches<State, Move>({ moments, now }: History<State, Move>): number[] {
  return moments.flatMap(({ before }, index) => (before === now ? [index] : []));
}

/** The moves from the start to the present. A record needs only these and the present state. */
export function movesSoFar<State, Move>(history: History<State, Move>): Move[] {
  const moves: Move[] = [];
  let moment = momentAt(history, history.now);
  while (moment.move !== null && moment.before !== null) {
    moves.push(moment.move);
    moment = momentAt(history, moment.before);
  }
  return moves.reverse();
}

function momentAt<State, Move>({ moments }: History<State, Move>, index: number): Moment<State, Move> {
  const moment = isWhole(index) ? moments[index] : undefined;
  return moment ?? refuseOption('index', `the index of a moment, from 0 to ${moments.length - 1}`, index);
}
