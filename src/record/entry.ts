import type { Game, GameTypes } from '../engine/game.js';
import type { Json } from '../engine/json.js';
import type { Notation } from '../engine/notation.js';
import { refuseOption } from '../engine/options.js';
import type { Schema } from '../engine/schema.js';
import type { Seat } from '../engine/seats.js';

/**
 * Turns objects stored under one version of a game's rules into objects of the next version. Keep it pure: its input is
 * frozen, and equal inputs must give equal results. It may throw on input that was never valid.
 */
export interface UpCast {
  /**
   * Returns the fields of a record that replays to the same game under the new rules. Absent if no such record exists,
   * because the same moves would now lead elsewhere.
   */
  readonly record?: (record: StoredFields) => StoredFields;
  /** Returns the events of a log, full or redacted, in their new shape. Absent if no shape has changed. */
  readonly events?: (events: readonly Json[]) => readonly Json[];
}

/** The fields of a record that an up-cast may change. */
export interface StoredFields {
  /** How many play. */
  readonly seats: Json;
  /** The options as stored; an absent one has its default. */
  readonly options: Json;
  /** The seed of the game. */
  readonly seed: Json;
  /** The position that the moves begin with, if it is not the set-up. */
  readonly start?: Json;
  /** The moves in order, in their stored shape. */
  readonly moves: readonly Json[];
  /** How the game ended; absent until it has. */
  readonly outcome?: Json;
  /** The marks that an analysis gave some of the moves, if the record has any. */
  readonly marks?: Json;
  /** The comments, if the record has any. */
  readonly comments?: Json;
  /** The further tags, if the record has any. */
  readonly tags?: Json;
}

/** Everything that records need to know about one game: `chickenEntry` of `hencoop/chicken/record`, for example. */
export interface GameEntry<G extends GameTypes> {
  /** The rules, without their in-place path. */
  readonly game: Omit<Game<G>, 'rules'>;
  /**
   * Up-casts, keyed by the version of the rules that they start from. A version without one changed no event's shape on
   * the way to the next, and its records cannot be migrated.
   */
  readonly upCasts?: { readonly [rules: number]: UpCast };
  /** The strict schemas of the game, which parse every stored value. */
  readonly schemas: {
    readonly options: Schema<Partial<G['Options']>>;
    readonly move: Schema<G['Move']>;
    readonly event: Schema<G['Event']>;
    readonly redactedEvent: Schema<G['RedactedEvent']>;
    readonly state: Schema<G['State']>;
    readonly view: Schema<G['View']>;
  };
  /** Writes moves as text, and reads them. */
  readonly notation: Notation<G['Move']>;
}

/** The entry of any game. Every {@link GameEntry} is one. */
export interface AnyEntry extends Omit<GameEntry<GameTypes>, 'notation'> {
  /** Writes moves of the game as text, and reads them. */
  readonly notation: AnyNotation;
}

/** Has methods, so that the notation of every game fits; each receives only moves of its own game. */
export interface AnyNotation {
  /** The token of a move. */
  write(move: GameTypes['Move']): string;
  /** The move of a token; `null` if it is none. */
  read(token: string, seat: Seat): GameTypes['Move'] | null;
  /** The tokens, with `<field>` for a field. */
  readonly patterns: readonly string[];
}

/** The types of an entry's game. */
export type TypesIn<Entry extends AnyEntry> = Entry extends GameEntry<infer G> ? G : GameTypes;

/** The schemas of a game, by their names in its `schema` entry. */
interface SchemaModule<G extends GameTypes> {
  readonly optionsSchema: GameEntry<G>['schemas']['options'];
  readonly moveSchema: GameEntry<G>['schemas']['move'];
  readonly eventSchema: GameEntry<G>['schemas']['event'];
  readonly redactedEventSchema: GameEntry<G>['schemas']['redactedEvent'];
  readonly stateSchema: GameEntry<G>['schemas']['state'];
  readonly viewSchema: GameEntry<G>['schemas']['view'];
}

/** Builds an entry from a game's modules. */
export function entryFrom<G extends GameTypes>(
  game: Game<G>,
  schemas: SchemaModule<G>,
  notation: Notation<G['Move']>,
): GameEntry<G> {
  return Object.freeze({
    game,
    schemas: Object.freeze({
      options: schemas.optionsSchema,
      move: schemas.moveSchema,
      event: schemas.eventSchema,
      redactedEvent: schemas.redactedEventSchema,
      state: schemas.stateSchema,
      view: schemas.viewSchema,
    }),
    notation,
  });
}

/**
 * The entry of the game with this id.
 * @throws RangeError if it is not in `entries`.
 */
export function entryIn<Entry extends AnyEntry>(entries: readonly Entry[], id: unknown): Entry {
  const entry = entries.find(({ game }) => game.id === id);
  if (entry === undefined) refuseOption('game', `one of ${idsOf(entries)}`, id);
  return entry;
}

/** The ids of the games of `entries`, for messages. */
export function idsOf(entries: readonly AnyEntry[]): string {
  return entries.map(({ game }) => game.id).join(', ');
}
