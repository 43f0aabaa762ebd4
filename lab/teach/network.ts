// A network of one hidden layer that learns which kind of move is best.
import tychei from 'seedrandom/lib/tychei.js';
import { CHICKEN_ANSWERS as ANSWERS, KINDS_OF_MOVES } from '../inside.js';
import type { Decision } from './decisions.js';
import { add, CLOSE, get, LIKENESS, learnFrom, normalBy, REGRET, softmax } from './learning.js';

/** How many cells the hidden layer has. */
export const HIDDEN = 24;

/** How often the network learns from each decision. */
const PASSES = 25;

/** The weights, in the order of the layers. */
export interface Network {
  readonly toHidden: Float64Array;
  readonly hiddenBias: Float64Array;
  readonly toRatings: Float64Array;
  readonly ratingBias: Float64Array;
}

function newNetwork(random: () => number): Network {
  const normal = normalBy(random);
  return {
    toHidden: Float64Array.from({ length: ANSWERS * HIDDEN }, normal(0.15)),
    hiddenBias: new Float64Array(HIDDEN).fill(0.05),
    toRatings: Float64Array.from({ length: HIDDEN * KINDS_OF_MOVES }, normal(0.2)),
    ratingBias: new Float64Array(KINDS_OF_MOVES),
  };
}

const layersOf = ({ toHidden, hiddenBias, toRatings, ratingBias }: Network) => [
  toHidden,
  hiddenBias,
  toRatings,
  ratingBias,
];

/** The network's thoughts about the answers: its hidden cells, and a rating for each kind of move. */
function think({ toHidden, hiddenBias, toRatings, ratingBias }: Network, answers: readonly number[]) {
  const cells = Float64Array.from(hiddenBias);
  for (const answer of answers) {
    for (let cell = 0; cell < HIDDEN; cell++) add(cells, cell, get(toHidden, answer * HIDDEN + cell));
  }
  const ratings = Float64Array.from(ratingBias);
  for (let cell = 0; cell < HIDDEN; cell++) {
    const active = get(cells, cell);
    if (active <= 0) {
      cells[cell] = 0;
      continue;
    }
    for (let kind = 0; kind < KINDS_OF_MOVES; kind++) {
      add(ratings, kind, active * get(toRatings, cell * KINDS_OF_MOVES + kind));
    }
  }
  return { cells, ratings };
}

/** How each rating should change, by kind of move. */
function slopesOf(ratings: Float64Array, values: Decision['values']): number[] {
  const chances = softmax(values.map((value, kind) => (value === null ? null : get(ratings, kind))));
  const wanted = softmax(values.map((value) => (value === null ? null : value / CLOSE)));
  const expected = values.reduce<number>((sum, value, kind) => sum + (chances[kind] ?? 0) * (value ?? 0), 0);
  return values.map((value, kind) => {
    if (value === null) return 0;
    const chance = chances[kind] ?? 0;
    return LIKENESS * (chance - (wanted[kind] ?? 0)) - REGRET * chance * (value - expected);
  });
}

/** Adds the slopes of one decision to those of its batch. */
function learn(network: Network, slopes: Network, { answers, values }: Decision): void {
  const { cells, ratings } = think(network, answers);
  const back = new Float64Array(HIDDEN);
  slopesOf(ratings, values).forEach((slope, kind) => {
    if (slope === 0) return;
    add(slopes.ratingBias, kind, slope);
    for (let cell = 0; cell < HIDDEN; cell++) {
      const active = get(cells, cell);
      if (active === 0) continue;
      add(slopes.toRatings, cell * KINDS_OF_MOVES + kind, slope * active);
      add(back, cell, slope * get(network.toRatings, cell * KINDS_OF_MOVES + kind));
    }
  });
  for (let cell = 0; cell < HIDDEN; cell++) {
    const slope = get(back, cell);
    if (slope === 0) continue;
    add(slopes.hiddenBias, cell, slope);
    for (const answer of answers) add(slopes.toHidden, answer * HIDDEN + cell, slope);
  }
}

/** The network that these decisions teach, the same for the same decisions. */
export function networkFor(decisions: readonly Decision[]): Network {
  const random = tychei('teach');
  const network = newNetwork(random);
  const slopes = newNetwork(() => 0);
  const batches = { weights: layersOf(network), slopes: layersOf(slopes), passes: PASSES, random };
  learnFrom(decisions, batches, (decision) => learn(network, slopes, decision));
  return network;
}

/** The average chance to win that the network's choices give away, of those of the search. */
export function regretOf(network: Network, decisions: readonly Decision[]): number {
  let sum = 0;
  for (const { answers, values } of decisions) {
    const { ratings } = think(network, answers);
    let [best, chosen, most] = [-Infinity, 0, -Infinity];
    values.forEach((value, kind) => {
      if (value === null) return;
      best = Math.max(best, value);
      if (get(ratings, kind) > most) [chosen, most] = [value, get(ratings, kind)];
    });
    sum += best - chosen;
  }
  return sum / decisions.length;
}
