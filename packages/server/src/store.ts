import type { GameTypes, Seat } from 'hencoop';
import type { TakenBack } from 'hencoop/referee';
import type { AccountMatch } from './accountContract.js';
import type { ListedMatch, MatchInfo, MatchStatus } from './contract.js';
import type { Connections } from './database.js';
import type { SchemaChange } from './migrations.js';
import type { OperatorStore } from './operatorStore.js';
import type { ClockState, MatchSettings, StoredMatch, StoredSeat } from './storedMatch.js';

/** The reason for a log entry. */
export type LogKind =
  | 'opened'
  | 'moved'
  | 'joined'
  | 'left'
  | 'returned'
  | 'token'
  | 'invited'
  | 'renamed'
  | 'ended'
  | 'rematch'
  | 'undoAsked'
  | 'undoAnswered'
  | 'takenBack';

/** A row of the log. */
export interface LogEntry {
  /** The reason for the entry. */
  readonly kind: LogKind;
  /** The acting seat; `null` for the server. */
  readonly seat: Seat | null;
  /** The id of the accepted submission or of the request to take a move back. */
  readonly submission: string | null;
  /**
   * Plain JSON. For `moved`, the move; for `takenBack`, `{ seat, revision }`: the delivery to the seat that was taken
   * back. Otherwise `null`.
   */
  readonly move: unknown;
  /** The unredacted events in order, with hidden cards; empty if nothing happened at the table. */
  readonly events: readonly unknown[];
}

/** A match after a change, with the new log entry and deliveries. */
export interface Change {
  /** The match after the change, as the referee returns it, to be stored as JSON. Contains every secret. */
  readonly match: unknown;
  /** Whether a seat is still open, play is in progress, or the match is over. */
  readonly status: MatchStatus;
  /** The clock after the change; `null` without one, and before play begins. */
  readonly clock: ClockState | null;
  /** When the pending step times out; `null` while no clock is running. */
  readonly due: Date | null;
  /** Whether a bot is to move, so that a server must attend to the match. */
  readonly botToMove: boolean;
  /** The public data of the match after the change. */
  readonly info: MatchInfo;
  /** The log entry for the change. */
  readonly log: LogEntry;
  /** The deliveries to seats and spectators; viewers that learn nothing have none. */
  readonly deliveries: readonly DeliveryToStore[];
  /** Only the seats that the change affects. */
  readonly seats: readonly StoredSeat[];
}

/** Who gets a delivery: a seat, or `null` for the spectators. All hands, for spectators later on, go to `hands`. */
export type Receiver = Seat | null | 'hands';

/** A delivery to one viewer, or all hands. */
export interface DeliveryToStore {
  /** The viewer, or all hands. */
  readonly to: Receiver;
  /** Its number among the deliveries to this viewer, from 1; for hands, the number of the spectators' delivery. */
  readonly revision: number;
  /** To be stored as JSON, unchanged: the redacted events, the move that was taken back, or for hands all views by seat. */
  readonly events: readonly GameTypes['RedactedEvent'][] | TakenBack<GameTypes> | readonly GameTypes['View'][];
}

/** A change to a match, if it still has this version. */
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
  /** The match of which this is the rematch, as of a version; a match has at most one rematch. */
  readonly rematchOf: { readonly id: string; readonly version: number; readonly info: MatchInfo } | null;
}

/** The data of a match that a process needs to keep live viewers up to date. */
export interface MatchSummary {
  /** The id of the match. */
  readonly id: string;
  /** Its version: 1 at first, plus one with every change. */
  readonly version: number;
  /** The text of its {@link MatchInfo}. */
  readonly info: string;
  /** How many times a seat has been taken or lost. */
  readonly seatChanges: number;
}

/** The updates that a process needs to keep live viewers up to date, all as of one moment. */
export interface Updates {
  /** The requested matches that still exist. */
  readonly matches: readonly MatchSummary[];
  /** As from {@link Store.deliveries}. */
  readonly deliveries: readonly StoredDelivery[];
}

/** A delivery, with its events still as stored text. */
export interface StoredDelivery {
  /** The id of the match. */
  readonly match: string;
  /** The viewer, or all hands. */
  readonly to: Receiver;
  /** As in {@link DeliveryToStore}. */
  readonly revision: number;
  /** As JSON text: a list of redacted events or of views, or an object for a move that was taken back. */
  readonly events: string;
}

/** A query for the deliveries to one viewer of a match after a revision. */
export interface DeliveryQuery {
  /** The id of the match. */
  readonly match: string;
  /** The viewer, or all hands. */
  readonly to: Receiver;
  /** The revision of the last delivery that the viewer has; 0 for none. */
  readonly after: number;
  /** The last revision to return; missing: the latest. */
  readonly upTo?: number;
}

/** The maximum number of deliveries that a store returns for one query. */
export const DELIVERY_PAGE = 100;

/** The maximum number of log entries that a store returns at once. */
export const LOG_PAGE = 200;

/** A place in the log of a match, from which the log can be read on. */
export interface KeptPlace {
  /** The number of entries before it. */
  readonly number: number;
  /** A referee's place and the version of its rules, to be stored as JSON. It contains every secret. */
  readonly place: unknown;
}

/** A query for listed matches. */
export interface MatchListQuery {
  /** Only matches of the game with this id; `null`: any game. */
  readonly game: string | null;
  /** Only matches with this status; `null`: any status. */
  readonly status: MatchStatus | null;
  /** Only matches opened before this one; `null`: the latest. */
  readonly before: string | null;
  /** The maximum number of matches, 1 to 100. */
  readonly count: number;
}

/** A query for the matches in which an account has a seat, the last opened first. */
export interface AccountMatchQuery {
  /** The id of the account. */
  readonly account: string;
  /** Only matches opened before this one; `null`: the latest. */
  readonly before: string | null;
  /** The maximum number of matches, 1 to 100. */
  readonly count: number;
}

/** The storage of a match. Every write is atomic: after an error, it has been written completely or not at all. */
export interface MatchStore {
  /**
   * Stores a new match. Returns `false` if the request has already opened one, or `rematchOf` has a rematch or another
   * version.
   */
  open(match: MatchToOpen): Promise<boolean>;
  /** The id of the match that this request opened; `null` if there is none. */
  requested(request: string): Promise<string | null>;
  /** The match with this id; `null` if there is none. */
  find(id: string): Promise<StoredMatch | null>;
  /** Changes a match if it still has this version; otherwise returns `false`. */
  change(id: string, version: number, change: Change): Promise<boolean>;
  /** The oldest deliveries for each query, in order, at most {@link DELIVERY_PAGE}. */
  deliveries(queries: readonly DeliveryQuery[]): Promise<readonly StoredDelivery[]>;
  /** At most {@link LOG_PAGE} entries of a match's log after the first `after` ones (default 0), in order. */
  log(id: string, after?: number): Promise<readonly LogEntry[]>;
  /** The last kept place in the log of a match after at most `number` entries; `null` if there is none. */
  place(id: string, number: number): Promise<KeptPlace | null>;
  /** Keeps a place in the log of a match; one that is there already stays. */
  keepPlace(id: string, place: KeptPlace): Promise<void>;
}

/** The storage of a server's matches. Every write is one statement. */
export interface Store extends MatchStore {
  /** Creates missing tables; returns the versions of the schema before and after that. */
  prepare(): Promise<SchemaChange>;
  /** These matches, as far as they still exist, and the missing deliveries of these viewers, all as of one moment. */
  updates(ids: readonly string[], queries: readonly DeliveryQuery[]): Promise<Updates>;
  /** The ids of the matches that now have another version. */
  changed(versions: ReadonlyMap<string, number>): Promise<readonly string[]>;
  /** Listed matches, latest first. */
  list(query: MatchListQuery): Promise<readonly ListedMatch[]>;
  /** The matches of an account, latest first. */
  listOf(query: AccountMatchQuery): Promise<readonly AccountMatch[]>;
  /** The ids of matches whose clock has run out. */
  due(count: number): Promise<readonly string[]>;
  /** The ids of matches that have waited for a bot for this many seconds. */
  waitingForBots(seconds: number, count: number): Promise<readonly string[]>;
  /** Removes matches without a change for this many seconds, by whether they are over; returns how many. */
  clear(keepOver: number, keepOthers: number): Promise<number>;
  /** Resolves when the database answers. @throws Error if it does not. */
  ping(): Promise<void>;
  /** Resolves when a write of a megabyte succeeds, of which nothing stays. @throws Error if it does not. */
  tryWrite(): Promise<void>;
  /** What the operator and the webhooks need. */
  readonly operator: OperatorStore;
  /** The state of its pool of connections, if it has one. */
  readonly connections?: () => Connections;
  /** Resolves with the reason if the store must no longer be used; the server then stops. */
  readonly lost?: Promise<Error>;
  /** Closes the connections to the database. */
  close(): Promise<void>;
}
