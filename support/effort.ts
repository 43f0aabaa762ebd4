import { atNight } from './nightEffort.js';

const { HENCOOP_EFFORT = 'test' } = process.env;

/** Whether this is plain `npm test`, which checks a part of `HENCOOP_EFFORT=thorough npm test`. */
export const IS_QUICK = HENCOOP_EFFORT === 'test' || HENCOOP_EFFORT === 'least';
/** Whether this is a mutation test, where examples should find the mutants. */
const IS_LEAST = HENCOOP_EFFORT === 'least';

/**
 * The number of random tries, usually `usual`: a `share` of it in `npm test`, four times as many in the nightly run.
 */
export function tries(usual: number, share = 1 / 4): number {
  if (IS_LEAST) return Math.ceil(Math.min(usual * share, Math.max(60, (usual * share) / 10)));
  return IS_QUICK ? Math.ceil(usual * share) : atNight(usual, 4 * usual);
}

/** Every `step`th item of a list in `npm test`; otherwise all of them. */
export function some<Item>(list: readonly Item[], step: number): readonly Item[] {
  return IS_QUICK ? list.filter((_, index) => index % step === 0) : list;
}
