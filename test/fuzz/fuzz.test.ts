import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { ENDLESS } from '../support/processorTime.js';
import { fuzzGame } from './hostile.js';
import { fuzzFair, fuzzStored } from './stored.js';
import { MOVES, TARGETS } from './targets.js';

const RULES = tries(3000, 1 / 16);
const STORED = tries(1000, 1 / 16);
const FAIR = tries(200, 1 / 16);

describe('every public function returns a result or throws its documented error for any value', () => {
  it.each(TARGETS.map((target) => [target.id, target] as const))(`%s, ${RULES} tries`, (_, { on }) => {
    const { tries, slowest } = on((game, kit) => fuzzGame(game, kit, RULES, 20_261, MOVES));
    expect(tries).toBe(RULES);
    expect(slowest).toBeLessThan(ENDLESS);
  });

  it.each(TARGETS.map((target) => [target.id, target] as const))(
    `%s, stored documents, ${STORED} tries`,
    async (_, { on }) => {
      const stored = await on((game, kit) => fuzzStored(game, kit, STORED, 20_262));
      const fair = await on((game, kit) => fuzzFair(game, kit, FAIR, 20_263));
      expect([stored.tries, fair.tries]).toEqual([STORED, FAIR]);
      expect(Math.max(stored.slowest, fair.slowest)).toBeLessThan(ENDLESS);
      expect(stored.taken, 'changed documents that were accepted').toBeGreaterThan(0);
    },
  );
});
