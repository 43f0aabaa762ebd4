import type { Outcome } from '../engine/game.js';
import { deepEqual } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';
import { entryIn, GAME_ENTRIES, type GameEntries, type GameId, type TypesOf } from './entries.js';

/** The `format` of every record. */
export const RECORD = 'hencoop/record/1';
/** The `format` of every event log. */
export const LOG = 'hencoop/log/1';
/** The `format` of every seat log. */
export const SEAT_LOG = 'hencoop/seat-log/1';

/** The `format` of a stored object. */
export type Format = typeof RECORD | typeof LOG | typeof SEAT_LOG;

/**
 * A game as its set-up and its moves: the shortest form that replays it all. It holds the seed, so it is for the server,
 * and for everybody once the game is over.
 */
export interface GameRecord<Id extends GameId = GameId> {
  readonly format: typeof RECORD;
  readonly game: Id;
  /** The version of the game's rules that the moves were made under. */
  readonly rules: number;
  readonly seats: number;
  /** The options that differ from the rule book's. */
  readonly options: Partial<TypesOf<Id>['Options']>;
  readonly seed: string;
  readonly moves: readonly TypesOf<Id>['Move'][];
  /** How the game ended; absent while it goes on. */
  readonly outcome?: Outcome;
}

/** A game as everything that happened: it can be retold without the rules. */
export interface EventLog<Id extends GameId = GameId> {
  readonly format: typeof LOG;
  readonly game: Id;
  readonly rules: number;
  readonly events: readonly TypesOf<Id>['Event'][];
}

/** A game as one seat, or a spectator (`null`), learned it: it holds no card that they did not see, and no seed. */
export interface SeatLog<Id extends GameId = GameId> {
  readonly format: typeof SEAT_LOG;
  readonly game: Id;
  readonly rules: number;
  readonly viewer: Seat | null;
  readonly events: readonly TypesOf<Id>['RedactedEvent'][];
}

/** A record of any game; `game` says which. */
export type AnyRecord = { [Id in GameId]: GameRecord<Id> }[GameId];
/** An event log of any game; `game` says which. */
export type AnyLog = { [Id in GameId]: EventLog<Id> }[GameId];
/** A seat log of any game; `game` says which. */
export type AnySeatLog = { [Id in GameId]: SeatLog<Id> }[GameId];
/** Any stored object; `format` and `game` say what it is. */
export type Stored = AnyRecord | AnyLog | AnySeatLog;

/**
 * The record of a game: `moves` are all its moves from the set-up on, and `state` is where they have led. A game whose
 * chance was supplied cannot be replayed from its seed: keep a {@link logOf} instead.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { recordOf } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'hen' });
 * const move = { seat: 0, type: 'draw' } as const;
 * recordOf('chicken', chicken.apply(start, move), [move]).moves; // [{ seat: 0, type: 'draw' }]
 * ```
 *
 * @throws RangeError for an unknown game.
 */
export function recordOf<Id extends GameId>(
  game: Id,
  state: TypesOf<Id>['State'],
  moves: readonly TypesOf<Id>['Move'][],
): GameRecord<Id> {
  return recordOfWith(GAME_ENTRIES, game, state, moves);
}

/** As {@link recordOf}, with other entries. */
export function recordOfWith<Id extends GameId>(
  entries: GameEntries,
  game: Id,
  state: TypesOf<Id>['State'],
  moves: readonly TypesOf<Id>['Move'][],
): GameRecord<Id> {
  const entry = entryIn(entries, game);
  const outcome = entry.game.outcome(state);
  const defaults = optionsOf(entry.game.setup({ seats: state.seats, seed: '' }));
  const changed = Object.entries(optionsOf(state)).filter(([name, value]) => !deepEqual(value, defaults[name]));
  return {
    format: RECORD,
    game,
    rules: entry.game.rulesVersion,
    seats: state.seats,
    // Some of the options of a state, under their names.
    options: Object.fromEntries(changed) as Partial<TypesOf<Id>['Options']>,
    seed: state.seed,
    moves: moves.slice(),
    ...(outcome === null ? {} : { outcome }),
  };
}

/** Every state has its options in full. */
function optionsOf(state: object): { readonly [name: string]: unknown } {
  return (state as { readonly options: { readonly [name: string]: unknown } }).options;
}

/**
 * The log of all events of a game, from `setupWithEvents` on.
 * @throws RangeError for an unknown game.
 */
export function logOf<Id extends GameId>(game: Id, events: readonly TypesOf<Id>['Event'][]): EventLog<Id> {
  return logOfWith(GAME_ENTRIES, game, events);
}

/** As {@link logOf}, with other entries. */
export function logOfWith<Id extends GameId>(
  entries: GameEntries,
  game: Id,
  events: readonly TypesOf<Id>['Event'][],
): EventLog<Id> {
  return { format: LOG, game, rules: entryIn(entries, game).game.rulesVersion, events: events.slice() };
}

/**
 * What `viewer` learns of a log: a log that may be sent to that seat.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { logOf, seatLogOf } from 'hencoop/record';
 *
 * const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
 * seatLogOf(logOf('chicken', events), 1).viewer; // 1
 * ```
 *
 * @throws RangeError for an invalid seat.
 */
export function seatLogOf<Id extends GameId>(log: EventLog<Id>, viewer: Seat | null): SeatLog<Id> {
  const { game } = entryIn(GAME_ENTRIES, log.game);
  const events = log.events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  return { format: SEAT_LOG, game: log.game, rules: log.rules, viewer, events };
}
