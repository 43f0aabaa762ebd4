// The flock that came home: CR-9.2.
import type { ScoreRows } from '../engine/scoring.js';
import { colorOf } from './cards.js';
import type { ChickenRoundupScoringTexts } from './locales/locale.js';
import { type ChickenRoundupTypes, COLORS } from './table.js';

/** Explains the score of Chicken Roundup by the colors in each coop, in the language of `words`. */
export function chickenRoundupScoring(words: ChickenRoundupScoringTexts): ScoreRows<ChickenRoundupTypes> {
  return ({ stacks }) =>
    stacks.map((stack) => {
      // Gold first, as in a tie.
      const flock = [...COLORS].reverse().map((color) => stack.filter((card) => colorOf(card) === color));
      return {
        items: flock.filter((cards) => cards.length > 0).map((cards) => ({ cards, points: cards.length })),
        notes: [],
        standing: words.home(stack.length, flock[0]?.length ?? 0),
      };
    });
}
