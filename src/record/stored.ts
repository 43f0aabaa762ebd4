import type { Outcome } from '../engine/game.js';
import { deepEqual } from '../engine/json.js';
import type { Seat } from '../engine/seats.js';
import { entryOf, GAME_ENTRIES, type GameEntries, type GameId, type TypesOf } from './entries.js';

/** What every record says in its field `format`. */
export const RECORD = 'hencoop/record/1';
/** What every event log says in its field `format`. */
export const LOG = 'hencoop/log/1';
/** What every seat log says in its field `format`. */
export const SEAT_LOG = 'hencoop/seat-log/1';

/** What a stored object says in its field `format`. */
export type Format = typeof RECORD | typeof LOG | typeof SEAT_LOG;

/**
 * A game as its set-up and its moves: the shortest that replays it all. It holds the seed, so it is for the server, and
 * for everybody once the game is over.
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

/** A game as everything that happened: it is told again without the rules. */
export interface EventLog<Id extends GameId = GameId> {
  readonly format: typeof LOG;
  readonly game: Id;
  readonly rules: number;
  readonly events: readonly TypesOf<Id>['Event'][];
}

/** A game as one seat, or a spectator (`null`), was told it: no card and no seed that they did not learn. */
export interface SeatLog<Id extends GameId = GameId> {
  readonly format: typeof SEAT_LOG;
  readonly game: Id;
  readonly rules: number;
  readonly viewer: Seat | null;
  readonly events: readonly TypesOf<Id>['RedactedEvent'][];
}

/** A record of any game; `game` tells which. */
export type AnyRecord = { [Id in GameId]: GameRecord<Id> }[GameId];
/** An event log of any game; `game` tells which. */
export type AnyLog = { [Id in GameId]: EventLog<Id> }[GameId];
/** A seat log of any game; `game` tells which. */
export type AnySeatLog = { [Id in GameId]: SeatLog<Id> }[GameId];
/** Whatever is stored of a game; `format` and `game` tell what. */
export type Stored = AnyRecord | AnyLog | AnySeatLog;

/**
 * The record of a game: `state` is where its `moves`, all of them from the set-up on, have led. A game whose chance was
 * supplied cannot be replayed from its seed: keep a {@link logOf} instead.
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
 */
export function recordOf<Id extends GameId>(
  game: Id,
  state: TypesOf<Id>['State'],
  moves: readonly TypesOf<Id>['Move'][],
  entries: GameEntries = GAME_ENTRIES,
): GameRecord<Id> {
  const entry = entryOf(game, entries);
  const outcome = entry.game.outcome(state);
  return {
    format: RECORD,
    game,
    rules: entry.game.rulesVersion,
    seats: state.seats,
    options: changedOptions(game, state, entries),
    seed: state.seed,
    moves: moves.slice(),
    ...(outcome === null ? {} : { outcome }),
  };
}

/** The options of `state` that a set-up without options would not have. */
function changedOptions<Id extends GameId>(
  game: Id,
  state: TypesOf<Id>['State'],
  entries: GameEntries,
): Partial<TypesOf<Id>['Options']> {
  const usual = optionsOf(entryOf(game, entries).game.setup({ seats: state.seats, seed: '' }));
  const changed = Object.entries(optionsOf(state)).filter(([name, value]) => !deepEqual(value, usual[name]));
  // Some of the options of a state, under their names.
  return Object.fromEntries(changed) as Partial<TypesOf<Id>['Options']>;
}

/** Every state has its options in full. */
function optionsOf(state: object): { readonly [name: string]: unknown } {
  return (state as { readonly options: { readonly [name: string]: unknown } }).options;
}

/** The log of all events of a game, from `setupWithEvents` on. */
export function logOf<Id extends GameId>(
  game: Id,
  events: readonly TypesOf<Id>['Event'][],
  entries: GameEntries = GAME_ENTRIES,
): EventLog<Id> {
  return { format: LOG, game, rules: entryOf(game, entries).game.rulesVersion, events: events.slice() };
}

/**
 * What `viewer` is told of a log: a log that may be sent to that seat.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { logOf, seatLogOf } from 'hencoop/record';
 *
 * const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
 * seatLogOf(logOf('chicken', events), 1).viewer; // 1
 * ```
 */
export function seatLogOf<Id extends GameId>(
  log: EventLog<Id>,
  viewer: Seat | null,
  entries: GameEntries = GAME_ENTRIES,
): SeatLog<Id> {
  const { game } = entryOf(log.game, entries);
  const events = log.events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  return { format: SEAT_LOG, game: log.game, rules: log.rules, viewer, events };
}
