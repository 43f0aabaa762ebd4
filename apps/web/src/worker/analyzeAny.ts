import type { GameTypes } from 'hencoop';
import type { AnalyzeConfig, AnalyzedStep, Finding, Par, ParConfig, Reason, ReasonsConfig } from 'hencoop/analysis';
import type { AnyBots } from 'hencoop/bots';
import type { GameSetup } from './gameInPlay.js';

/** Only reviews, the coach, the reasons of hints, and the par of a deal load the analysis. */
export const loadAnalysis = () => import('./analysis.js');

/** Analyzes a game of any kind. */
export async function analyzeAny(
  bots: AnyBots,
  steps: Iterable<AnalyzedStep<GameTypes>>,
  config: AnalyzeConfig,
): Promise<AsyncGenerator<Finding<GameTypes>, void, undefined>> {
  const { analyze } = await loadAnalysis();
  return analyze(bots, steps, config);
}

/** Why a move is better than another, at a view of a game of any kind. */
export async function reasonsForAny(
  bots: AnyBots,
  view: GameTypes['View'],
  { best, other }: { readonly best: GameTypes['Move']; readonly other: GameTypes['Move'] },
  config: ReasonsConfig,
): Promise<readonly Reason[]> {
  const { reasonsBetween } = await loadAnalysis();
  return reasonsBetween(bots, view, best, other, config);
}

/** The par of a deal of any kind. */
export async function parOfAny(
  bots: AnyBots,
  { seats, seed, options }: GameSetup,
  config: ParConfig<GameTypes>,
): Promise<AsyncGenerator<Par, void, undefined>> {
  const { parOf } = await loadAnalysis();
  // The game began with these options.
  const deal = { seats, seed, options: options as object };
  return parOf(bots, deal, config);
}
