import type { Difficulty, PuzzleTheme } from './puzzle.js';

/** The options of matches with puzzles. */
export const MATCH_OPTIONS = /* @__PURE__ */ Object.freeze(['maxRounds', 'target', 'rounds', 'games'] as const);

/** The texts about puzzles in one language. */
export interface PuzzleWords {
  /** The name of each theme. */
  readonly themes: { readonly [Name in PuzzleTheme]: string };
  /** The name of each difficulty. */
  readonly difficulties: { readonly [Name in Difficulty]: string };
  /** By option of the match, a sentence about when the match ends. */
  readonly options: { readonly [Name in (typeof MATCH_OPTIONS)[number]]: (value: number) => string };
}
