import type { ChickenOutTypes, Move, Options } from 'hencoop/chicken-out';
import type { CLAUSES } from '../../src/chicken-out/clauses.js';
import { card, DECK, type Given, position } from '../../src/chicken-out/testkit/position.js';
import type { Figures } from '../support/figures.js';
import { commonFigures, deck } from './commonFigures.js';

const play = (seat: number): Move => ({ seat, type: 'play' });
const chickenOut = (seat: number): Move => ({ seat, type: 'chickenOut' });
const stop = (seat: number): Move => ({ seat, type: 'stop' });

/** Seat 1 counts on its own. */
const ownCount = (given: Given) => position({ step: { type: 'ownCount', seat: 0 }, ...given });

/** A kind of card, with the number of copies. */
const pieces = (...shorts: readonly string[]) =>
  shorts.map((short) => ({
    name: card(short) as string,
    count: DECK.filter((each) => each === card(short)).length,
    card: card(short),
  }));

const last: Partial<Options> = { maxTurns: 3 };

type OwnClause = keyof typeof CLAUSES;

const ownFigures: Figures<ChickenOutTypes, OwnClause> = {
  'CO-1.1': {
    kind: 'components',
    says: 'The cards of the box.',
    pieces: [
      ...pieces('b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11'),
      ...pieces('r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10', 'r11'),
      ...pieces('SAME', 'ZERO', 'DOUBLE', 'TWENTY'),
    ],
  },
  'CO-2.1': {
    kind: 'setup',
    says: 'Three players: 20 cards each, and no player has seen one.',
    start: { seats: 3, seed: 'fox' },
    tells: [
      { type: 'opened', seats: 3 },
      { type: 'dealt', gameNumber: 1, starter: 0 },
    ],
  },
  'CO-2.2': {
    kind: 'setup',
    says: 'With `firstSeat` 2, seat 3 opens the first game. After a game of one turn, seat 1 opens the second.',
    start: {
      seats: 3,
      seed: 'fox',
      options: { firstSeat: 2, games: 2, maxTurns: 1 },
      deals: { 'deal/1': deck('b2 b3 b4 b5 b6 b8'), 'deal/2': deck('b3 b2 b4 b5 b6 b8') },
    },
    obeys: [play(2)],
    tells: [
      { type: 'dealt', gameNumber: 1, starter: 2 },
      { type: 'gameEnded', reason: 'maxTurns' },
      { type: 'dealt', gameNumber: 2, starter: 0 },
    ],
  },
  'CO-3.1': {
    kind: 'move',
    says: 'Seat 1 opens with two cards; seat 2 adds one.',
    state: position({ piles: ['r2 b3 b5', 'b6 b4'] }),
    obeys: [play(0), play(1)],
    tells: [
      { type: 'played', seat: 0, card: 'black 5', count: 5 },
      { type: 'played', seat: 0, card: 'black 3', count: 8 },
      { type: 'turnPassed', to: 1, step: 'turn' },
      { type: 'played', seat: 1, card: 'black 4', count: 12 },
      { type: 'turnPassed', to: 0, step: 'turn' },
    ],
  },
  'CO-3.2': {
    kind: 'move',
    says: 'At 14 a red 9 would make 23, so it takes 9 away. At 5 the black 8 is added.',
    state: position({ piles: ['b2 b5 r9', 'b6 b8'], series: 'b7 b7' }),
    obeys: [play(0), play(1)],
    tells: [
      { type: 'played', seat: 0, card: 'red 9', count: 5 },
      { type: 'played', seat: 1, card: 'black 8', count: 13 },
    ],
  },
  'CO-3.3': {
    kind: 'move',
    says: 'TWENTY makes 20, SAME makes 20 once more, ZERO makes 0.',
    state: position({ piles: ['b2 ZERO TWENTY', 'b6 b5 SAME'], series: 'b3 b4' }),
    obeys: [play(0), play(1), play(0)],
    tells: [
      { type: 'played', seat: 0, card: 'TWENTY', count: 20 },
      { type: 'played', seat: 1, card: 'SAME', sameAs: 'TWENTY', count: 20 },
      { type: 'played', seat: 0, card: 'ZERO', count: 0 },
    ],
  },
  'CO-3.4': {
    kind: 'move',
    says: 'A new count begins with two SAMEs: they copy nothing, and the count stays 0.',
    state: position({ piles: ['b2 SAME SAME', 'b6 b5'] }),
    obeys: [play(0)],
    tells: [
      { type: 'played', card: 'SAME', sameAs: null, count: 0 },
      { type: 'played', card: 'SAME', sameAs: null, count: 0 },
    ],
  },
  'CO-3.5': {
    kind: 'move',
    says: 'The first card alone would not be tested: TWENTY and a black 8 fall together, and only then the count is bust.',
    state: position({ piles: ['b2 b8 TWENTY', 'b6 b5'] }),
    obeys: [play(0)],
    tells: [
      { type: 'played', count: 20 },
      { type: 'played', count: 28 },
      { type: 'busted', seat: 0 },
    ],
  },
  'CO-3.6': {
    kind: 'move',
    says: 'At 20 no red card busts: the red 11 takes 11 away.',
    state: position({ piles: ['b2 r11', 'b6 b5'], series: 'TWENTY' }),
    obeys: [play(0)],
    tells: [{ type: 'played', card: 'red 11', count: 9 }, { type: 'turnPassed' }],
  },
  'CO-4.1': {
    kind: 'move',
    says: 'Fifteen and a black 7 are 22: the series goes under the pile of seat 1, and seat 2 opens.',
    state: position({ piles: ['b2 b7', 'b6 b8', 'b1 b3'], series: 'b7 b8' }),
    obeys: [play(0)],
    tells: [
      { type: 'busted', seat: 0 },
      { type: 'turnPassed', to: 1, step: 'open' },
    ],
  },
  'CO-4.2': {
    kind: 'move',
    says: 'Exactly 21: the series leaves the game, and seat 1 begins an own count.',
    state: position({ piles: ['b2 b5 b6', 'b6 b8'], series: 'b7 b8' }),
    obeys: [play(0), play(0)],
    tells: [
      { type: 'made21', seat: 0, to: null },
      { type: 'ownCountBegan', seat: 0 },
      { type: 'played', seat: 0, card: 'black 5', count: 5 },
    ],
  },
  'CO-4.3': {
    kind: 'move',
    says: 'At a count of 10 seat 1 must play. At 17 seat 2 may take the series, and begins an own count.',
    state: position({ piles: ['b2 b5 b7', 'b6 b8'], series: 'b3 b7' }),
    obeys: [play(0), chickenOut(1)],
    tells: [
      { type: 'played', count: 17 },
      { type: 'chickenedOut', seat: 1 },
      { type: 'ownCountBegan', seat: 1 },
    ],
    refuses: { move: chickenOut(0) },
  },
  'CO-4.3a': {
    kind: 'move',
    says: 'Seat 1 is in an own count: even at 12 it may not take the series.',
    state: ownCount({ piles: ['b2 b5', 'b6 b8'], series: 'b4 b8' }),
    obeys: [stop(0)],
    tells: [{ type: 'stopped', seat: 0 }],
    refuses: { move: chickenOut(0), by: 'CO-4.4' },
  },
  'CO-4.4': {
    kind: 'move',
    says: 'An own count has just begun: one card must be played, then seat 1 may stop.',
    state: ownCount({ piles: ['b2 b5 b3', 'b6 b8'] }),
    obeys: [play(0), stop(0)],
    tells: [
      { type: 'played', count: 3 },
      { type: 'stopped', seat: 0 },
      { type: 'turnPassed', to: 1, step: 'turn' },
    ],
    refuses: { move: stop(0) },
  },
  'CO-4.5': {
    kind: 'move',
    says: 'Seat 1 takes 7, 8 and 9 with its last card. They come up again in that order: the 7 and the 8 open its next count.',
    state: position({ piles: ['b9', 'b6 b8 b2 b3'], series: 'b7 b8' }),
    obeys: [play(0), play(1), play(0)],
    tells: [
      { type: 'busted', seat: 0 },
      { type: 'played', seat: 1, card: 'black 3' },
      { type: 'played', seat: 1, card: 'black 2' },
      { type: 'played', seat: 0, card: 'black 7' },
    ],
  },
  'CO-5.1': {
    kind: 'move',
    says: 'The last card of seat 1 makes 18, so seat 1 is out. The series continues.',
    state: position({ piles: ['b3', 'b6 b8', 'b1 r3'], series: 'b7 b8' }),
    obeys: [play(0)],
    tells: [
      { type: 'wentOut', seat: 0 },
      { type: 'turnPassed', to: 1, step: 'turn' },
    ],
  },
  'CO-5.2': {
    kind: 'scoring',
    says: 'Seat 1 is out. Seat 2 plays on and busts: the series is taken, and the game ends.',
    state: position({ piles: ['', 'b6 b8', 'b1 r3'], series: 'b7 b8', step: { type: 'turn', seat: 1 } }),
    obeys: [play(1)],
    tells: [
      { type: 'busted', seat: 1 },
      { type: 'gameEnded', reason: 'wentOut', points: [1, 3, 2] },
    ],
    score: [1, 3, 2],
    ranking: [[0], [2], [1]],
  },
  'CO-5.3': {
    kind: 'scoring',
    says: 'Seat 2 goes out after seat 1 and comes second. Seat 3 takes the series; seat 4 has fewer cards left.',
    state: position({ piles: ['', 'b2', 'b1 r3 b4', 'b5'], series: 'b7 b8', step: { type: 'turn', seat: 1 } }),
    obeys: [play(1), chickenOut(2)],
    tells: [
      { type: 'wentOut', seat: 1 },
      { type: 'gameEnded', points: [1, 2, 4, 3] },
    ],
    score: [1, 2, 4, 3],
    ranking: [[0], [1], [3], [2]],
  },
  'CO-5.4': {
    kind: 'scoring',
    says: 'With `scoring: "cards"`, seat 2 keeps three chickens and a fox, 13 points; two more chickens come to seat 3.',
    state: position({
      piles: ['', 'b6 b1 b0 ZERO', 'b3'],
      series: 'b7 b8',
      step: { type: 'turn', seat: 2 },
      options: { scoring: 'cards' },
    }),
    obeys: [chickenOut(2)],
    tells: [{ type: 'gameEnded', foxes: [0, 1, 0], points: [0, 13, 3] }],
    score: [0, 13, 3],
    ranking: [[0], [2], [1]],
  },
  'CO-5.4a': {
    kind: 'sight',
    says: 'The piles were counted: everyone knows that seat 2 holds one fox, but no player sees which card it is.',
    state: position({
      piles: ['', 'b6 b1 ZERO', 'b3'],
      series: 'b7 b8',
      step: { type: 'turn', seat: 2 },
      options: { scoring: 'cards' },
    }),
    obeys: [chickenOut(2)],
    viewers: [1, null],
    differs: [],
  },
  'CO-5.5': {
    kind: 'scoring',
    says: 'With `maxTurns` 3, the third turn is the last. No player is out, so fewer cards left are better.',
    state: position({ piles: ['b2 b5 b3', 'b6'], series: 'b4', turn: 3, options: last }),
    obeys: [play(0)],
    tells: [{ type: 'gameEnded', reason: 'maxTurns', points: [2, 1] }],
    score: [2, 1],
    ranking: [[1], [0]],
  },
  'CO-6.1': {
    kind: 'move',
    says: 'With `layAnEgg`, seat 1 plays a zero and shuffles the remaining three cards.',
    state: position({ piles: ['b2 b5 r9 b0', 'b6 b8'], series: 'b7', options: { layAnEgg: true } }),
    obeys: [play(0)],
    tells: [
      { type: 'played', card: 'black 0', count: 7 },
      { type: 'eggLaid', seat: 0 },
    ],
  },
  'CO-6.2': {
    kind: 'move',
    says: 'With `doubleUp`, the red 5 on a black 5 allows another card. Seat 1 may play it or stop, but not take the series.',
    state: position({
      piles: ['b2 b4', 'b6 b8'],
      series: 'b7 b5 r5',
      step: { type: 'extraCard', seat: 0 },
      options: { doubleUp: true },
    }),
    legal: [play(0), stop(0)],
    obeys: [stop(0)],
    tells: [
      { type: 'stopped', seat: 0 },
      { type: 'turnPassed', to: 1, step: 'turn' },
    ],
    refuses: { move: chickenOut(0) },
  },
  'CO-6.3': {
    kind: 'move',
    says: 'With `passOn`, seat 1 makes 21, and the series goes under the pile of seat 2.',
    state: position({
      piles: ['b2 b6', 'b6 b8', 'b1', 'b3', 'b4'],
      series: 'b7 b8',
      options: { passOn: true },
    }),
    obeys: [play(0)],
    tells: [
      { type: 'made21', seat: 0, to: 1 },
      { type: 'ownCountBegan', seat: 0 },
    ],
  },
  'CO-7.1': {
    kind: 'sight',
    says: 'A player and a spectator see the same: the series, the count, and how many cards each pile holds.',
    state: position({ piles: ['b2 b5 r9', 'b6 b8'], series: 'b7 b4' }),
    viewers: [0, null],
    differs: [],
  },
};

/** A figure for every clause of the sheet. The common clauses use examples from this game. */
export const figures = { ...ownFigures, ...commonFigures };
