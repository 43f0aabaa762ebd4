import type { GameTypes } from 'hencoop';
import type { AnalyzeConfig, AnalyzedStep, Finding } from 'hencoop/analysis';
import type { AnyBots, GameBots } from 'hencoop/bots';

/** Analyzes a game of any kind. Only reviews and the coach load the analysis. */
export async function analyzeAny(
  bots: AnyBots,
  steps: Iterable<AnalyzedStep<GameTypes>>,
  config: AnalyzeConfig,
): Promise<AsyncGenerator<Finding<GameTypes>, void, undefined>> {
  const { analyze } = await import('hencoop/analysis');
  // The steps are of the game of these bots.
  return analyze(bots as unknown as GameBots<GameTypes>, steps, config);
}
