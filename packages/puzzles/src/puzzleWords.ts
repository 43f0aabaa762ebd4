import type { Difficulty, PuzzleTheme } from './puzzle.js';

/** The options of matches in which puzzles are found. */
export const MATCH_OPTIONS = /* @__PURE__ */ Object.freeze(['maxRounds', 'target', 'rounds', 'games'] as const);

/** The words about puzzles in one language. */
export interface PuzzleWords {
  /** What each theme is called. */
  readonly themes: { readonly [Name in PuzzleTheme]: string };
  /** What each difficulty is called. */
  readonly difficulties: { readonly [Name in Difficulty]: string };
  /** By option of the match, a sentence that says when the match ends. */
  readonly options: { readonly [Name in (typeof MATCH_OPTIONS)[number]]: (value: number) => string };
}
