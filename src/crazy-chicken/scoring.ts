// How the points of a round come about: CC-6.3.
import type { ScoreRows } from '../engine/scoring.js';
import { pointsShown } from './cards.js';
import type { CrazyChickenScoringTexts } from './locales/locale.js';
import type { CrazyChickenTypes } from './table.js';

/** The arithmetic of a round of Crazy Chicken, in these words. */
export function crazyChickenScoring(words: CrazyChickenScoringTexts): ScoreRows<CrazyChickenTypes> {
  return ({ sets }) =>
    sets.map((shown) => ({
      items: shown.map((set) => ({
        cards: Array.from({ length: set.count }, () => set.chicken),
        points: pointsShown([set]),
      })),
      notes: shown.length === 0 ? [] : [words.types(shown.length)],
    }));
}
