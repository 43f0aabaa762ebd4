/** Names for a loss of win probability, smallest first. */
export const MARKS = /* @__PURE__ */ Object.freeze(['inaccuracy', 'mistake', 'blunder'] as const);

/** One of {@link MARKS}. */
export type Mark = (typeof MARKS)[number];
