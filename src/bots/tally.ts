import { OVER } from '../engine/base.js';
import { at } from '../engine/errors.js';
import type { Game, GameTypes } from '../engine/game.js';
import type { Seat } from '../engine/seats.js';
import type { Candidate } from './bot.js';
import { winsOf } from './placing.js';
import { untried } from './think.js';

/** What has been learned about one move or plan. */
export interface Tally {
  visits: number;
  sum: number;
  squares: number;
  points: number;
  /** Tries that went on to the end of the game. */
  finished: number;
  wins: number;
}

export function emptyTally(): Tally {
  return { visits: 0, sum: 0, squares: 0, points: 0, finished: 0, wins: 0 };
}

/** Counts a try that ended at `end` and was worth `worth` to `seat`. */
export function count<G extends GameTypes>(
  game: Game<G>,
  tally: Tally,
  end: G['State'],
  seat: Seat,
  worth: number,
): void {
  tally.visits += 1;
  tally.sum += worth;
  tally.squares += worth * worth;
  tally.points += at(game.score(end), seat);
  if (end.step.type !== OVER) return;
  tally.finished += 1;
  tally.wins += winsOf(game.outcome(end)?.ranking ?? [], seat);
}

/** The average of what the tries were worth. */
export function mean({ visits, sum }: Tally): number {
  return visits === 0 ? 0 : sum / visits;
}

/** The standard error of the average of `visits` numbers with this sum and sum of squares; 0 below two. */
export function standardError(visits: number, sum: number, squares: number): number {
  if (visits < 2) return 0;
  const average = sum / visits;
  // Rounding can bring the variance of equal numbers below 0.
  return Math.sqrt(Math.max(0, squares / visits - average * average) / (visits - 1));
}

/** What a tally says about `move`, whose seat had `points` before it. */
export function candidateOf<G extends GameTypes>(move: G['Move'], tally: Tally, points: number): Candidate<G> {
  const { visits, sum, squares, finished, wins } = tally;
  if (visits === 0) return untried(move);
  return {
    move,
    visits,
    value: mean(tally),
    plusMinus: standardError(visits, sum, squares),
    points: tally.points / visits - points,
    chanceToWin: finished === 0 ? null : wins / finished,
  };
}
