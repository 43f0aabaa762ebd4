import type { Effort } from 'hencoop/testkit';

const { LAW_RUNS, LAW_SEED } = process.env;

/**
 * How thoroughly the laws check: `LAW_RUNS` walks for each law, 100 unless set; fewer in mutation testing, more before a
 * release. `LAW_SEED` repeats the same walks every time.
 */
export const EFFORT: Effort = {
  runs: Number(LAW_RUNS ?? 100),
  ...(LAW_SEED === undefined ? {} : { seed: Number(LAW_SEED) }),
};
