import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { FanoutConfig } from './fanout.js';
import type { Limits, Rate, RateName } from './limits.js';
import { openRedis, requireRedis } from './redisClient.js';
import { Refusal } from './refusal.js';
import { hashed } from './tokens.js';

/** Counts how often each key does what a rate limits. */
export interface Rates {
  /** Counts once more for a key; resolves with the milliseconds after which the key may try again, 0 if it may now. */
  count(name: RateName, rate: Rate, key: string): Promise<number>;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Opens {@link Rates}, which report their trouble to the operator. */
export type OpenRates = (config: Pick<FanoutConfig, 'onTrouble' | 'onRecovery'>) => Promise<Rates>;

/** Counts in this process alone: with several processes, each accepts as much. */
export function ownRates(): OpenRates {
  return async () => ({ count: countBy(inMemory), async close() {} });
}

/**
 * Counts in Redis, for all processes that use it together. While it is unreachable, each process counts by itself. Redis
 * holds only hashes of addresses and tokens. Requires the package `ioredis`.
 *
 * @throws RangeError for an address of something else.
 */
export function redisRates(url: string): OpenRates {
  requireRedis(url);
  return async (config) => {
    const client = await openRedis(url, config);
    const count = countBy((name, rate) => {
      const insurance = inMemory(name, rate);
      return new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `hencoop:${name}`,
        points: rate.count,
        duration: rate.seconds,
        insuranceLimiter: insurance,
        // A key that has used up its rate costs Redis nothing more.
        inMemoryBlockOnConsumed: rate.count + 1,
      });
    });
    return { count: (name, rate, key) => count(name, rate, hashed(key)), close: async () => client.disconnect() };
  };
}

function inMemory(_: RateName, { count, seconds }: Rate): RateLimiterMemory {
  return new RateLimiterMemory({ points: count, duration: seconds });
}

function countBy(make: (name: RateName, rate: Rate) => RateLimiterAbstract): Rates['count'] {
  const limiters = new Map<RateName, RateLimiterAbstract>();
  return async (name, rate, key) => {
    const limiter = limiters.get(name) ?? make(name, rate);
    limiters.set(name, limiter);
    try {
      await limiter.consume(key);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  };
}

/** What each rate counts, in a sentence for people: "Too many requests …". */
const COUNTED: { readonly [name in RateName]: string } = {
  requests: 'requests from this address',
  moves: 'moves from this seat',
  matches: 'new matches',
  botMatches: 'new matches of bots alone',
};

/** Counts one more for a key. @throws Refusal once the key exceeds the rate. */
export type CountRate = (name: RateName, key: string) => Promise<void>;

export function rateCounter(limits: Limits, rates: Rates): CountRate {
  return async (name, key) => {
    const rate = limits[name];
    if (rate === null) return;
    const milliseconds = await rates.count(name, rate, key);
    if (milliseconds === 0) return;
    const wait = Math.max(1, Math.ceil(milliseconds / 1000));
    const limit = `at most ${rate.count} in ${rate.seconds} seconds`;
    throw new Refusal('tooMany', `Too many ${COUNTED[name]}: ${limit}. Try again in ${wait} s.`, wait);
  };
}
