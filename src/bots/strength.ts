/** One deal of a duel, played with the candidate at every seat in turn. */
export interface DealResult {
  /** The candidate's average fraction of a win: 0 to 1; equals play for 1 / seats. */
  readonly wins: number;
  /** The candidate's average score less the average of the others, in points of the game. */
  readonly margin: number;
}

/** How strong a candidate is against its rivals, with intervals that cover the truth in 95 % of duels. */
export interface Strength {
  readonly deals: number;
  readonly games: number;
  /** The fraction of games won, ties shared. */
  readonly wins: Interval;
  /** See {@link eloOf}. */
  readonly elo: Interval;
  /** The candidate's score less the average score of its rivals, in points of the game. */
  readonly margin: Interval;
}

/** An estimate, and the bounds between which the truth is in 95 % of cases. */
export interface Interval {
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const QUANTILE = 1.96;

/** The strength shown by these deals. The deals are independent; the games of one deal are not, and count as one. */
export function strengthOf(results: readonly DealResult[], seats: number): Strength {
  const wins = intervalOf(results.map((result) => result.wins));
  const inRange = (fraction: number) => Math.min(1, Math.max(0, fraction));
  return {
    deals: results.length,
    games: results.length * seats,
    wins: { low: inRange(wins.low), mean: wins.mean, high: inRange(wins.high) },
    elo: {
      low: eloOf(inRange(wins.low), seats),
      mean: eloOf(wins.mean, seats),
      high: eloOf(inRange(wins.high), seats),
    },
    margin: intervalOf(results.map((result) => result.margin)),
  };
}

/**
 * The difference in Elo that wins this fraction of games at a table with `seats` seats, all rivals being equal: the
 * candidate's chance is `w / (w + seats - 1)` with `w = 10^(elo / 400)` (Bradley-Terry for one winner among several; for
 * two seats the usual Elo formula). 0 for 1 / seats; infinite for 0 and 1.
 */
export function eloOf(wins: number, seats: number): number {
  return 400 * Math.log10((wins * (seats - 1)) / (1 - wins));
}

function intervalOf(values: readonly number[]): Interval {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = count < 2 ? Infinity : QUANTILE * Math.sqrt(squares / (count - 1) / count);
  return { low: mean - error, mean, high: mean + error };
}
