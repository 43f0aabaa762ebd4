import type { Seat } from 'hencoop';
import type { ClockSettings, Hands, MatchStatus, Watchers } from './contract.js';

/** The settings of a match, besides the options of the game. They never change. */
export interface MatchSettings {
  /** The clock; `null` for a match without one. */
  readonly clock: ClockSettings | null;
  /** The seat of the player who opened it, who may invite others; `null` or missing: nobody. */
  readonly host?: Seat | null;
  /** Who may watch; missing: all. */
  readonly watch?: Watchers;
  /** When spectators see all hands; missing: at the end. */
  readonly hands?: Hands;
  /** The SHA-256 of the token of spectators; `null` or missing: there is none. */
  readonly watchCode?: string | null;
}

/**
 * The clock of a match that has started. It depends only on what spectators see: in a step where several seats act, it
 * does not reveal which of them have acted.
 */
export interface ClockState {
  /** The time of the last public event, in milliseconds since 1970. */
  readonly since: number;
  /** By seat, the milliseconds left for the game; `null`: no limit. */
  readonly left: readonly number[] | null;
}

/** The player of a seat: `person`, `open` if the seat is still free, or the name of a bot. */
export const PERSON = 'person';
export const OPEN = 'open';

export function isBot(player: string): boolean {
  return player !== PERSON && player !== OPEN;
}

/** A stored seat, with its player's secrets. */
export interface StoredSeat {
  /** The number of the seat, from 0. */
  readonly seat: Seat;
  /** `person`, `open` if the seat is still free, or the name of a bot. */
  readonly player: string;
  /** The player's public name, at most 60 characters; empty if the player gave none. */
  readonly name: string;
  /** The SHA-256 of the seat's token; `null` for a bot and for an open seat. */
  readonly token: string | null;
  /** The SHA-256 of the code of an unused invitation to the seat; `null`: there is none. */
  readonly invitation: string | null;
  /** The account of the player, as the application knows it; `null`: unknown. */
  readonly account: string | null;
}

/** A stored match. */
export interface StoredMatch {
  /** The id of the match, a UUID. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** Counts the changes of the row. It depends on secret moves, so it is never sent. */
  readonly version: number;
  /** Counts the changes of its seats: while it is the same, the same tokens open the same seats. */
  readonly seatChanges: number;
  /** Whether a seat is still open, play is in progress, or the match is over. */
  readonly status: MatchStatus;
  /** The settings of the match. */
  readonly settings: MatchSettings;
  /** The stored match, not yet validated (see `ServedGame.read`). */
  readonly match: unknown;
  /** The clock as of the last public event; `null` without one, and before play begins. */
  readonly clock: ClockState | null;
  /** The id of the rematch; `null` if there is none. */
  readonly rematch: string | null;
  /** The players, by seat. */
  readonly seats: readonly StoredSeat[];
}

/** A stored match without its table. */
export type MatchDetails = Omit<StoredMatch, 'version' | 'seatChanges' | 'match'>;
