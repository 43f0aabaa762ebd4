import type { GameTypes } from 'hencoop';
import type { Match, MatchUpdate } from 'hencoop/referee';

/** A table as it is stored: plain JSON, with every secret of the game. */
export interface StoredTable<G extends GameTypes = GameTypes> {
  readonly match: Match<G>;
  /** By seat, the SHA-256 of its token; `null` for a seat that is free. */
  readonly tokens: readonly (string | null)[];
}

/** What was played, in full, to be kept for records. Never send it. */
export type Played<G extends GameTypes = GameTypes> = MatchUpdate<G>['log'];

/**
 * Where tables are kept. Two rooms may hold the same table at the same time, after a process was cut off for a while:
 * `save` lets one of them through.
 */
export interface RoomStore {
  /** The last version of a table; `null` if there is no such table. */
  load(id: string): Promise<{ readonly version: number; readonly table: unknown } | null>;
  /**
   * Stores `table` as `version`, and appends `played` to its log, in one step: only if the stored version is the one
   * before, or if there is none and `version` is 1. Resolves once nothing can undo it: with `true`, or with `false` if
   * nothing was stored.
   */
  save(id: string, version: number, table: StoredTable, played: Played | null): Promise<boolean>;
}
