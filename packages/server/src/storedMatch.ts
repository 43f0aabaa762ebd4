import type { Seat } from 'hencoop';
import type { ClockSettings, MatchStatus } from './contract.js';

/** The settings of a match, besides the options of the game. They stay as they were when it was opened. */
export interface MatchSettings {
  /** The clock; `null` for a match without one. */
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

/** A seat as it is stored, with the secrets of its player. */
export interface StoredSeat {
  /** The number of the seat, from 0. */
  readonly seat: Seat;
  /** `person`, `open` for nobody yet, or the name of a bot. */
  readonly player: string;
  /** The name that others see, at most 60 characters; empty if the player gave none. */
  readonly name: string;
  /** The SHA-256 of the seat's token; `null` for a bot and for an open seat. */
  readonly token: string | null;
  /** The account of the player, as the application knows it; `null`: unknown. */
  readonly account: string | null;
}

/** A match as it is stored. */
export interface StoredMatch {
  /** The id of the match, a UUID. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** Counts the changes of the row. It depends on secret moves, so it is never sent. */
  readonly version: number;
  /** Counts the changes of its seats: with the same number, the same tokens open the same seats. */
  readonly seatChanges: number;
  /** Whether a seat is still open, the game goes on, or it is over. */
  readonly status: MatchStatus;
  /** The settings that it was opened with. */
  readonly settings: MatchSettings;
  /** The match as it was stored, not yet checked: `read` of `ServedGame` does that. */
  readonly match: unknown;
  /** The clock as of the last event that everybody saw; `null` without one, and before play begins. */
  readonly clock: ClockState | null;
  /** The id of the match that follows it; otherwise `null`. */
  readonly rematch: string | null;
  /** The players, by seat. */
  readonly seats: readonly StoredSeat[];
}

/** A stored match without its table. */
export type MatchDetails = Omit<StoredMatch, 'version' | 'seatChanges' | 'match'>;
