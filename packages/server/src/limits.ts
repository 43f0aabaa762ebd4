import { Refusal } from './refusal.js';

/** How many are allowed in how many seconds. */
export interface Rate {
  /** How many are accepted within `seconds`. */
  readonly count: number;
  /** The length of the period, in seconds. */
  readonly seconds: number;
}

/**
 * How much a server process accepts. A rate of `null` sets no limit. An address of IPv6 counts with all of its network, the
 * first 64 bits: a sender may use any of them.
 */
export interface Limits {
  /** Requests of one address and messages on its sockets, together. */
  readonly requests: Rate | null;
  /** Submissions with one token, by requests and on sockets together. */
  readonly moves: Rate | null;
  /** Matches that one address, or one account, opens. */
  readonly matches: Rate | null;
  /** Matches without a person that one address, or one account, opens; they count among `matches` as well. */
  readonly botMatches: Rate | null;
  /** Emotes of one seat. */
  readonly emotes: Rate | null;
  /** Requests of one seat to take a move back. */
  readonly undos: Rate | null;
  /** Analyses of finished matches that one address, or one account, starts; to read one costs nothing. */
  readonly analyses: Rate | null;
  /** Bytes of a body, and of a message on a socket. */
  readonly bytes: number;
  /** Connections in all. */
  readonly connections: number;
  /** Connections of one address; behind `proxies`, it is theirs to limit them. */
  readonly perAddress: number;
  /** Sockets and streams of one address. */
  readonly live: number;
  /** Sockets of one address that have not said yet who is there. */
  readonly silent: number;
  /** Bytes that may wait for a slow socket before the server drops it. */
  readonly backlog: number;
  /** Matches in memory. */
  readonly cached: number;
  /** Bots that think at once. */
  readonly bots: number;
  /** Milliseconds between two moves of a match without a person. */
  readonly botPause: number;
  /** After this many moves and other changes of a match without a person, its bots play no more. */
  readonly botChanges: number;
  /** The seconds without a change after which a match is removed: one that is over, and any other. */
  readonly keep: { readonly over: number; readonly others: number };
}

const DAY = 86_400;

/** The limits of a server that is given no others. */
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

/** A limit that is a rate. */
export type RateName = { [Name in keyof Limits]: Limits[Name] extends Rate | null ? Name : never }[keyof Limits];

/** Counts how many connections each address has open. */
export class ConnectionCounter {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts one more; the result ends it, once. `null` if the address has too many. */
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

  /** Counts one more; the result ends it, once. @throws Refusal for an address that has too many. */
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
