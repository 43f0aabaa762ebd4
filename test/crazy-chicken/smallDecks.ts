import { type Chicken, type CrazyChickenTypes, crazyChicken, type Options, type State } from 'hencoop/crazy-chicken';
import { everyDeal } from '../prove/layouts.js';
import type { Proving, SmallDeck } from '../prove/proving.js';

interface Given {
  /** The cards of the hands and the draw piles, in any order. */
  readonly hidden: readonly Chicken[];
  /** The size of each hand, and of draw pile A; the rest is draw pile B. */
  readonly hands: readonly number[];
  readonly drawA: number;
  readonly open: Pick<State, 'discardA' | 'discardB' | 'sets'>;
  readonly options?: Partial<Options>;
  /** Earlier rounds; none by default. */
  readonly earlier?: Pick<State, 'round' | 'scores' | 'bestRounds'>;
}

/** The last round of a game, in which this deck is dealt in every way. */
function deck(depth: SmallDeck<CrazyChickenTypes>['depth'], title: string, given: Given): SmallDeck<CrazyChickenTypes> {
  const { hidden, hands: sizes, drawA, open, options, earlier } = given;
  const rounds = earlier?.round ?? 1;
  const laid = open.sets.flat().flatMap(({ chicken, count }) => Array.from({ length: count }, () => chicken));
  return {
    depth,
    title,
    cards: [...hidden, ...open.discardA, ...open.discardB, ...laid],
    *starts() {
      const start = crazyChicken.setup({ seed: 'small', options: { ...options, rounds } });
      for (const { hands, rest } of everyDeal(hidden, sizes)) {
        yield { ...start, ...open, ...earlier, hands, drawA: rest.slice(0, drawA), drawB: rest.slice(drawA) };
      }
    },
  };
}

/** Crazy Chicken with small decks, by the book. */
export const proving: Proving<CrazyChickenTypes> = {
  // CC-8.1: the viewer's own hand, and all open cards.
  knows: (state: State, viewer) => ({
    open: [state.step, state.turn, state.starter, state.discardA, state.discardB, state.sets, state.aside],
    rest: [state.round, state.scores, state.bestRounds, state.drawA.length, state.drawB.length],
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  }),
  longCatalog: true,
  decks: [
    deck('ci', 'Two cards each of 6 6 6 7 7 8, a card in each draw pile, a pair of the second type on the table', {
      hidden: [6, 6, 6, 7, 7, 8],
      hands: [2, 2],
      drawA: 1,
      open: { discardA: [8], discardB: [], sets: [[], [{ chicken: 7, count: 2 }]] },
      earlier: { round: 3, scores: [30, 12], bestRounds: [25, 12] },
    }),
    deck('ci', 'Two cards and one of 6 6 6 7 7, one in each draw pile, four cards on the discard piles', {
      hidden: [6, 6, 6, 7, 7],
      hands: [2, 1],
      drawA: 1,
      open: { discardA: [20, 20], discardB: [8, 8], sets: [[], [{ chicken: 6, count: 2 }]] },
    }),
    deck('ci', 'A card each of 6 6 6 7 7 7, two in each draw pile, a pair of the first type on the table', {
      hidden: [6, 6, 6, 7, 7, 7],
      hands: [1, 1],
      drawA: 2,
      open: { discardA: [], discardB: [], sets: [[{ chicken: 6, count: 2 }], []] },
    }),
    deck('ci', 'Two cards each of 6 6 6 7 7 20 20, one in draw pile A and two in B, both discard piles held', {
      hidden: [6, 6, 6, 7, 7, 20, 20],
      hands: [2, 2],
      drawA: 1,
      open: { discardA: [20], discardB: [6], sets: [[{ chicken: 6, count: 2 }], []] },
      options: { displacedChooser: 'active' },
    }),
    deck('ci', 'A card each of 6 6 6 7 7 7 8, two in draw pile A and three in B', {
      hidden: [6, 6, 6, 7, 7, 7, 8],
      hands: [1, 1],
      drawA: 2,
      open: { discardA: [], discardB: [], sets: [[{ chicken: 6, count: 2 }], []] },
    }),
    deck('ci', 'Two cards each of 6 6 7 7 7 8 8, one in draw pile A and two in B, both discard piles held', {
      hidden: [6, 6, 7, 7, 7, 8, 8],
      hands: [2, 2],
      drawA: 1,
      open: { discardA: [6], discardB: [8], sets: [[], [{ chicken: 6, count: 2 }]] },
    }),
    deck(
      'prove',
      'Two cards each of 6 6 6 7 7 20 20, one in draw pile A and two in B, three cards on the discard piles',
      {
        hidden: [6, 6, 6, 7, 7, 20, 20],
        hands: [2, 2],
        drawA: 1,
        open: { discardA: [20, 20], discardB: [6], sets: [[{ chicken: 6, count: 2 }], [{ chicken: 7, count: 2 }]] },
      },
    ),
    deck('prove', 'Two cards each of 6 6 6 7 7 20 20 20, two in each draw pile, both discard piles held', {
      hidden: [6, 6, 6, 7, 7, 20, 20, 20],
      hands: [2, 2],
      drawA: 2,
      open: { discardA: [20], discardB: [6], sets: [[{ chicken: 6, count: 2 }], []] },
    }),
    deck('deep', 'Two cards each of 6 6 7 7 8 8 9 9, two in each draw pile, both discard piles held', {
      hidden: [6, 6, 7, 7, 8, 8, 9, 9],
      hands: [2, 2],
      drawA: 2,
      open: { discardA: [6], discardB: [7], sets: [[], [{ chicken: 8, count: 2 }]] },
    }),
  ],
};
