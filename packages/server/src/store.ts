import type { GameTypes, Seat } from 'hencoop';
import type { TakenBack } from 'hencoop/referee';
import type { ListedMatch, MatchInfo, MatchStatus } from './contract.js';
import type { Connections } from './database.js';
import type { ClockState, MatchSettings, StoredMatch, StoredSeat } from './storedMatch.js';

/** Why there is an entry in the log. */
export type LogKind =
  | 'opened'
  | 'moved'
  | 'joined'
  | 'left'
  | 'returned'
  | 'token'
  | 'rematch'
  | 'undoAsked'
  | 'undoAnswered'
  | 'takenBack';

/** A row of the log. */
export interface LogEntry {
  /** The reason for the entry. */
  readonly kind: LogKind;
  /** The seat that did it; `null` for the server. */
  readonly seat: Seat | null;
  /** The id of the accepted submission, or of the request to take a move back. */
  readonly submission: string | null;
  /**
   * Plain JSON. Of kind `moved`: the move. Of kind `takenBack`: `{ seat, revision }`, which delivery of a seat was taken back. Otherwise
   * `null`.
   */
  readonly move: unknown;
  /** Every event of it in full, in order, with hidden cards; empty if nothing happened at the table. */
  readonly events: readonly unknown[];
}

/** A match after a change, and what the change adds to the log and the deliveries. */
export interface Change {
  /** The match after the change, as the referee returns it, to be stored as JSON. It holds every secret. */
  readonly match: unknown;
  /** Whether a seat is still open, the game goes on, or it is over. */
  readonly status: MatchStatus;
  /** The clock after the change; `null` without one, and before play begins. */
  readonly clock: ClockState | null;
  /** When the pending step runs out of time; `null` while no clock runs. */
  readonly due: Date | null;
  /** Whether a bot is to move, so that a server must look after the match. */
  readonly botToMove: boolean;
  /** What everybody may know of the match after the change. */
  readonly info: MatchInfo;
  /** The row that the change adds to the log. */
  readonly log: LogEntry;
  /** What each viewer is sent of the change: a seat, or all spectators. A viewer that learns nothing has none. */
  readonly deliveries: readonly DeliveryToStore[];
  /** Only the seats that the change affects. */
  readonly seats: readonly StoredSeat[];
}

/** What one viewer is sent of a change. */
export interface DeliveryToStore {
  /** The seat; `null` for the spectators. */
  readonly to: Seat | null;
  /** Its number among the deliveries to this viewer, from 1. */
  readonly revision: number;
  /** To be stored as JSON, as it is: the redacted events, or what was taken back. */
  readonly events: readonly GameTypes['RedactedEvent'][] | TakenBack<GameTypes>;
}

/** A change of a match that is still of this version. */
export interface VersionedChange {
  /** The id of the match. */
  readonly id: string;
  /** The version that the change was judged on. */
  readonly version: number;
  readonly change: Change;
}

/** A new match, to be stored. */
export interface MatchToOpen extends Change {
  /** The id of the match, a UUID. */
  readonly id: string;
  /** The hash of the requester's secret; `null`: unknown. */
  readonly request: string | null;
  /** The id of the game. */
  readonly game: string;
  /** Whether the list of matches shows it. */
  readonly listed: boolean;
  /** The settings of the match; they never change. */
  readonly settings: MatchSettings;
  /** The match that it follows, as of a version; a match has at most one rematch. */
  readonly rematchOf: { readonly id: string; readonly version: number; readonly info: MatchInfo } | null;
}

/** What a process must know of a match to keep its live viewers up to date. */
export interface MatchSummary {
  /** The id of the match. */
  readonly id: string;
  /** Its version: 1 at first, one more with every change. */
  readonly version: number;
  /** The text of its {@link MatchInfo}. */
  readonly info: string;
  /** How many times a seat has been taken or lost. */
  readonly seatChanges: number;
}

/** What a process lacks to keep its live viewers up to date, all as of one moment. */
export interface Updates {
  /** The matches asked for that still exist. */
  readonly matches: readonly MatchSummary[];
  /** As those of {@link Store.deliveries}. */
  readonly deliveries: readonly StoredDelivery[];
}

/** A delivery, its events still as the text that was stored. */
export interface StoredDelivery {
  /** The id of the match. */
  readonly match: string;
  /** The seat that receives it; `null` for the spectators. */
  readonly to: Seat | null;
  /** Its number among the deliveries to this viewer, from 1. */
  readonly revision: number;
  /** As JSON text: a list of redacted events, or an object for a move that was taken back. */
  readonly events: string;
}

/** Asks for the deliveries to one viewer of a match after a revision. */
export interface DeliveryQuery {
  /** The id of the match. */
  readonly match: string;
  /** The viewer: a seat, or `null` for the spectators. */
  readonly to: Seat | null;
  /** The revision of the last delivery that the viewer has; 0 for none. */
  readonly after: number;
}

/** The most deliveries that a store returns for one query. */
export const DELIVERY_PAGE = 100;

/** Which of the listed matches to find. */
export interface MatchListQuery {
  /** Only matches of the game with this id; `null`: of any. */
  readonly game: string | null;
  /** Only matches with this status; `null`: with any. */
  readonly status: MatchStatus | null;
  /** Only matches opened before this one; `null`: the latest. */
  readonly before: string | null;
  /** The maximum number of matches, 1 to 100. */
  readonly count: number;
}

/** Where a match is kept. Every write is whole: after an error, it may or may not have been written. */
export interface MatchStore {
  /** `false` if the request has opened a match before, or the match that it follows has a rematch or another version. */
  open(match: MatchToOpen): Promise<boolean>;
  /** The match that this request opened. */
  requested(request: string): Promise<string | null>;
  /** The match with this id; `null` if there is no such match. */
  find(id: string): Promise<StoredMatch | null>;
  /** Changes a match that is still of this version; `false` if it is not. */
  change(id: string, version: number, change: Change): Promise<boolean>;
  /** The oldest deliveries for each query, in order, at most {@link DELIVERY_PAGE}. */
  deliveries(queries: readonly DeliveryQuery[]): Promise<readonly StoredDelivery[]>;
  /** The whole log of a match, the opening first; empty if there is no such match. */
  log(id: string): Promise<readonly LogEntry[]>;
}

/** Where the matches of a server are kept. Every write is one statement. */
export interface Store extends MatchStore {
  /** Creates what the database lacks. */
  prepare(): Promise<void>;
  /** These matches, without those that no longer exist, and what these viewers lack: all as of one moment. */
  updates(ids: readonly string[], queries: readonly DeliveryQuery[]): Promise<Updates>;
  /** Those of these matches that are now of another version. */
  changed(versions: ReadonlyMap<string, number>): Promise<readonly string[]>;
  /** Listed matches, the latest first. */
  list(query: MatchListQuery): Promise<readonly ListedMatch[]>;
  /** Matches whose clock has run out. */
  due(count: number): Promise<readonly string[]>;
  /** Matches that have waited for a bot for this number of seconds. */
  waitingForBots(seconds: number, count: number): Promise<readonly string[]>;
  /** Removes matches without a change for this number of seconds, by whether they are over; returns how many. */
  clear(keepOver: number, keepOthers: number): Promise<number>;
  /** Resolves once the database has answered. @throws Error if it does not. */
  ping(): Promise<void>;
  /** The state of its pool of connections, if it has one. */
  readonly connections?: () => Connections;
  /** Resolves if the store may be used no more, with the reason; the server then stops. */
  readonly lost?: Promise<Error>;
  /** Closes the connections to the database. */
  close(): Promise<void>;
}
