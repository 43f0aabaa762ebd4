import type { GameTypes, IdOf, Outcome } from '../engine/game.js';
import { deepEqual } from '../engine/json.js';
import type { Mark } from '../engine/marks.js';
import type { Seat } from '../engine/seats.js';
import type { AnyEntry, GameEntry, TypesIn } from './entry.js';

/** The `format` of every record. */
export const RECORD = 'hencoop/record/1';
/** The `format` of every event log. */
export const LOG = 'hencoop/log/1';
/** The `format` of every seat log. */
export const SEAT_LOG = 'hencoop/seat-log/1';

/** The `format` of a stored object. */
export type Format = typeof RECORD | typeof LOG | typeof SEAT_LOG;

/** The mark that an analysis gave a move in a record. */
export interface MoveMark<G extends GameTypes = GameTypes> {
  /** The index of the move, 0 for the first. */
  readonly index: number;
  /** How bad the move was. */
  readonly mark: Mark;
  /** How much win probability the move cost, in percent from 0 to 100. */
  readonly percent: number;
  /** A better move of the same seat. */
  readonly better: G['Move'];
}

/** A comment in a record: on a line of its own before move `index`, or right after that move. */
export interface RecordComment {
  /** The index of the move, 0 for the first; the number of moves for a comment at the end. */
  readonly index: number;
  /** A move has any number of comments before it, and one after it at most. */
  readonly at: 'before' | 'after';
  /** One line of at most 1,000 characters, without blanks around it. */
  readonly text: string;
}

/**
 * A game as its set-up and moves, the shortest form that replays the whole game. It contains the seed, so keep it on the
 * server until the game is over.
 */
export interface GameRecord<G extends GameTypes = GameTypes> {
  /** Always {@link RECORD}; its number is the version of this shape. */
  readonly format: typeof RECORD;
  /** The id of the game. */
  readonly game: IdOf<G>;
  /** The version of the game's rules under which the moves were made. */
  readonly rules: number;
  /** How many play. */
  readonly seats: number;
  /** The options that differ from the rule book's. */
  readonly options: Partial<G['Options']>;
  /** The seed of all chance. It reveals every card: keep the record secret until the game is over. */
  readonly seed: string;
  /**
   * The position that the moves begin with, of these `seats`, `options` and `seed`; absent if they begin with the set-up. No
   * seed proves how it came about.
   */
  readonly start?: G['State'];
  /** The moves from the set-up or `start` on. A record may end after any move, or before the first. */
  readonly moves: readonly G['Move'][];
  /** How the game ended; absent until it has. */
  readonly outcome?: Outcome;
  /** The marks that an analysis gave some of the moves, in order; absent if it gave none. */
  readonly marks?: readonly MoveMark<G>[];
  /** Comments, in order; absent if there are none. */
  readonly comments?: readonly RecordComment[];
  /** Further facts about the game, such as `{ Site: 'Köln' }`, by names of letters; absent if there are none. */
  readonly tags?: { readonly [name: string]: string };
}

/**
 * A game as its events, which can be retold without the rules. It ends with the set-up or with the last event of a move:
 * between two events of a move, the table may be one that no game reaches.
 */
export interface EventLog<G extends GameTypes = GameTypes> {
  /** Always {@link LOG}; its number is the version of this shape. */
  readonly format: typeof LOG;
  /** The id of the game. */
  readonly game: IdOf<G>;
  /** The version of the game's rules under which the events happened. */
  readonly rules: number;
  /** Every event in full and in order, `opened` first. */
  readonly events: readonly G['Event'][];
}

/**
 * A game as one seat, or a spectator (`null`), learned it, without the seed and without any card that they did not see. It
 * ends where an {@link EventLog} may end.
 */
export interface SeatLog<G extends GameTypes = GameTypes> {
  /** Always {@link SEAT_LOG}; its number is the version of this shape. */
  readonly format: typeof SEAT_LOG;
  /** The id of the game. */
  readonly game: IdOf<G>;
  /** The version of the game's rules under which the events happened. */
  readonly rules: number;
  /** The seat that learned the events; `null` for a spectator. */
  readonly viewer: Seat | null;
  /**
   * The events as the viewer learned them, in order, `opened` first, without events that the viewer did not learn of.
   */
  readonly events: readonly G['RedactedEvent'][];
}

/** A stored object of one of these games; `format` and `game` identify it. */
export type Stored<Entry extends AnyEntry = AnyEntry> = Entry extends AnyEntry
  ? GameRecord<TypesIn<Entry>> | EventLog<TypesIn<Entry>> | SeatLog<TypesIn<Entry>>
  : never;

/**
 * The record of a game: `moves` are all its moves from the set-up on, and `state` is the state that they led to. A game
 * dealt with the host's own chance cannot be replayed from its seed: keep a {@link logOf} instead. For a game that began
 * with a position, pass that state as `start`, and the moves since then.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { recordOf } from 'hencoop/record';
 *
 * const start = chicken.setup({ seats: 2, seed: 'hen' });
 * const move = { seat: 0, type: 'draw' } as const;
 * recordOf(chickenEntry, chicken.apply(start, move), [move]).moves; // [{ seat: 0, type: 'draw' }]
 * ```
 *
 * @throws RangeError if `start`, or else the deal of the seed of `state`, and `moves` do not lead to it.
 */
export function recordOf<G extends GameTypes>(
  { game }: GameEntry<G>,
  state: G['State'],
  moves: readonly G['Move'][],
  start?: G['State'],
): GameRecord<G> {
  requireReplay(game, state, moves, start);
  const outcome = game.outcome(state);
  const defaults = optionsOf(game.setup({ seats: state.seats, seed: '' }));
  const changed = Object.entries(optionsOf(state)).filter(([name, value]) => !deepEqual(value, defaults[name]));
  return {
    format: RECORD,
    game: game.id,
    rules: game.rulesVersion,
    seats: state.seats,
    // Entries of the state's options.
    options: Object.fromEntries(changed) as Partial<G['Options']>,
    seed: state.seed,
    ...(start === undefined ? {} : { start }),
    moves: moves.slice(),
    ...(outcome === null ? {} : { outcome }),
  };
}

/** @throws RangeError unless the game comes to `state` with `moves`, from `start` or as the seed of `state` deals it. */
function requireReplay<G extends GameTypes>(
  game: GameEntry<G>['game'],
  state: G['State'],
  moves: readonly G['Move'][],
  start: G['State'] | undefined,
): void {
  // The options of a state have this type.
  const options = optionsOf(state) as G['Options'];
  let reached = start ?? game.setup({ seats: state.seats, options, seed: state.seed });
  const areLegal = moves.every((move) => {
    const attempt = game.tryApply(reached, move);
    if (attempt.ok) reached = attempt.state;
    return attempt.ok;
  });
  if (areLegal && deepEqual(reached, state)) return;
  throw new RangeError('state: expected one that its seed and the moves lead to; keep any other game as a log (logOf)');
}

/** The options of a state, which every state has in full. */
export function optionsOf(state: object): { readonly [name: string]: unknown } {
  return (state as { readonly options: { readonly [name: string]: unknown } }).options;
}

/**
 * The log of all events of a game, from `setupWithEvents` on, up to the end of the set-up or of any move: always append all
 * events of a move.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { logOf, verify } from 'hencoop/record';
 *
 * const { state, events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
 * const attempt = chicken.tryApply(state, { seat: 0, type: 'draw' });
 * const log = logOf(chickenEntry, attempt.ok ? [...events, ...attempt.events] : events);
 * verify(log, [chickenEntry]).ok; // true
 * ```
 */
export function logOf<G extends GameTypes>({ game }: GameEntry<G>, events: readonly G['Event'][]): EventLog<G> {
  return { format: LOG, game: game.id, rules: game.rulesVersion, events: events.slice() };
}

/**
 * The log as `viewer` learns it, safe to send to that seat.
 *
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { chickenEntry } from 'hencoop/chicken/record';
 * import { logOf, seatLogOf } from 'hencoop/record';
 *
 * const { events } = chicken.setupWithEvents({ seats: 2, seed: 'hen' });
 * seatLogOf(chickenEntry, logOf(chickenEntry, events), 1).viewer; // 1
 * ```
 *
 * @throws RangeError if the seat is invalid.
 */
export function seatLogOf<G extends GameTypes>(
  { game }: GameEntry<G>,
  log: EventLog<G>,
  viewer: Seat | null,
): SeatLog<G> {
  const events = log.events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  return { format: SEAT_LOG, game: log.game, rules: log.rules, viewer, events };
}
