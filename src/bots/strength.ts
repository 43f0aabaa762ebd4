import { isRecord, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';

/** One deal of a duel, played with the candidate at every seat in turn. */
export interface DealResult {
  /** The candidate's average share of the win, 0 to 1; among equals, 1 / seats. */
  readonly wins: number;
  /** The candidate's average score minus the others' average, in game points. */
  readonly margin: number;
}

/** How strong a candidate is against its rivals, with 95 % confidence intervals. */
export interface Strength {
  /** The number of deals played. */
  readonly deals: number;
  /** The number of games played: each deal once per seat. */
  readonly games: number;
  /** The fraction of games won; ties are shared. */
  readonly wins: Interval;
  /** See {@link eloOf}. */
  readonly elo: Interval;
  /** The candidate's score minus its rivals' average, in game points. */
  readonly margin: Interval;
}

/** An estimate with its 95 % confidence interval. */
export interface Interval {
  /** The lower bound; may be `-Infinity`. */
  readonly low: number;
  /** The estimate. */
  readonly mean: number;
  /** The upper bound; may be `Infinity`. */
  readonly high: number;
}

/**
 * The strength shown by these deals. The deals are independent but the games of one deal are not, so each deal counts
 * as one observation.
 * @throws RangeError if `results` is empty or holds anything but results of deals, or `seats` is below 2.
 */
export function strengthOf(results: readonly DealResult[], seats: number): Strength {
  checkResults('results', results);
  const deals = results.length;
  if (deals === 0) refuseOption('results', 'at least one deal', deals);
  checkSeats(seats);
  const wins = winsInterval(results.map((result) => result.wins));
  return {
    deals,
    games: deals * seats,
    wins,
    elo: { low: eloOf(wins.low, seats), mean: eloOf(wins.mean, seats), high: eloOf(wins.high, seats) },
    margin: meanInterval(results.map((result) => result.margin)),
  };
}

/**
 * The Elo difference that wins this fraction of games at a table with `seats` seats and equal rivals: the candidate's
 * chance is `w / (w + seats - 1)` with `w = 10^(elo / 400)` (Bradley-Terry for one winner among several; the usual Elo
 * formula for two seats). 0 for 1 / seats; infinite for 0 and 1.
 * @throws RangeError if `wins` is outside 0 to 1, or `seats` is below 2.
 */
export function eloOf(wins: number, seats: number): number {
  if (!(typeof wins === 'number' && wins >= 0 && wins <= 1)) refuseOption('wins', 'a number from 0 to 1', wins);
  checkSeats(seats);
  return 400 * Math.log10((wins * (seats - 1)) / (1 - wins));
}

/** @throws RangeError if `results` is not a list of results of deals. */
export function checkResults(path: string, results: unknown): void {
  if (!Array.isArray(results)) refuseOption(path, 'a list of the results of deals', results);
  for (const [deal, result] of results.entries()) {
    const { wins, margin }: { readonly [name: string]: unknown } = isRecord(result) ? result : {};
    // A sum of fractions may slightly exceed 1.
    if (!(typeof wins === 'number' && wins >= 0 && wins < 1 + 1e-9)) {
      refuseOption(`${path}[${deal}].wins`, 'a number from 0 to 1', wins);
    }
    if (!Number.isFinite(margin)) refuseOption(`${path}[${deal}].margin`, 'a number', margin);
  }
}

/** @throws RangeError if `seats` is not a whole number, 2 or more. */
export function checkSeats(seats: unknown): void {
  if (!(isWhole(seats) && seats >= 2)) refuseOption('seats', 'a whole number, 2 or more', seats);
}

/** The average and its standard error. */
function summary(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count - 1) / count) };
}

/** The average of independent observations, with Student's interval. */
export function meanInterval(values: readonly number[]): Interval {
  const { mean, error } = summary(values);
  const width = values.length < 2 ? Infinity : quantile(values.length - 1) * error;
  return { low: mean - width, mean, high: mean + width };
}

/**
 * Wilson's score interval, which stays within 0 to 1, for the number of independent games that would have the standard
 * error of these deals. If all deals ended the same way, they show no error, and each counts as one game.
 */
export function winsInterval(values: readonly number[]): Interval {
  const count = values.length;
  if (count < 2) return { low: 0, mean: values[0] ?? 0, high: 1 };
  const { mean: average, error } = summary(values);
  // Rounding can push the average above 1.
  const mean = Math.min(1, average);
  const spread = mean * (1 - mean);
  const games = error > 0 && spread > 0 ? spread / error ** 2 : count;
  const bound = quantile(count - 1) ** 2 / games;
  const center = (mean + bound / 2) / (1 + bound);
  const width = Math.sqrt(bound * (spread + bound / 4)) / (1 + bound);
  // Exact at the ends, where rounding would give a large Elo instead of an infinite one.
  return {
    low: mean === 0 ? 0 : Math.max(0, center - width),
    mean,
    high: mean === 1 ? 1 : Math.min(1, center + width),
  };
}

/** The 97.5 % quantile of Student's t distribution, expanded around the normal quantile. */
function quantile(freedom: number): number {
  return 1.96 + 2.3723 / freedom + 2.8225 / freedom ** 2 + 2.5558 / freedom ** 3;
}
