import type { Limits, Rate, RateName } from './limits.js';
import { Refusal } from './refusal.js';

/** Counts by key the actions that a rate limits. */
export interface Rates {
  /**
   * Counts an action of a key as `weight` actions; resolves with the milliseconds until the next attempt, 0 if this one is
   * allowed.
   */
  count(name: RateName, rate: Rate, key: string, weight: number): Promise<number>;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** The object of each rate in a message such as "Too many requests …". */
const COUNTED: { readonly [name in RateName]: string } = {
  requests: 'requests from this address',
  moves: 'moves from this seat',
  matches: 'new matches',
  botMatches: 'new matches of bots alone',
  emotes: 'emotes from this seat',
  undos: 'requests to take a move back',
  analyses: 'new analyses',
};

/** Counts an action of a key as `weight` actions, by default one. @throws Refusal if the key exceeds the rate. */
export type CountRate = (name: RateName, key: string, weight?: number) => Promise<void>;

/** Returns a counter for the rates of these limits. */
export function rateCounter(limits: Pick<Limits, RateName>, rates: Pick<Rates, 'count'>): CountRate {
  return async (name, key, weight = 1) => {
    const rate = limits[name];
    if (rate === null) return;
    const milliseconds = await rates.count(name, rate, key, weight);
    if (milliseconds === 0) return;
    const wait = Math.max(1, Math.ceil(milliseconds / 1000));
    const limit = `at most ${rate.count} in ${rate.seconds} seconds`;
    throw new Refusal('tooMany', `Too many ${COUNTED[name]}: ${limit}. Try again in ${wait} s.`, wait);
  };
}
