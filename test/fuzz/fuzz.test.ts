import { describe, expect, it } from 'vitest';
import { fuzzGame } from './hostile.js';
import { fuzzFair, fuzzStored } from './stored.js';
import { MOVES, TARGETS } from './targets.js';

describe('every public function answers any value with a result or its documented error', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('%s, 3000 tries', (_, { on }) => {
    const { tries, slowest } = on((game, kit) => fuzzGame(game, kit, 3000, 20_261, MOVES));
    expect(tries).toBe(3000);
    // A generous bound: a busy machine can delay a try.
    expect(slowest).toBeLessThan(5000);
  });

  it.each(TARGETS.map((target) => [target.id, target] as const))(
    '%s, stored documents, 1000 tries',
    async (_, { on }) => {
      const stored = await on((game, kit) => fuzzStored(game, kit, 1000, 20_262));
      const fair = await on((game, kit) => fuzzFair(game, kit, 200, 20_263));
      expect([stored.tries, fair.tries]).toEqual([1000, 200]);
      expect(Math.max(stored.slowest, fair.slowest)).toBeLessThan(5000);
      expect(stored.taken, 'changed documents that were accepted').toBeGreaterThan(0);
    },
  );
});
