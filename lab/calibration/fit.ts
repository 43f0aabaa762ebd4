// Fits the weights of a chance to win: coordinate descent on the log loss over positions.
import type { Seat } from 'hencoop';

/** Weights by name; every one is positive. */
export type Weights = { readonly [name: string]: number };

/** A chance to win by weights. */
export type ChanceBy<State> = (weights: Weights) => (state: State, seat: Seat) => number;

/** A step no longer than this fraction of a weight ends the search. */
const SMALLEST_STEP = 0.02;
/** No chance counts as nearer to 0 or 1. */
const EDGE = 1e-6;

/** The average of -log of the chance of what happened. */
export function lossOf<State>(
  positions: readonly { readonly state: State; readonly wins: readonly number[] }[],
  chance: (state: State, seat: Seat) => number,
): number {
  let sum = 0;
  for (const { state, wins } of positions)
    wins.forEach((won, seat) => {
      if (won > 0) sum -= won * Math.log(Math.max(EDGE, chance(state, seat)));
    });
  return sum / positions.length;
}

/** The weights with the least loss near `start`, each changed by a half of itself first, then by less. */
export function fitWeights<State>(
  positions: readonly { readonly state: State; readonly wins: readonly number[] }[],
  chanceBy: ChanceBy<State>,
  start: Weights,
): { readonly weights: Weights; readonly loss: number } {
  let weights = start;
  let loss = lossOf(positions, chanceBy(weights));
  for (let step = 0.5; step >= SMALLEST_STEP; ) {
    let isBetter = false;
    for (const name of Object.keys(start))
      for (const factor of [1 + step, 1 / (1 + step)]) {
        const tried = { ...weights, [name]: (weights[name] ?? 0) * factor };
        const found = lossOf(positions, chanceBy(tried));
        if (found < loss) [weights, loss, isBetter] = [tried, found, true];
      }
    if (!isBetter) step /= 2;
  }
  return { weights, loss };
}
