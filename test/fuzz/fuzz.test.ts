import { describe, expect, it } from 'vitest';
import { assail } from './hostile.js';
import { assailFair, assailStored } from './stored.js';
import { MOVES, TARGETS } from './targets.js';

describe('every public function answers anything at all with its documented error', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('%s, 3000 tries', (_, { on }) => {
    const { tries, slowest } = on((game, kit) => assail(game, kit, 3000, 20_261, MOVES));
    expect(tries).toBe(3000);
    // Bounded: a machine that is busy with other things may pause a try, but not for long.
    expect(slowest).toBeLessThan(5000);
  });

  it.each(TARGETS.map((target) => [target.id, target] as const))('%s as it is kept, 1000 tries', async (_, { on }) => {
    const stored = on((game, kit) => assailStored(game, kit, 1000, 20_262));
    const fair = await on((game, kit) => assailFair(game, kit, 200, 20_263));
    expect([stored.tries, fair.tries]).toEqual([1000, 200]);
    expect(Math.max(stored.slowest, fair.slowest)).toBeLessThan(5000);
    expect(stored.taken, 'changed objects that were taken').toBeGreaterThan(0);
  });
});
