import type { GameTypes } from 'hencoop';
import type { Match, MatchUpdate } from 'hencoop/referee';

/** A match as it is stored: plain JSON, with every secret of the game. */
export interface StoredMatch<G extends GameTypes = GameTypes> {
  /** The match, as the referee returned it. */
  readonly match: Match<G>;
  /** By seat, the SHA-256 of its token; `null` for a seat that is free. */
  readonly tokens: readonly (string | null)[];
}

/** A move with its events in full, to be kept for records. Never send it. */
export type Played<G extends GameTypes = GameTypes> = MatchUpdate<G>['log'];

/**
 * Where matches are kept. Two rooms may hold the same match for a while, after a process was cut off: `save` lets one of
 * them through.
 */
export interface RoomStore {
  /** The last version of a match; `null` if there is no such match. */
  load(id: string): Promise<{ readonly version: number; readonly stored: unknown } | null>;
  /**
   * Stores `stored` as `version` of the match, and appends `played` to its log, in one step: only if the version in the
   * store is the one before, or if the store has no such match and `version` is 1. Resolves once nothing can undo it:
   * with `true`, or with `false` if nothing was stored.
   */
  save(id: string, version: number, stored: StoredMatch, played: Played | null): Promise<boolean>;
}
