import {
  type BlindChickenExtremeTypes,
  blindChickenExtreme,
  type Card,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { lateTable } from '../../src/blind-chicken-extreme/testkit/small.js';
import { everyDeal, everyOrder } from '../prove/layouts.js';
import type { Proving, SmallDeck } from '../prove/proving.js';

type Deck = SmallDeck<BlindChickenExtremeTypes>;

interface Given {
  /** The cards of the rows, in any order. */
  readonly hidden: readonly Card[];
  /** The size of each row. */
  readonly rows: readonly number[];
  /** The tricks taken so far, by seat. */
  readonly taken: readonly (readonly Card[][])[];
  readonly given?: Partial<State>;
}

/** The last tricks of a last game, with rows in every order. */
function lastTricks(depth: Deck['depth'], title: string, { hidden, rows: sizes, taken, given }: Given): Deck {
  return {
    depth,
    title,
    cards: [...hidden, ...taken.flat(2), ...(given?.trick ?? []).map(({ card }) => card)],
    *starts() {
      for (const order of everyOrder(hidden)) {
        const rows: Card[][] = [];
        for (const size of sizes) rows.push(order.splice(0, size));
        const table = lateTable(taken, { rows, ...given });
        yield { ...table, options: { ...table.options, games: table.gameNumber } };
      }
    },
  };
}

/** Two seats with these cards to place, and the others in their rows; play stops at the first lead. */
function arranging(depth: Deck['depth'], title: string, hidden: readonly Card[], left: number): Deck {
  const start = blindChickenExtreme.setup({ seats: 2, seed: 'small', options: { games: 1 } });
  const placed = start.hands.flat().filter((card) => !hidden.includes(card));
  const each = 12 - left;
  return {
    depth,
    title,
    cards: start.hands.flat(),
    *starts() {
      for (const { hands } of everyDeal(hidden, [left, left])) {
        yield { ...start, hands, rows: [placed.slice(0, each), placed.slice(each)] };
      }
    },
    stops: ({ step }) => step.type !== 'arrange',
  };
}

/** Blind Chicken Extreme with small decks, by the book. */
export const proving: Proving<BlindChickenExtremeTypes> = {
  // BC-6.1: the own hand and row and the open cards; BC-2.4: nothing of another's arranging.
  knows(state: State, viewer) {
    const { step } = state;
    const arranges = (seat: number) => seat !== viewer && step.type === 'arrange' && step.seats.includes(seat);
    const own = (list: readonly Card[], seat: number) =>
      seat === viewer ? list : arranges(seat) ? 'arranging' : list.length;
    return {
      open: [step, state.gameNumber, state.starter, state.taker, state.penalties, state.rewards, state.rewardsLeft],
      rest: [state.scores, state.canceled, state.piles.map(({ length }) => length)],
      hands: state.hands.map(own),
      rows: state.rows.map(own),
      // BC-3.2, BC-4.4: only its owner knows a face-down card.
      trick: state.trick.map(({ seat, card, faceDown }) => [
        seat,
        faceDown,
        faceDown === null || seat === viewer ? card : null,
      ]),
    };
  },
  // BC-2.4: others learn from placings only that a player is ready; BC-3.2: only the index of a card played face down.
  sees({ before, move }) {
    const { seat, type } = move;
    if (type === 'place') return before.hands[seat]?.length === 1 ? { seat, type } : null;
    return type === 'play' ? { seat, type } : move;
  },
  shows({ before, move, after }) {
    if (move.type === 'place') return null;
    const row = before.rows[move.seat] ?? [];
    // BC-3.1: which end a card came from; BC-3.2: the cards of a complete trick lie open.
    const index = move.type === 'play' ? row.indexOf(move.card) : null;
    const lays = move.type === 'play' && before.trick.length % before.seats === before.seats - 1;
    const trick = lays ? [...before.trick.map(({ card }) => card), move.card] : null;
    // BC-5.1: the chickens in each pile are counted at the end.
    const counted =
      after.step.type === 'over'
        ? after.piles.map((pile) => pile.filter((card) => after.options.cards.chickens.includes(card)).length)
        : null;
    return [index, trick, counted];
  },
  longCatalog: true,
  invariants: {
    'BC-4.4a a lead under the advantage lies face down for that reason': ({ trick }, before) => {
      const isLed = before?.step.type === 'play' && before.step.advantage === 'leadFaceDown';
      if (isLed && trick.length === 1 && trick[0]?.faceDown !== 'leadFaceDown') throw new Error(JSON.stringify(trick));
    },
  },
  decks: [
    lastTricks('ci', 'Two seats with two cards each, the sow and the 49 among them, and a benefit for both', {
      hidden: [0, 49, 34, 45],
      rows: [2, 2],
      taken: [[[27, 31]], [[37, 44]]],
      given: { gameNumber: 2, starter: 1, scores: [[2], [-4]] },
    }),
    arranging('ci', 'Two seats with three cards each to place', [27, 30, 34, 38, 45, 49], 3),
    lastTricks('ci', 'Two seats with three cards each, the first of whom leads any card', {
      hidden: [0, 49, 28, 44, 31, 45],
      rows: [3, 3],
      taken: [[[25, 48]], []],
      given: { step: { type: 'play', seat: 0, advantage: 'leadAnyCard' } },
    }),
    lastTricks('ci', 'Two seats with three cards each, the first of whom leads face down', {
      hidden: [24, 34, 45, 27, 48, 30],
      rows: [3, 3],
      taken: [[[35, 49]], [[44, 41]]],
      given: { step: { type: 'play', seat: 0, advantage: 'leadFaceDown' } },
    }),
    lastTricks('ci', 'Two seats with three cards each, pigs and signs among them', {
      hidden: [18, 24, 25, 27, 34, 49],
      rows: [3, 3],
      taken: [[], []],
    }),
    lastTricks('ci', 'Three seats with two cards each, one of whom takes a reward', {
      hidden: [18, 24, 25, 27, 34, 49],
      rows: [2, 2, 2],
      taken: [[], [], []],
      given: {
        trick: [
          { seat: 0, card: 16, faceDown: null },
          { seat: 1, card: 20, faceDown: null },
          { seat: 2, card: 35, faceDown: null },
        ],
        taker: 2,
        step: { type: 'takeReward', seat: 2 },
      },
    }),
    arranging('prove', 'Two seats with four cards each to place', [27, 30, 34, 38, 45, 49, 0, 28], 4),
    lastTricks('prove', 'Two seats with four cards each, the sow, pigs and signs among them', {
      hidden: [0, 49, 34, 45, 28, 38, 35],
      rows: [4, 3],
      taken: [[[27, 31]], [[37, 44]]],
      given: {
        gameNumber: 2,
        starter: 1,
        scores: [[2], [-4]],
        trick: [{ seat: 1, card: 48, faceDown: 'sign' }],
        step: { type: 'play', seat: 0, advantage: null },
      },
    }),
    lastTricks('deep', 'Two seats with four cards each, all of them with something', {
      hidden: [0, 49, 34, 45, 28, 38, 35, 41],
      rows: [4, 4],
      taken: [[], []],
    }),
    lastTricks('deep', 'Four seats with two cards each', {
      hidden: [18, 24, 25, 27, 34, 49, 0, 35],
      rows: [2, 2, 2, 2],
      taken: [[], [], [], []],
    }),
  ],
};
