import { atNight } from './nightEffort.js';

const { HENCOOP_EFFORT = 'test' } = process.env;

/** Whether this is `npm test`, which looks at a part of what `HENCOOP_EFFORT=thorough npm test` does. */
export const IS_QUICK = HENCOOP_EFFORT === 'test' || HENCOOP_EFFORT === 'least';
/** Whether mutants are tried, which examples should detect. */
const IS_LEAST = HENCOOP_EFFORT === 'least';

/** How often something random is tried that is usually tried so often: a `share` of that in `npm test`, four times it at night. */
export function tries(usual: number, share = 1 / 4): number {
  if (IS_LEAST) return Math.ceil(Math.min(usual * share, Math.max(60, (usual * share) / 10)));
  return IS_QUICK ? Math.ceil(usual * share) : atNight(usual, 4 * usual);
}

/** Those of a list that `npm test` looks at, every `step`th; elsewhere all of them. */
export function some<Item>(list: readonly Item[], step: number): readonly Item[] {
  return IS_QUICK ? list.filter((_, index) => index % step === 0) : list;
}
