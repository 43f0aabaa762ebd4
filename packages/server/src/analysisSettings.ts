/**
 * How a server analyzes finished matches. Processes on one store should have the same settings: then each of them gives the
 * same answer.
 */
export interface AnalysisSettings {
  /** How many playouts each number is the average of, from 2 to 100,000. */
  readonly playouts: number;
  /** The most moves of a match that is analyzed; a longer one is refused. */
  readonly moves: number;
  /** After this number of seconds an analysis ends without a result. */
  readonly seconds: number;
  /** How many analyses run at once. */
  readonly threads: number;
  /** How many analyses wait for their turn; further ones are refused. */
  readonly waiting: number;
  /** How many results stay in memory. */
  readonly cached: number;
}

/** The settings of a server that is given no others. */
export const ANALYSIS: AnalysisSettings = Object.freeze({
  playouts: 100,
  moves: 1_000,
  seconds: 600,
  threads: 1,
  waiting: 10,
  cached: 200,
});

/** The least and the greatest value of each. */
const RANGES: { readonly [Name in keyof AnalysisSettings]: readonly [min: number, max: number] } = {
  playouts: [2, 100_000],
  moves: [1, 100_000],
  seconds: [1, 86_400],
  threads: [1, 64],
  waiting: [0, 10_000],
  cached: [1, 100_000],
};

/**
 * The settings with their defaults; `null` if nothing is analyzed.
 * @throws RangeError naming the setting that is wrong.
 */
export function analysisSettings(
  given: Partial<AnalysisSettings> | null | undefined,
  botThreads: number,
): AnalysisSettings | null {
  if (given === null) return null;
  const settings: AnalysisSettings = { ...ANALYSIS, ...given };
  for (const [name, [min, max]] of Object.entries(RANGES)) {
    // The names of the ranges are those of the settings.
    const value = settings[name as keyof AnalysisSettings];
    if (!(Number.isInteger(value) && value >= min && value <= max))
      throw new RangeError(`analysis.${name}: expected a whole number from ${min} to ${max}, got ${String(value)}`);
  }
  if (botThreads > 0) return settings;
  if (given === undefined) return null;
  throw new RangeError('analysis: expected botThreads from 1, since an analysis needs a thread');
}
