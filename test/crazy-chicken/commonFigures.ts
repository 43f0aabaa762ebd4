import {
  type Chicken,
  type CrazyChickenTypes,
  crazyChicken,
  DECK,
  type DiscardPile,
  type Move,
  type Pile,
  type State,
} from 'hencoop/crazy-chicken';
import { position } from '../../src/crazy-chicken/testkit/position.js';
import type { CommonClause } from '../../src/engine/clauses.js';
import type { Figures } from '../support/figures.js';

export const draw = (seat: number, from: Pile): Move => ({ seat, type: 'draw', from });
export const lay = (seat: number, chicken: Chicken, count: number): Move => ({ seat, type: 'lay', chicken, count });
export const discard = (seat: number, chicken: Chicken, to: DiscardPile): Move => ({
  seat,
  type: 'discard',
  chicken,
  to,
});
export const set = (chicken: Chicken, count: number) => ({ chicken, count });

/** Seat 1 has drawn its two cards. */
export const laying = { step: { type: 'layOrDiscard', seat: 0 } } as const;

/** A deck, dealt from its first card. */
export function deck(...first: readonly Chicken[]): Chicken[] {
  const rest = DECK.slice();
  for (const chicken of first) rest.splice(rest.indexOf(chicken), 1);
  return [...first, ...rest].reverse();
}

const piles = { drawA: [9, 7, 14], drawB: [8, 6, 12], discardA: [7] } satisfies Partial<State>;

/** Seat 1 must draw. */
const plain = position({
  hands: [
    [20, 18, 6],
    [16, 16, 12],
  ],
  ...piles,
});

/** The sixth type of seat 1 ends the last round. */
const last = position({
  ...laying,
  round: 4,
  hands: [[8, 8], [14]],
  sets: [
    [set(18, 2), set(12, 2), set(9, 2), set(7, 2), set(6, 2)],
    [set(20, 2), set(16, 2)],
  ],
  drawA: [14],
  drawB: [14],
});

/** The clauses common to all games, with tables of Crazy Chicken. */
export const commonFigures: Figures<CrazyChickenTypes, CommonClause> = {
  'G-0': {
    kind: 'move',
    says: 'No chicken has a 5.',
    state: { ...plain, ...laying },
    obeys: [discard(0, 6, 'discardA')],
    tells: [{ type: 'discarded', chicken: 6 }],
    refuses: { move: { seat: 0, type: 'discard', chicken: 5, to: 'discardA' } },
  },
  'G-1': {
    kind: 'move',
    says: 'It is the turn of seat 1.',
    state: plain,
    obeys: [draw(0, 'drawA')],
    tells: [{ type: 'drew', seat: 0 }],
    refuses: { move: draw(1, 'drawA') },
  },
  'G-2': {
    kind: 'move',
    says: 'The last round has been scored: the game is over.',
    state: crazyChicken.apply(last, lay(0, 8, 2)),
    obeys: [],
    legal: [],
    refuses: { move: draw(0, 'drawA') },
  },
  'G-3': {
    kind: 'move',
    says: 'Seat 1 has two cards to draw before it may lay or discard.',
    state: plain,
    obeys: [draw(0, 'drawA')],
    tells: [{ type: 'drew', seat: 0 }],
    refuses: { move: lay(0, 20, 2) },
  },
  'G-4': {
    kind: 'move',
    says: 'Seat 1 holds a single 18.',
    state: { ...plain, ...laying },
    obeys: [discard(0, 18, 'discardA')],
    tells: [{ type: 'discarded', chicken: 18 }],
    refuses: { move: lay(0, 18, 2) },
  },
  'G-5': {
    kind: 'setup',
    says: 'Seat 2, which is 1 in data, starts. After it comes seat 1.',
    start: { seats: 2, seed: 'hen', options: { firstSeat: 1 }, deals: { 'deal/1': deck(6, 7, 6, 7, 6, 7) } },
    obeys: [draw(1, 'drawA'), draw(1, 'drawB'), discard(1, 6, 'discardA')],
    tells: [
      { type: 'dealt', starter: 1 },
      { type: 'turnPassed', to: 0 },
    ],
  },
  'G-6': {
    kind: 'setup',
    says: 'The deck begins 6, 7, 6, 7, 6, 7. Seat 2 starts, so it gets the 6s.',
    start: { seats: 2, seed: 'hen', options: { firstSeat: 1 }, deals: { 'deal/1': deck(6, 7, 6, 7, 6, 7) } },
    viewer: 1,
    tells: [{ type: 'dealt', starter: 1, hands: [Array(3).fill(7), Array(3).fill(6)] }],
  },
  'G-7': {
    kind: 'move',
    says: 'Three 9s in the hand: a move says how many, not which.',
    state: position({ ...laying, hands: [[9, 9, 9], [16]], drawA: [14], drawB: [12] }),
    legal: [lay(0, 9, 2), lay(0, 9, 3), discard(0, 9, 'discardA')],
    obeys: [lay(0, 9, 3)],
    tells: [{ type: 'laid', chicken: 9, count: 3 }],
  },
  'G-8': {
    kind: 'scoring',
    says: 'Points count once the round is over, and the outcome ranks every seat.',
    state: last,
    obeys: [lay(0, 8, 2)],
    tells: [{ type: 'gameEnded', reason: 'rounds' }],
    points: [60, 36],
    score: [60, 36],
    ranking: [[0], [1]],
  },
  'G-9': {
    kind: 'move',
    says: 'Only one pile is left for the second draw, but seat 1 must still make the move.',
    state: position({
      hands: [[20, 18, 6], [16]],
      step: { type: 'drawAgain', seat: 0, closed: 'discardB' },
      drawA: [9],
      drawB: [],
    }),
    legal: [draw(0, 'drawA')],
    obeys: [draw(0, 'drawA')],
    tells: [{ type: 'drew', card: 9 }],
  },
  'G-10': {
    kind: 'move',
    says: 'One move lays a set, ends the round, scores it and deals the next.',
    state: { ...last, round: 1 },
    obeys: [lay(0, 8, 2)],
    tells: [{ type: 'laid' }, { type: 'roundEnded' }, { type: 'scored' }, { type: 'dealt', round: 2 }],
  },
  'G-11': {
    kind: 'move',
    says: 'Seat 2 is not to act, and holds no 20: the first clause refuses.',
    state: plain,
    obeys: [],
    refuses: { move: lay(1, 20, 2), by: 'G-1' },
  },
  'G-12': {
    kind: 'setup',
    says: 'A game has from 1 to 10,000 rounds.',
    start: { seats: 2, seed: 'hen', options: { rounds: 10_000 } },
    tells: [{ type: 'opened', seats: 2 }],
    refuses: { options: { rounds: 0 } },
  },
  'G-13': {
    kind: 'sight',
    says: 'Each player sees their own hand.',
    state: plain,
    viewers: [0, 1],
    differs: ['hands'],
  },
  'G-14': {
    kind: 'sight',
    says: 'The game is over, and the hands stay hidden from a spectator.',
    state: last,
    obeys: [lay(0, 8, 2)],
    viewers: [1, null],
    differs: ['hands'],
  },
};
