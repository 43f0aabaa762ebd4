/// <reference lib="dom" />
// Whole games on the table: how often a touch draws it and forces a layout, counted in calls.
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { GAMES } from '../../lib/games.js';
import type { TouchCounts } from './touchPage.js';

const bundled = build({
  entryPoints: ['tools/check/browser/touchPage.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  tsconfig: 'tsconfig.json',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/** The number of touches to count in a game that is not over before. */
const MOST = 60;

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

for (const id of GAMES) {
  for (const size of SIZES) {
    test(`touches on the table of ${id}, ${size.join('×')}`, async ({ page }) => {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await page.addScriptTag({ type: 'module', content: await bundled });
      await page.waitForFunction(() => Reflect.has(globalThis, 'countTouches'));
      const { touches, places } = await page.evaluate(
        ([game, size, most]) => {
          // The bundle sets this global.
          const { countTouches } = globalThis as unknown as {
            countTouches(
              id: string,
              size: readonly [number, number],
              most: number,
            ): Promise<{ touches: readonly TouchCounts[]; places: readonly (readonly [string, number])[] }>;
          };
          return countTouches(game, size, most);
        },
        [id, size, MOST] as const,
      );
      const sum = (name: keyof TouchCounts) => touches.reduce((all, each) => all + each[name], 0);
      const most = (count: (each: TouchCounts) => number) => Math.max(...touches.map(count));
      const line = {
        touches: touches.length,
        moves: sum('moves'),
        groups: sum('groups'),
        still: sum('still'),
        before: sum('before'),
        after: sum('after'),
        scenes: sum('scenes'),
        forcedBefore: sum('forcedBefore'),
        forcedAfter: sum('forcedAfter'),
        mostBefore: most((each) => each.before),
        mostExtra: most((each) => each.after - each.groups - each.still),
        mostForcedBefore: most((each) => each.forcedBefore),
        mostForcedExtra: most((each) => each.forcedAfter - each.groups - each.still),
      };
      console.log(`${id} ${size.join('×')} ${JSON.stringify(line)}`);
      if (process.env['PLACES'])
        console.log(
          places
            .toSorted((a, b) => b[1] - a[1])
            .slice(0, 14)
            .map(([p, n]) => `   ${n} ${p}`)
            .join('\n'),
        );
      expect(touches.length).toBeGreaterThan(5);
    });
  }
}
