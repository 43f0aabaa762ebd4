import { describe, expect, it } from 'vitest';
import { assail } from './hostile.js';
import { MOVES, TARGETS } from './targets.js';

describe('every public function answers anything at all with its documented error', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))('%s, 3000 tries', (_, { on }) => {
    const { tries, slowest } = on((game, kit) => assail(game, kit, 3000, 20_261, MOVES));
    expect(tries).toBe(3000);
    // Bounded: a machine that is busy with other things may pause a try, but not for long.
    expect(slowest).toBeLessThan(5000);
  });
});
