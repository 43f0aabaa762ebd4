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
      const touches = await page.evaluate(
        ([game, size, most]) => {
          // The bundle sets this global.
          const { countTouches } = globalThis as unknown as {
            countTouches(id: string, size: readonly [number, number], most: number): Promise<readonly TouchCounts[]>;
          };
          return countTouches(game, size, most);
        },
        [id, size, MOST] as const,
      );
      expect(touches.length).toBeGreaterThan(5);
      for (const touch of touches) {
        const drawn = touch.groups + touch.still;
        const told = JSON.stringify(touch);
        expect(touch.before, `drawings until the answer: ${told}`).toBeLessThanOrEqual(2);
        expect(touch.after, `drawings after the answer: ${told}`).toBeLessThanOrEqual(drawn);
        expect(touch.forcedBefore, `forced layouts until the answer: ${told}`).toBeLessThanOrEqual(2);
        expect(touch.forcedAfter, `forced layouts after the answer: ${told}`).toBeLessThanOrEqual(2 * drawn);
      }
    });
  }
}
