import type { Effort } from 'hencoop/testkit';

/** How hard the laws look: `LAW_RUNS` walks a law, 100 unless set; fewer under mutation testing, more before a release. */
export const EFFORT: Effort = { runs: Number(process.env['LAW_RUNS'] ?? 100) };
