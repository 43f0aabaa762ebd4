/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A hint appears in the table's strip: no zone moves, and nothing lies over question, keys or cards.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { GAME_IDS } from './games.js';
import { fits, zones } from './looks.js';
import { SIZES } from './sizes.js';

/** How far the page's sentence reaches out of the strip, and whether it is cut off within its lines. */
function saidIn(page: Page) {
  return page.evaluate(() => {
    const strip = document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.heard')?.getBoundingClientRect();
    const said = document.querySelector('.strip > p')?.getBoundingClientRect();
    if (strip === undefined || said === undefined) throw new Error('expected a strip that says something');
    const out = [strip.top - said.top, said.bottom - strip.bottom, strip.left - said.left, said.right - strip.right];
    return { out: Math.max(...out), width: said.width };
  });
}

/** The zones of the viewer that the note lies over. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const note = document.querySelector('.note')?.getBoundingClientRect();
    const root = document.querySelector('hencoop-table')?.shadowRoot;
    if (note === undefined) throw new Error('expected a note');
    const own = [...(root?.querySelectorAll('.ask, .buttons, .own') ?? [])];
    return own.flatMap((zone) => {
      const { left, top, right, bottom } = zone.getBoundingClientRect();
      const isOver = left < note.right && note.left < right && top < note.bottom && note.top < bottom;
      return isOver && right > left ? [zone.className] : [];
    });
  });
}

for (const [index, game] of GAME_IDS.entries()) {
  for (const [place, [width, height]] of SIZES.entries()) {
    // CI checks each game at two sizes; the nightly run checks all.
    const tag = place % GAME_IDS.length === index ? [] : ['@nightly'];
    test(`a hint speaks in the strip: ${game}, ${width}x${height}`, { tag }, async ({ open }) => {
      const { page } = await open({ size: { width, height }, lang: 'de', speed: 0, thinking: 50, game });
      await page.waitForSelector('.bar [aria-label="Tipp"]:enabled');
      const before = await zones(page);
      await page.click('.bar [aria-label="Tipp"]');
      await page.waitForSelector('.strip button');
      await expect(page.locator('.strip > p')).toBeFocused();
      expect(await zones(page)).toEqual(before);
      const { out, width: room } = await saidIn(page);
      expect(out).toBeLessThanOrEqual(2);
      expect(room).toBeGreaterThan(80);
      expect(await fits(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('hint.png') });
      await page.click('.strip button:not(.icon)');
      await page.waitForSelector('.note p');
      expect(await covered(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('why.png') });
      await page.keyboard.press('Escape');
      await expect(page.locator('.note')).toHaveCount(0);
      await expect(page.locator('.strip button:not(.icon)')).toBeFocused();
      await page.click('.strip .icon');
      await expect(page.locator('.strip')).toHaveCount(0);
      expect(await zones(page)).toEqual(before);
    });
  }
}
