import type { Scenario } from '../../../support/scenario.js';
import { type Move, peck, type State } from '../../src/peck/index.js';

/** A position from the rules, for drawing. */
export const scenarios: readonly Scenario<State, Move>[] = [
  {
    title: 'A full hand',
    says: 'A player with two or more cards cannot draw (PK-4.3).',
    state: { ...peck.setup({ seed: 'full' }), step: { type: 'draw', seat: 0 } },
    tried: [
      { seat: 0, type: 'draw' },
      { seat: 0, type: 'pass' },
    ],
    after: true,
  },
];
