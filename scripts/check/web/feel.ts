/// <reference lib="dom" />
// What a hand of cards must feel like on a phone: it is in sight, it stays where it is, and nothing is played by mistake.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { GAME_IDS } from './games.js';
import { LANGUAGES, openPage } from './page.js';
import type { Job } from './pool.js';

const QUICK = { size: 'phone', speed: 0, thinking: 0 } as const;
const OPEN = '[role=button]:not([aria-disabled])';

/** Where the viewer's cards are on the screen. */
const ownPart = (page: Page) =>
  page.evaluate(() => {
    const own = document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.own');
    const { top, bottom } = own?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return { top: Math.round(top), bottom: Math.round(bottom), height: innerHeight };
  });

const eventsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const log = document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.said');
    return log?.childElementCount ?? 0;
  });

export const feelJobs: readonly Job[] = [
  {
    name: 'the hand is in sight at the first turn',
    async run(browser, home) {
      for (const game of GAME_IDS) {
        for (const lang of LANGUAGES) {
          const { context, page, complaints } = await openPage(browser, home, { ...QUICK, lang, game });
          await page.waitForSelector(`hencoop-table ${OPEN}, hencoop-table .shelf button`);
          const { top, bottom, height } = await ownPart(page);
          assert.ok(top > 0 && bottom <= height, `${game}, ${lang}: the hand is at ${top} to ${bottom} of ${height}`);
          assert.deepEqual(complaints, []);
          await context.close();
        }
      }
      return `${GAME_IDS.length * LANGUAGES.length} first turns`;
    },
  },
  {
    name: 'the hand stays where it is when a card is picked or refused',
    async run(browser, home) {
      for (const game of ['chicken', 'chicken-roundup'] as const) {
        const { context, page } = await openPage(browser, home, { ...QUICK, lang: 'en', game });
        const cards = page.locator('hencoop-table .own [data-card][role=button]');
        await cards.first().waitFor();
        const before = await ownPart(page);
        const blocked = page.locator('hencoop-table .own [aria-disabled]');
        const isRefused = (await blocked.count()) > 0;
        await (isRefused ? blocked : cards).first().press('Enter');
        await page.waitForSelector(`hencoop-table ${isRefused ? '.reason:not(:empty)' : '.chip'}`);
        assert.deepEqual(await ownPart(page), before, game);
        await context.close();
      }
      return 'it stays';
    },
  },
  {
    name: 'a finger sees a move in the yard before it is made',
    async run(browser, home) {
      const game = 'chicken-roundup';
      const { context, page, complaints } = await openPage(browser, home, { ...QUICK, lang: 'en', game });
      const cards = page.locator('hencoop-table .own [data-card][role=button]');
      await cards.first().waitFor();
      const before = await eventsOf(page);
      await cards.first().tap();
      // A catch names one cell only.
      const cell = page.locator('hencoop-table .middle [data-cell][aria-label^="Pay "]').first();
      await cell.tap();
      await page.waitForSelector('hencoop-table .ghost');
      assert.equal(await eventsOf(page), before, 'nothing is played yet');
      await page.locator('hencoop-table .buttons .main').tap();
      await page.waitForFunction(
        (count) =>
          (document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.said')?.childElementCount ?? 0) > count,
        before,
      );
      assert.deepEqual(complaints, []);
      await context.close();
      return 'a ghost first';
    },
  },
];
