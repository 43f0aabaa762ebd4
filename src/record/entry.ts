import type { Game, GameTypes } from '../engine/game.js';
import type { Json } from '../engine/json.js';
import type { Notation } from '../engine/notation.js';
import { refuseOption } from '../engine/options.js';
import type { Schema } from '../engine/schema.js';
import type { Seat } from '../engine/seats.js';

/**
 * Turns objects stored under one version of a game's rules into objects of the next version. Pure: its input is frozen,
 * and equal inputs give equal results. It may throw on input that was never valid.
 */
export interface UpCast {
  /**
   * The fields of a record that the new rules replay to the same game; absent if there is no such record, because the
   * same moves would now lead elsewhere.
   */
  readonly record?: (record: StoredFields) => StoredFields;
  /** The events of a log, full or redacted, in their new shape; absent if no shape has changed. */
  readonly events?: (events: readonly Json[]) => readonly Json[];
}

/** What an up-cast may change in a record. */
export interface StoredFields {
  /** How many play. */
  readonly seats: Json;
  /** The options as they were stored; an absent one has its default. */
  readonly options: Json;
  /** The seed of the game. */
  readonly seed: Json;
  /** The moves in order, in the shape that they had when they were stored. */
  readonly moves: readonly Json[];
  /** How the game ended; absent while it goes on. */
  readonly outcome?: Json;
  /** What an analysis says of some of the moves; a record that comes without them has none. */
  readonly marks?: Json;
}

/** Everything that records need to know of one game: `chickenEntry` of `hencoop/chicken/record`, for example. */
export interface GameEntry<G extends GameTypes> {
  /** The rules, without their in-place path. */
  readonly game: Omit<Game<G>, 'rules'>;
  /**
   * By the version of the rules that they lead away from. If a version has none, no event changed its shape with the next
   * one, and its records cannot be migrated.
   */
  readonly upCasts?: { readonly [rules: number]: UpCast };
  /** The strict schemas of the game; every stored value is parsed by one of them. */
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

/** Methods, so that the notation of every game fits: it only receives moves of that game. */
interface AnyNotation {
  write(move: GameTypes['Move']): string;
  read(token: string, seat: Seat): GameTypes['Move'] | null;
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

/** An entry made of a game's modules. */
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
 * @throws RangeError if none of `entries` has it.
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
