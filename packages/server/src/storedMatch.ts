import type { Seat } from 'hencoop';
import type { ClockSettings, MatchStatus } from './contract.js';

export interface MatchSettings {
  readonly clock: ClockSettings | null;
}

/**
 * The clock of a match that has started. It depends only on what spectators see: in a step where several seats act, it
 * does not reveal which of them have acted.
 */
export interface ClockState {
  /** When everybody last saw something happen, in milliseconds since 1970. */
  readonly since: number;
  /** By seat, the milliseconds left for the game; `null`: no limit. */
  readonly left: readonly number[] | null;
}

/** Who plays a seat: `person`, `open` for nobody yet, or the name of a bot. */
export const PERSON = 'person';
export const OPEN = 'open';

export function isBot(player: string): boolean {
  return player !== PERSON && player !== OPEN;
}

export interface StoredSeat {
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
  /** The SHA-256 of the seat's token; `null` for a bot and for an open seat. */
  readonly token: string | null;
  /** The account of the player, as the host knows it; `null`: unknown. */
  readonly account: string | null;
}

/** A match as it is stored. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  /** Counts the changes of the row. It depends on secret moves, so it is never sent. */
  readonly version: number;
  readonly status: MatchStatus;
  readonly settings: MatchSettings;
  readonly match: unknown;
  readonly clock: ClockState | null;
  readonly rematch: string | null;
  readonly seats: readonly StoredSeat[];
}

/** A stored match without its table. */
export type MatchDetails = Omit<StoredMatch, 'version' | 'match'>;
