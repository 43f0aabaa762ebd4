import { blindChickenExtreme, chicken, chickenOut, chickenRoundup, crazyChicken } from 'hencoop';
import { LawBroken, laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { some } from '../../support/effort.js';
import { peck } from '../sixth-game/src/peck/index.js';
import { PLANTED } from './planted/index.js';
import type { Planted } from './planted/plant.js';

const VERB =
  /\b(setup|actors|isOver|legalMoves|whyNot|apply|tryApply|score|outcome|view|redact|evolve|determinize|rules\.\w+)\b/;

/** The first law with this number that does not hold. */
function brokenLaw({ law, run }: Planted): LawBroken | null {
  return run((game, kit) => {
    const those = laws(game, kit, { runs: 200, seed: 7, shrink: false }).filter(({ number }) => number === law);
    // Law 8 has two checks: the few small positions first, then the many walks.
    for (const { check } of those.toReversed()) {
      try {
        check();
      } catch (error) {
        if (error instanceof LawBroken) return error;
        throw error;
      }
    }
    return null;
  });
}

// `npm test` runs some of them, `.ci/run` all.
describe('every planted bug is caught by the law that must catch it', () => {
  it.each(some(PLANTED, 6).map((planted) => [planted.law, planted.bug, planted] as const))(
    'law %i catches %s, and names the verb, the seat, the seed and the moves',
    (law, _, planted) => {
      const broken = brokenLaw(planted);
      expect(broken?.law).toBe(law);
      if (broken?.verdict === 'not proven') return;
      expect(broken?.message).toMatch(VERB);
      expect(broken?.message).toMatch(/seat|spectator|after setup/);
      expect(broken?.message).toMatch(/run again with \{ seed: 7 \}|seeds 'even/);
      expect(broken?.message).toMatch(/\d moves/);
    },
  );

  it('there are at least a hundred, at least three for each law and for each game', () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(100);
    for (let law = 1; law <= 11; law++)
      expect(PLANTED.filter((planted) => planted.law === law).length).toBeGreaterThanOrEqual(3);
    for (const { title } of [peck, chicken, crazyChicken, chickenOut, blindChickenExtreme, chickenRoundup])
      expect(PLANTED.filter(({ bug }) => bug.startsWith(`${title}: `)).length).toBeGreaterThanOrEqual(3);
  });
});
