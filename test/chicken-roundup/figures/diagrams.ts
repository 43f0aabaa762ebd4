import type { Cell, Move } from 'hencoop/chicken-roundup';
import { card } from '../../../src/chicken-roundup/testkit/position.js';
import { PRINTED } from '../../../src/chicken-roundup/testkit/printed.js';
import { diagram, holding } from '../rules/support.js';
import { dealOf, type FiguresOf } from './tables.js';

const only = (action: string, given: Parameters<typeof holding>[1] = {}) => holding([card('S', action)], given);

/** A yard and hands with these cards, from the deck with other diagrams. */
const yard = (['W', 'B', 'R', 'S', 'G'] as const).flatMap((letter) => [
  card(letter, 'parade'),
  card(letter, 'parade'),
  card(letter, 'dog'),
]);
const hops = (['G', 'S', 'R', 'B', 'W'] as const).flatMap((letter) => [
  card(letter, 'longHop'),
  card(letter, 'corner'),
]);

const hop: Move = { seat: 0, type: 'diagram', card: card('S', 'longHop'), cells: ['S0', 'N0'] };

const cells = (...given: readonly Cell[]) => given;

/** Diagrammed actions. */
export const diagramFigures: FiguresOf<6> = {
  'CR-6.0': {
    kind: 'move',
    says: 'The fox may be the card that a Leap Frog goes over, but no Side Step moves it.',
    state: holding([card('S', 'leapFrog'), card('S', 'sideStep')], { middle: 'WBFRS' }),
    obeys: [diagram('leapFrog', 'M1', 'M3')],
    tells: [{ type: 'rearranged', from: cells('M1', 'M3'), to: cells('M3', 'M1') }],
    refuses: { move: diagram('sideStep', 'M1', 'M2') },
  },
  'CR-6.0a': {
    kind: 'move',
    says: 'The same swap has one spelling, from west to east.',
    state: only('sideStep'),
    obeys: [diagram('sideStep', 'S0', 'S1')],
    tells: [{ type: 'rearranged', from: cells('S0', 'S1'), to: cells('S1', 'S0') }],
    refuses: { move: diagram('sideStep', 'S1', 'S0') },
  },
  'CR-6.0b': {
    kind: 'setup',
    says: 'A game with another list of diagrams: the Long Hop swaps the ends of a column. No diagram may have the name of the Dog.',
    start: { seats: 2, seed: 'fox', options: PRINTED, deals: dealOf([...yard.slice(0, 14), ...hops], 0, PRINTED) },
    obeys: [hop],
    tells: [{ type: 'rearranged', from: cells('S0', 'N0'), to: cells('N0', 'S0') }],
    refuses: { options: { diagrams: [{ name: 'dog', cycles: [PRINTED.diagrams[0]?.cycles[0]], cards: [] }] } },
  },
  'CR-6.1': {
    kind: 'move',
    says: 'Gold and white swap. S0 and S2 are no neighbors.',
    state: only('sideStep'),
    obeys: [diagram('sideStep', 'S0', 'S1')],
    tells: [{ type: 'rearranged', from: cells('S0', 'S1'), to: cells('S1', 'S0') }],
    refuses: { move: diagram('sideStep', 'S0', 'S2'), by: 'CR-6.0' },
  },
  'CR-6.2': {
    kind: 'move',
    says: 'Gold and black swap across the fence. In the column of the fox nothing can.',
    state: only('fenceHop'),
    obeys: [diagram('fenceHop', 'S0', 'M0')],
    tells: [{ type: 'rearranged', from: cells('S0', 'M0'), to: cells('M0', 'S0') }],
    refuses: { move: diagram('fenceHop', 'S2', 'M2'), by: 'CR-6.0' },
  },
  'CR-6.3': {
    kind: 'move',
    says: 'Gold and black swap over the corner. M0 is not diagonal to S0.',
    state: only('diagonalDash'),
    obeys: [diagram('diagonalDash', 'S0', 'M1')],
    tells: [{ type: 'rearranged', from: cells('S0', 'M1'), to: cells('M1', 'S0') }],
    refuses: { move: diagram('diagonalDash', 'S0', 'M0'), by: 'CR-6.0' },
  },
  'CR-6.4': {
    kind: 'move',
    says: 'Gold and silver swap over the white chicken, which stays. Nothing lies between S0 and S1.',
    state: only('leapFrog'),
    obeys: [diagram('leapFrog', 'S0', 'S2')],
    tells: [{ type: 'rearranged', from: cells('S0', 'S2'), to: cells('S2', 'S0') }],
    refuses: { move: diagram('leapFrog', 'S0', 'S1'), by: 'CR-6.0' },
  },
  'CR-6.5': {
    kind: 'move',
    says: 'Gold goes from the west end of the three to the east end, and the two others move up.',
    state: only('cutIn', { south: 'GWR..' }),
    obeys: [diagram('cutIn', 'S0', 'S2', 'S1')],
    tells: [{ type: 'rearranged', from: cells('S0', 'S2', 'S1'), to: cells('S2', 'S1', 'S0') }],
    refuses: { move: diagram('cutIn', 'S1', 'S3', 'S2'), by: 'CR-6.0' },
  },
  'CR-6.6': {
    kind: 'move',
    says: 'The four chickens in the southwest corner turn by one cell. With the fox among them they cannot.',
    state: only('roundDance', { middle: 'SBFBB' }),
    obeys: [diagram('roundDance', 'S0', 'S1', 'M1', 'M0')],
    tells: [
      {
        type: 'rearranged',
        from: cells('S0', 'S1', 'M1', 'M0'),
        to: cells('S1', 'M1', 'M0', 'S0'),
      },
    ],
    refuses: { move: diagram('roundDance', 'S1', 'S2', 'M2', 'M1'), by: 'CR-6.0' },
  },
};
