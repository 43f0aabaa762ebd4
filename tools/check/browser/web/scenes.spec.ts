/// <reference lib="dom" />
// The end of a round and of a game, in a game between bots.
import { GAMES } from '../../../../src/games.js';
import { expect, test } from '../fixtures.js';
import { axe, layout } from './looks.js';
import { LANGUAGES } from './page.js';

const QUICK = { size: 'desk', lang: 'en', thinking: 0, game: 'chicken', players: 'easy,easy,easy' } as const;

const numberIn = (text: string | null | undefined) => Number((text ?? '').replace('−', '-'));

test('the end of a round shows the counted cards, which add up to the change', async ({ open }) => {
  const { page } = await open({ ...QUICK, speed: 0 });
  await page.waitForSelector('dialog[open] .items .counted');
  const rows = await page.locator('dialog[open] .scores > li').evaluateAll((seats) =>
    seats.map((seat) => ({
      cards: seat.querySelectorAll('.items svg').length,
      points: [...seat.querySelectorAll('.items b')].map(({ textContent }) => textContent),
      change: seat.querySelector('.sum b')?.textContent,
      total: seat.querySelector('.coin > [aria-hidden]')?.textContent,
    })),
  );
  expect(rows.length).toBe(3);
  for (const { points, change, total } of rows) {
    const sum = points.map(numberIn).reduce((before, each) => before + each, 0);
    expect(numberIn(change)).toBe(sum);
    // Every score was 0 before the first round.
    expect(numberIn(total)).toBe(sum);
  }
  expect(rows.some(({ cards }) => cards > 0)).toBe(true);
});

test('with reduced motion, everything is counted at once, and no feathers fall', async ({ open }) => {
  const { page } = await open({ ...QUICK, speed: 2, options: '{"target":10}' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = page.locator('dialog[open]');
  for (let rounds = 0; rounds < 40; rounds++) {
    await dialog.locator('.scores, .ranking').waitFor();
    expect(await dialog.locator('.items li:not(.counted)').count()).toBe(0);
    if ((await dialog.locator('.ranking').count()) > 0) break;
    await dialog.locator('.main').click();
    await page.waitForTimeout(50);
  }
  await expect(dialog.locator('svg.hero')).toBeVisible();
  await expect(dialog.locator('.feathers')).toBeHidden();
});

for (const [width, height] of [
  [360, 640],
  [844, 390],
  [1366, 650],
] as const) {
  test(`at ${width}×${height}, nothing of the ends is below the fold`, async ({ open }) => {
    const { page } = await open({ ...QUICK, speed: 0, players: 'easy,easy,easy,easy', options: '{"maxRounds":1}' });
    await page.setViewportSize({ width, height });
    for (const shown of ['.scores', '.ranking']) {
      await page.waitForSelector(`dialog[open] ${shown} > li`);
      const below = await page
        .locator('dialog[open] .meadow')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(below, shown).toBeLessThanOrEqual(0);
      if (shown === '.scores') {
        const cards = await page
          .locator('dialog[open] .open svg')
          .evaluateAll((drawn) => drawn.map((card) => card.getBoundingClientRect().width));
        expect(Math.min(...cards), 'the width of the narrowest card').toBeGreaterThanOrEqual(32);
      }
      if (shown === '.scores') await page.locator('dialog[open] .main').click();
    }
  });
}

test('statistics show the share of games won against each kind of bots', async ({ open }) => {
  const { page } = await open({ size: 'phone', lang: 'en' });
  const results = [1, 2, 1, 3].flatMap((rank, index) =>
    GAMES.map(({ id, seats }) => ({
      saved: `${id}-${index}`,
      game: id,
      endedAt: 1_700_000_000_000,
      bots: Array.from({ length: seats.min - 1 }, () => (index < 2 ? 'easy' : 'strong')),
      rank,
      shared: 1,
      points: 10,
      bestRound: 5,
      fewerWin: false,
      undone: 0,
    })),
  );
  await page.evaluate((stored) => localStorage.setItem('hencoop/results', stored), JSON.stringify(results));
  await page.locator('.brand summary').click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.locator('.shares > li')).toHaveCount(2 * GAMES.length);
  await expect(page.locator('.scene > footer')).toContainText(
    `You won ${2 * GAMES.length} of ${4 * GAMES.length} games`,
  );
  const widths = await page
    .locator('.share > span')
    .evaluateAll((bars) => bars.map((bar) => bar.clientWidth / (bar.parentElement?.clientWidth ?? 1)));
  for (const width of widths) expect(width).toBeCloseTo(0.5, 1);
  expect(await axe(page)).toEqual([]);
  expect(await layout(page)).toEqual([]);
});

for (const [width, height] of [
  [740, 360],
  [844, 390],
] as const) {
  test(`at ${width}×${height}, the start page and the set-up need no scrolling`, async ({ open }) => {
    for (const lang of LANGUAGES) {
      const start = await open({ size: { width, height }, lang });
      await start.page.waitForSelector('.games .play');
      const high = await start.page.evaluate(() => document.documentElement.scrollHeight);
      expect(high, `the start page, ${lang}`).toBeLessThanOrEqual(height);
      const setup = await open({ size: { width, height }, lang, hash: '#/new/chicken' });
      await setup.page.waitForSelector('.options select');
      const below = await setup.page
        .locator('.meadow')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(below, `the set-up, ${lang}`).toBeLessThanOrEqual(0);
    }
  });
}

test('nothing of the rules scrolls sideways on a phone', async ({ open }) => {
  for (const { id } of GAMES) {
    const { page } = await open({ size: 'phone', lang: 'fr', hash: `#/rules/${id}` });
    await page.waitForSelector('.how-to .picture');
    const wide = await page.locator('.meadow').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide, id).toBeLessThanOrEqual(0);
  }
});
