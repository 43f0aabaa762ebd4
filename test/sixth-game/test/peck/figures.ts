import type { Figures } from '../../../support/figures.js';
import type { CLAUSES } from '../../src/peck/clauses.js';
import { type Card, type Move, type PeckTypes, peck, type State } from '../../src/peck/index.js';

const position = (fields: Partial<State>): State => ({ ...peck.setup({ seed: 'peck' }), ...fields });
const choose = (seat: number, card: Card): Move => ({ seat, type: 'choose', grain: card });
const draw = (seat: number, count = 1): Move => ({ seat, type: 'draw', row: 'front', count });
const shed = (seat: number, ...grains: readonly Card[]): Move => ({ seat, type: 'shed', grains });
const pass = (seat: number): Move => ({ seat, type: 'pass' });

export const figures: Figures<PeckTypes, keyof typeof CLAUSES> = {
  'PK-1.1': {
    kind: 'components',
    says: 'The cards of the box.',
    pieces: [
      { name: '1', count: 3, card: 1 },
      { name: '2', count: 3, card: 2 },
      { name: '3', count: 3, card: 3 },
      { name: '4', count: 3, card: 4 },
    ],
  },
  'PK-2.1': {
    kind: 'setup',
    says: 'Three players: three cards each, and three are left to draw.',
    start: { seats: 3, seed: 'hen' },
    tells: [{ type: 'opened', seats: 3 }, { type: 'dealt' }],
  },
  'PK-3.1': {
    kind: 'sight',
    says: 'Seat 1 has chosen, and seat 2 has not.',
    state: position({}),
    obeys: [choose(0, position({}).hands[0]?.[0] ?? 1)],
    viewers: [0, 1],
    differs: ['hands', 'chosen'],
  },
  'PK-3.2': {
    kind: 'move',
    says: 'Seat 2 chooses the highest card.',
    state: position({
      hands: [
        [1, 2, 3],
        [4, 4, 4],
      ],
    }),
    obeys: [choose(0, 3), choose(1, 4)],
    tells: [
      { type: 'revealed', cards: [3, 4] },
      { type: 'rolled', winners: [1] },
    ],
  },
  'PK-4.1': {
    kind: 'move',
    says: 'Both players have a card left. Seat 1 draws two from the front, and seat 2 passes.',
    state: position({ step: { type: 'draw', seat: 0 }, hands: [[1], [2]] }),
    obeys: [draw(0, 2), pass(1)],
    tells: [
      { type: 'drew', seat: 0, row: 'front' },
      { type: 'drew', seat: 0, row: 'front' },
      { type: 'turnPassed', to: 1 },
      { type: 'roundBegan', round: 2 },
    ],
  },
  'PK-4.2': {
    kind: 'move',
    says: 'The draw pile is empty.',
    state: position({ step: { type: 'draw', seat: 0 }, hands: [[1], [2]], drawPile: [] }),
    obeys: [],
    legal: [pass(0)],
    refuses: { move: draw(0) },
  },
  'PK-4.3': {
    kind: 'move',
    says: 'Seat 1 has two cards.',
    state: position({ step: { type: 'draw', seat: 0 }, hands: [[1, 2], [2]] }),
    obeys: [draw(0)],
    refuses: { move: draw(0, 2) },
  },
  'PK-4.4': {
    kind: 'move',
    says: 'Seat 1 sheds a 1, and then draws two cards.',
    state: position({ step: { type: 'draw', seat: 0 }, round: 2, hands: [[1, 2], [2]] }),
    obeys: [shed(0, 1), draw(0, 2)],
    tells: [
      { type: 'laidOut', seat: 0, cards: [1] },
      { type: 'drew' },
      { type: 'drew' },
      { type: 'turnPassed', to: 1 },
    ],
  },
  'PK-4.5': {
    kind: 'move',
    says: 'Seat 1 sheds two cards: the lower one is named first.',
    state: position({ step: { type: 'draw', seat: 0 }, round: 3, hands: [[1, 3], [2]] }),
    obeys: [shed(0, 1, 3)],
    refuses: { move: shed(0, 3, 1) },
  },
  'PK-4.6': {
    kind: 'move',
    says: 'One round remains, so seat 1 keeps one of two cards.',
    state: position({ step: { type: 'draw', seat: 0 }, round: 2, hands: [[1, 3], [2]] }),
    obeys: [shed(0, 1)],
    refuses: { move: shed(0, 1, 3) },
  },
  'PK-5.1': {
    kind: 'scoring',
    says: 'The third round ends, and seat 2 has more points.',
    state: position({ step: { type: 'draw', seat: 1 }, round: 3, scores: [2, 3] }),
    obeys: [pass(1)],
    tells: [{ type: 'gameEnded' }],
    score: [2, 3],
    ranking: [[1], [0]],
  },
};
