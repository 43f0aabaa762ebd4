import { refuseOption } from '../engine/options.js';
import { IllegalMoveError } from '../engine/violation.js';
import { entryIn, GAME_ENTRIES, type GameEntries, type GameId, type TypesOf } from './entries.js';
import { type EventLog, type GameRecord, LOG, logOf, type SeatLog } from './stored.js';

/** One step of a replay. */
export interface Replayed<Id extends GameId> {
  /** The move that was made; `null` for the set-up. */
  readonly move: TypesOf<Id>['Move'] | null;
  /** What happened. */
  readonly events: readonly TypesOf<Id>['Event'][];
  /** The state after it. */
  readonly state: TypesOf<Id>['State'];
}

/** One event of a log, with the state that it leads to. */
export interface Retold<Id extends GameId> {
  readonly event: TypesOf<Id>['Event'];
  /** The state after it. */
  readonly state: TypesOf<Id>['State'];
}

/** One event of a seat log, with what the seat then sees. */
export interface SeatRetold<Id extends GameId> {
  readonly event: TypesOf<Id>['RedactedEvent'];
  /** What lies on the table after it, as the seat sees it. */
  readonly view: TypesOf<Id>['View'];
  /** The same with every card that the seat has seen and could remember. */
  readonly remembered: TypesOf<Id>['View'];
}

/**
 * Replays a record step by step: first the set-up, then each move.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { recordOf, replay } from 'hencoop/record';
 *
 * const record = recordOf('chicken', chicken.setup({ seed: 'hen' }), []);
 * for (const { move, events, state } of replay(record)) {
 *   chicken.actors(state); // the seats that may move now
 * }
 * ```
 *
 * @throws RangeError for a record of other rules than the game's, or of an invalid set-up.
 * @throws IllegalMoveError at the first move that the rules refuse. Use `verify` to check all of that beforehand.
 */
export function replay<Id extends GameId>(record: GameRecord<Id>): Generator<Replayed<Id>, void, undefined> {
  return replayWith(GAME_ENTRIES, record);
}

/** As {@link replay}, with other entries. */
export function* replayWith<Id extends GameId>(
  entries: GameEntries,
  record: GameRecord<Id>,
): Generator<Replayed<Id>, void, undefined> {
  const { game } = entryIn(entries, record.game);
  requireRules(record.rules, game.rulesVersion);
  const { seats, seed, options } = record;
  // Some options, each of its own type; `setup` checks them.
  const opened = game.setupWithEvents({ seats, seed, options: options as object });
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
 * The event log of a record: what happens when it is replayed.
 * @throws RangeError and IllegalMoveError as {@link replay} does.
 */
export function logOfRecord<Id extends GameId>(record: GameRecord<Id>): EventLog<Id> {
  const steps = Array.from(replay(record));
  return logOf(
    record.game,
    steps.flatMap(({ events }) => events),
  );
}

/**
 * Steps through a log one event at a time, without asking the rules: a full log with states, a seat log as that seat
 * saw it.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { logOf, retell, seatLogOf } from 'hencoop/record';
 *
 * const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
 * for (const { event, view } of retell(seatLogOf(logOf('chicken', events), 1))) {
 *   view.hands[0]; // [null, null, …]: another seat's cards
 * }
 * ```
 *
 * @throws RangeError for a log of other rules than the game's, or one that does not start with its opening event.
 */
export function retell<Id extends GameId>(log: EventLog<Id>): Generator<Retold<Id>, void, undefined>;
export function retell<Id extends GameId>(log: SeatLog<Id>): Generator<SeatRetold<Id>, void, undefined>;
export function retell<Id extends GameId>(
  log: EventLog<Id> | SeatLog<Id>,
): Generator<Retold<Id> | SeatRetold<Id>, void, undefined> {
  return retellWith(GAME_ENTRIES, log);
}

/** As {@link retell}, with other entries. */
export function* retellWith<Id extends GameId>(
  entries: GameEntries,
  log: EventLog<Id> | SeatLog<Id>,
): Generator<Retold<Id> | SeatRetold<Id>, void, undefined> {
  const { game } = entryIn(entries, log.game);
  requireRules(log.rules, game.rulesVersion);
  if (log.format === LOG) {
    let state: TypesOf<Id>['State'] | null = null;
    for (const event of log.events) {
      state = game.evolve(state, event);
      yield { event, state };
    }
    return;
  }
  let remembered: TypesOf<Id>['View'] | null = null;
  for (const event of log.events) {
    remembered = game.evolve(remembered, event);
    yield { event, view: game.view(remembered, log.viewer), remembered };
  }
}

function requireRules(rules: unknown, current: number): void {
  if (rules !== current) refuseOption('rules', `version ${current} (use migrate or read for an older one)`, rules);
}
