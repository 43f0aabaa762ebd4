/// <reference lib="dom" />
// Puzzles on the built page: opened from the start page, answered wrong and right, revealed, counted, and saved.
import { PUZZLE_GAMES } from '../../../../packages/puzzles/src/index.js';
import { isGameId } from '../../../../src/games.js';
import { expect, test } from '../fixtures.js';
import { axe, layout } from './looks.js';
import { LANGUAGES } from './page.js';
import { choose, firstOf } from './puzzle.js';

const SAID = '.strip.puzzle p';
const TITLE = '.puzzle .bar h1';

const GAMES = PUZZLE_GAMES.filter(isGameId);

for (const [index, game] of GAMES.entries()) {
  for (const language of LANGUAGES) {
    for (const size of ['phone', 'desk'] as const) {
      const tag = index === 0 && language === 'en' && size === 'phone' ? [] : ['@nightly'];
      test(`a puzzle of ${game}, ${language}, ${size}`, { tag }, async ({ open }) => {
        const { id, seed, best, second } = await firstOf(game);
        const { page } = await open({ size, lang: language, speed: 0, hash: `#/puzzles/${game}/${id}` });
        await page.waitForSelector('hencoop-table .ask, hencoop-table svg');
        const task = await page.locator(SAID).textContent();
        expect(await axe(page)).toEqual([]);
        expect(await layout(page)).toEqual([]);
        await choose(page, second);
        await expect(page.locator(SAID)).toContainText(/\d+\s?%.*\d+\s?%/);
        expect(await axe(page)).toEqual([]);
        const wrong = await page.locator(SAID).textContent();
        expect(wrong).not.toBe(task);
        // Nothing of the sentence is cut while the table still asks.
        expect(await page.locator(SAID).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
          0,
        );
        await choose(page, best);
        await expect(page.locator('.puzzle.done .asked')).toBeVisible();
        // The wrong answer stands beside the best move.
        await expect(page.locator('.flag')).toHaveCount(2);
        await expect(page.locator(SAID)).toContainText(/\d+\s?%.*\d+\s?%/);
        expect(await layout(page)).toEqual([]);
        expect(await axe(page)).toEqual([]);
        expect(await page.evaluate(() => localStorage.getItem('hencoop/puzzles'))).toBe(JSON.stringify([id]));
        // So far, the worker has not revealed the seed.
        const heard = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'heard')));
        expect(heard).not.toContain(seed);
        expect(heard).not.toContain('\\"seed\\"');
      });
    }
  }
}

test('puzzles are reached from the start page, shown, and follow each other', async ({ open }) => {
  const [game = 'chicken'] = GAMES;
  const { page } = await open({ size: 'desk', lang: 'en', speed: 0 });
  await page.getByRole('link', { name: 'Puzzles', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
  await expect(page.locator('.puzzles small').first()).toHaveText(/^0 of \d+ solved$/);
  // Each box shows the cards of its next puzzle, or the middle of its table.
  await expect(page.locator('.puzzles .position:has(svg)')).toHaveCount(GAMES.length);
  expect(await axe(page)).toEqual([]);
  await page.locator('.puzzles a').first().click();
  await expect(page.locator(TITLE)).toHaveText(/^Chicken: Puzzle 1 of \d+ · /);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.locator(SAID)).toHaveText(/^The best move: .*\. It wins \d+% of the time, .* Theme: /);
  // The solution has a ring on the table, and no move can be chosen.
  const element = (name: string) =>
    page.evaluate((field) => Reflect.get(document.querySelector('hencoop-table') ?? {}, field), name);
  expect(await element('hint')).toEqual((await firstOf(game)).best);
  expect(await element('readonly')).toBe(true);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.locator(TITLE)).toHaveText(/: Puzzle [2-9] of \d+ · /);
  await page.locator('.bar summary').click();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  // A revealed puzzle does not count as solved.
  await expect(page.locator('.puzzles small').first()).toHaveText(/^0 of \d+ solved$/);
  await page.getByRole('button', { name: 'The puzzle of the day' }).click();
  await page.waitForURL(/#\/puzzles\/[a-z-]+\/[a-z0-9-]+$/);
  await expect(page.locator(TITLE)).toHaveText(/: Puzzle \d+ of \d+ · /);
});
