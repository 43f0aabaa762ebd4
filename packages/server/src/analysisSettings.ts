/**
 * How a server analyzes finished matches. Use the same settings for all processes on one store, so that they give the
 * same answers.
 */
export interface AnalysisSettings {
  /** The number of playouts behind each average, from 2 to 100,000. */
  readonly playouts: number;
  /** The maximum number of moves; longer matches are refused. */
  readonly moves: number;
  /** The time limit of an analysis in seconds. */
  readonly seconds: number;
  /** The number of analyses that run at once. */
  readonly threads: number;
  /** The maximum number of queued analyses; further ones are refused. */
  readonly waiting: number;
  /** The number of results kept in memory. */
  readonly cached: number;
}

/** The default settings. */
export const ANALYSIS: AnalysisSettings = Object.freeze({
  playouts: 100,
  moves: 1_000,
  seconds: 600,
  threads: 1,
  waiting: 10,
  cached: 200,
});

/** The minimum and maximum of each setting. */
const RANGES: { readonly [Name in keyof AnalysisSettings]: readonly [min: number, max: number] } = {
  playouts: [2, 100_000],
  moves: [1, 100_000],
  seconds: [1, 86_400],
  threads: [1, 64],
  waiting: [0, 10_000],
  cached: [1, 100_000],
};

/**
 * Returns the settings with their defaults; `null` if analysis is off.
 * @throws RangeError if a setting is wrong; the message names it.
 */
export function analysisSettings(
  given: Partial<AnalysisSettings> | null | undefined,
  botThreads: number,
): AnalysisSettings | null {
  if (given === null) return null;
  const settings: AnalysisSettings = { ...ANALYSIS, ...given };
  for (const [name, [min, max]] of Object.entries(RANGES)) {
    // `RANGES` has the same keys as the settings.
    const value = settings[name as keyof AnalysisSettings];
    if (!(Number.isInteger(value) && value >= min && value <= max))
      throw new RangeError(`analysis.${name}: expected a whole number from ${min} to ${max}, got ${String(value)}`);
  }
  if (botThreads > 0) return settings;
  if (given === undefined) return null;
  throw new RangeError('analysis: expected botThreads from 1, since an analysis needs a thread');
}
