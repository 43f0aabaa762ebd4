import type { GameTypes, Seat } from 'hencoop';
import type { Delivery } from 'hencoop/referee';
import type { ListedMatch, MatchInfo, MatchStatus } from './contract.js';
import type { ClockState, MatchSettings, StoredMatch, StoredSeat } from './storedMatch.js';

/** Why there is an entry in the log. */
export type LogKind = 'opened' | 'moved' | 'joined' | 'left' | 'returned' | 'token' | 'rematch';

/** A row of the log. */
export interface LogEntry {
  readonly kind: LogKind;
  /** The seat that did it; `null` for the server. */
  readonly seat: Seat | null;
  /** The id of the accepted submission. */
  readonly submission: string | null;
  readonly move: unknown;
  readonly events: readonly unknown[];
}

/** A match after a change, and what the change adds to the log and the deliveries. */
export interface Change {
  readonly match: unknown;
  readonly status: MatchStatus;
  readonly clock: ClockState | null;
  readonly due: Date | null;
  readonly botToMove: boolean;
  readonly info: MatchInfo;
  readonly log: LogEntry;
  readonly deliveries: readonly Delivery<GameTypes>[];
  /** Only the seats that the change affects. */
  readonly seats: readonly StoredSeat[];
}

/** A change of a match that is still of this version. */
export interface VersionedChange {
  readonly id: string;
  readonly version: number;
  readonly change: Change;
}

/** A new match, to be stored. */
export interface MatchToOpen extends Change {
  readonly id: string;
  /** The hash of the requester's secret; `null`: unknown. */
  readonly request: string | null;
  readonly game: string;
  readonly listed: boolean;
  readonly settings: MatchSettings;
  /** The match that it follows, as of a version; a match has at most one rematch. */
  readonly rematchOf: { readonly id: string; readonly version: number; readonly info: MatchInfo } | null;
}

/** What a process must know of a match to keep its live viewers up to date. */
export interface MatchSummary {
  readonly id: string;
  readonly version: number;
  /** The text of its {@link MatchInfo}. */
  readonly info: string;
  /** How many times a seat has been taken or lost. */
  readonly seatChanges: number;
}

export interface Updates {
  readonly matches: readonly MatchSummary[];
  /** As those of {@link Store.deliveries}. */
  readonly deliveries: readonly StoredDelivery[];
}

/** A delivery, its events still as the text that was stored. */
export interface StoredDelivery {
  readonly match: string;
  readonly to: Seat | null;
  readonly revision: number;
  readonly events: string;
}

/** Asks for the deliveries to one receiver of a match after a revision. */
export interface DeliveryQuery {
  readonly match: string;
  readonly to: Seat | null;
  readonly after: number;
}

/** The most deliveries that a store returns for one query. */
export const DELIVERY_PAGE = 100;

export interface MatchListQuery {
  readonly game: string | null;
  readonly status: MatchStatus | null;
  /** Only matches opened before this one; `null`: the latest. */
  readonly before: string | null;
  readonly count: number;
}

/** Where matches are kept. Every write is one statement: after an error, it may or may not have been written. */
export interface Store {
  /** Creates what the database lacks. */
  prepare(): Promise<void>;
  /** `false` if the request has opened a match before, or the match that it follows has a rematch or another version. */
  open(match: MatchToOpen): Promise<boolean>;
  /** The match that this request opened. */
  requested(request: string): Promise<string | null>;
  find(id: string): Promise<StoredMatch | null>;
  /** Changes a match that is still of this version; `false` if it is not. */
  change(id: string, version: number, change: Change): Promise<boolean>;
  /** These matches, without those that no longer exist, and what these receivers lack: all as of one moment. */
  updates(ids: readonly string[], queries: readonly DeliveryQuery[]): Promise<Updates>;
  /** The oldest deliveries for each query, in order, at most {@link DELIVERY_PAGE}. */
  deliveries(queries: readonly DeliveryQuery[]): Promise<readonly StoredDelivery[]>;
  /** Those of these matches that are now of another version. */
  changed(versions: ReadonlyMap<string, number>): Promise<readonly string[]>;
  log(id: string): Promise<readonly LogEntry[]>;
  list(query: MatchListQuery): Promise<readonly ListedMatch[]>;
  /** Matches whose clock has run out. */
  due(count: number): Promise<readonly string[]>;
  /** Matches that have waited for a bot for this number of seconds. */
  waitingForBots(seconds: number, count: number): Promise<readonly string[]>;
  /** Removes matches without a change for this number of seconds, by whether they are over; returns how many. */
  clear(keepOver: number, keepOthers: number): Promise<number>;
  /** @throws Error if the database does not answer. */
  ping(): Promise<void>;
  /** Resolves if the store may be used no more, with the reason; the server then stops. */
  readonly lost?: Promise<Error>;
  close(): Promise<void>;
}
