import { IllegalMoveError } from '../engine/violation.js';
import { entryOf, GAME_ENTRIES, type GameEntries, type GameId, type TypesOf } from './entries.js';
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

/** One event of a log, told again. */
export interface Retold<Id extends GameId> {
  readonly event: TypesOf<Id>['Event'];
  /** The state after it. */
  readonly state: TypesOf<Id>['State'];
}

/** One event of a seat log, told again. */
export interface SeatRetold<Id extends GameId> {
  readonly event: TypesOf<Id>['RedactedEvent'];
  /** What lies on the table after it, as the seat sees it. */
  readonly view: TypesOf<Id>['View'];
  /** The same with every card that the seat has seen and could remember. */
  readonly remembered: TypesOf<Id>['View'];
}

/**
 * Plays a record again, one step at a time: first the set-up, then each move.
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
 * @throws RangeError where the record is of other rules than these, or of a set-up that cannot be.
 * @throws IllegalMoveError at the first move that the rules refuse: `verify` tells all that beforehand.
 */
export function* replay<Id extends GameId>(
  record: GameRecord<Id>,
  entries: GameEntries = GAME_ENTRIES,
): Generator<Replayed<Id>, void, undefined> {
  requireRules(record, entries);
  const { game } = entryOf(record.game, entries);
  const { seats, seed, options } = record;
  // Some options, each of its own type; `setup` checks them.
  const opened = game.setupWithEvents({ seats, seed, options: options as object });
  let { state } = opened;
  yield { move: null, events: opened.events, state };
  for (const move of record.moves) {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new IllegalMoveError(attempt.violation);
    state = attempt.state;
    yield { move, events: attempt.events, state };
  }
}

/** The event log of a record: what happens when it is replayed. */
export function logOfRecord<Id extends GameId>(
  record: GameRecord<Id>,
  entries: GameEntries = GAME_ENTRIES,
): EventLog<Id> {
  return logOf(
    record.game,
    Array.from(replay(record, entries)).flatMap(({ events }) => events),
    entries,
  );
}

/**
 * Tells a log again, one event at a time, without asking the rules: a full log with states, a seat log as that seat
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
 * @throws RangeError where the log is of other rules than these, or does not start with its opening event.
 */
export function retell<Id extends GameId>(
  log: EventLog<Id>,
  entries?: GameEntries,
): Generator<Retold<Id>, void, undefined>;
export function retell<Id extends GameId>(
  log: SeatLog<Id>,
  entries?: GameEntries,
): Generator<SeatRetold<Id>, void, undefined>;
export function* retell<Id extends GameId>(
  log: EventLog<Id> | SeatLog<Id>,
  entries: GameEntries = GAME_ENTRIES,
): Generator<Retold<Id> | SeatRetold<Id>, void, undefined> {
  requireRules(log, entries);
  const { game } = entryOf(log.game, entries);
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

function requireRules({ game, rules }: GameRecord | EventLog | SeatLog, entries: GameEntries): void {
  const current = entryOf(game, entries).game.rulesVersion;
  if (rules !== current) throw new RangeError(`rules: ${current} is needed, got ${rules}; migrate older ones first`);
}
