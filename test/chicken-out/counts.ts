import { chickenOut, type State } from 'hencoop/chicken-out';
import { position } from '../../src/chicken-out/testkit/position.js';
import type { CountedPosition } from '../support/counts.js';

/** Small positions of a last game, whose trees are counted. */
export const positions: readonly CountedPosition<State>[] = [
  {
    title: 'Two seats with black 4 3 2 and red 5 4 to come, on 9 and 2',
    state: position({ piles: ['b2 b3 b4', 'r4 r5'], series: 'b9 b2', options: { maxTurns: 30 } }),
    depth: 8,
  },
  {
    title: 'Five seats with two cards each, the extras on: doubles, an egg, and 21s that are passed on',
    state: position({
      piles: ['r3 b3', 'r2 b0', 'b6 r6', 'SAME SAME', 'r8 b8'],
      series: 'b1 r3',
      options: { layAnEgg: true, doubleUp: true, passOn: true },
    }),
    depth: 9,
  },
  { title: 'A fresh game for two, seed count', state: chickenOut.setup({ seed: 'count' }), depth: 9 },
];
