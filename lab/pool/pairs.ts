// Decides which pairs of a pool play, and when a pair has finished.
import { type DealResult, LEVELS, pairingsOf, strengthOf } from 'hencoop/bots';
import type { Pool } from './entrants.js';
import type { Pair } from './results.js';

/** A pair that can play more deals. */
interface OpenPair extends Pair {
  readonly results: DealResult[];
}

/** The pairs of a pool, with their results. */
interface PoolPairs {
  readonly playing: readonly OpenPair[];
  /** The pairs at other numbers of seats. */
  readonly resting: readonly Pair[];
}

/** The number of pairs of a pool at these numbers of seats. */
export function pairCount({ namesAt }: Pick<Pool, 'namesAt'>, seats: readonly number[]): number {
  return seats.reduce((sum, count) => sum + pairingsOf(namesAt(count), count).length, 0);
}

/**
 * The pairs that play at these numbers of seats, with the results in `played`. Drops pairs with a level that the game no
 * longer offers at their number of seats and, with `forget`, pairs with one of today's levels at these numbers of seats.
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

/** The minimum number of deals of a pair. */
const LEAST_DEALS = 10;
/** A pair finishes once its interval is narrower than ± this, in Elo. */
export const CLOSE = 25;

/** The width of a pair's interval, in Elo; `null` if the pair has finished: its interval excludes 0, or is narrow. */
export function openWidth({ results, seats }: Pick<Pair, 'results' | 'seats'>): number | null {
  if (results.length < LEAST_DEALS) return Infinity;
  const { low, high } = strengthOf(results, seats).elo;
  return low > 0 || high < 0 || high - low < 2 * CLOSE ? null : high - low;
}

/** The pair with the widest interval, then the fewest deals; `null` if all have finished. */
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
