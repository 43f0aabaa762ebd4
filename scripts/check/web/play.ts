/// <reference lib="dom" />
// A game played to its end on the built page, and what the end offers.
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { GameId } from '../../../examples/web/src/protocol.js';
import { playToEnd, WAYS, type Way } from '../hands.js';
import { GAME_IDS, SHORT } from './games.js';
import { LANGUAGES, type Language, openPage, SIZES, type Size } from './page.js';
import type { Job } from './pool.js';
import { checkMessages } from './secrets.js';

/** How a game is played. */
export interface Run {
  readonly game: GameId;
  readonly way: Way;
  readonly language: Language;
  readonly size: Size;
}

// The keys of a constant object.
const SIZE_NAMES = Object.keys(SIZES) as readonly Size[];

/** Every game in every way, language and size. */
export const ALL_RUNS: readonly Run[] = GAME_IDS.flatMap((game) =>
  WAYS.flatMap((way) => LANGUAGES.flatMap((language) => SIZE_NAMES.map((size) => ({ game, way, language, size })))),
);

/** Any two of game, way, language and size, as `way=tap size=phone`. */
function pairsOf(run: Run): readonly string[] {
  const parts = Object.entries(run).map(([field, value]) => `${field}=${value}`);
  return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one} ${other}`));
}

/** Runs in which every pair occurs: the runs of {@link ALL_RUNS} that add the most pairs, until none is left. */
export const PAIRWISE_RUNS: readonly Run[] = (() => {
  const left = new Set(ALL_RUNS.flatMap(pairsOf));
  const chosen: Run[] = [];
  const newIn = (run: Run) => pairsOf(run).filter((pair) => left.has(pair)).length;
  while (left.size > 0) {
    const best = ALL_RUNS.reduce((most, run) => (newIn(run) > newIn(most) ? run : most));
    for (const pair of pairsOf(best)) left.delete(pair);
    chosen.push(best);
  }
  return chosen;
})();

export const playJob = (run: Run, index: number): Job => ({
  name: `${run.game}, by ${run.way}, ${run.language}, ${run.size}`,
  run: (browser, home) => playRun(browser, home, run, index + 1),
});

/** Presses a button as the player does everything: by finger, by mouse, or by the keyboard. */
export async function press(page: Page, selector: string, { way, size }: Pick<Run, 'way' | 'size'>): Promise<void> {
  const button = page.locator(selector).first();
  if (way === 'keys') await button.press('Enter');
  else if (size === 'phone') await button.tap();
  else await button.click();
}

/** Goes on from the end of a round. No other dialog may lie over the table. */
export async function proceed(page: Page, run: Pick<Run, 'way' | 'size'>): Promise<void> {
  const dialog = page.locator('dialog[open]');
  // The page may be on its way from one table to the next.
  if ((await dialog.count()) === 0) return;
  assert.equal(
    await dialog.locator('tbody').count(),
    1,
    `expected the end of a round, got ${await dialog.innerText()}`,
  );
  await press(page, 'dialog[open] .main', run);
}

/** Plays a short match, looks at the ranking, looks back, and begins again. */
async function playRun(browser: Browser, home: string, run: Run, seed: number): Promise<string> {
  const { game, way, language, size } = run;
  const opened = { size, lang: language, speed: 0, thinking: 0, game, ...SHORT[game] };
  const { context, page, complaints } = await openPage(browser, home, opened);
  try {
    await page.waitForSelector('hencoop-table');
    const firstGame = page.url();
    const touches = await playToEnd(page, way, {
      seed,
      isTouch: size === 'phone',
      answer: () => proceed(page, run),
    });
    await page.waitForSelector('dialog[open] .headline');
    const players = SHORT[game].players.split(',').length;
    assert.equal(await page.locator('dialog[open] tbody tr').count(), players, 'the ranking has every player');
    const places = await page.locator('dialog[open] tbody td:first-child').allTextContents();
    assert.equal(places[0], '1', `the ranking begins with the first place, got ${places.join()}`);

    // Its record says what the worker could have said too early.
    await press(page, 'dialog[open] .buttons button:nth-child(2)', run);
    const messages = await checkMessages(page, 0);

    // Look back: the first table of the game, then the last one again, and the ranking.
    await press(page, 'dialog[open] .buttons button', run);
    await page.waitForSelector('main.table .banner');
    if (size === 'phone') {
      await page.waitForSelector('dialog.drawer');
      if (way === 'keys') await page.keyboard.press('Escape');
      else await press(page, 'dialog.drawer .icon', run);
    }
    await page.waitForSelector('dialog.drawer', { state: 'detached' });
    assert.equal(await stepOf(page), 'play on', 'looking back begins before the end');
    await press(page, 'main.table .banner button', run);
    await page.waitForSelector('main.table .banner', { state: 'detached' });
    assert.equal(await stepOf(page), 'over');
    if ((await page.locator('dialog[open]').count()) === 0) await press(page, '.bar button:not(.icon)', run);
    await page.waitForSelector('dialog[open] .headline');

    await press(page, 'dialog[open] .main', run);
    await page.waitForURL((url) => url.href !== firstGame);
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.waitForFunction(() => document.querySelector('hencoop-table') !== null);
    let moves = 0;
    await playToEnd(page, way, {
      seed,
      isTouch: size === 'phone',
      answer: () => proceed(page, run),
      isEnough: () => ++moves > 4,
    });
    assert.deepEqual(complaints, []);
    return `${touches} touches, ${messages} messages`;
  } catch (error) {
    // What the page shows when it fails says more than the error alone.
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 800);
    throw new Error(
      `${error instanceof Error ? error.message : error}\n${complaints.join('\n')}\n${page.url()}: ${shown}`,
    );
  } finally {
    await context.close();
  }
}

/** Whether the table that is shown is one to play on. */
function stepOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const table = document.querySelector('hencoop-table');
    // The element's view, which every page can read.
    const { step } = Reflect.get(table ?? {}, 'view') as { readonly step: { readonly type: string } };
    return step.type === 'over' ? 'over' : 'play on';
  });
}
