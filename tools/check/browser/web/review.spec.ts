/// <reference lib="dom" />
// Reviews a game played badly on purpose, retries a decision, and tests the coach.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { axe, fits, zones } from './looks.js';
import type { OpenOptions } from './page.js';

const QUICK = { size: 'desk', lang: 'en', speed: 0, thinking: 0, game: 'chicken', players: 'person,easy' } as const;
const SHORT = '{"maxRounds":1}';

/** The mark of a bad move depends on the cards, which are secret. */
const MARK = /^\?[?!]? (?:blunder|mistake|inaccuracy)$/;

const WITHDRAW = 'hencoop-table .buttons button:has-text("Withdraw")';

/** Plays no cards until the end of the game: draws if there is a button for it, otherwise withdraws. */
async function throwAway(page: Page): Promise<void> {
  const end = page.locator('dialog[open] .ranking');
  const next = page.locator('dialog[open] .main, hencoop-table .buttons button').first();
  while ((await end.count()) === 0) {
    await next.or(end).first().waitFor();
    if ((await end.count()) > 0) break;
    await next.click();
  }
}

/** The rings on the table around the played move and the better one. */
const pointers = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('hencoop-table');
    return { hint: Reflect.get(table ?? {}, 'hint'), pending: Reflect.get(table ?? {}, 'pending') };
  });

/** The review of a game with mistakes. In some deals, playing no card costs nothing. */
async function reviewed(open: (options: OpenOptions) => Promise<{ page: Page }>, options: Partial<OpenOptions> = {}) {
  for (let deal = 0; deal < 12; deal++) {
    const { page } = await open({ ...QUICK, options: SHORT, ...options });
    await page.waitForSelector(WITHDRAW);
    await throwAway(page);
    await page.locator('dialog[open] summary').click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Review the game' }).click();
    const review = page.locator('.review');
    await review.getByText('Your own moves lost').waitFor();
    if (await review.getByRole('button', { name: 'Next mistake' }).isEnabled()) return page;
    await page.close();
  }
  throw new Error('there was no mistake in twelve deals');
}

test('a badly played game is reviewed: the mark, the better move, and another try', async ({ open }) => {
  const page = await reviewed(open);
  const review = page.locator('.review');
  await expect(review.locator('.verdict')).toContainText('Your own moves lost');
  await review.getByRole('button', { name: 'Next mistake' }).click();
  await expect(review.locator('.judged')).toHaveText(MARK);
  await expect(review.locator('.verdict')).toContainText(/\. Better: .+\./);
  await expect(page.locator('.curve .cost')).toHaveText(/^\d+% → \d+%$/);
  await expect(page.locator('.flag')).toHaveText([/^better/, /^played/]);
  const { hint, pending } = await pointers(page);
  expect(pending).toMatchObject({ seat: 0, type: expect.stringMatching(/^(?:draw|withdraw)$/) });
  expect(hint).not.toEqual(pending);
  expect(await axe(page)).toEqual([]);
  const reviewedGame = page.url();
  await review.getByRole('button', { name: 'Try it here' }).click();
  await page.waitForURL((url) => url.href !== reviewedGame);
  // The same decision, ready for another try.
  await page.waitForSelector(WITHDRAW);
  await expect(page.locator('.bar .mark')).toContainText('1 decision');
  await page.locator('hencoop-table .own [role=button], hencoop-table .buttons button').first().click();
  await page.goBack();
  await page.waitForSelector('.strip');
  expect(page.url()).toBe(reviewedGame);
});

test('a review survives a reload, and its curve works with keys and the mouse', async ({ open }) => {
  const page = await reviewed(open);
  await page.reload();
  await page.locator('.strip').getByRole('button', { name: 'Result' }).click();
  await page.locator('dialog[open] summary').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Review the game' }).click();
  const curve = page.getByRole('slider', { name: 'Your chance to win' });
  await expect(page.locator('.verdict')).toContainText('Your own moves lost');
  const last = Number(await curve.getAttribute('aria-valuemax'));
  await curve.press('ArrowLeft');
  await expect(curve).toHaveAttribute('aria-valuenow', String(last - 1));
  await expect(curve).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${last - 1} of ${last}: \\d+%$`));
  await curve.press('Home');
  const first = Number(await curve.getAttribute('aria-valuenow'));
  await curve.click({ position: { x: 200, y: 10 } });
  expect(Number(await curve.getAttribute('aria-valuenow'))).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'History, rules, settings' }).click();
  await expect(page.locator('.history .judged').first()).toHaveText(MARK);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]) {
  test(`review and looking back move no zone of the table: ${size.width}x${size.height}`, async ({ open }) => {
    const page = await reviewed(open, { size, colorScheme: size.width > 1000 ? 'dark' : 'light' });
    const before = await zones(page);
    await page.getByRole('button', { name: 'Next mistake' }).click();
    await page.waitForSelector('.judged');
    expect(await zones(page)).toEqual(before);
    expect(await fits(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the review' }).click();
    await page.locator('.strip').getByRole('button', { name: 'Result' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Look back' }).click();
    await page.locator('main.table .steps').getByRole('button', { name: 'One step forward' }).click();
    expect(await zones(page)).toEqual(before);
    expect(await fits(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });
}

/** The sentences on the wood that do not fit into their boxes. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fitted')].flatMap(({ scrollHeight, parentElement, textContent }) =>
      scrollHeight > (parentElement?.clientHeight ?? 0) + 1 ? [textContent] : [],
    ),
  );

test('the coach warns before a blunder, and allows it if the player insists', async ({ open }) => {
  const page = await warned(open);
  const back = page.getByRole('button', { name: 'Take it back' });
  await expect(back).toBeFocused();
  await expect(back).toHaveAccessibleDescription(/Withdraw .* loses \d+% of the chance to win\. .*Better: /);
  expect(await fits(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  const before = await zones(page);
  await back.click();
  await expect(back).toHaveCount(0);
  expect(await zones(page)).toEqual(before);
  await page.locator(WITHDRAW).click();
  await expect(back).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(back).toHaveCount(0);
  await page.locator(WITHDRAW).click();
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await expect(page.locator(WITHDRAW)).toHaveCount(0);
});

test('the coach warns on a machine at a quarter of its speed, at the usual pace', async ({ open }) => {
  await warned(async (options) => {
    const opened = await open({ ...options, speed: 1 });
    await opened.page.locator(WITHDRAW).waitFor();
    const devTools = await opened.context.newCDPSession(opened.page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return opened;
  });
});

/** A game in which the coach warns of withdrawing as the first decision. In some deals, withdrawing costs nothing. */
async function warned(open: (options: OpenOptions) => Promise<{ page: Page }>) {
  for (let deal = 0; deal < 12; deal++) {
    const { page } = await open({ ...QUICK, options: SHORT, coach: 1 });
    await page.locator(WITHDRAW).click();
    const asks = page.getByRole('button', { name: 'Take it back' });
    // In the other deals the move is made at once, and ends the round.
    await asks.or(page.locator('dialog[open]')).first().waitFor();
    if (await asks.isVisible()) return page;
    await page.close();
  }
  throw new Error('the coach was silent in twelve deals');
}
