// When a pair of the pool has played enough.
import { strengthOf } from 'hencoop/bots';
import type { Pair } from './results.js';

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
