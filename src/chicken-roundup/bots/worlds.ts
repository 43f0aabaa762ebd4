import tychei from 'seedrandom/lib/tychei.js';
import type { Worlds } from '../../bots/index.js';
import { below, shuffleByThrees } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { ROOSTER_INDEXES } from '../cards.js';
import { chickenRoundup } from '../index.js';
import type { Card, ChickenRoundupTypes, State, View } from '../table.js';

/**
 * The worlds of a view: one world, redealt again and again. The rooster is equally likely at each of its remaining
 * indexes (CR-2.2), and any unseen chicken can lie in any other hidden slot.
 */
export function worlds(view: View, seed: string): Worlds<ChickenRoundupTypes> {
  // `determinize` returns a fresh state, safe to write to.
  const world = chickenRoundup.determinize(view, seed) as Draft<State>;
  const { hands, deck } = world;
  const held: { readonly hand: (Card | 'rooster')[]; readonly index: number }[] = [];
  view.hands.forEach((hand, seat) => {
    hand.forEach((card, index) => {
      if (card === null) held.push({ hand: hands[seat] ?? [], index });
    });
  });
  const isRoosterHidden = view.turnsLeft === null && !view.deck.includes('rooster');
  const roosts = isRoosterHidden ? ROOSTER_INDEXES.filter((index) => view.deck[index] === null) : [];
  const buried = view.deck.flatMap((card, index) => (card === null ? [index] : []));
  const hidden = [...held.map(({ hand, index }) => hand[index]), ...buried.map((index) => deck[index])];
  const cards = hidden.filter((card) => card !== 'rooster') as Card[];
  const fraction = tychei(`${seed}/worlds`);
  return {
    next() {
      shuffleByThrees(cards, fraction);
      let dealt = 0;
      for (const { hand, index } of held) hand[index] = cards[dealt++] as Card;
      const roost = roosts.length === 0 ? -1 : roosts[below(fraction, roosts.length)];
      for (const index of buried) deck[index] = index === roost ? 'rooster' : (cards[dealt++] as Card);
      return world;
    },
  };
}
