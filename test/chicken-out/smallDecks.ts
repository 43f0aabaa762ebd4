import { type Card, type ChickenOutTypes, chickenOut, type Options, type State } from 'hencoop/chicken-out';
import { cards } from '../../src/chicken-out/testkit/position.js';
import { everyOrder } from '../prove/layouts.js';
import type { Proving, SmallDeck } from '../prove/proving.js';

interface Given {
  /** The cards of the piles, in any order, in short notation. */
  readonly hidden: string;
  /** The size of each pile. */
  readonly piles: readonly number[];
  readonly options: Partial<Options>;
}

/** A last game, in which this deck is dealt in every way. */
function deck(depth: SmallDeck<ChickenOutTypes>['depth'], title: string, given: Given): SmallDeck<ChickenOutTypes> {
  const { hidden, piles: sizes, options } = given;
  return {
    depth,
    title,
    cards: cards(hidden),
    *starts() {
      const start = chickenOut.setup({ seats: sizes.length, seed: 'small', options });
      for (const order of everyOrder(cards(hidden))) {
        const piles: Card[][] = [];
        for (const size of sizes) piles.push(order.splice(0, size));
        yield { ...start, piles };
      }
    },
  };
}

/** CO-5.4a: the foxes in each pile are counted, and known, only if the cards left score. */
function openStep({ step, options }: State) {
  return step.type === 'over' ? [step.reason, options.scoring === 'cards' ? step.foxes : null] : step;
}

/** Chicken Out! with small decks, by the book. */
export const proving: Proving<ChickenOutTypes> = {
  // CO-7.1: only the sizes of the piles, for everyone.
  knows: (state: State) => ({
    open: [openStep(state), state.starter, state.turn, state.series, state.count, state.sameAs, state.leftGame],
    rest: [state.gameNumber, state.wentOut, state.eggs, state.scores, state.piles.map(({ length }) => length)],
  }),
  // CO-3.1: a played card lies open, although the series may go under a pile in the same move. The opener plays two.
  shows({ before, move }) {
    if (move.type !== 'play') return null;
    return before.piles[move.seat]?.slice(before.step.type === 'open' ? -2 : -1);
  },
  decks: [
    deck('ci', 'Two seats with three cards each, a fox of each kind among them, sixteen turns', {
      hidden: 'b11 r9 SAME ZERO DOUBLE TWENTY',
      piles: [3, 3],
      options: { maxTurns: 16 },
    }),
    deck('ci', 'Three seats with two cards each, eggs and doubles, the cards left count, eight turns', {
      hidden: 'b0 b0 b7 r7 SAME TWENTY',
      piles: [2, 2, 2],
      options: { maxTurns: 8, layAnEgg: true, doubleUp: true, scoring: 'cards', sameCopies: 'lastChicken' },
    }),
    deck('ci', 'Five seats with a card each but two for the first, a 21 is passed on, ten turns', {
      hidden: 'b10 b11 r11 b1 TWENTY SAME',
      piles: [2, 1, 1, 1, 1],
      options: { maxTurns: 10, passOn: true, doubleUp: true, ownCountMin: 2 },
    }),
    deck('ci', 'Two seats with four and two cards, an egg among them, five turns', {
      hidden: 'b0 b7 r7 SAME b9 b10',
      piles: [4, 2],
      options: { maxTurns: 5, layAnEgg: true, doubleUp: true },
    }),
    deck('prove', 'Two seats with four and three cards, an egg among them, nine turns', {
      hidden: 'b0 b9 r7 r7 SAME DOUBLE b10',
      piles: [4, 3],
      options: { maxTurns: 9, layAnEgg: true, scoring: 'cards', doubleUp: true },
    }),
    deck('deep', 'Two seats with four cards each, two foxes of two kinds among them, ten turns', {
      hidden: 'b11 r9 SAME SAME TWENTY TWENTY b7 b7',
      piles: [4, 4],
      options: { maxTurns: 10, doubleUp: true },
    }),
  ],
};
