import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rates } from './countRate.js';
import type { FanoutConfig } from './fanout.js';
import type { Rate, RateName } from './limits.js';
import { openRedis, requireRedis } from './redisClient.js';
import { hashed } from './tokens.js';

/** Opens {@link Rates}, which report outages to the operator. */
export type OpenRates = (config: Pick<FanoutConfig, 'onTrouble' | 'onRecovery'>) => Promise<Rates>;

/** Counts in each process separately: each of several processes accepts the full rate. */
export function ownRates(): OpenRates {
  return async () => ({ count: countBy(inMemory), async close() {} });
}

/**
 * Counts in Redis, across all processes that use it. While Redis is unreachable, each process counts separately. Redis
 * stores only hashes of addresses and tokens. Requires the package `ioredis`.
 *
 * @throws RangeError if `url` is not the address of a Redis server.
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
        // A key that has used up its rate causes no more Redis commands.
        inMemoryBlockOnConsumed: rate.count + 1,
      });
    });
    return {
      count: (name, rate, key, weight) => count(name, rate, hashed(key), weight),
      close: async () => client.disconnect(),
    };
  };
}

function inMemory(_: RateName, { count, seconds }: Rate): RateLimiterMemory {
  return new RateLimiterMemory({ points: count, duration: seconds });
}

function countBy(make: (name: RateName, rate: Rate) => RateLimiterAbstract): Rates['count'] {
  const limiters = new Map<RateName, RateLimiterAbstract>();
  return async (name, rate, key, weight) => {
    const limiter = limiters.get(name) ?? make(name, rate);
    limiters.set(name, limiter);
    try {
      await limiter.consume(key, weight);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  };
}
