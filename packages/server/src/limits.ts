import { Refusal } from './refusal.js';

/** A rate limit. */
export interface Rate {
  /** The number accepted within `seconds`. */
  readonly count: number;
  /** The length of the period, in seconds. */
  readonly seconds: number;
}

/**
 * The limits of a server process. A rate of `null` means no limit. IPv6 addresses are counted by network (the first 64
 * bits), since a sender may use any address of it.
 */
export interface Limits {
  /**
   * Requests of one address, including messages on its sockets. A request that costs the server more counts as several: see
   * `weight` of each operation in `openapi.json`.
   */
  readonly requests: Rate | null;
  /** Submissions with one token, by request or socket. */
  readonly moves: Rate | null;
  /** Matches that one address, or one account, opens. */
  readonly matches: Rate | null;
  /** Matches between bots alone that one address, or one account, opens; they also count toward `matches`. */
  readonly botMatches: Rate | null;
  /** Emotes of one seat. */
  readonly emotes: Rate | null;
  /** Requests of one seat to take a move back. */
  readonly undos: Rate | null;
  /**
   * Analyses of finished matches that one address, or one account, starts; reading a finished analysis does not count.
   */
  readonly analyses: Rate | null;
  /** Bytes of a request body or a socket message. */
  readonly bytes: number;
  /** Total connections. */
  readonly connections: number;
  /** Connections of one address; behind `proxies`, limit them there. */
  readonly perAddress: number;
  /** Sockets and streams of one address. */
  readonly live: number;
  /** Sockets of one address that have not sent `enter` yet. */
  readonly silent: number;
  /** Bytes that may wait for a slow socket before the server drops it. */
  readonly backlog: number;
  /** Matches in memory. */
  readonly cached: number;
  /** Bots that think at once. */
  readonly bots: number;
  /** Milliseconds between two moves of a match between bots. */
  readonly botPause: number;
  /** The number of changes after which the bots of a match without people stop. */
  readonly botChanges: number;
  /** The seconds without a change after which to remove a match: a finished one, and any other. */
  readonly keep: { readonly over: number; readonly others: number };
}

const DAY = 86_400;

/** The default limits. */
export const LIMITS: Limits = Object.freeze({
  requests: Object.freeze({ count: 600, seconds: 10 }),
  moves: Object.freeze({ count: 100, seconds: 10 }),
  matches: Object.freeze({ count: 30, seconds: 60 }),
  botMatches: Object.freeze({ count: 10, seconds: 3_600 }),
  emotes: Object.freeze({ count: 5, seconds: 10 }),
  undos: Object.freeze({ count: 5, seconds: 60 }),
  analyses: Object.freeze({ count: 30, seconds: 3_600 }),
  bytes: 8_192,
  connections: 20_000,
  perAddress: 500,
  live: 200,
  silent: 50,
  backlog: 1_000_000,
  cached: 10_000,
  bots: 2,
  botPause: 500,
  botChanges: 20_000,
  keep: Object.freeze({ over: 30 * DAY, others: 90 * DAY }),
});

/** The name of a limit that is a rate. */
export type RateName = { [Name in keyof Limits]: Limits[Name] extends Rate | null ? Name : never }[keyof Limits];

/** Counts the open connections of each address. */
export class ConnectionCounter {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts a connection and returns a function that releases it, once; `null` if the address has too many. */
  tryOpen(address: string): (() => void) | null {
    const count = this.#open.get(address) ?? 0;
    if (count >= this.#max) return null;
    this.#open.set(address, count + 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#close(address);
      isOpen = false;
    };
  }

  /** Counts a connection and returns a function that releases it, once. @throws Refusal if the address has too many. */
  open(address: string): () => void {
    const close = this.tryOpen(address);
    if (close === null) throw new Refusal('tooMany', 'Too many connections from this address.');
    return close;
  }

  #close(address: string): void {
    const count = this.#open.get(address) ?? 0;
    if (count <= 1) this.#open.delete(address);
    else this.#open.set(address, count - 1);
  }
}
