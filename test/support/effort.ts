const { HENCOOP_EFFORT = 'test' } = process.env;

/** How thoroughly the tests look: in `npm test`, in the tests of `.ci/run`, and in `npm run nightly`. */
interface Sizes<Size> {
  readonly test: Size;
  readonly ci: Size;
  readonly nightly: Size;
}

/** What a test takes in the tier of this run. */
export function effort<Size>(sizes: Sizes<Size>): Size {
  const tiers: { readonly [name: string]: Size } = { ...sizes };
  const size = tiers[HENCOOP_EFFORT];
  if (size === undefined) throw new RangeError(`HENCOOP_EFFORT: expected test, ci or nightly, got ${HENCOOP_EFFORT}`);
  return size;
}

/** How often something random is tried that is usually tried so often: a quarter of that in `npm test`, four times it at night. */
export function tries(usual: number): number {
  return effort({ test: Math.ceil(usual / 4), ci: usual, nightly: 4 * usual });
}
