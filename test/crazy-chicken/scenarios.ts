import type { Chicken, Move, State } from 'hencoop/crazy-chicken';
import { position } from '../../src/crazy-chicken/testkit/position.js';
import type { Scenario } from '../support/scenario.js';

const many = (chicken: Chicken, count: number) => Array.from({ length: count }, () => chicken);
const set = (chicken: Chicken, count: number) => ({ chicken, count });
const laying = { step: { type: 'layOrDiscard', seat: 0 } } as const;

/** Scenarios of the rule book that are positions, for drawing. */
export const scenarios: readonly Scenario<State, Move>[] = [
  {
    title: 'Two draws, two piles',
    says: 'The second card comes from a different pile (CC-3.4).',
    state: position({
      hands: [
        [20, 18, 6],
        [16, 16, 12],
      ],
      drawA: [9, 7, 14],
      drawB: [8, 6, 12],
      discardA: [18],
    }),
    tried: [
      { seat: 0, type: 'draw', from: 'drawA' },
      { seat: 0, type: 'draw', from: 'drawA' },
      { seat: 0, type: 'draw', from: 'discardA' },
    ],
    after: true,
  },
  {
    title: 'A larger set displaces the smaller one',
    says: 'Against four, four are not enough (CC-4.2). Six are, and the owner of the four chooses where they go (CC-4.4).',
    state: position({
      ...laying,
      hands: [
        [...many(20, 6), 18],
        [9, 7, 6],
      ],
      sets: [[set(12, 3)], [set(20, 4), set(8, 2)]],
      drawA: [14, 14],
      drawB: [16, 16],
      discardA: [7],
    }),
    tried: [
      { seat: 0, type: 'lay', chicken: 20, count: 4 },
      { seat: 0, type: 'lay', chicken: 20, count: 6 },
      { seat: 1, type: 'discardSet', to: 'discardA' },
    ],
    after: true,
  },
  {
    title: 'A new set replaces your own',
    says: 'A new set replaces the old one instead of adding to it: the player shows five, not eight (CC-4.3).',
    state: position({
      ...laying,
      hands: [
        [...many(16, 5), 6],
        [9, 7, 6],
      ],
      sets: [[set(16, 3)], [set(18, 2)]],
      drawA: [14, 14],
      drawB: [12, 12],
      discardA: [7],
    }),
    tried: [
      { seat: 0, type: 'lay', chicken: 16, count: 3 },
      { seat: 0, type: 'lay', chicken: 16, count: 5 },
      { seat: 0, type: 'discardSet', to: 'discardB' },
    ],
    after: true,
  },
  {
    title: 'The sixth type',
    says: 'Six types in front of one player end the round: 18+12+9+8+7+6 = 60 against 20+16 = 36 (CC-6.1, CC-6.3).',
    state: position({
      ...laying,
      hands: [[8, 8], [14]],
      sets: [
        [set(18, 2), set(12, 2), set(9, 2), set(7, 2), set(6, 2)],
        [set(20, 2), set(16, 2)],
      ],
      drawA: [14],
      drawB: [14],
    }),
    tried: [{ seat: 0, type: 'lay', chicken: 8, count: 2 }],
  },
];
