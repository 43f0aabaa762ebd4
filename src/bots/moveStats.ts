import { OVER } from '../engine/base.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { Candidate } from './bot.js';
import { winsOf } from './rankValue.js';
import { untried } from './think.js';

/** The results of one move or plan. */
export interface MoveStats {
  visits: number;
  sum: number;
  squares: number;
  points: number;
  /** The number of tries whose end has a chance to win. */
  judged: number;
  /** The sum of these chances. */
  chances: number;
}

export function noStats(): MoveStats {
  return { visits: 0, sum: 0, squares: 0, points: 0, judged: 0, chances: 0 };
}

/** The share of the win that `seat` got; `null` until the game is over. */
export function share<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat): number | null {
  return state.step.type === OVER ? winsOf(game.outcome(state)?.ranking ?? [], seat) : null;
}

/** Adds a try that ended at `end`, with its value and chance to win for `seat`. */
export function count<G extends GameTypes>(
  game: Game<G>,
  stats: MoveStats,
  end: G['State'],
  seat: Seat,
  worth: number,
  chance: number | null,
): void {
  stats.visits += 1;
  stats.sum += worth;
  stats.squares += worth * worth;
  stats.points += at(game.score(end), seat);
  if (chance === null) return;
  stats.judged += 1;
  stats.chances += chance;
}

/** The average value of the tries. */
export function mean({ visits, sum }: MoveStats): number {
  return visits === 0 ? 0 : sum / visits;
}

/** The standard error of the mean of `visits` numbers with this sum and sum of squares; 0 below two. */
export function standardError(visits: number, sum: number, squares: number): number {
  if (visits < 2) return 0;
  const average = sum / visits;
  // Rounding can push the variance of equal numbers below 0.
  return Math.sqrt(Math.max(0, squares / visits - average * average) / (visits - 1));
}

/** The analysis of the first move of `line`; `points` is its seat's score before the move. */
export function candidateOf<G extends GameTypes>(
  line: readonly G['Move'][],
  stats: MoveStats,
  points: number,
): Candidate<G> {
  const move = at(line, 0);
  const { visits, sum, squares, judged, chances } = stats;
  if (visits === 0) return untried(move);
  return {
    move,
    visits,
    value: mean(stats),
    plusMinus: standardError(visits, sum, squares),
    points: stats.points / visits - points,
    chanceToWin: judged === 0 ? null : chances / judged,
    line,
  };
}
