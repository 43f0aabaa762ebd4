import type { CountedPosition } from '../../../support/counts.js';
import { peck, type State } from '../../src/peck/index.js';

/** A small position whose whole tree is counted. */
export const positions: readonly CountedPosition<State>[] = [
  {
    title: 'A fresh game for two, one round, seed count',
    state: peck.setup({ seed: 'count', options: { rounds: 1 } }),
    depth: 4,
  },
];
