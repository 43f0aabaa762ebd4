import type { Effort } from 'hencoop/testkit';
import { tries } from '../../support/effort.js';

const { LAW_RUNS, LAW_SEED } = process.env;

/**
 * How thoroughly to check the laws: `LAW_RUNS` walks for each law, fewer in mutation testing. `LAW_SEED` repeats the
 * same walks every time.
 */
export const EFFORT: Effort & { readonly runs: number } = {
  runs: Number(LAW_RUNS ?? tries(100, 1 / 5)),
  ...(LAW_SEED === undefined ? {} : { seed: Number(LAW_SEED) }),
};
