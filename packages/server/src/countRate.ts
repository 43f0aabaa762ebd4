import type { Limits, Rate, RateName } from './limits.js';
import { Refusal } from './refusal.js';

/** Counts how often each key does what a rate limits. */
export interface Rates {
  /** Counts once more for a key; resolves with the milliseconds after which the key may try again, 0 if it may now. */
  count(name: RateName, rate: Rate, key: string): Promise<number>;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** What each rate counts, in a sentence for people: "Too many requests …". */
const COUNTED: { readonly [name in RateName]: string } = {
  requests: 'requests from this address',
  moves: 'moves from this seat',
  matches: 'new matches',
  botMatches: 'new matches of bots alone',
  emotes: 'emotes from this seat',
  undos: 'requests to take a move back',
  analyses: 'new analyses',
};

/** Counts one more for a key. @throws Refusal once the key exceeds the rate. */
export type CountRate = (name: RateName, key: string) => Promise<void>;

/** Counts by the rates of these limits. */
export function rateCounter(limits: Pick<Limits, RateName>, rates: Pick<Rates, 'count'>): CountRate {
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
