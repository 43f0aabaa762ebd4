/// <reference lib="dom" />
// Whole games on the table: how often a touch draws it and forces a layout, counted in calls.
import { expect, type Page, test } from '@playwright/test';
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

type Size = readonly [width: number, height: number];

/** Plays a game on a table of this size, and counts every touch. */
async function play(page: Page, id: string, size: Size, most: number, players: 'fewest' | 'most' | 3) {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.addScriptTag({ type: 'module', content: await bundled });
  await page.waitForFunction(() => Reflect.has(globalThis, 'countTouches'));
  return page.evaluate(
    (given) => {
      // The bundle sets this global.
      const { countTouches } = globalThis as unknown as {
        countTouches(...given: readonly unknown[]): Promise<readonly TouchCounts[]>;
      };
      return countTouches(...given);
    },
    [id, size, most, players] as const,
  );
}

for (const id of GAMES) {
  for (const size of SIZES) {
    test(`touches on the table of ${id}, ${size.join('×')}`, async ({ page }) => {
      const touches = await play(page, id, size, MOST, 3);
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

/** The sizes of the screens on which nothing may move. */
const STILL: readonly Size[] = [
  [360, 640],
  [390, 844],
  [740, 360],
  [844, 390],
  [820, 1180],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
];
const TOUCHES = 24;

for (const id of GAMES) {
  for (const size of STILL) {
    test(`no zone of ${id} moves or changes its size, ${size.join('×')}`, async ({ page }) => {
      for (const players of ['fewest', 'most'] as const) {
        const [first, ...others] = await play(page, id, size, TOUCHES, players);
        for (const { zones } of others) expect(zones).toEqual(first?.zones);
        await page.reload();
      }
    });
  }
}
