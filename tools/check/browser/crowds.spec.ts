/// <reference lib="dom" />
// The table fits the smallest screens with the most buttons and the most cards that a player can collect.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { deElement } from '../../../src/element/locales/de.js';
import { GAMES } from '../../../src/games.js';
import { bundled } from './bundled.js';
import { type Crowd, crowdsOf } from './crowds.js';
import { fits } from './web/looks.js';

/** With two moves, the buttons have complete texts; up to five have a number each, more share a stepper. */
const FEW = 2;
const MOST = 5;

/** Shows views on a table that fills the screen below a bar, as on the page, in the language with the longest texts. */
const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { deElement } from 'hencoop/element/de';
  import { gameById } from 'hencoop/games';

  globalThis.show = async (view) => {
    const doors = gameById(view.game);
    const [shown, texts] = await Promise.all([doors.element(), doors.locales.de()]);
    const locale = { ...texts, words: deElement };
    defineElement(shown, locale);
    document.querySelector('hencoop-table')?.remove();
    const table = document.createElement('hencoop-table');
    table.style.cssText = 'position:fixed;inset:0;padding-top:2.75rem';
    table.speed = 0;
    table.locale = locale;
    table.view = view;
    document.body.append(table);
  };
`;

const code = bundled(PAGE);

/** Small phones upright and held sideways, and a laptop at 200 %. */
const SMALL = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 683, height: 384 },
] as const;

/** Layout faults before and after the touch that offers the most choices. */
async function wrongIn(page: Page, { view, thing, buttons }: Crowd): Promise<readonly string[]> {
  await page.evaluate((view) => Reflect.get(globalThis, 'show')(view), view);
  const wrong = await fits(page);
  if (thing === null) return wrong;
  const touched = page.locator(`hencoop-table [data-${thing.hook}="${thing.value}"][role=button]`).first();
  // A step that orders cards has buttons from the start.
  if ((await touched.count()) === 0) return wrong;
  await touched.press('Enter');
  const choices = page.locator('hencoop-table .buttons .move');
  if (buttons > MOST) expect(await steppedTo(page)).toHaveLength(buttons);
  else await expect(choices).toHaveCount(buttons);
  if (buttons > FEW && buttons <= MOST) {
    // The buttons show only the number in which they differ; the common text is above them.
    const shown = await choices.allInnerTexts();
    for (const [index, number] of shown.entries()) {
      expect(Number(number)).toBeGreaterThan(0);
      const [before, after] = (await page.locator('hencoop-table .buttons .shared').innerText()).split('…');
      await expect(choices.nth(index)).toHaveAccessibleName(`${before}${number}${after}`);
    }
  }
  return [...wrong, ...(await fits(page))];
}

/** The moves that the stepper reaches with the keyboard, from the largest number down and up again. */
async function steppedTo(page: Page): Promise<readonly string[]> {
  const [less, more] = [deElement.less, deElement.more].map((name) => page.getByRole('button', { name, exact: true }));
  const move = page.locator('hencoop-table .buttons .move');
  const heard = page.locator('hencoop-table .said p').last();
  const walk = async (step: typeof less) => {
    const names = [await nameOf(move)];
    while ((await step?.getAttribute('aria-disabled')) !== 'true') {
      await step?.press('Enter');
      names.push(await nameOf(move));
      await expect(heard).toHaveText(names.at(-1) ?? '');
      await expect(step ?? move).toBeFocused();
    }
    return names;
  };
  const down = await walk(less);
  expect(await walk(more)).toEqual(down.toReversed());
  expect(new Set(down).size).toBe(down.length);
  return down;
}

const nameOf = async (button: Locator) => (await button.getAttribute('aria-label')) ?? (await button.innerText());

for (const { id, seats } of GAMES) {
  test(`the most crowded tables of ${id} fit the smallest screens`, async ({ page }) => {
    await page.setContent('<!doctype html><html lang="en"><title>Crowds</title><body></body></html>');
    await page.addScriptTag({ content: await code });
    const wrong: string[] = [];
    for (const count of new Set([seats.min, seats.max])) {
      const crowds = await crowdsOf(id, count);
      expect(crowds.length).toBeGreaterThan(0);
      for (const crowd of crowds) {
        for (const size of SMALL) {
          await page.setViewportSize(size);
          for (const what of await wrongIn(page, crowd)) {
            wrong.push(`${count} seats, ${size.width} px, ${crowd.buttons} buttons: ${what}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
}
