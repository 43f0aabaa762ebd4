import type { Move } from 'hencoop/chicken-roundup';
import { card } from '../../../src/chicken-roundup/testkit/position.js';
import { close, dog, END, FARMER, farmer, G_DOG, holding, pay } from '../rules/support.js';
import { dealOf, type FiguresOf, fiveOf, YARD } from './tables.js';

const COLORS = [
  ['white', 'W'],
  ['black', 'B'],
  ['red', 'R'],
  ['silver', 'S'],
  ['gold', 'G'],
] as const;

const ACTIONS = [
  ['Side Step', 'sideStep'],
  ['Fence Hop', 'fenceHop'],
  ['Diagonal Dash', 'diagonalDash'],
  ['Leap Frog', 'leapFrog'],
  ['Cut In', 'cutIn'],
  ['Round Dance', 'roundDance'],
  ['Farmer Takes Chicken', 'farmer'],
  ['Dog Chases Fox', 'dog'],
  ['Chicken Parade', 'parade'],
  ['Fox Trot', 'foxTrot'],
] as const;

const TROT = card('G', 'foxTrot');
const goldTrot: Move = { seat: 0, type: 'foxTrot', card: TROT, target: 'S2' };

/** The first hands are dealt from these ten cards, one at a time. */
const [first, second] = [fiveOf('cutIn'), fiveOf('leapFrog')];
const inTurns = first.flatMap((one, index) => [one, ...second.slice(index, index + 1)]);
const deal = dealOf([...YARD, ...inTurns], 7);

/** The rest of the deck, from bottom to top. */
const rest = deal.deal.slice(0, -(YARD.length + inTurns.length));

/** Components, set-up and the turn. */
export const startFigures: FiguresOf<1 | 2 | 3> = {
  'CR-1.1': {
    kind: 'components',
    says: 'The cards of the box that are not chickens.',
    pieces: [
      { name: 'Coop', count: 2 },
      { name: 'Fox', count: 1, card: 'fox' },
      { name: 'Rooster', count: 1, card: 'rooster' },
    ],
  },
  'CR-1.2': {
    kind: 'components',
    says: 'The 100 chickens: ten actions in five colors, two of each.',
    pieces: COLORS.flatMap(([color, letter]) =>
      ACTIONS.map(([name, action]) => ({ name: `${color} ${name}`, count: 2, card: card(letter, action) })),
    ),
  },
  'CR-2.1': {
    kind: 'setup',
    says: 'The fox starts in the center. The coop of seat 1 is west of the south row, the coop of seat 2 east of the north row.',
    start: { seats: 2, seed: 'fox', deals: deal },
    tells: [{ type: 'dealt', yard: [...YARD.slice(0, 7), 'fox', ...YARD.slice(7)] }],
    refuses: { options: { coops: 'north' } },
  },
  'CR-2.2': {
    kind: 'setup',
    says: 'Seven cards of the deck lie below the rooster. The players know only that there are at most nineteen.',
    start: { seats: 2, seed: 'fox', deals: deal },
    tells: [{ type: 'dealt', deck: [...rest.slice(0, 7), 'rooster', ...rest.slice(7)] }],
  },
  'CR-2.3': {
    kind: 'setup',
    says: 'With `firstSeat` 1, seat 2 starts and gets the first card after the yard. Here it gets every Cut In.',
    start: { seats: 2, seed: 'fox', options: { firstSeat: 1 }, deals: deal },
    viewer: 1,
    obeys: [{ seat: 1, type: 'endPlays' }],
    tells: [
      { type: 'dealt', hands: [second, first] },
      { type: 'playsEnded', seat: 1 },
      { type: 'turnPassed', to: 0 },
    ],
  },
  'CR-3.1': {
    kind: 'move',
    says: 'Seat 1 plays the Farmer and the Dog. After the second play its turn ends by itself.',
    state: holding([FARMER, G_DOG]),
    obeys: [farmer('S4'), dog('west')],
    tells: [
      { type: 'played', seat: 0, card: FARMER },
      { type: 'secondPlayBegan', seat: 0 },
      { type: 'played', seat: 0, card: G_DOG },
      { type: 'sentIn', seat: 0 },
      { type: 'turnPassed', to: 1 },
    ],
    refuses: { move: { seat: 0, type: 'farmer', card: G_DOG, target: 'S4' } },
  },
  'CR-3.2': {
    kind: 'move',
    says: 'No gold chicken is in the yard for the gold Fox Trot, but the card can pay for a catch.',
    state: holding([TROT], { south: 'WWSWB' }),
    obeys: [pay(TROT, 'N2')],
    tells: [
      { type: 'paid', seat: 0, card: TROT },
      { type: 'caught', seat: 0, to: 'N2' },
    ],
    refuses: { move: goldTrot, by: 'CR-5.3' },
  },
  'CR-3.3': {
    kind: 'move',
    says: 'The Farmer, its prey and the Dog that pays for the catch go to the discard pile. The empty deck stays empty.',
    state: holding([FARMER, G_DOG]),
    obeys: [farmer('S4'), pay(G_DOG, 'M1'), close('west')],
    tells: [
      { type: 'played', card: FARMER },
      { type: 'taken', cell: 'S4' },
      { type: 'paid', card: G_DOG },
      { type: 'turnPassed', to: 1 },
    ],
  },
  'CR-3.4': {
    kind: 'move',
    says: 'Two equal Dogs make one move of each kind. The fox is at the west end already, and the Dog may still send it there.',
    state: holding([G_DOG, G_DOG], { middle: 'FBBBB' }),
    legal: [dog('west'), dog('east'), pay(G_DOG, 'N0'), pay(G_DOG, 'M1'), pay(G_DOG, 'S0'), END],
    obeys: [dog('west')],
    tells: [
      { type: 'played', card: G_DOG },
      { type: 'chased', from: 'M0', to: 'M0' },
    ],
  },
};
