import { blindChickenExtreme, chicken, chickenOut, chickenRoundup, crazyChicken } from 'hencoop';
import { laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { peck } from './peck/peck.js';
import { PLANTED } from './planted/index.js';

describe('every planted bug is caught by the law that must catch it', () => {
  it.each(PLANTED.map((planted) => [planted.law, planted.bug, planted] as const))(
    'law %i catches %s',
    (number, _, { run }) => {
      const caught = run((game, kit) =>
        laws(game, kit, { runs: 200, seed: 7, shrink: false })
          .filter((law) => law.number === number)
          // Law 8 has two checks: the few small positions first, then the many walks.
          .toReversed()
          .some((law) => {
            try {
              law.check();
              return false;
            } catch {
              return true;
            }
          }),
      );
      expect(caught).toBe(true);
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
