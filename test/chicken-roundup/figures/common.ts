import type { ChickenRoundupTypes, Move } from 'hencoop/chicken-roundup';
import { card, position } from '../../../src/chicken-roundup/testkit/position.js';
import type { CommonClause } from '../../../src/engine/clauses.js';
import type { Figures } from '../../support/figures.js';
import { close, dog, END, FARMER, farmer, G_DOG, holding, pay, playAll, W_DOG } from '../rules/support.js';
import { dealOf, fiveOf, secondSeat, YARD } from './tables.js';

const otherEnd: Move = { seat: 1, type: 'endPlays' };

/** Seat 1 holds a Dog. */
const plain = holding([G_DOG]);

/** The last turn. */
const last = secondSeat({ stacks: ['GS', 'G'] });

const over = playAll(last, otherEnd);

/** The clauses common to all games, with tables of this game: all but G-10, since a game has only one round. */
export const commonFigures: Figures<ChickenRoundupTypes, Exclude<CommonClause, 'G-10'>> = {
  'G-0': {
    kind: 'move',
    says: 'The fox can go to the west or the east, but no row has a north end.',
    state: plain,
    obeys: [dog('west')],
    tells: [{ type: 'chased', from: 'M2', to: 'M0' }],
    refuses: { move: { ...dog('west'), end: 'north' } },
  },
  'G-1': {
    kind: 'move',
    says: 'It is the turn of seat 1.',
    state: plain,
    obeys: [END],
    tells: [{ type: 'playsEnded', seat: 0 }],
    refuses: { move: otherEnd },
  },
  'G-2': {
    kind: 'move',
    says: 'The last turn has been played.',
    state: over,
    obeys: [],
    legal: [],
    refuses: { move: otherEnd },
  },
  'G-3': {
    kind: 'move',
    says: 'The middle row has no gap to close.',
    state: plain,
    obeys: [dog('east')],
    tells: [{ type: 'chased', from: 'M2', to: 'M4' }],
    refuses: { move: close('west') },
  },
  'G-4': {
    kind: 'move',
    says: 'Seat 1 holds a gold Dog, and no Farmer.',
    state: plain,
    obeys: [dog('west')],
    tells: [{ type: 'played', card: G_DOG }],
    refuses: { move: farmer('S4') },
  },
  'G-5': {
    kind: 'setup',
    says: 'With `firstSeat` 1, seat 2 starts. After it comes seat 1, which is 0 in data.',
    start: { seats: 2, seed: 'fox', options: { firstSeat: 1 } },
    obeys: [otherEnd, END],
    tells: [
      { type: 'turnPassed', to: 0 },
      { type: 'turnPassed', to: 1 },
    ],
  },
  'G-6': {
    kind: 'setup',
    says: 'After the yard, a Farmer and a Parade of each color lie on the deck in turn. The starter gets the first of each pair.',
    start: {
      seats: 2,
      seed: 'fox',
      deals: dealOf(
        [...YARD, ...(['W', 'B', 'R', 'S', 'G'] as const).flatMap((c) => [card(c, 'farmer'), card(c, 'parade')])],
        0,
      ),
    },
    tells: [{ type: 'dealt', hands: [fiveOf('farmer'), fiveOf('parade')] }],
  },
  'G-7': {
    kind: 'move',
    says: 'Seat 1 holds two gold Dogs: one move plays one of them.',
    state: holding([G_DOG, G_DOG], { middle: '..F..' }),
    legal: [dog('west'), pay(G_DOG, 'N2'), pay(G_DOG, 'S2'), END],
    obeys: [pay(G_DOG, 'N2')],
    tells: [{ type: 'paid', card: G_DOG }],
  },
  'G-8': {
    kind: 'scoring',
    says: 'The chickens stacked now are the score. Seat 2 sends in one more with the last turn, and both share the rank.',
    state: secondSeat({ stacks: ['GR', 'G'] }),
    obeys: [otherEnd],
    tells: [{ type: 'gameEnded', reason: 'rooster' }],
    score: [2, 2],
    ranking: [[0, 1]],
  },
  'G-9': {
    kind: 'move',
    says: 'Seat 1 has no card, so it can only end its plays, but must still make that move.',
    state: position({}),
    legal: [END],
    obeys: [END],
    tells: [{ type: 'playsEnded', seat: 0 }],
  },
  'G-11': {
    kind: 'move',
    says: 'Seat 2 is not to act and holds no Farmer, and there is a fox on M2: the first clause refuses.',
    state: plain,
    obeys: [],
    refuses: { move: { seat: 1, type: 'farmer', card: FARMER, target: 'M2' }, by: 'G-1' },
  },
  'G-12': {
    kind: 'setup',
    says: 'The first seat is one of the two at the table.',
    start: { seats: 2, seed: 'fox', options: { firstSeat: 1 } },
    tells: [{ type: 'opened', seats: 2 }],
    refuses: { options: { firstSeat: 2 } },
  },
  'G-13': {
    kind: 'sight',
    says: 'Seat 1 pays a card and catches a chicken. Everyone sees where it came from, and that seat 1 holds two cards.',
    state: holding([G_DOG, W_DOG]),
    obeys: [pay(G_DOG, 'N2')],
    viewers: [0, 1],
    differs: ['hands'],
  },
  'G-14': {
    kind: 'sight',
    says: 'The game is over: a seat and a spectator see the same yard, the same stacks and the same discard pile.',
    state: over,
    viewers: [0, null],
    differs: [],
  },
};
