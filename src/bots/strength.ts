import { isRecord, isWhole } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';

/** One deal of a duel, played with the candidate at every seat in turn. */
export interface DealResult {
  /** The candidate's average fraction of a win: 0 to 1; equals play for 1 / seats. */
  readonly wins: number;
  /** The candidate's average score less the average of the others, in points of the game. */
  readonly margin: number;
}

/** How strong a candidate is against its rivals, with intervals that cover the truth in about 95 % of duels. */
export interface Strength {
  /** How many deals were played. */
  readonly deals: number;
  /** How many games were played: each deal once for every seat. */
  readonly games: number;
  /** The fraction of games won, ties shared. */
  readonly wins: Interval;
  /** See {@link eloOf}. */
  readonly elo: Interval;
  /** The candidate's score less the average score of its rivals, in points of the game. */
  readonly margin: Interval;
}

/** An estimate, and the bounds between which the truth is in about 95 % of cases. */
export interface Interval {
  /** The lower bound; may be `-Infinity`. */
  readonly low: number;
  /** The estimate. */
  readonly mean: number;
  /** The upper bound; may be `Infinity`. */
  readonly high: number;
}

/**
 * The strength shown by these deals. The deals are independent; the games of one deal are not, so that each deal counts
 * as one observation.
 * @throws RangeError without a deal, for something else than the results of deals, and for a number of seats below 2.
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
 * The difference in Elo that wins this fraction of games at a table with `seats` seats, all rivals being equal: the
 * candidate's chance is `w / (w + seats - 1)` with `w = 10^(elo / 400)` (Bradley-Terry for one winner among several; for
 * two seats the usual Elo formula). 0 for 1 / seats; infinite for 0 and 1.
 * @throws RangeError for a fraction outside 0 to 1, and for a number of seats below 2.
 */
export function eloOf(wins: number, seats: number): number {
  if (!(typeof wins === 'number' && wins >= 0 && wins <= 1)) refuseOption('wins', 'a number from 0 to 1', wins);
  checkSeats(seats);
  return 400 * Math.log10((wins * (seats - 1)) / (1 - wins));
}

/** @throws RangeError unless `results` is a list of the results of deals. */
export function checkResults(path: string, results: unknown): void {
  if (!Array.isArray(results)) refuseOption(path, 'a list of the results of deals', results);
  for (const [deal, result] of results.entries()) {
    const { wins, margin }: { readonly [name: string]: unknown } = isRecord(result) ? result : {};
    // Fractions that are added up may be a little more than 1.
    if (!(typeof wins === 'number' && wins >= 0 && wins < 1 + 1e-9)) {
      refuseOption(`${path}[${deal}].wins`, 'a number from 0 to 1', wins);
    }
    if (!Number.isFinite(margin)) refuseOption(`${path}[${deal}].margin`, 'a number', margin);
  }
}

/** @throws RangeError unless others can be played against at a table of `seats`. */
export function checkSeats(seats: unknown): void {
  if (!(isWhole(seats) && seats >= 2)) refuseOption('seats', 'a whole number, 2 or more', seats);
}

/** The average, and its standard error. */
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
 * Wilson's score interval, which stays within 0 to 1, with the number of independent games that would have the standard
 * error of these deals. Deals that all ended the same way show no error; then each counts as one game.
 */
export function winsInterval(values: readonly number[]): Interval {
  const count = values.length;
  if (count < 2) return { low: 0, mean: values[0] ?? 0, high: 1 };
  const { mean: average, error } = summary(values);
  // Rounding can bring the average of fractions above 1.
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

/** The 97.5 % quantile of Student's t distribution, by its expansion around that of the normal distribution. */
function quantile(freedom: number): number {
  return 1.96 + 2.3723 / freedom + 2.8225 / freedom ** 2 + 2.5558 / freedom ** 3;
}
