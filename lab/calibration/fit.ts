// Fits the weights of a chance to win by coordinate descent on the log loss over positions.
import type { Seat } from 'hencoop';

/** Positive weights by name. */
export type Weights = { readonly [name: string]: number };

/** Makes a function for the chance to win from weights. */
export type ChanceBy<State> = (weights: Weights) => (state: State, seat: Seat) => number;

/** The search ends once a step is smaller than this fraction of a weight. */
const SMALLEST_STEP = 0.02;
/** The minimum chance that counts, so that the loss stays finite. */
const EDGE = 1e-6;

/** The log loss: the average of -log of the winners' chances. */
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

/** The weights with the smallest loss near `start`. Steps begin with half of each weight, then shrink. */
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
