import { at } from '../inside.js';
import type { SeatFound } from './results.js';

/** A mean with its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** The mean loss per decision. A seat's decisions in a match count as one observation. */
export function meanLoss(seats: readonly SeatFound[]): Mean {
  const decisions = seats.reduce((sum, seat) => sum + seat.decisions, 0);
  const mean = seats.reduce((sum, { loss }) => sum + loss, 0) / decisions;
  // The error of a ratio of two sums.
  const squares = seats.reduce((sum, seat) => sum + (seat.loss - mean * seat.decisions) ** 2, 0);
  return { mean, error: (Math.sqrt(squares) / decisions) * Math.sqrt(seats.length / (seats.length - 1)) };
}

/**
 * The correlation, over matches, of the seats' difference in loss with their difference in result, with a 95 % interval
 * by Fisher's transformation. It should be negative: who loses more wins less.
 */
export function correlationOf(matches: readonly (readonly SeatFound[])[]) {
  const pairs = matches.map(([a, b]) => {
    if (a === undefined || b === undefined) throw new Error('expected matches of two seats');
    return [a.loss - b.loss, a.result - b.result] as const;
  });
  const meanAt = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const means = [meanAt(0), meanAt(1)];
  const product = (a: 0 | 1, b: 0 | 1) =>
    pairs.reduce((sum, pair) => sum + (pair[a] - at(means, a)) * (pair[b] - at(means, b)), 0);
  const r = product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
  const spread = 1.96 / Math.sqrt(pairs.length - 3);
  return { r, low: Math.tanh(Math.atanh(r) - spread), high: Math.tanh(Math.atanh(r) + spread) };
}

/** The error function, to seven digits (Abramowitz and Stegun, 7.1.26). */
export function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}
