import { type Card, type ChickenTypes, chicken, type Move, type State } from 'hencoop/chicken';
import { position } from '../../src/chicken/testkit/position.js';
import type { CommonClause } from '../../src/engine/clauses.js';
import type { Figures } from '../support/figures.js';

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
const draw = (seat: number): Move => ({ seat, type: 'draw' });
const withdraw = (seat: number): Move => ({ seat, type: 'withdraw' });

/** A deck, dealt from its first card. */
export function deck(...first: readonly Card[]): Card[] {
  const rest = position({ hands: [first, []], discardPile: [] }).drawPile;
  return [...first, ...rest].reverse();
}

/** Seat 1 holds a 3 that fits, seat 2 a 2. */
const plain = position({
  hands: [
    [3, 5],
    [2, 4],
  ],
  discardPile: [3],
});

/** The next card ends the round, and the game. */
const last = position({ hands: [[4], [1, 2], [5, 'egg']], discardPile: [3], scores: [0, 30, 44] });

const over: State = chicken.apply(last, play(0, 4));

/** The clauses common to all games, on a table of Chicken: all but G-3, since this game has only one step. */
export const commonFigures: Figures<ChickenTypes, Exclude<CommonClause, 'G-3'>> = {
  'G-0': {
    kind: 'move',
    says: 'No card has a 7.',
    state: plain,
    obeys: [play(0, 3)],
    tells: [{ type: 'played', card: 3 }],
    refuses: { move: { seat: 0, type: 'play', card: 7 } },
  },
  'G-1': {
    kind: 'move',
    says: 'It is the turn of seat 1.',
    state: plain,
    obeys: [draw(0)],
    tells: [{ type: 'drew', seat: 0 }],
    refuses: { move: draw(1) },
  },
  'G-2': {
    kind: 'move',
    says: 'Seat 3 has passed 50: the game is over.',
    state: over,
    obeys: [],
    legal: [],
    refuses: { move: withdraw(0) },
  },
  'G-4': {
    kind: 'move',
    says: 'A 4 would fit, but seat 1 has none.',
    state: plain,
    obeys: [play(0, 3)],
    refuses: { move: play(0, 4) },
  },
  'G-5': {
    kind: 'setup',
    says: 'Four seats: after seat 4, which is 3 in data, comes seat 1.',
    start: { seats: 4, seed: 'hen', options: { firstSeat: 3 } },
    obeys: [draw(3), draw(0)],
    tells: [
      { type: 'dealt', starter: 3 },
      { type: 'turnPassed', to: 0 },
      { type: 'turnPassed', to: 1 },
    ],
  },
  'G-6': {
    kind: 'setup',
    says: 'The deck begins 1, 2, 3, 1, 2, 3. Seat 2 starts, so it gets the first card, a 1.',
    start: {
      seats: 3,
      seed: 'hen',
      options: { firstSeat: 1 },
      deals: { 'deal/1': deck(1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 'chick') },
    },
    viewer: 1,
    tells: [
      { type: 'dealt', starter: 1, hands: [Array(6).fill(3), Array(6).fill(1), Array(6).fill(2)] },
      { type: 'turnedUp', card: 'chick' },
    ],
  },
  'G-7': {
    kind: 'move',
    says: 'Three 3s in the hand: one move plays one of them.',
    state: position({ hands: [[3, 3, 3], [1]], discardPile: [3] }),
    legal: [play(0, 3), draw(0), withdraw(0)],
    obeys: [play(0, 3)],
    tells: [{ type: 'played', card: 3 }],
  },
  'G-8': {
    kind: 'scoring',
    says: 'The cards in the hands count once the round is over, and the outcome ranks every seat.',
    state: last,
    obeys: [play(0, 4)],
    tells: [{ type: 'gameEnded', reason: 'target' }],
    points: [0, 3, 9],
    score: [0, 33, 53],
    ranking: [[0], [1], [2]],
  },
  'G-9': {
    kind: 'move',
    says: 'Only one move is legal, but seat 1 must still make it.',
    state: position({ hands: [[1], [2]], discardPile: [3], drawPile: [] }),
    legal: [withdraw(0)],
    obeys: [withdraw(0)],
    tells: [{ type: 'withdrew', seat: 0 }],
  },
  'G-10': {
    kind: 'move',
    says: 'The last card: one move ends the round, shows the hands, scores, rolls and deals again.',
    state: position({ hands: [[4], [1, 2]], discardPile: [3], scores: [5, 0] }),
    obeys: [play(0, 4)],
    tells: [
      { type: 'roundEnded', wentOut: 0 },
      { type: 'scored', points: [0, 3] },
      { type: 'rolled', seat: 0 },
      { type: 'dealt', round: 2 },
      { type: 'turnedUp' },
    ],
  },
  'G-11': {
    kind: 'move',
    says: 'Seat 2 is not to act, does not hold a 6, and a 6 would not fit: the first clause refuses.',
    state: plain,
    obeys: [],
    refuses: { move: play(1, 6), by: 'G-1' },
  },
  'G-12': {
    kind: 'setup',
    says: 'A target is a whole number from 1 to 10,000.',
    start: { seats: 2, seed: 'hen', options: { target: 10_000 } },
    tells: [{ type: 'opened', seats: 2 }],
    refuses: { options: { target: 0 } },
  },
  'G-13': {
    kind: 'sight',
    says: 'Seat 1 draws. Everyone knows that it holds three cards now; only seat 1 knows which.',
    state: position({
      hands: [
        [3, 5],
        [2, 4],
      ],
      discardPile: [1],
      drawPile: [2, 6],
    }),
    obeys: [draw(0)],
    viewers: [0, 1],
    differs: ['hands'],
  },
  'G-14': {
    kind: 'sight',
    says: 'The game is over: a seat and a spectator see the same table, with every hand on it.',
    state: over,
    viewers: [0, null],
    differs: [],
  },
};
