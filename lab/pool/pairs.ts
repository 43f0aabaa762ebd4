// Which pairs of a pool play, and when one has played enough.
import { type DealResult, LEVELS, pairingsOf, strengthOf } from 'hencoop/bots';
import type { Pool } from './entrants.js';
import type { Pair } from './results.js';

/** A pair that plays on. */
interface OpenPair extends Pair {
  readonly results: DealResult[];
}

/** The pairs of a pool, with what they have played. */
interface PoolPairs {
  readonly playing: readonly OpenPair[];
  /** Those of other numbers of seats. */
  readonly resting: readonly Pair[];
}

/** How many pairs a pool has at these numbers of seats. */
export function pairCount({ namesAt }: Pick<Pool, 'namesAt'>, seats: readonly number[]): number {
  return seats.reduce((sum, count) => sum + pairingsOf(namesAt(count), count).length, 0);
}

/**
 * The pairs that play at these numbers of seats, with what they have `played`. Pairs are dropped with a level that tables of
 * their size no longer offer, and with `forget` those with a level of today at these numbers of seats.
 */
export function pairsOf(
  played: readonly Pair[],
  { namesAt }: Pick<Pool, 'namesAt'>,
  seats: readonly number[],
  forget: boolean,
): PoolPairs {
  const isToday = (name: string) => LEVELS.some((level) => level === name);
  const isDropped = (name: string, count: number) =>
    isToday(name) && ((forget && seats.includes(count)) || !namesAt(count).includes(name));
  const kept = played.filter((pair) => !isDropped(pair.candidate, pair.seats) && !isDropped(pair.rival, pair.seats));
  const isSame = (a: Omit<Pair, 'results'>, b: Omit<Pair, 'results'>) =>
    a.seats === b.seats && a.candidate === b.candidate && a.rival === b.rival;
  const playing = seats.flatMap((count) =>
    pairingsOf(namesAt(count), count).map(([candidate, rival]) => {
      const pair = { seats: count, candidate, rival };
      return { ...pair, results: [...(kept.find((one) => isSame(one, pair))?.results ?? [])] };
    }),
  );
  return { playing, resting: kept.filter((one) => !playing.some((pair) => isSame(one, pair))) };
}

/** No pair stops before it has played this many deals. */
const LEAST_DEALS = 10;
/** A pair stops once its interval is narrower than this to both sides, in Elo. */
export const CLOSE = 25;

/** How wide the interval of a pair is, in Elo; `null` once the pair has stopped: its interval excludes 0, or is narrow. */
export function openWidth({ results, seats }: Pick<Pair, 'results' | 'seats'>): number | null {
  if (results.length < LEAST_DEALS) return Infinity;
  const { low, high } = strengthOf(results, seats).elo;
  return low > 0 || high < 0 || high - low < 2 * CLOSE ? null : high - low;
}

/** The open pair with the widest interval, and of several the one with the fewest deals; `null` once all have stopped. */
export function nextPair<P extends Pick<Pair, 'results' | 'seats'>>(pairs: readonly P[]): P | null {
  let widest: { readonly pair: P; readonly width: number } | null = null;
  for (const pair of pairs) {
    const width = openWidth(pair);
    if (width === null) continue;
    const isFirst =
      widest === null ||
      width > widest.width ||
      (width === widest.width && pair.results.length < widest.pair.results.length);
    if (isFirst) widest = { pair, width };
  }
  return widest?.pair ?? null;
}
