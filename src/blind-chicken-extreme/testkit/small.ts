import type { SmallPosition } from '../../testkit/kit.js';
import { everyLayout } from '../../testkit/worlds.js';
import { blindChickenExtreme as game } from '../index.js';
import { type Benefit, type BlindChickenExtremeTypes, type Card, REWARDS, type State, type View } from '../table.js';
import { bears, earnedByHand, isExplained, position } from './position.js';

/**
 * Five seats, ten tricks: eight are taken, the ninth is in progress. Seat 0 led with the advantage, seats 1 and 2
 * played cards with the sign, and among the hidden cards, the 18, the 24 and the 28 bear it.
 */
export const HIDDEN_TRICK: State = lateTable(
  [
    [[26, 27, 29, 25, 31]],
    [],
    [],
    [],
    [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14],
      [15, 17, 19, 21, 23],
      [32, 33, 34, 35, 37],
      [38, 39, 40, 41, 42],
      [43, 44, 45, 47, 48],
    ],
  ],
  {
    rows: [[20], [28], [22], [30, 49], [36, 46]],
    trick: [
      { seat: 0, card: 16, faceDown: 'leadFaceDown' },
      { seat: 1, card: 18, faceDown: 'sign' },
      { seat: 2, card: 24, faceDown: 'sign' },
    ],
    step: { type: 'play', seat: 3, advantage: null },
  },
);

/**
 * The view of seat 3, who remembers the piles and the row of seat 4, with all its worlds: in each, 18, 24 or 28 is
 * hidden for its sign.
 */
export function hiddenTrick() {
  const seen = game.view(HIDDEN_TRICK, 3);
  const view: View = {
    ...seen,
    piles: HIDDEN_TRICK.piles,
    rows: seen.rows.map((row, seat) => (seat === 4 ? [36, 46] : row)),
  };
  const signs: readonly (Card | undefined)[] = [18, 24, 28];
  const worlds = everyLayout<Card>([16, 18, 20, 22, 24, 28])
    .filter(({ layout }) => signs.includes(layout[1]) && signs.includes(layout[2]))
    .map(({ layout: [lead, one, two, ...rows] }) => ({
      state: {
        ...HIDDEN_TRICK,
        trick: HIDDEN_TRICK.trick.map((played, index) => ({ ...played, card: [lead, one, two][index] as Card })),
        rows: HIDDEN_TRICK.rows.map((row, seat) => (seat < 3 ? [rows[seat] as Card] : row)),
      },
    }));
  return { view, worlds };
}

/** A state with these tricks in the piles, the first at the bottom, and their earnings. */
export function lateTable(tricks: readonly (readonly Card[][])[], given: Partial<State> & Pick<State, 'rows'>): State {
  const table = position({ ...given, piles: tricks.map((taken) => taken.flat()) });
  const left = [...REWARDS];
  const earned = tricks.map((taken) => earnedByHand(table, taken));
  return {
    ...table,
    penalties: earned.map(({ penalties }) => penalties),
    rewards: earned.map(({ rewards }) => left.splice(0, rewards)),
    rewardsLeft: left,
  };
}

/** Four tricks for each of two seats: the second seat earned a penalty with one and a reward with another. */
const LATE: { readonly [Seat in 'first' | 'second']: Card[][] } = {
  first: [
    [0, 29],
    [33, 38],
    [37, 39],
    [40, 42],
  ],
  second: [
    [41, 44],
    [43, 45],
    [46, 47],
    [48, 49],
  ],
};

/**
 * The second game of two seats, whose last trick went to the 0: the view of seat 1, who knows its own pile except for
 * `other`.
 */
function benefitTable(benefits: readonly Benefit[], chooser: readonly Card[][], other: Card) {
  const known: Card[][] = [
    [44, 47],
    [28, 31],
    [34, 36],
    [38, 39],
    [40, 42],
    [43, 45],
    [46, 48],
  ];
  const table = lateTable([chooser, [[37, 41], [29, other], ...known]], {
    rows: [[], []],
    gameNumber: 2,
    starter: 1,
    scores: [[-3], [2]],
    taker: 0,
    trick: [
      { seat: 0, card: 0, faceDown: null },
      { seat: 1, card: 49, faceDown: null },
    ],
    step: { type: 'chooseBenefit', seat: 0, benefits, games: [1] },
  });
  return partlySeen(table, 1, [[0, 1, 2, 3], [3]]);
}

/**
 * The view of `viewer`, who remembers the piles except for these slots, with all its worlds: they explain everything in
 * view, and every card hidden for its sign bears it.
 */
export function partlySeen(truth: State, viewer: number, forgotten: readonly (readonly number[])[]) {
  const seen = game.view(truth, viewer);
  const piles = truth.piles.map((pile, seat) =>
    pile.map((card, index) => (forgotten[seat]?.includes(index) ? null : card)),
  );
  const view: View = { ...seen, piles };
  const hidden = [
    ...truth.piles.flatMap((pile, seat) => pile.filter((_, index) => forgotten[seat]?.includes(index))),
    ...truth.trick.filter((_, index) => seen.trick[index]?.card === null).map(({ card }) => card),
    ...truth.rows.flatMap((row, seat) => (seat === viewer ? [] : row)),
  ];
  const worlds = everyLayout(hidden)
    .map(({ layout }) => {
      const next = layout.values();
      const fill = (card: Card | null) => card ?? (next.next().value as Card);
      const world: State = { ...truth, piles: piles.map((pile) => pile.map(fill)) };
      const trick = seen.trick.map((played) => ({ ...played, card: fill(played.card) }));
      return { state: { ...world, trick, rows: seen.rows.map((row) => row.map(fill)) } };
    })
    .filter(({ state }) => isExplained(state))
    .filter(({ state }) => state.trick.every(({ card, faceDown }) => faceDown !== 'sign' || bears(state, card)));
  return { view, worlds };
}

/** Law 8: small positions, each with all its worlds. */
export function* small(): Iterable<SmallPosition<BlindChickenExtremeTypes>> {
  const { view, worlds } = hiddenTrick();
  yield { view, worlds };
  // The leader knows the card led face down.
  const own = game.view(HIDDEN_TRICK, 0);
  yield {
    view: {
      ...own,
      piles: HIDDEN_TRICK.piles,
      rows: own.rows.map((row, seat) => (seat < 3 ? row : (HIDDEN_TRICK.rows[seat] ?? []))),
    },
    worlds: worlds.filter(({ state }) => state.trick[0]?.card === 16 && state.rows[0]?.[0] === 20),
  };
  // BC-3.2, BC-4.1, BC-4.2: two tricks from before the viewer joined, a card hidden for its sign, and a row.
  const late = lateTable(
    [
      [[27, 31], ...LATE.first],
      [[35, 30], ...LATE.second],
    ],
    {
      rows: [[28], [32, 36]],
      trick: [{ seat: 0, card: 34, faceDown: 'sign' }],
      step: { type: 'play', seat: 1, advantage: null },
    },
  );
  yield partlySeen(late, 1, [
    [0, 1],
    [0, 1],
  ]);
  // BC-5.3: the benefits on offer reveal whether the chooser's two tricks hold a chicken.
  yield benefitTable(
    ['ignoreChickens', 'cancelGame'],
    [
      [27, 30],
      [35, 32],
    ],
    33,
  );
  yield benefitTable(
    ['cancelGame'],
    [
      [30, 32],
      [35, 33],
    ],
    27,
  );
}
