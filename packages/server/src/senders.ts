import { LRUCache } from 'lru-cache';
import type { CountRate } from './countRate.js';

/** What this process has seen of a network address. */
export interface SenderSeen {
  readonly address: string;
  /** Its requests and messages, since it was last quiet for a quarter of an hour. */
  readonly requests: number;
  readonly since: string;
  readonly last: string;
}

const QUIET = 15 * 60_000;
const MOST = 10_000;

/** The addresses that have sent something in the last quarter of an hour. They stay in memory, for the operator. */
export class Senders {
  readonly #seen = new LRUCache<string, { requests: number; readonly since: number; last: number }>({
    max: MOST,
    ttl: QUIET,
    updateAgeOnGet: true,
  });

  /** A counter that also notes who sends. */
  watching(count: CountRate): CountRate {
    return (name, key, weight) => {
      if (name === 'requests') this.saw(key);
      return count(name, key, weight);
    };
  }

  saw(address: string): void {
    const now = Date.now();
    const seen = this.#seen.get(address);
    if (seen === undefined) this.#seen.set(address, { requests: 1, since: now, last: now });
    else {
      seen.requests += 1;
      seen.last = now;
    }
  }

  /** The busiest first. */
  list(count: number): readonly SenderSeen[] {
    return [...this.#seen.entries()]
      .map(([address, { requests, since, last }]) => {
        return { address, requests, since: new Date(since).toISOString(), last: new Date(last).toISOString() };
      })
      .sort((one, other) => other.requests - one.requests)
      .slice(0, count);
  }
}
