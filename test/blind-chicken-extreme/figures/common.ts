import type { BlindChickenExtremeTypes } from 'hencoop/blind-chicken-extreme';
import { deckByHand } from '../../../src/blind-chicken-extreme/testkit/position.js';
import type { CommonClause } from '../../../src/engine/clauses.js';
import type { Figures } from '../../support/figures.js';
import { benefit, place, play, playAll } from '../rules/helpers.js';
import { lastTrick, late } from './tables.js';

/** Seat 1 leads with the 40 or the 22. */
const plain = late([
  [40, 15, 22],
  [19, 20, 23],
  [29, 30, 32],
]);

/** The last trick of the only game. */
const last = lastTrick({ games: 1 });

const over = playAll(last, play(0, 19), play(1, 20), play(2, 22));

const deck = deckByHand(3);

/** The clauses common to all games, with tables of this game: all but G-7, since no two of its cards are equal. */
export const commonFigures: Figures<BlindChickenExtremeTypes, Exclude<CommonClause, 'G-7'>> = {
  'G-0': {
    kind: 'move',
    says: 'No card has a 50.',
    state: plain,
    obeys: [play(0, 40)],
    tells: [{ type: 'played', card: 40 }],
    refuses: { move: { seat: 0, type: 'play', card: 50 } },
  },
  'G-1': {
    kind: 'move',
    says: 'Seat 1 leads, so seat 2 has to wait.',
    state: plain,
    obeys: [play(0, 22)],
    tells: [{ type: 'turnPassed', to: 1 }],
    refuses: { move: play(1, 19) },
  },
  'G-2': {
    kind: 'move',
    says: 'The only game of the session has been scored.',
    state: over,
    obeys: [],
    legal: [],
    refuses: { move: play(0, 40) },
  },
  'G-3': {
    kind: 'move',
    says: 'All rows are arranged: seat 1 may play a card, but not place one.',
    state: plain,
    obeys: [play(0, 40)],
    tells: [{ type: 'played', card: 40 }],
    refuses: { move: place(0, 40) },
  },
  'G-4': {
    kind: 'move',
    says: 'The 19 is in the row of seat 2.',
    state: plain,
    obeys: [play(0, 40)],
    tells: [{ type: 'played', card: 40 }],
    refuses: { move: play(0, 19) },
  },
  'G-5': {
    kind: 'move',
    says: 'Four seats: seat 4, which is 3 in data, takes the trick and leads. After it comes seat 1.',
    state: late([
      [19, 22],
      [16, 29],
      [20, 33],
      [40, 30],
    ]),
    obeys: [play(0, 19), play(1, 16), play(2, 20), play(3, 40), play(3, 30)],
    tells: [
      { type: 'turnPassed', to: 1 },
      { type: 'turnPassed', to: 2 },
      { type: 'turnPassed', to: 3 },
      { type: 'turnPassed', to: 3 },
      { type: 'turnPassed', to: 0 },
    ],
  },
  'G-6': {
    kind: 'setup',
    says: 'The deck goes from 0 up, and seat 3 leads game 1: it gets the first card, the 0, and then every third one.',
    start: { seats: 3, seed: 'hen', options: { firstSeat: 2 }, deals: { 'deal/1': [...deck].reverse() } },
    viewer: 2,
    tells: [
      { type: 'dealt', starter: 2, hands: [1, 2, 0].map((turn) => deck.filter((_, index) => index % 3 === turn)) },
    ],
  },
  'G-8': {
    kind: 'scoring',
    says: 'Points count once a game is over, and the outcome ranks every seat.',
    state: last,
    obeys: [play(0, 19), play(1, 20), play(2, 22)],
    tells: [{ type: 'sessionEnded', reason: 'games' }],
    points: [-11, -5, 6],
    score: [-11, -5, 6],
    ranking: [[2], [1], [0]],
  },
  'G-9': {
    kind: 'move',
    says: 'Seat 1 has one card left, so only one move is legal, but seat 1 must still make it.',
    state: last,
    legal: [play(0, 19)],
    obeys: [play(0, 19)],
    tells: [{ type: 'played', card: 19 }],
  },
  'G-10': {
    kind: 'move',
    says: 'One move chooses the benefit, turns the last trick down, scores the game and deals the next one.',
    state: playAll(late([[19], [20], [22]]), play(0, 19), play(1, 20), play(2, 22)),
    obeys: [benefit(2, 'none')],
    tells: [
      { type: 'benefitChosen' },
      { type: 'turnedDown', seat: 2 },
      { type: 'scored' },
      { type: 'dealt', gameNumber: 2 },
    ],
  },
  'G-11': {
    kind: 'move',
    says: 'Seat 2 is not to act, and the 30 is not in its row: the first clause refuses.',
    state: plain,
    obeys: [],
    refuses: { move: play(1, 30), by: 'G-1' },
  },
  'G-12': {
    kind: 'setup',
    says: 'A session has 1 to 10,000 games.',
    start: { seats: 2, seed: 'hen', options: { games: 10_000 } },
    tells: [{ type: 'opened', seats: 2 }],
    refuses: { options: { games: 0 } },
  },
  'G-13': {
    kind: 'sight',
    says: 'Seat 1 plays from the right end of its row. Everyone sees that, and how many cards are left there.',
    state: plain,
    obeys: [play(0, 22)],
    viewers: [0, null],
    differs: ['rows'],
  },
  'G-14': {
    kind: 'sight',
    says: 'The session is over: a seat and a spectator see the same table, with every penalty and reward on it.',
    state: over,
    viewers: [0, null],
    differs: [],
  },
};
