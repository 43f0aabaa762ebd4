// How the points of a game are calculated: BC-5.1 and BC-5.2.
import { at } from '../engine/errors.js';
import { ranksIn, type ScoreItem, type ScoreRows } from '../engine/scoring.js';
import type { Seat } from '../engine/seats.js';
import type { BlindChickenExtremeScoringTexts } from './locales/locale.js';
import { ranking } from './rules/index.js';
import type { BlindChickenExtremeCard, BlindChickenExtremeTypes, View } from './table.js';

const withSign = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** The chickens in the pile of a seat, as far as the view knows them; BC-5.2 (a): perhaps of the last trick alone. */
function chickensIn(
  { options, piles, seats }: View,
  seat: Seat,
  onlyLast: boolean,
): readonly BlindChickenExtremeCard[] {
  const pile = at(piles, seat).slice(onlyLast ? -seats : 0);
  return options.cards.chickens.filter((card) => pile.includes(card));
}

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
      const own = chosen?.seat === seat ? chosen : null;
      const chickens = chickensIn(view, seat, own?.benefit === 'ignoreChickens');
      // A pile that the viewer did not see counts in words.
      if (chickens.length === -(tally?.chickens ?? 0)) {
        for (const card of chickens) items.push({ cards: [card], points: -1 });
      } else count(words.chickens, tally?.chickens ?? 0);
      for (const part of ['penalties', 'rewards', 'noChicken'] as const) count(words[part], tally?.[part] ?? 0);
      if (own?.benefit === 'cancelGame') count(words.canceled(own.game), 0 - (scores[seat]?.[own.game - 1] ?? 0));
      const notes = own === null || own.benefit === 'cancelGame' || own.benefit === 'none' ? [] : [words[own.benefit]];
      // BC-5.2 (c): what no longer counts says more than the best game.
      const struck = at(canceled, seat).map(words.canceled);
      const standing = struck.length > 0 ? struck.join(', ') : words.bestGame(withSign(Math.max(...at(scores, seat))));
      return { items, notes, rank: at(ranks, seat), standing };
    });
  };
}
