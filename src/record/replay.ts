import type { GameTypes } from '../engine/game.js';
import { refuseOption } from '../engine/options.js';
import { IllegalMoveError } from '../engine/violation.js';
import type { GameEntry } from './entry.js';
import { type EventLog, type GameRecord, LOG, logOf, type SeatLog } from './stored.js';

/** A step of a replay. */
export interface Replayed<G extends GameTypes> {
  /** The move; `null` for the set-up, or for the position that the record begins with. */
  readonly move: G['Move'] | null;
  /** The events of the move, or of the set-up; none for a position. */
  readonly events: readonly G['Event'][];
  /** The state after it. */
  readonly state: G['State'];
}

/** One event of a log, with the state that it leads to. */
export interface Retold<G extends GameTypes> {
  /** The event in full. */
  readonly event: G['Event'];
  /** The state after it. */
  readonly state: G['State'];
}

/** One event of a seat log, with the seat's view after it. */
export interface SeatRetold<G extends GameTypes> {
  /** The event as the seat learned it. */
  readonly event: G['RedactedEvent'];
  /** The table after it, as the seat sees it. */
  readonly view: G['View'];
  /** The same table, plus every card that the seat has seen and could remember. */
  readonly remembered: G['View'];
}

/**
 * Replays a record step by step: first the set-up, or the position that it begins with, then each move.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { recordOf, replay } from 'hencoop/record';
 *
 * const record = recordOf(chickenEntry, chicken.setup({ seed: 'hen' }), []);
 * for (const { move, events, state } of replay(chickenEntry, record)) {
 *   chicken.actors(state); // the seats that may move now
 * }
 * ```
 *
 * @throws RangeError if the record has other rules than the game, or an invalid set-up.
 * @throws IllegalMoveError if the rules refuse a move, at the first one. Use `verify` to check all of that beforehand.
 */
export function* replay<G extends GameTypes>(
  { game }: GameEntry<G>,
  record: GameRecord<G>,
): Generator<Replayed<G>, void, undefined> {
  requireGame(record.game, game.id);
  requireRules(record.rules, game.rulesVersion);
  const { seats, seed, options, start } = record;
  // Some options, each of the right type; `setup` checks them.
  const setup = { seats, seed, options: options as object };
  const opened = start === undefined ? game.setupWithEvents(setup) : { state: start, events: [] };
  let { state } = opened;
  yield { move: null, events: opened.events, state };
  for (const move of record.moves) {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new IllegalMoveError(attempt.violation, record.game);
    state = attempt.state;
    yield { move, events: attempt.events, state };
  }
}

/**
 * The event log of a record: the events of its replay.
 * @throws RangeError if the record begins with a position, which no event leads to.
 * @throws RangeError or IllegalMoveError if {@link replay} does.
 */
export function logOfRecord<G extends GameTypes>(entry: GameEntry<G>, record: GameRecord<G>): EventLog<G> {
  if (record.start !== undefined) refuseOption('record.start', 'a record that begins with the set-up', record.start);
  const steps = Array.from(replay(entry, record));
  return logOf(
    entry,
    steps.flatMap(({ events }) => events),
  );
}

/**
 * Steps through a log one event at a time, without consulting the rules: through a full log with states, through a seat log
 * as that seat saw it. Only after the set-up and after the last event of a move is the table a position of the game.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { logOf, retell, seatLogOf } from 'hencoop/record';
 *
 * const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
 * for (const { event, view } of retell(chickenEntry, seatLogOf(chickenEntry, logOf(chickenEntry, events), 1))) {
 *   view.hands[0]; // [null, null, …]: another seat's cards
 * }
 * ```
 *
 * @throws RangeError if the log has other rules than the game, or does not start with its opening event.
 */
export function retell<G extends GameTypes>(
  entry: GameEntry<G>,
  log: EventLog<G>,
): Generator<Retold<G>, void, undefined>;
/**
 * The same for a seat log, with the views of that seat instead of states.
 * @throws RangeError if the log has other rules than the game, or does not start with its opening event.
 */
export function retell<G extends GameTypes>(
  entry: GameEntry<G>,
  log: SeatLog<G>,
): Generator<SeatRetold<G>, void, undefined>;
export function* retell<G extends GameTypes>(
  { game }: GameEntry<G>,
  log: EventLog<G> | SeatLog<G>,
): Generator<Retold<G> | SeatRetold<G>, void, undefined> {
  requireGame(log.game, game.id);
  requireRules(log.rules, game.rulesVersion);
  if (log.format === LOG) {
    let state: G['State'] | null = null;
    for (const event of log.events) {
      state = game.evolve(state, event);
      yield { event, state };
    }
    return;
  }
  let remembered: G['View'] | null = null;
  for (const event of log.events) {
    remembered = game.evolve(remembered, event);
    yield { event, view: game.view(remembered, log.viewer), remembered };
  }
}

function requireGame(id: unknown, entry: string): void {
  if (id !== entry) refuseOption('game', `${entry}, the game of the entry`, id);
}

function requireRules(rules: unknown, current: number): void {
  if (rules !== current) refuseOption('rules', `version ${current} (use migrate or read for an older one)`, rules);
}
