import { type Card, type ChickenTypes, chicken, type Options, type State } from 'hencoop/chicken';
import { everyDeal } from '../prove/layouts.js';
import type { Proving, SmallDeck } from '../prove/proving.js';

const ORDER: readonly Card[] = [1, 2, 3, 4, 5, 6, 'chick', 'egg'];
const inOrder = (hand: readonly Card[]) => hand.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

interface Given {
  readonly top: Exclude<Card, 'egg'>;
  /** The cards of the hands and the draw pile, in any order. */
  readonly hidden: readonly Card[];
  /** The size of each hand. */
  readonly hands: readonly number[];
  readonly scores: readonly number[];
  readonly options?: Partial<Options>;
}

/** The last round of a game, in which this deck is dealt in every way. */
function deck(depth: SmallDeck<ChickenTypes>['depth'], title: string, given: Given): SmallDeck<ChickenTypes> {
  const { top, hidden, hands: sizes, scores, options } = given;
  return {
    depth,
    title,
    cards: [top, ...hidden],
    *starts() {
      const start = chicken.setup({ seats: sizes.length, seed: 'small', options: { ...options, maxRounds: 1 } });
      for (const { hands, rest } of everyDeal(hidden, sizes)) {
        yield { ...start, hands, drawPile: rest, discardPile: [top], topValue: top, lastPlayer: null, scores };
      }
    },
  };
}

/** Chicken with small decks, by the book. */
export const proving: Proving<ChickenTypes> = {
  // CH-6.1: the viewer's own hand, all hands once they are shown, and all open cards.
  knows: (state: State, viewer) => ({
    open: [state.round, state.starter, state.step, state.discardPile, state.topValue, state.lastPlayer],
    rest: [state.withdrawn, state.scores, state.drawPile.length],
    hands: state.hands.map((hand, seat) => {
      // CH-6.1a: shown hands are sorted.
      if (state.step.type === 'over') return inOrder(hand);
      return seat === viewer ? hand : hand.length;
    }),
  }),
  // CH-2.1: a small deck has smaller hands.
  wholeDeckOnly: ['CH-2.1'],
  invariants: {
    'CH-4.4 no score falls below 0': ({ scores }) => {
      if (scores.some((score) => score < 0)) throw new Error(scores.join());
    },
  },
  decks: [
    deck('ci', 'Two seats with two cards each of 1 1 2 3 chick egg, two to draw, a 1 on top', {
      top: 1,
      hidden: [1, 1, 2, 3, 'chick', 'egg'],
      hands: [2, 2],
      scores: [0, 7],
    }),
    deck('ci', 'Two seats with two cards each of 5 6 6 chick 1 2 egg, three to draw, a 6 on top', {
      top: 6,
      hidden: [5, 6, 6, 'chick', 1, 'egg', 2],
      hands: [2, 2],
      scores: [30, 3],
      options: { drawOnlyIfStuck: true, eggMergesWithNumber: true },
    }),
    deck('ci', 'Three seats with one card each of 1 2 3 chick egg, two to draw, a 2 on top', {
      top: 2,
      hidden: [1, 2, 3, 'chick', 'egg'],
      hands: [1, 1, 1],
      scores: [0, 12, 1],
    }),
    deck('prove', 'Two seats with three cards each of 1 1 2 3 chick egg 6 6, two to draw, a 1 on top', {
      top: 1,
      hidden: [1, 1, 2, 3, 'chick', 'egg', 6, 6],
      hands: [3, 3],
      scores: [0, 0],
    }),
    deck('ci', 'Three seats with one card each of 1 2 3 4 chick egg, three to draw, a 2 on top', {
      top: 2,
      hidden: [1, 2, 3, 4, 'chick', 'egg'],
      hands: [1, 1, 1],
      scores: [0, 0, 1],
    }),
    deck('prove', 'Two seats with two cards each of 1 1 2 3 chick egg 6 6, four to draw, a 1 on top', {
      top: 1,
      hidden: [1, 1, 2, 3, 'chick', 'egg', 6, 6],
      hands: [2, 2],
      scores: [0, 0],
    }),
    deck('prove', 'Four seats with a card each of 1 1 2 3 chick egg 2, three to draw, a 1 on top', {
      top: 1,
      hidden: [1, 1, 2, 3, 'chick', 'egg', 2],
      hands: [1, 1, 1, 1],
      scores: [0, 0, 0, 0],
    }),
    deck('prove', 'Two seats with two cards each of 3 3 4 5 chick egg 6 1, four to draw, a 3 on top', {
      top: 3,
      hidden: [3, 3, 4, 5, 'chick', 'egg', 6, 1],
      hands: [2, 2],
      scores: [0, 0],
      options: { drawOnlyIfStuck: true },
    }),
    deck('prove', 'Two seats with three cards each of 1 1 2 3 chick egg 6 6 5, three to draw, a 1 on top', {
      top: 1,
      hidden: [1, 1, 2, 3, 'chick', 'egg', 6, 6, 5],
      hands: [3, 3],
      scores: [0, 0],
    }),
    deck('deep', 'Three seats with two cards each of 1 1 2 3 chick egg 6 6, two to draw, a 1 on top', {
      top: 1,
      hidden: [1, 1, 2, 3, 'chick', 'egg', 6, 6],
      hands: [2, 2, 2],
      scores: [0, 0, 0],
    }),
    deck('deep', 'Two seats with three cards each of 1 1 2 3 chick egg 6 6 5 5, four to draw, a 1 on top', {
      top: 1,
      hidden: [1, 1, 2, 3, 'chick', 'egg', 6, 6, 5, 5],
      hands: [3, 3],
      scores: [0, 0],
    }),
  ],
};
