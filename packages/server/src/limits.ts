import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.js';

/** How many are allowed in how many seconds. */
export interface Rate {
  /** How many are accepted within `seconds`. */
  readonly count: number;
  /** The length of the period, in seconds. */
  readonly seconds: number;
}

/** How much a server process accepts. A rate of `null` sets no limit. */
export interface Limits {
  /** Requests of one address and messages on its sockets, together. */
  readonly requests: Rate | null;
  /** Submissions with one token, by requests and on sockets together. */
  readonly moves: Rate | null;
  /** Matches that one address, or one account, opens. */
  readonly matches: Rate | null;
  /** Matches without a person that one address, or one account, opens; they count among `matches` as well. */
  readonly botMatches: Rate | null;
  /** Bytes of a body, and of a message on a socket. */
  readonly bytes: number;
  /** Connections in all. */
  readonly connections: number;
  /** Sockets and streams of one address. */
  readonly live: number;
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
  bytes: 8_192,
  connections: 20_000,
  live: 200,
  backlog: 1_000_000,
  cached: 10_000,
  bots: 2,
  botPause: 500,
  botChanges: 20_000,
  keep: Object.freeze({ over: 30 * DAY, others: 90 * DAY }),
});

/** Counts what each key does. */
export interface RateLimiter {
  /** @throws Refusal once a key exceeds the rate. */
  count(key: string): Promise<void>;
}

/** `what` names what is counted, in a sentence for people: "Too many requests …". */
export function rateLimiter(rate: Rate | null, what: string): RateLimiter {
  if (rate === null) return { async count() {} };
  const limiter = new RateLimiterMemory({ points: rate.count, duration: rate.seconds });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        const limit = `at most ${rate.count} in ${rate.seconds} seconds`;
        throw new Refusal('tooMany', `Too many ${what}: ${limit}. Try again in ${wait} s.`, wait);
      }
    },
  };
}

/** Counts how many connections each address has open. */
export class ConnectionCounter {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** @throws Refusal for an address that has too many. */
  open(address: string): void {
    const count = this.#open.get(address) ?? 0;
    if (count >= this.#max) throw new Refusal('tooMany', 'Too many connections from this address.');
    this.#open.set(address, count + 1);
  }

  close(address: string): void {
    const count = this.#open.get(address) ?? 0;
    if (count <= 1) this.#open.delete(address);
    else this.#open.set(address, count - 1);
  }
}
