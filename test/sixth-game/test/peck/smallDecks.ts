import { everyDeal } from '../../../prove/layouts.js';
import type { Proving } from '../../../prove/proving.js';
import { type Card, type PeckTypes, peck, type State } from '../../src/peck/index.js';

const HIDDEN: readonly Card[] = [1, 2, 2, 3, 4, 4];

/** Peck with a small deck, by the book. */
export const proving: Proving<PeckTypes> = {
  knows: (state: State, viewer) => ({
    open: [state.round, state.step, state.shown, state.shed, state.scores, state.drawPile.length],
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    chosen: state.chosen.map((cards, seat) => (seat === viewer ? cards : cards.length)),
  }),
  // PK-3.1: it is known that a seat has chosen, but not which card.
  sees: ({ move }) => (move.type === 'choose' ? { seat: move.seat, type: move.type } : move),
  // PK-3.2: the last to choose rolls, and all cards are shown and stay visible.
  wholeDeckOnly: ['PK-1.1'],
  decks: [
    {
      depth: 'ci',
      title: 'Two seats with two cards each of 1 2 2 3 4 4, two rounds',
      cards: HIDDEN,
      *starts() {
        const start = peck.setup({ seats: 2, seed: 'small', options: { rounds: 2 } });
        for (const { hands, rest } of everyDeal(HIDDEN, [2, 2])) yield { ...start, hands, drawPile: rest };
      },
    },
  ],
};
