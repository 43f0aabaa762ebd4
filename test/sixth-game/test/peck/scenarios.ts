import type { Scenario } from '../../../support/scenario.js';
import { type Move, peck, type State } from '../../src/peck/index.js';

/** A position from the rules, for drawing. */
export const scenarios: readonly Scenario<State, Move>[] = [
  {
    title: 'A full hand',
    says: 'A player with three cards cannot draw (PK-4.3), but shed one (PK-4.4) and draw then.',
    state: { ...peck.setup({ seed: 'full' }), round: 2, step: { type: 'draw', seat: 0 } },
    tried: [
      { seat: 0, type: 'draw', row: 'front', count: 1 },
      { seat: 0, type: 'pass' },
    ],
    after: true,
  },
];
