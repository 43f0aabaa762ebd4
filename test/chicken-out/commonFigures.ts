import { type Card, type ChickenOutTypes, chickenOut as game, type Move } from 'hencoop/chicken-out';
import { cards, DECK, position } from '../../src/chicken-out/testkit/position.js';
import type { CommonClause } from '../../src/engine/clauses.js';
import type { Figures } from '../support/figures.js';

const play = (seat: number): Move => ({ seat, type: 'play' });
const chickenOut = (seat: number): Move => ({ seat, type: 'chickenOut' });
const stop = (seat: number): Move => ({ seat, type: 'stop' });

/** A deck, dealt from its first card. */
export function deck(first: string): Card[] {
  const rest = DECK.slice();
  for (const card of cards(first)) rest.splice(rest.indexOf(card), 1);
  return [...cards(first), ...rest].reverse();
}

/** Seat 1 must play on a count of 15. */
const plain = position({ piles: ['b2 b5 b3', 'b6 b8'], series: 'b7 b8' });

/** Seat 2 is out; taking the series ends the game. */
const last = position({ piles: ['b2 b5', ''], series: 'b7 b8' });

/** The clauses common to all games, on a table of Chicken Out!: all but G-4, since players choose no cards. */
export const commonFigures: Figures<ChickenOutTypes, Exclude<CommonClause, 'G-4'>> = {
  'G-0': {
    kind: 'move',
    says: 'There is no move of that name.',
    state: plain,
    obeys: [play(0)],
    tells: [{ type: 'played', card: 'black 3' }],
    refuses: { move: { seat: 0, type: 'draw' } },
  },
  'G-1': {
    kind: 'move',
    says: 'It is the turn of seat 1.',
    state: plain,
    obeys: [play(0)],
    tells: [{ type: 'turnPassed', to: 1 }],
    refuses: { move: play(1) },
  },
  'G-2': {
    kind: 'move',
    says: 'The series was taken after seat 2 had gone out: the game is over.',
    state: game.apply(last, chickenOut(0)),
    obeys: [],
    legal: [],
    refuses: { move: play(0) },
  },
  'G-3': {
    kind: 'move',
    says: 'An ordinary turn is to play or to chicken out. Stopping belongs to an own count.',
    state: plain,
    legal: [play(0), chickenOut(0)],
    obeys: [chickenOut(0)],
    tells: [{ type: 'chickenedOut', seat: 0 }],
    refuses: { move: stop(0) },
  },
  'G-5': {
    kind: 'setup',
    says: 'Four seats: after seat 4, which is 3 in data, comes seat 1.',
    start: { seats: 4, seed: 'hen', options: { firstSeat: 3 }, deals: { 'deal/1': deck('b2 b3 b4 b5 b6 b8 b9 b10') } },
    obeys: [play(3)],
    tells: [
      { type: 'dealt', starter: 3 },
      { type: 'turnPassed', to: 0 },
    ],
  },
  'G-6': {
    kind: 'setup',
    says: 'The deck begins 2, 3, 4. Seat 2 starts, so it gets the 2 on top of its pile, and plays it first.',
    start: { seats: 3, seed: 'hen', options: { firstSeat: 1 }, deals: { 'deal/1': deck('b2 b3 b4 b5 b6 b8') } },
    obeys: [play(1)],
    tells: [
      { type: 'dealt', starter: 1 },
      { type: 'played', seat: 1, card: 'black 2' },
      { type: 'played', seat: 1, card: 'black 5' },
    ],
  },
  'G-7': {
    kind: 'move',
    says: 'A move never names a card: the two black 7s of the pile make one and the same move.',
    state: position({ piles: ['b7 b7', 'b6 b8'], series: 'b3' }),
    legal: [play(0)],
    obeys: [play(0)],
    tells: [{ type: 'played', card: 'black 7' }],
  },
  'G-8': {
    kind: 'scoring',
    says: 'The points of a game count once it is over, and the outcome ranks every seat.',
    state: last,
    obeys: [chickenOut(0)],
    tells: [{ type: 'gameEnded', reason: 'wentOut', points: [2, 1] }],
    score: [2, 1],
    ranking: [[1], [0]],
  },
  'G-9': {
    kind: 'move',
    says: 'Only one move is legal, but seat 1 must still make it.',
    state: position({ piles: ['b2 b5 b3', 'b6 b8'], series: 'b4' }),
    legal: [play(0)],
    obeys: [play(0)],
    tells: [{ type: 'played', card: 'black 3' }],
  },
  'G-10': {
    kind: 'move',
    says: 'One move takes the series, ends the game and deals the next.',
    state: position({ piles: ['b2 b5', ''], series: 'b7 b8', options: { games: 2 } }),
    obeys: [chickenOut(0)],
    tells: [
      { type: 'chickenedOut', seat: 0 },
      { type: 'gameEnded', reason: 'wentOut' },
      { type: 'dealt', gameNumber: 2 },
    ],
  },
  'G-11': {
    kind: 'move',
    says: 'Seat 2 is not to act, and could not stop here if it were: the first clause refuses.',
    state: plain,
    obeys: [],
    refuses: { move: stop(1), by: 'G-1' },
  },
  'G-12': {
    kind: 'setup',
    says: 'An own count takes at least one or two cards.',
    start: { seats: 2, seed: 'hen', options: { ownCountMin: 2 } },
    tells: [{ type: 'opened', seats: 2 }],
    refuses: { options: { ownCountMin: 3 } },
  },
  'G-13': {
    kind: 'sight',
    says: 'No player sees the cards of a pile: seat 1 sees as much of its own as seat 2 does.',
    state: plain,
    obeys: [play(0)],
    viewers: [0, 1],
    differs: [],
  },
  'G-14': {
    kind: 'sight',
    says: 'The game is over, and the piles stay face down for a seat and for a spectator.',
    state: last,
    obeys: [chickenOut(0)],
    viewers: [0, null],
    differs: [],
  },
};
