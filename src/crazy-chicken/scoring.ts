// How the points of a round are calculated: CC-6.3.
import { at } from '../engine/errors.js';
import { ranksIn, type ScoreRows } from '../engine/scoring.js';
import { pointsShown } from './cards.js';
import type { CrazyChickenScoringTexts } from './locales/locale.js';
import { ranking } from './rules.js';
import type { CrazyChickenTypes } from './table.js';

/** Explains the score of a round of Crazy Chicken, in the language of `words`. */
export function crazyChickenScoring(words: CrazyChickenScoringTexts): ScoreRows<CrazyChickenTypes> {
  return (view) => {
    const ranks = ranksIn(ranking(view));
    return view.sets.map((shown, seat) => ({
      items: shown.map((set) => ({
        cards: Array.from({ length: set.count }, () => set.chicken),
        points: pointsShown([set]),
      })),
      notes: shown.length === 0 ? [] : [words.types(shown.length)],
      rank: at(ranks, seat),
      standing: words.bestRound(at(view.bestRounds, seat)),
    }));
  };
}
