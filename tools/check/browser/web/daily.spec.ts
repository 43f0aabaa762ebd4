/// <reference lib="dom" />
// The deal of the day: played offline, compared with a bot, saved, and counted.
import { serve } from '../../../site/serve.js';
import { expect, test } from '../fixtures.js';
import { playToEnd } from '../hands.js';
import { DIST, openPage } from './page.js';
import { proceed } from './proceed.js';

const BOX = '[data-game="chicken-out"] .lid';

test('the deal of the day is played offline, and its result is saved', async ({ browser }) => {
  const { home, close } = await serve(DIST);
  const { context, page, complaints } = await openPage(browser, home, {
    size: 'phone',
    lang: 'en',
    speed: 0,
    thinking: 0,
  });
  await page.waitForSelector(BOX);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  close();
  await context.setOffline(true);
  await page.reload();
  await page.tap(BOX);
  const deal = page.locator('dialog[open] .deal');
  await expect(deal).toContainText('Play');
  await deal.tap();
  await page.waitForSelector('hencoop-table .ask');
  await playToEnd(page, 'tap', {
    isTouch: true,
    seed: 5,
    answer: () => proceed(page, { way: 'tap', size: 'phone' }),
  });
  const result = page.locator('dialog[open] .day > section');
  await expect(result).toContainText(/You: Rank \d of 3/);
  await expect(result).toContainText(/A medium bot in your seat: Rank \d of 3/);
  await expect(result).toContainText('Played today');
  await expect(result).toContainText(/Par: rank \d/);

  await page.goto(`${home}/#/`);
  await page.reload();
  await page.tap(BOX);
  await expect(deal).toContainText(/Rank \d of 3/);
  await page.keyboard.press('Escape');
  await page.tap('.brand summary');
  await page.getByRole('button', { name: 'Statistics' }).tap();
  const statistics = page.locator('dialog[open]');
  await expect(statistics).toContainText(/You won [01] of 1 game against bots/);
  await expect(statistics.getByRole('list', { name: 'Chicken Out!' })).toContainText('Medium');
  const download = page.waitForEvent('download');
  await statistics.getByRole('button', { name: 'Save as a file' }).tap();
  expect((await download).suggestedFilename()).toBe('hencoop-statistics.json');
  expect(complaints).toEqual([]);
  await context.close();
});
