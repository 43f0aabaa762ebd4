import type { GameTypes } from 'hencoop';
import type { LogEntry, Match } from 'hencoop/referee';

/** A stored match: plain JSON, with every secret of the game. */
export interface StoredMatch<G extends GameTypes = GameTypes> {
  /** The match, as the referee returned it. */
  readonly match: Match<G>;
  /** By seat, the SHA-256 of its token; `null` for a free seat. */
  readonly tokens: readonly (string | null)[];
}

/**
 * The storage of matches. After a network partition, two rooms may hold the same match for a while: `save` lets only
 * one of them through.
 */
export interface RoomStore {
  /** The latest version of a match; `null` if there is no such match. */
  load(id: string): Promise<{ readonly version: number; readonly stored: unknown } | null>;
  /**
   * Atomically stores `stored` as `version` of the match and appends `entry` to its log, but only if the stored
   * version is the one before, or if there is no such match and `version` is 1. Resolves once the write is durable:
   * with `true`, or with `false` if nothing was stored.
   */
  save(id: string, version: number, stored: StoredMatch, entry: LogEntry<GameTypes> | null): Promise<boolean>;
}
