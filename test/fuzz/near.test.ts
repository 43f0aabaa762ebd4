import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { playNear } from './near.js';
import { TARGETS } from './targets.js';

const STATES = tries(600);

describe('every state that the schema accepts can be played to its end', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))(`%s, ${STATES} nearly real states`, (_, { on }) => {
    const { accepted } = on((game, kit) => playNear(game, kit, STATES, 20_264));
    expect(accepted, 'accepted states').toBeGreaterThan(tries(50));
  });
});
