// How the points of a game are calculated: BC-5.1 and BC-5.2.
import { at } from '../engine/errors.js';
import { ranksIn, type ScoreItem, type ScoreRows } from '../engine/scoring.js';
import type { BlindChickenExtremeScoringTexts } from './locales/locale.js';
import { ranking } from './rules/index.js';
import type { BlindChickenExtremeTypes } from './table.js';

const withSign = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Explains the score of a game of Blind Chicken Extreme, in the language of `words`. */
export function blindChickenExtremeScoring(
  words: BlindChickenExtremeScoringTexts,
): ScoreRows<BlindChickenExtremeTypes> {
  return (view, events) => {
    const { canceled, scores, seats } = view;
    const ranks = ranksIn(ranking(view));
    const tallies = events.find((event) => event.type === 'scored')?.tallies ?? [];
    const chosen = events.find((event) => event.type === 'benefitChosen');
    return Array.from({ length: seats }, (_, seat) => {
      const tally = tallies[seat];
      const items: ScoreItem[] = [];
      const count = (name: string, points: number) => {
        if (points !== 0) items.push({ cards: [], words: name, points });
      };
      for (const part of ['chickens', 'penalties', 'rewards', 'noChicken'] as const)
        count(words[part], tally?.[part] ?? 0);
      const own = chosen?.seat === seat ? chosen : null;
      if (own?.benefit === 'cancelGame') count(words.canceled(own.game), 0 - (scores[seat]?.[own.game - 1] ?? 0));
      const notes = own === null || own.benefit === 'cancelGame' || own.benefit === 'none' ? [] : [words[own.benefit]];
      // BC-5.2 (c): what no longer counts says more than the best game.
      const struck = at(canceled, seat).map(words.canceled);
      const standing = struck.length > 0 ? struck.join(', ') : words.bestGame(withSign(Math.max(...at(scores, seat))));
      return { items, notes, rank: at(ranks, seat), standing };
    });
  };
}
