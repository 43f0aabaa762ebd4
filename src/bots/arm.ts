import type { GameTypes } from '../engine/game.js';
import type { Candidate } from './bot.js';
import { type FollowUps, lineOf } from './line.js';
import { candidateOf, type MoveStats, mean, noStats, standardError } from './moveStats.js';
import type { Plan } from './plan.js';
import { untried } from './think.js';

/** A plan that is tried, with its results. */
export interface Arm<G extends GameTypes> {
  readonly plan: Plan<G>;
  readonly stats: MoveStats;
  readonly followUps: FollowUps<G>;
  /** Where each of its tries ends, if they cannot differ. */
  onlyEnd: G['State'] | null;
  /** What its tries were worth more than those of the favorite in the same worlds, and the squares of that. */
  lead: number;
  leadSquares: number;
}

/** The plan before its first try. */
export function armOf<G extends GameTypes>(plan: Plan<G>): Arm<G> {
  return { plan, stats: noStats(), followUps: [], onlyEnd: null, lead: 0, leadSquares: 0 };
}

/** The arms, the best first. */
export function ranked<G extends GameTypes>(arms: readonly Arm<G>[]): Arm<G>[] {
  return arms.slice().sort((a, b) => mean(b.stats) - mean(a.stats));
}

/** Whether an arm leads the favorite by more than `margin` standard errors. */
export function isClearlyBetter<G extends GameTypes>({ stats, lead, leadSquares }: Arm<G>, margin: number): boolean {
  const { visits } = stats;
  return visits > 0 && lead / visits > margin * standardError(visits, lead, leadSquares);
}

/**
 * The best arm of every legal move: first the chosen one, then those that were tried longest, the best first, then the moves
 * that were not tried.
 */
export function analysisOf<G extends GameTypes>(
  moves: readonly G['Move'][],
  arms: readonly Arm<G>[],
  chosen: Arm<G>,
  points: number,
): Candidate<G>[] {
  const tried = arms.slice().sort((a, b) => b.stats.visits - a.stats.visits || mean(b.stats) - mean(a.stats));
  const listed = new Set<G['Move']>();
  const analysis: Candidate<G>[] = [];
  for (const { plan, stats, followUps } of [chosen, ...tried]) {
    if (listed.has(plan.move)) continue;
    listed.add(plan.move);
    analysis.push(candidateOf<G>(lineOf<G>(plan.move, followUps), stats, points));
  }
  for (const move of moves) if (!listed.has(move)) analysis.push(untried<G>(move));
  return analysis;
}
