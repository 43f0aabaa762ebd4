/// <reference lib="dom" />
// Feeds the element hostile properties, views, events, names and input: it may only throw its documented refusals, and
// must still work.
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { atNight } from '../../../support/nightEffort.js';
import { GAMES } from '../../lib/games.js';
import type { ElementReport } from './elementPage.js';

const TRIES = atNight(60, 1_000);
const SEED = 20_267;

const bundled = build({
  entryPoints: ['tools/check/browser/elementPage.ts'],
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  tsconfig: 'tsconfig.json',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

for (const id of GAMES) {
  test(`the element of ${id}, ${TRIES} hostile tries`, async ({ page }) => {
    await page.addScriptTag({ type: 'module', content: await bundled });
    // A module runs later.
    await page.waitForFunction(() => Reflect.has(globalThis, 'fuzzElement'));
    const session = await page.context().newCDPSession(page);
    const listeners = async () => {
      const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
      return (await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })).listeners
        .length;
    };
    const before = await listeners();
    const report = await page.evaluate(
      ([game, tries, seed]) => {
        // The bundle sets this global.
        const { fuzzElement } = globalThis as unknown as {
          fuzzElement(game: string, tries: number, seed: number): Promise<ElementReport>;
        };
        return fuzzElement(game, tries, seed);
      },
      [id, TRIES, SEED] as const,
    );
    expect(report.faults).toEqual([]);
    expect(report.refused).toBeGreaterThan(0);
    // The fuzz itself adds two.
    expect(await listeners()).toBe(before + 2);
  });
}
