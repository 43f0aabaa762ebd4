// The flock that came home: CR-9.2.
import { at } from '../engine/errors.js';
import { ranksIn, type ScoreRows } from '../engine/scoring.js';
import { colorOf } from './cards.js';
import type { ChickenRoundupScoringTexts } from './locales/locale.js';
import { ranking } from './rules/index.js';
import { type ChickenRoundupTypes, COLORS } from './table.js';

/** Explains the score of Chicken Roundup by the colors in each coop, in the language of `words`. */
export function chickenRoundupScoring(words: ChickenRoundupScoringTexts): ScoreRows<ChickenRoundupTypes> {
  return (view) => {
    const ranks = ranksIn(ranking(view));
    return view.stacks.map((stack, seat) => {
      // Gold first, as in a tie.
      const flock = [...COLORS].reverse().map((color) => stack.filter((card) => colorOf(card) === color));
      return {
        items: flock.filter((cards) => cards.length > 0).map((cards) => ({ cards, points: cards.length })),
        notes: [],
        rank: at(ranks, seat),
        standing: words.home(stack.length, flock[0]?.length ?? 0),
      };
    });
  };
}
