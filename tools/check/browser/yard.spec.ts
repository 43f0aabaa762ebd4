/// <reference lib="dom" />
// The yard of Chicken Roundup for screen readers: a grid of named cells with arrow-key navigation.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { AnyMove } from 'hencoop';
import type { HencoopTable } from 'hencoop/element';
import { bundled } from './bundled.js';

const PAGE = `
  import { chickenRoundup } from 'hencoop/chicken-roundup';
  import { chickenRoundupElement } from 'hencoop/chicken-roundup/element';
  import { enChickenRoundup, enChickenRoundupLabels } from 'hencoop/chicken-roundup/en';
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';

  document.documentElement.lang = 'en';
  document.title = 'Yard';
  defineElement(chickenRoundupElement, { game: enChickenRoundup, labels: enChickenRoundupLabels, words: enElement });
  const table = document.createElement('hencoop-table');
  table.speed = 0;
  const moves = [];
  table.addEventListener('move', ({ detail }) => moves.push(detail));
  const isFarmer = ({ type }) => type === 'farmer';
  let state = null;
  for (let seed = 0; state === null; seed++) {
    const dealt = chickenRoundup.setup({ seats: 2, seed: 'yard ' + seed });
    if (chickenRoundup.legalMoves(dealt).some(isFarmer)) state = dealt;
  }
  const farmer = chickenRoundup.legalMoves(state).find(isFarmer);
  table.view = chickenRoundup.view(state, farmer.seat);
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'Yard';
  main.append(heading, table);
  document.body.append(main);
  globalThis.yard = { table, moves, farmer };
`;

interface Yard {
  readonly table: HencoopTable;
  /** The moves reported to the page. */
  readonly moves: readonly AnyMove[];
  /** A legal move of a farmer. */
  readonly farmer: AnyMove & { readonly card: string; readonly target: string };
}

const code = bundled(PAGE);

/** The global of {@link PAGE}, inside the browser. */
const read = (page: Page) =>
  page.evaluate(() => {
    const { moves, farmer } = (globalThis as unknown as { readonly yard: Yard }).yard;
    return { moves, farmer };
  });

/** The name of the focused element. */
const focused = (page: Page) =>
  page.locator('hencoop-table').evaluate((table) => {
    const active = table.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.tagName ?? null;
  });

test.beforeEach(async ({ page }) => {
  await page.addScriptTag({ content: await code });
});

test('the yard is a grid of three rows of five named cells', async ({ page }) => {
  const grid = page.getByRole('grid');
  await expect(grid).toHaveCount(1);
  await expect(grid).toHaveAccessibleName(/./);
  const rows = grid.getByRole('row');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) await expect(row.getByRole('gridcell')).toHaveCount(5);
  const names = await grid.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  expect(names.every((name) => name.trim() !== '')).toBe(true);
  expect(new Set(names).size).toBe(15);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('before a card is picked, arrow keys move over the cells, and Enter on a cell plays nothing', async ({ page }) => {
  const cells = page.getByRole('gridcell');
  const names = await cells.evaluateAll((each) => each.map((cell) => cell.ariaLabel ?? ''));
  const stops = await cells.evaluateAll((each) => each.map((cell) => cell.getAttribute('tabindex')));
  expect(stops.filter((stop) => stop === '0')).toEqual(['0']);
  await cells.nth(stops.indexOf('0')).focus();
  expect(await focused(page)).toBe(names[0]);
  const way = [
    ['ArrowRight', 1],
    ['ArrowDown', 6],
    ['ArrowDown', 11],
    ['ArrowLeft', 10],
    ['ArrowLeft', 10],
    ['ArrowUp', 5],
  ] as const;
  for (const [key, index] of way) {
    await page.keyboard.press(key);
    expect(await focused(page), key).toBe(names[index]);
  }
  await page.keyboard.press('Enter');
  expect((await read(page)).moves).toEqual([]);
});

test('once a card is picked, Enter on a cell of the grid plays it there', async ({ page }) => {
  const { farmer } = await read(page);
  await page.locator(`hencoop-table .own [data-card="${farmer.card}"]`).first().press('Enter');
  const cell = page.getByRole('gridcell').locator(`[data-cell="${farmer.target}"][role=button]`);
  await expect(cell).toHaveAccessibleName(/./);
  await cell.press('Enter');
  expect((await read(page)).moves).toEqual([farmer]);
});
