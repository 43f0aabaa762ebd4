import type { GameTypes } from 'hencoop';
import type { AnalyzeConfig, AnalyzedStep, Finding, Reason, ReasonsConfig } from 'hencoop/analysis';
import type { AnyBots, GameBots } from 'hencoop/bots';

/** Only reviews, the coach, and the reasons of hints load the analysis. */
export const loadAnalysis = () => import('./analysis.js');

/** Analyzes a game of any kind. */
export async function analyzeAny(
  bots: AnyBots,
  steps: Iterable<AnalyzedStep<GameTypes>>,
  config: AnalyzeConfig,
): Promise<AsyncGenerator<Finding<GameTypes>, void, undefined>> {
  const { analyze } = await loadAnalysis();
  // The steps are of the game of these bots.
  return analyze(bots as unknown as GameBots<GameTypes>, steps, config);
}

/** Why a move is better than another, at a view of a game of any kind. */
export async function reasonsForAny(
  bots: AnyBots,
  view: GameTypes['View'],
  { best, other }: { readonly best: GameTypes['Move']; readonly other: GameTypes['Move'] },
  config: ReasonsConfig,
): Promise<readonly Reason[]> {
  const { reasonsBetween } = await loadAnalysis();
  // The view and the moves are of the game of these bots.
  return reasonsBetween(bots as unknown as GameBots<GameTypes>, view, best, other, config);
}
