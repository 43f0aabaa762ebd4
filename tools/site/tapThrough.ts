/// <reference lib="dom" />
import assert from 'node:assert/strict';
import type { HencoopTable } from 'hencoop/element';
import type { Locator } from 'playwright-core';
import { openBrowser, seriousViolations } from './browser.js';
import { serve } from './serve.js';

const MAX_TAPS = 2000;

/** In milliseconds. */
const ANSWER_WITHIN = 10_000;

/** The open things on a table. Playwright finds them by role, through the open shadow root. */
export const openOn = (table: Locator) => table.getByRole('button', { disabled: false });

/**
 * Waits until the last move has its answer and the table shows everything; returns whether the game is over.
 * @throws Error if there is no answer.
 */
export function isOverOn(table: Locator): Promise<boolean> {
  return table.evaluate(async (element, within) => {
    // The locator finds the element.
    const shown = element as HencoopTable;
    const end = performance.now() + within;
    while (shown.pending !== null || shown.view === null) {
      if (performance.now() > end) throw new Error(`expected an answer within ${within} ms`);
      await new Promise((next) => setTimeout(next, 5));
    }
    await shown.settled;
    return shown.view.step.type === 'over';
  }, ANSWER_WITHIN);
}

/** Turns off motion. */
export const hurry = (table: Locator) => table.evaluate((element) => element.setAttribute('speed', '0'));

/** Plays to the end of the game, and touches the first blocked thing, which must give a reason. */
export async function tapToTheEnd(table: Locator): Promise<{ readonly taps: number; readonly refusals: number }> {
  let refusals = 0;
  let taps = 0;
  for (; !(await isOverOn(table)); taps++) {
    assert.ok(taps < MAX_TAPS, 'the game does not end');
    const blocked = table.getByRole('button', { disabled: true });
    if (refusals === 0 && (await blocked.count()) > 0) {
      await blocked.first().click({ force: true });
      assert.match((await table.getByRole('status').textContent()) ?? '', /(?:CH|G)-\d/);
      refusals++;
    }
    // The last one is a playable card, if any: the hand comes after the buttons.
    await openOn(table).last().click();
  }
  return { taps, refusals };
}

/** Plays a guide's page in `folder`, with a table of Chicken, to the end of the game under the strictest policy. */
export async function tapThrough(folder: string): Promise<void> {
  const { home, close } = await serve(folder);
  try {
    await tapThroughAt(home);
  } finally {
    close();
  }
}

/** Plays a guide's page at an address, with a table of Chicken, to the end of the game. */
export async function tapThroughAt(home: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      // The guides' pages have no icons.
      if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) errors.push(message.text());
    });
    await page.goto(`${home}/`);
    const table = page.locator('hencoop-table');
    await hurry(table);
    assert.equal(await isOverOn(table), false);
    assert.deepEqual(await seriousViolations(page), []);
    assert.ok(
      await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
      'the page is wider than a phone',
    );
    assert.ok((await table.getByText('Chloé').count()) > 0, 'the names of the players are not shown');

    // If the guide has a language switch, all words must turn German at once.
    const german = page.getByLabel('Deutsch');
    if ((await german.count()) > 0) {
      await german.check();
      assert.ok((await table.getByRole('button', { name: /^Aussteigen/ }).count()) > 0, 'no move is in German');
      await german.uncheck();
    }
    assert.ok((await table.getByRole('button', { name: /^Withdraw/ }).count()) > 0, 'no move is in English');

    const { taps, refusals } = await tapToTheEnd(table);
    assert.equal(refusals, 1);
    assert.deepEqual(errors, []);
    console.log(`a game of Chicken in Chromium: ${taps} taps`);
  } finally {
    await browser.close();
  }
}
