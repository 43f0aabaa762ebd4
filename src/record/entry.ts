import type { Game, GameTypes } from '../engine/game.js';
import type { Json } from '../engine/json.js';
import type { Notation } from '../engine/notation.js';
import type { Schema } from '../engine/schema.js';

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
  readonly seats: Json;
  readonly options: Json;
  readonly seed: Json;
  readonly moves: readonly Json[];
  readonly outcome?: Json;
}

/** Everything that records need of one game. */
export interface GameEntry<G extends GameTypes> {
  readonly game: Game<G>;
  /**
   * By the version of the rules that they lead away from. If a version has none, no event changed its shape with the next
   * one, and its records cannot be migrated.
   */
  readonly upCasts?: { readonly [rules: number]: UpCast };
  readonly schemas: {
    readonly options: Schema<Partial<G['Options']>>;
    readonly move: Schema<G['Move']>;
    readonly event: Schema<G['Event']>;
    readonly redactedEvent: Schema<G['RedactedEvent']>;
    readonly state: Schema<G['State']>;
    readonly view: Schema<G['View']>;
  };
  readonly notation: Notation<G['Move']>;
}
