import type { GameTypes } from '../engine/game.js';
import type { Candidate } from './bot.js';
import { type FollowUps, lineOf } from './line.js';
import { candidateOf, type MoveStats, mean, noStats, standardError } from './moveStats.js';
import type { Plan } from './plan.js';
import { untried } from './think.js';

/** A plan and the results of its tries. */
export interface Arm<G extends GameTypes> {
  readonly plan: Plan<G>;
  readonly stats: MoveStats;
  readonly followUps: FollowUps<G>;
  /** The end of every try, if all tries must end the same. */
  onlyEnd: G['State'] | null;
  /** The sum of its values minus the favorite's in the same worlds, and the sum of the squared differences. */
  lead: number;
  leadSquares: number;
}

/** An arm for `plan`, without tries. */
export function armOf<G extends GameTypes>(plan: Plan<G>): Arm<G> {
  return { plan, stats: noStats(), followUps: [], onlyEnd: null, lead: 0, leadSquares: 0 };
}

/** The arms, best first. */
export function ranked<G extends GameTypes>(arms: readonly Arm<G>[]): Arm<G>[] {
  return arms.slice().sort((a, b) => mean(b.stats) - mean(a.stats));
}

/** Whether an arm leads the favorite by more than `margin` standard errors. */
export function isClearlyBetter<G extends GameTypes>({ stats, lead, leadSquares }: Arm<G>, margin: number): boolean {
  const { visits } = stats;
  return visits > 0 && lead / visits > margin * standardError(visits, lead, leadSquares);
}

/**
 * The best arm of every legal move: the chosen one first, then by number of tries and by value, then the untried moves.
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
