/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// With forced colors, an enlarged page or enlarged text, every control and every card stays visible.
import { expect, test } from '../fixtures.js';
import { GAME_IDS } from './games.js';
import { fits } from './looks.js';
import { unseen } from './unseen.js';

/** The viewer can do something. */
const TURN = 'hencoop-table [role=button]:not([aria-disabled]), hencoop-table .shelf button';
const QUICK = { lang: 'en', speed: 0, thinking: 0 } as const;

/** CI checks each game in two of these four variants, alternating; the nightly run checks all. */
const inTurn = (isTurn: boolean) => ({ tag: isTurn ? [] : ['@nightly'] });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors, every control of the start page is visible: ${colorScheme}`, async ({ open }) => {
    const { page } = await open({ size: 'desk', colorScheme, lang: 'en' });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.waitForSelector('h1');
    expect(await unseen(page)).toEqual([]);
  });

  for (const [index, game] of GAME_IDS.entries()) {
    const tag = inTurn((colorScheme === 'dark') === (index % 2 === 0));
    test(
      `in forced colors, every control and every card is visible: ${game}, ${colorScheme}`,
      tag,
      async ({ open }) => {
        const { page } = await open({ ...QUICK, size: { width: 1366, height: 768 }, colorScheme, game });
        await page.emulateMedia({ forcedColors: 'active' });
        await page.waitForSelector(TURN);
        expect(await unseen(page)).toEqual([]);
        await page.screenshot({ path: test.info().outputPath('table.png') });
      },
    );
  }
}

for (const [index, game] of GAME_IDS.entries()) {
  test(`at 200 %, everything is visible and touchable: ${game}`, inTurn(index % 2 === 0), async ({ open }) => {
    const { page } = await open({ ...QUICK, size: { width: 640, height: 400 }, game });
    await page.waitForSelector(TURN);
    expect(await fits(page)).toEqual([]);
    expect(await unseen(page)).toEqual([]);
  });

  test(`with text at twice its size, everything is visible: ${game}`, inTurn(index % 2 === 1), async ({ open }) => {
    const { page } = await open({ ...QUICK, size: { width: 1366, height: 768 }, game });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.waitForSelector(TURN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366);
    expect(await unseen(page)).toEqual([]);
  });
}
