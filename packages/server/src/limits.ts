import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.js';

/** How many may be done in how many seconds. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

/** What a server takes from others. A rate of `null` is no limit. All are of one process. */
export interface Limits {
  /** Requests of one address and messages on its sockets, together. */
  readonly requests: Rate | null;
  /** Submissions with one token, by requests and on sockets together. */
  readonly moves: Rate | null;
  /** Matches that one address, or one account, opens. */
  readonly matches: Rate | null;
  /** Bytes of a body, and of a message on a socket. */
  readonly bytes: number;
  /** Connections of all. */
  readonly connections: number;
  /** Sockets and streams of one address. */
  readonly live: number;
  /** Bytes that a socket may have waiting: one that is slower is dropped. */
  readonly backlog: number;
  /** Matches that are kept in memory. */
  readonly cached: number;
  /** Bots that think at once. */
  readonly bots: number;
  /** After how many seconds without a change a match is removed, once it is over and before. */
  readonly keep: { readonly over: number; readonly others: number };
}

const DAY = 86_400;

export const LIMITS: Limits = {
  requests: { count: 600, seconds: 10 },
  moves: { count: 100, seconds: 10 },
  matches: { count: 30, seconds: 60 },
  bytes: 8_192,
  connections: 20_000,
  live: 200,
  backlog: 1_000_000,
  cached: 10_000,
  bots: 2,
  keep: { over: 30 * DAY, others: 90 * DAY },
};

/** Counts what each key does. */
export interface Meter {
  /** @throws Refusal for one too many. */
  count(key: string): Promise<void>;
}

export function meterOf(rate: Rate | null, what: string): Meter {
  if (rate === null) return { async count() {} };
  const limiter = new RateLimiterMemory({ points: rate.count, duration: rate.seconds });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new Refusal(
          'tooMany',
          `expected at most ${rate.count} ${what} in ${rate.seconds} s: wait ${wait} s`,
          wait,
        );
      }
    },
  };
}

/** Counts what each address has open at once. */
export class Tally {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Opens one more; `false` for one too many. */
  open(key: string): boolean {
    const count = this.#open.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#open.set(key, count + 1);
    return true;
  }

  close(key: string): void {
    const count = this.#open.get(key) ?? 0;
    if (count <= 1) this.#open.delete(key);
    else this.#open.set(key, count - 1);
  }
}
