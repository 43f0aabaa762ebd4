/** What a loss of chances to win is called, the smallest first. */
export const MARKS = /* @__PURE__ */ Object.freeze(['inaccuracy', 'mistake', 'blunder'] as const);

/** The name of a loss. */
export type Mark = (typeof MARKS)[number];
