/// <reference lib="dom" />
// The inspector on a page: the reader's actions, and the callbacks to the page.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { AnyMove } from 'hencoop';
import type { State } from 'hencoop/chicken';
import type { Inspector } from 'hencoop/inspector';
import { bundled } from './bundled.js';

const PAGE = `
  import { chicken } from 'hencoop/chicken';
  import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
  import { chickenScene } from 'hencoop/chicken/svg';
  import { openInspector } from 'hencoop/inspector';
  import { enInspector } from 'hencoop/inspector/en';
  import { advance, goTo, startHistory } from 'hencoop/record';

  document.documentElement.lang = 'en';
  document.title = 'Inspector';
  const start = chicken.setup({ seats: 3, seed: 'hen' });
  let history = startHistory(start);
  for (let state = start, moves = 0; moves < 4; moves++) {
    const move = chicken.legalMoves(state).find(({ type }) => type === 'draw');
    state = chicken.apply(state, move);
    history = advance(history, move, state);
  }
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'Inspector';
  main.append(heading);
  document.body.append(main);
  const heard = [];
  const options = {
    game: chicken,
    scene: chickenScene,
    locale: { game: enChicken, labels: enChickenLabels, words: enInspector },
    history,
    names: ['Ada', '<b>Ben</b>'],
    onChange: ({ now }) => heard.push(now),
  };
  const inspector = openInspector(main, options);
  const refusals = () => {
    const hostile = [null, 'hen', 7, {}, [], { moments: [null], now: 0, undone: [] }, Symbol('hen'), 10n];
    const names = ['game', 'scene', 'locale', 'history', 'viewer', 'names', 'theme', 'onChange'];
    const tried = names.flatMap((name) => hostile.map((value) => [name, value]));
    return tried.flatMap(([name, value]) => {
      const host = document.createElement('div');
      try {
        openInspector(host, { ...options, [name]: value }).close();
        return [];
      } catch (error) {
        return [{ name, isRefusal: error instanceof RangeError && error.message.includes(': expected'), left: host.childElementCount, said: String(error) }];
      }
    });
  };
  globalThis.inspected = { inspector, heard, start, refusals };
`;

interface Inspected {
  readonly inspector: Inspector<State, AnyMove>;
  /** The moments passed to the page. */
  readonly heard: readonly number[];
  readonly start: State;
  /** Refusals of hostile options. */
  refusals(): readonly {
    readonly name: string;
    readonly isRefusal: boolean;
    readonly left: number;
    readonly said: string;
  }[];
}

const code = bundled(PAGE);

/** The global of {@link PAGE}, inside the browser. */
const onPage = () => (globalThis as unknown as { readonly inspected: Inspected }).inspected;

test.beforeEach(async ({ page }) => {
  await page.addScriptTag({ content: `const onPage = ${onPage};\n${await code}` });
});

const rows = (page: Page) => page.getByRole('region', { name: 'Moves and branches' }).getByRole('listitem');
const here = (page: Page) => page.locator('.time [aria-current=step]');
const heard = (page: Page) => page.evaluate(() => onPage().heard);

test('the reader moves back and forth, and the page is notified', async ({ page }) => {
  await expect(rows(page)).toHaveCount(5);
  await expect(here(page)).toHaveText(/^4 /);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(here(page)).toHaveText(/^3 /);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(here(page)).toHaveText('0 The start');
  await expect(page.locator('.news')).toContainText('No move has been made yet.');
  // It keeps the focus, and has no further effect.
  await expect(page.getByRole('button', { name: 'To the start' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await rows(page).nth(2).getByRole('button').click();
  expect(await heard(page)).toEqual([3, 0, 1, 4, 2]);
});

test('a different move adds a branch, and nothing is lost', async ({ page }) => {
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.locator('.choices').getByRole('button', { name: 'Withdraw' }).click();
  await expect(rows(page)).toHaveCount(6);
  await expect(here(page)).toHaveText(/^↳ 1 /);
  await expect(page.locator('.time .path')).toHaveCount(2);
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(here(page)).toHaveText(/^4 /);
});

test('a viewer sees only the cards of their own seat', async ({ page }) => {
  const { hand, other } = await page.evaluate(() => {
    const { inspector } = onPage();
    const { moments, now } = inspector.history;
    const hands = moments[now]?.state.hands ?? [];
    return { hand: JSON.stringify(hands[1]), other: JSON.stringify(hands[2]) };
  });
  const json = async () => JSON.parse((await page.locator('pre').textContent()) ?? '') as State;
  expect(JSON.stringify((await json()).hands[2])).toBe(other);
  // A name is text.
  await page.getByRole('button', { name: '<b>Ben</b>', exact: true }).click();
  const view = await json();
  expect(JSON.stringify(view.hands[1])).toBe(hand);
  expect(view.hands[2]?.every((card) => card === null)).toBe(true);
  expect(view).not.toHaveProperty('seed');
  await expect(page.getByRole('button', { name: '<b>Ben</b>', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => onPage().inspector.viewer)).toBe(1);
});

test('each event shows who sees it', async ({ page }) => {
  const drew = page.locator('.news > div > ol > li').first();
  await expect(drew.locator('li')).toHaveText([/^Ada: all of it$/, /^<b>Ben<\/b>, Seat 3, Spectator: /]);
});

test('the page can set the history and the viewer, and close it', async ({ page }) => {
  await page.evaluate(() => {
    const { inspector, start } = onPage();
    inspector.history = { moments: [{ state: start, move: null, before: null }], now: 0, undone: [] };
    inspector.viewer = null;
  });
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Spectator' })).toHaveAttribute('aria-pressed', 'true');
  expect(await heard(page)).toEqual([]);
  await page.evaluate(() => onPage().inspector.close());
  await expect(rows(page)).toHaveCount(0);
});

test('invalid options are refused by name, and leave nothing on the page', async ({ page }) => {
  const refusals = await page.evaluate(() => onPage().refusals());
  expect(refusals.filter(({ isRefusal, left }) => !isRefusal || left > 0)).toEqual([]);
  expect([...new Set(refusals.map(({ name }) => name))]).toEqual([
    'game',
    'scene',
    'locale',
    'history',
    'viewer',
    'names',
    'theme',
    'onChange',
  ]);
});

test('the inspector breaks no accessibility rule, in light and dark colors', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
