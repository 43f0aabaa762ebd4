// Found by `npm run lab -- puzzles`: do not edit.
import type { PuzzleData } from '../puzzle.js';

/** The puzzles of each game, each loaded on request. */
export const DATA: { readonly [game: string]: () => Promise<PuzzleData> } = {
  chicken: () => import('./chicken.js').then(({ data }) => data),
  'crazy-chicken': () => import('./crazyChicken.js').then(({ data }) => data),
  'chicken-out': () => import('./chickenOut.js').then(({ data }) => data),
  'blind-chicken-extreme': () => import('./blindChickenExtreme.js').then(({ data }) => data),
  'chicken-roundup': () => import('./chickenRoundup.js').then(({ data }) => data),
};
