import { laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { peck } from '../sixth-game/src/peck/index.js';
import { peckKit as kit } from '../sixth-game/src/peck/testkit/index.js';
import { EFFORT } from '../support/lawEffort.js';

describe('Peck, the smallest game that has everything, obeys the laws', () => {
  for (const law of laws(peck, kit, EFFORT)) it(`law ${law.number}, ${law.name}`, law.check, law.timeout);

  it('G-3: a move that does not belong to the step is refused, naming the step', () => {
    const state = peck.setup({ seed: 'x' });
    expect(peck.whyNot(state, { seat: 0, type: 'draw', row: 'front', count: 1 })).toEqual({
      clause: 'G-3',
      params: { step: 'choose' },
    });
  });
});
