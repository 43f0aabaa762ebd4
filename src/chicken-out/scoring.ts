// How the points of a game are calculated: CO-5.3 and CO-5.4.
import { at } from '../engine/errors.js';
import { ranksIn, type ScoreItem, type ScoreRows } from '../engine/scoring.js';
import { FOX_POINTS } from './cards.js';
import type { ChickenOutScoringTexts } from './locales/locale.js';
import { ranking } from './rules.js';
import type { ChickenOutTypes } from './table.js';

/** Explains the score of a game of Chicken Out!, in the language of `words`. */
export function chickenOutScoring(words: ChickenOutScoringTexts): ScoreRows<ChickenOutTypes> {
  return (view, events) => {
    const ended = events.find((event) => event.type === 'gameEnded');
    const ranks = ranksIn(ranking(view));
    return view.piles.map((pile, seat) => {
      const points = ended?.points[seat] ?? 0;
      const foxes = ended?.foxes?.[seat];
      const order = view.wentOut.indexOf(seat);
      const left = order < 0 ? words.cardsLeft(pile.length) : words.wentOut(order + 1);
      const standing = view.options.games === 1 ? left : words.lastGame(left);
      const notes = [left];
      if (foxes === undefined) {
        // The places of a single game are its ranking: nothing is added up.
        const items = view.options.games === 1 ? [] : [{ cards: [], words: words.rank(points), points }];
        return { items, notes, rank: at(ranks, seat), standing };
      }
      const ofFoxes = foxes * FOX_POINTS;
      const items: ScoreItem[] = [
        { cards: [], words: words.chickens(pile.length - foxes), points: points - ofFoxes },
        { cards: [], words: words.foxes(foxes), points: ofFoxes },
      ];
      return { items: items.filter((item) => item.points > 0), notes, rank: at(ranks, seat), standing };
    });
  };
}
