/// <reference lib="dom" />
// The feel of a hand of cards on a phone: it is in sight, it stays in place, and nothing is played by mistake.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { pressUntil } from '../hands.js';
import { GAME_IDS } from './games.js';
import { LANGUAGES } from './page.js';

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

for (const game of GAME_IDS) {
  for (const lang of LANGUAGES) {
    test(`the hand is in sight at the first turn: ${game}, ${lang}`, async ({ open }) => {
      const { page } = await open({ ...QUICK, lang, game });
      await page.waitForSelector(`hencoop-table ${OPEN}, hencoop-table .shelf button`);
      const { top, bottom, height } = await ownPart(page);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(height);
    });
  }
}

for (const game of ['chicken', 'chicken-roundup'] as const) {
  test(`the hand stays where it is when a card is picked or refused: ${game}`, async ({ open }) => {
    const { page } = await open({ ...QUICK, lang: 'en', game });
    const cards = page.locator('hencoop-table .own [data-card][role=button]');
    await cards.first().waitFor();
    const before = await ownPart(page);
    const blocked = page.locator('hencoop-table .own [aria-disabled]');
    const isRefused = (await blocked.count()) > 0;
    const answer = page.locator(`hencoop-table ${isRefused ? '.reason:not(:empty)' : '.chip'}`);
    await pressUntil((isRefused ? blocked : cards).first(), answer.first());
    expect(await ownPart(page)).toEqual(before);
  });
}

test('a finger sees a move in the yard before it is made', async ({ open }) => {
  const { page } = await open({ ...QUICK, lang: 'en', game: 'chicken-roundup' });
  const cards = page.locator('hencoop-table .own [data-card][role=button]');
  await cards.first().waitFor();
  const before = await eventsOf(page);
  // Pick cells for a card until the yard previews its move; if the path is open, try another card.
  const ghost = page.locator('hencoop-table .ghost');
  const cells = page.locator('hencoop-table .middle [data-cell][data-state~=open]');
  for (const card of await cards.all()) {
    // Picking another card is allowed, although the table does not ask for it.
    await card.tap({ force: true });
    for (let touches = 0; touches < 6 && (await ghost.count()) === 0 && (await cells.count()) > 0; touches++) {
      await cells.first().tap();
    }
    if ((await ghost.count()) > 0) break;
  }
  await expect(ghost).toHaveCount(1);
  expect(await eventsOf(page), 'nothing is played yet').toBe(before);
  await page.locator('hencoop-table .buttons .main').tap();
  await expect.poll(() => eventsOf(page)).toBeGreaterThan(before);
});
