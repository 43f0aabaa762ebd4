import type { ChickenOutTypes, Move, Options } from 'hencoop/chicken-out';
import { type Given, position } from '../../../src/chicken-out/testkit/position.js';
import type { Scenario } from '../scenario.js';

const play = (seat: number): Move => ({ seat, type: 'play' });
const chickenOut = (seat: number): Move => ({ seat, type: 'chickenOut' });
const stop = (seat: number): Move => ({ seat, type: 'stop' });

type Vector = Scenario<ChickenOutTypes>;

/** Seat 1 plays a card on a series; the other cards of both piles are of no interest. */
const on = (clause: string, series: string, card: string, given: Partial<Given> = {}): Vector => ({
  clauses: [clause],
  state: position({ piles: [`r2 r3 ${card}`, 'r4 r5'], series, ...given }),
  moves: [play(0)],
});

/** Seat 1 opens with two cards, the first on top. */
const opens = (clause: string, cards: string, options: Partial<Options> = {}): Vector => ({
  clauses: [clause],
  state: position({ piles: [`r2 r3 ${cards.split(' ').reverse().join(' ')}`, 'r4 r5'], options }),
  moves: [play(0)],
});

/** The end of a game for these piles, when seat 1 plays its last card. */
const ends = (
  clause: string,
  piles: readonly string[],
  moves: readonly Move[],
  given: Partial<Given> = {},
): Vector => ({
  clauses: [clause],
  state: position({ piles, series: 'b10 b5', ...given }),
  moves,
});

const last = { sameCopies: 'lastChicken' } as const;
const cards = { scoring: 'cards' } as const;

export const scenarios: readonly Vector[] = [
  opens('CO-3.1', 'b3 b8'),
  on('CO-3.2', 'b10 b4', 'r9'),
  on('CO-3.2', 'b10 b2', 'r9'),
  on('CO-3.2', 'b11', 'r11'),
  on('CO-3.2', 'b5', 'r9'),
  on('CO-3.2', 'b10', 'r11'),
  on('CO-3.2', 'b10 b1', 'r11'),
  on('CO-4.1', 'b10 b5', 'b7'),
  on('CO-4.1', 'b10 b5', 'b6'),
  on('CO-4.1', 'b10 b6', 'b6'),
  on('CO-3.3', 'b10 b3', 'TWENTY'),
  on('CO-3.3', 'TWENTY', 'b1'),
  on('CO-3.3', 'TWENTY', 'b2'),
  on('CO-3.3', 'b10 b9', 'ZERO'),
  on('CO-3.3', 'b9', 'DOUBLE'),
  on('CO-3.3', 'b10', 'DOUBLE'),
  on('CO-3.3', 'b11', 'DOUBLE'),
  on('CO-3.3', 'b6 b6', 'SAME'),
  on('CO-3.3', 'b10 b4 r9', 'SAME'),
  on('CO-3.3', 'TWENTY', 'SAME'),
  on('CO-3.3', 'b5 ZERO', 'SAME'),
  on('CO-3.3', 'b4 DOUBLE', 'SAME'),
  on('CO-3.3', 'b4 DOUBLE SAME', 'SAME'),
  on('CO-3.3', 'b4 TWENTY', 'SAME', { options: last }),
  on('CO-3.3', 'TWENTY', 'SAME', { options: last }),
  on('CO-3.3', 'b4 ZERO', 'SAME', { options: last }),
  on('CO-3.3', 'b4 DOUBLE', 'SAME', { options: last }),
  opens('CO-3.4', 'SAME b4'),
  opens('CO-3.4', 'SAME b4', { sameFirst: 'next' }),
  opens('CO-3.4', 'SAME SAME'),
  opens('CO-3.4', 'SAME SAME', { sameFirst: 'next' }),
  on('CO-3.4', 'SAME SAME', 'b4', { options: { sameFirst: 'next' } }),
  on('CO-3.4', 'SAME SAME', 'r11', { options: { sameFirst: 'next' } }),
  on('CO-3.4', 'SAME SAME', 'b11', { options: { sameFirst: 'next' } }),
  on('CO-3.4', 'SAME SAME', 'DOUBLE', { options: { sameFirst: 'next' } }),
  on('CO-3.4', 'SAME b4', 'SAME', { options: { sameFirst: 'next' } }),
  on('CO-3.4', 'SAME SAME', 'TWENTY', { options: { sameFirst: 'next', ...last } }),
  opens('CO-3.5', 'TWENTY b1'),
  opens('CO-3.5', 'TWENTY b7'),
  opens('CO-3.5', 'TWENTY b2'),
  {
    clauses: ['CO-4.3'],
    state: position({ piles: ['r2 r3 b1', 'r4'], series: 'b10' }),
    moves: [play(0)],
    refused: [chickenOut(0), stop(0)],
  },
  {
    clauses: ['CO-4.3', 'CO-4.5'],
    state: position({ piles: ['r2 r3 b1', 'r4'], series: 'b10 b1' }),
    moves: [chickenOut(0)],
    refused: [stop(0)],
  },
  {
    clauses: ['CO-4.4'],
    state: position({ piles: ['r2 r3 b1', 'r4 b3'], series: 'b10 b5', step: { type: 'ownCount', seat: 0 } }),
    moves: [play(0), stop(0), play(1)],
    refused: [chickenOut(0)],
  },
  {
    clauses: ['CO-4.4'],
    state: position({
      piles: ['r2 r3 b1 b4', 'r4 b3'],
      series: '',
      step: { type: 'ownCount', seat: 0 },
      options: { ownCountMin: 2 },
    }),
    moves: [play(0), play(0), stop(0)],
    refused: [stop(0)],
  },
  {
    clauses: ['CO-4.4'],
    state: position({
      piles: ['r2 b7 b1', 'r4 b3'],
      series: 'b3',
      step: { type: 'ownCount', seat: 0 },
      options: { ownCountMin: 2 },
    }),
    moves: [play(0), play(0)],
    refused: [stop(0)],
  },
  // 21 in an own count begins another one; a bust ends it.
  {
    clauses: ['CO-4.2'],
    state: position({ piles: ['r2 b6', 'r4'], series: 'b10 b5', step: { type: 'ownCount', seat: 0 } }),
    moves: [play(0), play(0)],
  },
  {
    clauses: ['CO-4.1'],
    state: position({ piles: ['r2 b7', 'r4 r3'], series: 'b10 b5', step: { type: 'ownCount', seat: 0 } }),
    moves: [play(0), play(1)],
  },
  // The last card: out, out in an own count, bust, 21, alone, all out, several out.
  ends('CO-5.1', ['b2', 'r4 r5', 'r6'], [play(0)]),
  ends('CO-5.1', ['b2', 'r4 r5', 'r6'], [play(0)], { step: { type: 'ownCount', seat: 0 } }),
  ends('CO-5.1', ['b7', 'r4 r5', 'r6'], [play(0)]),
  ends('CO-5.1', ['b6', 'r4 r5', 'r6'], [play(0)]),
  ends('CO-5.1', ['b6', 'r4 r5', 'r6'], [play(0)], { options: { passOn: false, games: 2 } }),
  ends('CO-5.2', ['b2', 'r4 r5 b1', 'r6'], [play(0), chickenOut(1)]),
  ends('CO-5.2', ['b2', 'r4 b8 b1', 'r6 b7'], [play(0), play(1), play(2)]),
  ends('CO-5.2', ['b2', 'r4 b8 b4', 'r6 b7'], [play(0), play(1)]),
  ends('CO-5.3', ['b1', 'b2'], [play(0), play(1)], { series: 'b5' }),
  ends('CO-5.3', ['b1', 'b2', 'b3'], [play(0), play(1), play(2)], { series: 'b5' }),
  ends('CO-5.3', ['b1', 'b2', 'b3'], [play(0), play(1), play(2)], { series: 'b5', options: cards }),
  ends('CO-5.3', ['b1', 'b2', 'b11 r3', 'r4 r2'], [play(0), play(1), play(2), play(3)], {
    series: 'b5',
    options: { games: 2 },
  }),
  ends('CO-5.3', ['b1', 'b2 b1 b3'], [play(0), play(1), play(1), play(1)], { series: 'b5' }),
  ends('CO-5.3', ['b6', 'r2 r3', 'r4 r5', 'r6'], [play(0)]),
  ends('CO-5.3', ['b6', 'r2 r3', 'r4 r5 r6', 'r6', 'r8 r9'], [play(0)]),
  ends('CO-5.4', ['b6', 'r2 SAME', 'ZERO TWENTY DOUBLE'], [play(0)], { options: cards }),
  ends('CO-5.4', ['b6', 'r2 SAME', 'r3 DOUBLE'], [play(0)], { options: { ...cards, games: 2 }, scores: [0, 0, 0] }),
  ends('CO-5.4', ['b6', 'r2 SAME', 'r3 DOUBLE'], [play(0)], {
    options: { ...cards, games: 2 },
    gameNumber: 2,
    scores: [11, 0, 0],
  }),
  ends('CO-5.4', ['b6', 'r2', 'r3 b3'], [play(0)], { options: { games: 2 }, gameNumber: 2, scores: [3, 1, 2] }),
  ends('CO-5.5', ['b1 b2', 'r2', 'r3 b3'], [play(0)], { options: { maxTurns: 3 }, turn: 3 }),
  ends('CO-5.5', ['b1 b2', 'r2', 'r3 b3'], [play(0)], { options: { maxTurns: 3 }, turn: 2 }),
  ends('CO-5.5', ['b1 b11', 'r2', 'r3 b3'], [play(0)], { options: { maxTurns: 3 }, turn: 3 }),
  ends('CO-5.5', ['b2', 'r2', 'r3 b3'], [play(0)], { options: { maxTurns: 3 }, turn: 3 }),
  ends('CO-5.5', ['b2 b3', 'r2', 'r3 b3'], [play(0), stop(0)], {
    options: { maxTurns: 3 },
    turn: 3,
    step: { type: 'ownCount', seat: 0 },
  }),
  on('CO-6.1', 'b5', 'b0', { options: { layAnEgg: true } }),
  on('CO-6.1', 'b5 b0', 'SAME', { options: { layAnEgg: true } }),
  on('CO-6.1', 'b5', 'ZERO', { options: { layAnEgg: true } }),
  on('CO-6.1', 'b5', 'b0', { options: { layAnEgg: true }, piles: ['r2 b0', 'r4'] }),
  on('CO-6.1', 'b5', 'b0', { options: { layAnEgg: true }, piles: ['b0', 'r4'] }),
  on('CO-6.1', 'b5', 'b0', { options: { layAnEgg: false } }),
  on('CO-6.2', 'r7', 'b7', { options: { doubleUp: true } }),
  on('CO-6.2', 'b3 r7', 'b7', { options: { doubleUp: true } }),
  on('CO-6.2', 'b1 b6 b7', 'r7', { options: { doubleUp: true } }),
  on('CO-6.2', 'r7', 'b7', { options: { doubleUp: false } }),
  on('CO-6.2', 'TWENTY', 'TWENTY', { options: { doubleUp: true } }),
  on('CO-6.2', 'b1 SAME', 'SAME', { options: { doubleUp: true } }),
  on('CO-6.2', 'b3 SAME', 'b3', { options: { doubleUp: true } }),
  on('CO-6.2', 'b3', 'SAME', { options: { doubleUp: true } }),
  on('CO-6.2', 'b3', 'b3', { options: { doubleUp: true }, step: { type: 'ownCount', seat: 0 } }),
  {
    clauses: ['CO-6.2'],
    state: position({
      piles: ['r2 b3 r3', 'r4 b4'],
      series: 'b9 b3',
      step: { type: 'turn', seat: 0 },
      options: { doubleUp: true },
    }),
    moves: [play(0), play(0), stop(0)],
  },
  {
    clauses: ['CO-6.2'],
    state: position({
      piles: ['r2 b3', 'r4 b4'],
      series: 'b9 b3 r3',
      step: { type: 'extraCard', seat: 0 },
      options: { doubleUp: true },
    }),
    moves: [stop(0), play(1)],
    refused: [chickenOut(0)],
  },
  ...[
    ['r2 r3 b6', 'r4', 'r5', 'r6', 'r8'],
    ['r2 r3 b6', '', 'r5', 'r6', 'r8'],
    ['b6', '', 'r5', 'r6', 'r8'],
    ['r2 r3 b6', '', '', '', ''],
    ['b6', '', '', '', ''],
  ].map((piles) => ends('CO-6.3', piles, [play(0)], { options: { passOn: true } })),
  ends('CO-6.3', ['r2 r3 b7', 'r4', 'r5', 'r6', 'r8'], [play(0)], { options: { passOn: true } }),
];
