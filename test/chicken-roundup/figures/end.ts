import type { Move } from 'hencoop/chicken-roundup';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import { close, END } from '../rules/support.js';
import { type FiguresOf, fiveOf, secondSeat } from './tables.js';

const CUT_IN = card('W', 'cutIn');
const otherEnd: Move = { seat: 1, type: 'endPlays' };
const hands = [fiveOf('farmer'), fiveOf('parade')];

/** The fox is in the row of seat 2, away from its coop. */
const far = { north: 'FRRRR', middle: 'BBBBB' };

/** Sending in, replenishing, the end, and visibility. */
export const endFigures: FiguresOf<7 | 8 | 9 | 10> = {
  'CR-7.1': {
    kind: 'move',
    says: 'Gold goes in and white follows. Black is not lower than white, so it stays.',
    state: position({ ...far, south: 'GWBRS' }),
    obeys: [END],
    tells: [{ type: 'sentIn', seat: 0, cells: ['S0', 'S1'] }],
  },
  'CR-7.2': {
    kind: 'scoring',
    says: 'Three chickens go in, white on top, and the two others of the row shift to the coop.',
    state: position({ ...far, south: 'GBWRS' }),
    obeys: [END],
    tells: [
      { type: 'sentIn', seat: 0, cells: ['S0', 'S1', 'S2'] },
      { type: 'closed', row: 'S', start: 0 },
    ],
    score: [3, 0],
  },
  'CR-7.3': {
    kind: 'move',
    says: 'After the sending in, S2 is open below the fox. It is exposed and goes behind the last card of the row.',
    state: position({ middle: 'WBFRS', south: 'WRS..' }),
    obeys: [END, close('west')],
    tells: [
      { type: 'sentIn', seat: 0 },
      { type: 'foxExposed', from: 'M2', to: 'S2' },
      { type: 'gapOpened', seat: 0, next: 'foxAtCoop' },
      { type: 'closed', row: 'M' },
    ],
  },
  'CR-7.4': {
    kind: 'scoring',
    says: 'The fox stands at the coop of seat 1: nothing goes in, and silver, on top of the stack, is lost.',
    state: position({ middle: 'BBBBB', south: 'FGBWS', stacks: ['GS', 'W'] }),
    obeys: [END],
    tells: [{ type: 'chickenLost', seat: 0 }],
    score: [1, 1],
  },
  'CR-8.1': {
    kind: 'move',
    says: 'First the north row is filled, then the middle row on both sides, then the south row, then the hand of seat 1.',
    state: position({
      north: '...RF',
      middle: '.BBB.',
      south: 'GS...',
      hands: [hands.flat().slice(0, 2), fiveOf('parade')],
      deck: [...fiveOf('cutIn'), ...fiveOf('leapFrog'), ...fiveOf('roundDance')],
      step: { type: 'plays', seat: 0, play: 2 },
      turnsLeft: 1,
    }),
    obeys: [END],
    tells: [
      ...(['N2', 'N1', 'N0', 'M0', 'M4'] as const).map((to) => ({ type: 'drawn', to }) as const),
      ...(['S0', 'S1', 'S2', 'S3', 'S4'] as const).map((to) => ({ type: 'drawn', to }) as const),
      ...(['hand', 'hand', 'hand'] as const).map((to) => ({ type: 'drawn', seat: 0, to }) as const),
      { type: 'turnPassed', to: 1 },
    ],
  },
  'CR-8.2': {
    kind: 'move',
    says: 'The last card of the deck fills S3. S4 stays open, and the game continues.',
    state: position({ hands, deck: [CUT_IN], turnsLeft: 1 }),
    obeys: [END],
    tells: [
      { type: 'drawn', card: CUT_IN, to: 'S3' },
      { type: 'turnPassed', to: 1, turnsLeft: 0 },
    ],
  },
  'CR-9.1': {
    kind: 'move',
    says: 'Seat 1, the starter, draws the rooster. It is replaced by the next card, and three more turns follow.',
    state: position({ hands, deck: [CUT_IN, 'rooster'] }),
    obeys: [END],
    tells: [
      { type: 'drawn', card: 'rooster', to: 'aside' },
      { type: 'lastTurnsBegan', turnsLeft: 3 },
      { type: 'drawn', card: CUT_IN, to: 'S3' },
      { type: 'turnPassed', to: 1, turnsLeft: 2 },
    ],
  },
  'CR-9.2': {
    kind: 'scoring',
    says: 'The last turn. Both have five chickens and two gold ones, but seat 2 has more silver.',
    state: secondSeat({ north: 'RRRRR', stacks: ['GGSRW', 'GGSS'] }),
    obeys: [otherEnd],
    tells: [
      { type: 'sentIn', seat: 1 },
      { type: 'gameEnded', reason: 'rooster' },
    ],
    score: [5, 5],
    ranking: [[1], [0]],
  },
  'CR-9.3': {
    kind: 'move',
    says: 'Seat 1 makes no play with the fox at its coop and draws nothing. Seat 2 sends in a chicken, so it has to draw.',
    state: position({ middle: 'BBBBB', south: 'FWSWB', hands, deck: ['rooster'] }),
    obeys: [END, otherEnd],
    tells: [
      { type: 'playsEnded', seat: 0 },
      { type: 'turnPassed', to: 1 },
      { type: 'sentIn', seat: 1 },
      { type: 'drawn', seat: 1, card: 'rooster' },
    ],
  },
  'CR-10.1': {
    kind: 'sight',
    says: 'Seat 1 draws the last card. Seat 2 sees the yard, the stacks and how many cards seat 1 holds, but not which.',
    state: position({
      middle: 'BBBBB',
      south: 'FWSWB',
      hands: [fiveOf('farmer').slice(1), fiveOf('parade')],
      deck: [CUT_IN],
      step: { type: 'plays', seat: 0, play: 2 },
      turnsLeft: 1,
    }),
    obeys: [END],
    viewers: [0, 1],
    differs: ['hands'],
  },
};
