import type { Seat } from 'hencoop';

/** `waiting`: somebody may still join, and nobody may move. */
export type MatchStatus = 'waiting' | 'playing' | 'over';

/** How much time there is. All of it in seconds. */
export interface ClockSettings {
  /** For a step: from the last thing that everybody saw to the next. */
  readonly move: number;
  /** For all moves of a seat that it makes alone; `null`: no limit. */
  readonly game: number | null;
  /** The bot that plays when time is up. */
  readonly bot: string;
}

export interface MatchSettings {
  readonly clock: ClockSettings | null;
}

/**
 * The clock of a match that is played. It depends on nothing but what spectators see: in a step where several seats act,
 * it says nothing about who of them has acted.
 */
export interface ClockState {
  /** When everybody last saw something happen, in milliseconds since 1970. */
  readonly since: number;
  /** By seat, the milliseconds left for the game; `null` without such a limit. */
  readonly left: readonly number[] | null;
}

/** Who plays a seat: `person`, `open` for nobody yet, or the name of a bot. */
export const PERSON = 'person';
export const OPEN = 'open';

export interface StoredSeat {
  readonly seat: Seat;
  readonly player: string;
  readonly name: string;
  /** The SHA-256 of the seat's token; `null` for a bot and for an open seat. */
  readonly token: string | null;
  /** Who the host says the player is; `null` where it does not say. */
  readonly account: string | null;
}

/** A match as it is stored. */
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  /** Counts the changes of the row. It depends on secret moves: it is never sent. */
  readonly version: number;
  readonly status: MatchStatus;
  readonly settings: MatchSettings;
  readonly match: unknown;
  readonly clock: ClockState | null;
  readonly rematch: string | null;
  readonly seats: readonly StoredSeat[];
}

/** What everybody may know of a match, besides its table. */
export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockInfo | null;
  /** The match that follows this one. */
  readonly rematch: string | null;
}

export interface SeatInfo {
  /** `person`, `open`, or the name of a bot. */
  readonly player: string;
  readonly name: string;
  /** The bot that plays for a person who is away; `null` for everybody else. */
  readonly away: string | null;
}

export interface ClockInfo {
  readonly move: number;
  readonly game: number | null;
  /** When the step ends, as an ISO date; `null` while no clock runs. */
  readonly due: string | null;
  /** By seat, the milliseconds that were left for the game at the beginning of the step; `null` without such a limit. */
  readonly left: readonly number[] | null;
}
