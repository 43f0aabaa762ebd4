import type { Move } from 'hencoop/chicken-roundup';
import { card } from '../../../src/chicken-roundup/testkit/position.js';
import {
  close,
  dog,
  END,
  FARMER,
  farmer,
  G_DOG,
  holding,
  PARADE,
  parade,
  pay,
  playAll,
  W_DOG,
} from '../rules/support.js';
import type { FiguresOf } from './tables.js';

const TROT = card('S', 'foxTrot');
const trot = (target: 'S0' | 'S2'): Move => ({ seat: 0, type: 'foxTrot', card: TROT, target });

/** The silver chicken on S2, as a card. */
const CAUGHT = card('S', 'sideStep');

/** Gaps, and the actions of the named cards. */
export const actionFigures: FiguresOf<4 | 5> = {
  'CR-4.1': {
    kind: 'move',
    says: 'The Farmer takes the chicken in front of the coop, and the row shifts to it. The open cell at the end stays open.',
    state: holding([FARMER], { south: 'GBWRS' }),
    obeys: [farmer('S0')],
    tells: [
      { type: 'taken', cell: 'S0' },
      { type: 'closed', row: 'S', start: 0 },
    ],
  },
  'CR-4.2': {
    kind: 'move',
    says: 'M1 is a gap. Seat 1 closes it toward the east, so everything west of it moves, and has to close it before anything else.',
    state: playAll(holding([FARMER], { middle: 'WBFRS' }), farmer('M1')),
    legal: [close('west'), close('east')],
    obeys: [close('east')],
    tells: [
      { type: 'closed', row: 'M', start: 1 },
      { type: 'secondPlayBegan', seat: 0 },
    ],
    refuses: { move: END, by: 'G-3' },
  },
  'CR-4.3': {
    kind: 'move',
    says: 'The row shifts to the coop, and the fox with it, from S2 to S1.',
    state: holding([FARMER], { middle: 'BBBBB', south: 'GBFRS' }),
    obeys: [farmer('S0')],
    tells: [{ type: 'closed', row: 'S', start: 0 }],
  },
  'CR-5.1': {
    kind: 'move',
    says: 'The Farmer takes a chicken from the row of seat 2. It cannot take the fox.',
    state: holding([FARMER]),
    obeys: [farmer('N4')],
    tells: [{ type: 'taken', cell: 'N4' }],
    refuses: { move: farmer('M2') },
  },
  'CR-5.2': {
    kind: 'move',
    says: 'The fox is in the north row, whose coop is in the east: the Dog can chase it only to the west.',
    state: holding([G_DOG], { north: 'RWFBR', middle: 'BBBBB' }),
    obeys: [dog('west')],
    tells: [{ type: 'chased', from: 'N2', to: 'N0' }],
    refuses: { move: dog('east') },
  },
  'CR-5.2a': {
    kind: 'move',
    says: 'The fox is alone in the middle row, where both ends are the same: the move names the west.',
    state: holding([G_DOG], { middle: '..F..' }),
    obeys: [dog('west')],
    tells: [{ type: 'chased', from: 'M2', to: 'M2' }],
    refuses: { move: dog('east') },
  },
  'CR-5.3': {
    kind: 'move',
    says: 'The silver Fox Trot catches a silver chicken, and leaves a gap in the middle row. The chicken on S0 is gold.',
    state: holding([TROT]),
    obeys: [trot('S2'), close('west')],
    tells: [
      { type: 'caught', seat: 0, from: 'M2', to: 'S2' },
      { type: 'gapOpened', seat: 0 },
      { type: 'closed', row: 'M' },
    ],
    refuses: { move: trot('S0') },
  },
  'CR-5.4': {
    kind: 'move',
    says: 'Seat 1 pays the Dog for the silver chicken, and pays with that card for the next one. M0 is not next to the fox.',
    state: holding([W_DOG]),
    obeys: [pay(W_DOG, 'S2'), close('west'), pay(CAUGHT, 'S1')],
    tells: [
      { type: 'paid', card: W_DOG },
      { type: 'caught', seat: 0, to: 'S2', card: CAUGHT },
      { type: 'paid', card: CAUGHT },
      { type: 'caught', seat: 0, to: 'S1' },
    ],
    refuses: { move: pay(W_DOG, 'M0') },
  },
  'CR-5.5': {
    kind: 'move',
    says: 'Gold, silver, red, black and white walk in through all three rows. Red does not fall after red.',
    state: holding([PARADE], { north: 'RBWWW', middle: 'SSFRB', south: 'GRRWW' }),
    obeys: [parade('S0', 'M0', 'N0', 'N1', 'N2')],
    tells: [{ type: 'paraded', seat: 0, path: ['S0', 'M0', 'N0', 'N1', 'N2'] }],
    refuses: { move: parade('S0', 'S1', 'S2') },
  },
  'CR-5.6': {
    kind: 'move',
    says: 'The Parade ends the plays and leaves a gap, and then the fox is exposed and leaves another: two decisions. The white chicken at the coop is not sent in.',
    state: holding([PARADE, W_DOG], { middle: 'BRRFW', south: 'GSW..' }),
    obeys: [parade('S0', 'S1', 'M1'), close('west'), close('east')],
    tells: [
      { type: 'paraded', seat: 0 },
      { type: 'gapOpened', seat: 0, next: 'exposedFox' },
      { type: 'foxExposed', from: 'M2', to: 'S1' },
      { type: 'gapOpened', seat: 0, next: 'foxAtCoop' },
      { type: 'turnPassed', to: 1 },
    ],
    refuses: { move: pay(W_DOG, 'S0'), by: 'G-1', after: true },
  },
};
