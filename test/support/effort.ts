import type { Effort } from 'hencoop/testkit';

const { LAW_RUNS, LAW_SEED } = process.env;

/**
 * How hard the laws look: `LAW_RUNS` walks a law, 100 unless set; fewer under mutation testing, more before a release.
 * `LAW_SEED` makes them the same walks each time.
 */
export const EFFORT: Effort = {
  runs: Number(LAW_RUNS ?? 100),
  ...(LAW_SEED === undefined ? {} : { seed: Number(LAW_SEED) }),
};
