import { describe, expect, it } from 'vitest';
import { playNear } from './near.js';
import { TARGETS } from './targets.js';

describe('every state that the schema accepts can be played to its end', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('%s, 600 nearly real states', (_, { on }) => {
    const { accepted } = on((game, kit) => playNear(game, kit, 600, 20_264));
    expect(accepted, 'accepted states').toBeGreaterThan(50);
  });
});
