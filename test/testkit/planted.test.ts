import { laws } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { PLANTED } from './planted.js';

describe('every planted bug is caught by the law that ought to', () => {
  it.each(PLANTED.map((planted) => [planted.law, planted.bug, planted] as const))(
    'law %i catches %s',
    (number, _, { run }) => {
      const caught = run((game, kit) =>
        laws(game, kit, { runs: 200, seed: 7 })
          .filter((law) => law.number === number)
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

  it('forty or more, at least three a law', () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(40);
    for (let law = 1; law <= 11; law++)
      expect(PLANTED.filter((planted) => planted.law === law).length).toBeGreaterThanOrEqual(3);
  });
});
