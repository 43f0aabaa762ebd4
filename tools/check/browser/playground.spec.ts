/// <reference lib="dom" />
// The playground of the built site in a real browser: its panels, its links, and its refusals.
import { resolve } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { chicken, type State } from 'hencoop/chicken';
import { LONGEST_PACKED, pack, unpack } from '../../site/playground/packed.js';
import { serve } from '../../site/serve.js';

const SITE = resolve('.docs-site');

/** The initial state of the page. */
const FIRST = chicken.setup({ seats: 3, seed: 'hen' });

let home = '';
let close = () => {};
/** Errors in the page, collected by test. */
const errors: string[] = [];

test.beforeAll(async () => {
  ({ home, close } = await serve(SITE, 0, {}));
});
test.beforeEach(() => {
  errors.length = 0;
});
test.afterEach(() => expect(errors).toEqual([]));
test.afterAll(() => close());

/** Opens the playground at a fragment, in a page whose errors fail the test. */
async function openAt(browser: Browser, fragment = ''): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith('data:')) errors.push(request.url());
  });
  await page.goto(`${home}/playground.html${fragment === '' ? '' : `#${fragment}`}`);
  await expect(json(page)).not.toHaveValue('');
  return page;
}

const json = (page: Page) => page.getByRole('textbox', { name: /^The table as JSON/ });
const typedMove = (page: Page) => page.getByRole('combobox', { name: 'A move as JSON' });
const panel = (page: Page, name: string) => page.locator(`section.panel.${name}`);
const refusal = (page: Page) => page.locator('.refusal');

/** The content of the editor. */
const tableIn = async (page: Page): Promise<unknown> => JSON.parse(await json(page).inputValue());

/** The fragment of the link that a button creates. */
async function linkOf(page: Page, button: string): Promise<string> {
  const made = page.getByRole('textbox', { name: 'The link', exact: true });
  let link = '';
  // A link disappears with its table, and the table of the last edit may still be pending.
  await expect(async () => {
    await page.getByRole('button', { name: button }).click();
    await expect(made).toHaveValue(/#/, { timeout: 5000 });
    link = await made.inputValue({ timeout: 1000 });
  }).toPass();
  return new URL(link).hash.slice(1);
}

/** The content of a link. */
async function contentOf(fragment: string): Promise<string> {
  const unpacked = await unpack(fragment.replace(/^\w+=/, ''));
  if (!unpacked.ok) throw new Error(unpacked.message);
  return JSON.stringify(unpacked.value);
}

/** Types a text into the editor. */
const edit = (page: Page, value: unknown) => json(page).fill(JSON.stringify(value));

test('the page opens with a state, its views, and its legal moves', async ({ browser }) => {
  const page = await openAt(browser);
  expect(await tableIn(page)).toEqual(FIRST);
  await expect(panel(page, 'json').getByRole('status').first()).toHaveText('A valid state.');
  await expect(page.getByRole('heading', { name: `Legal moves: ${chicken.legalMoves(FIRST).length}` })).toBeVisible();
  await expect(page.locator('.drawn hencoop-table')).toBeVisible();
  await page.close();
});

test('a broken state is reported with the path of each mistake', async ({ browser }) => {
  const page = await openAt(browser);
  const hands = FIRST.hands.map((hand, seat) => (seat === 1 ? ['goose', ...hand.slice(1)] : hand));
  await edit(page, { ...FIRST, hands });
  const verdict = panel(page, 'json').locator('.verdict.bad');
  await expect(verdict.locator('code').filter({ hasText: 'hands[1][0]' })).toBeVisible();
  await expect(json(page)).toHaveAttribute('aria-invalid', 'true');
  await json(page).fill('{"game": "chicken",');
  await expect(verdict).toContainText('not JSON yet');
  await edit(page, { ...FIRST, game: 'chess' });
  await expect(verdict).toContainText('expected the id of a game');
  await edit(page, FIRST);
  await expect(panel(page, 'json').locator('.verdict.good')).toBeVisible();
  await page.close();
});

test('every seat and a spectator see exactly their view', async ({ browser }) => {
  const page = await openAt(browser);
  const views = panel(page, 'views');
  await views.getByText(/as JSON$/).click();
  const viewers = [0, 1, 2, null];
  for (const viewer of viewers) {
    const name = viewer === null ? 'Spectator' : `Seat ${viewer + 1}`;
    await views.getByRole('tab', { name, exact: true }).click();
    await expect
      .poll(async () => JSON.parse((await views.locator('pre').textContent()) ?? 'null'))
      .toEqual(chicken.view(FIRST, viewer));
  }
  await page.close();
});

test('a typed move is judged: refused with its clause, or played', async ({ browser }) => {
  const page = await openAt(browser);
  await typedMove(page).fill('{"seat": 1, "type": "draw"}');
  await typedMove(page).press('Escape');
  const answer = panel(page, 'why').locator('.answer');
  const clause = chicken.whyNot(FIRST, { seat: 1, type: 'draw' })?.clause ?? '';
  await expect(answer.getByRole('link', { name: clause, exact: true })).toHaveAttribute(
    'href',
    new RegExp(`sheets/chicken\\.html#${clause}$`),
  );
  await typedMove(page).fill('{"seat": 0, "type":');
  await expect(answer).toHaveText('Not a complete move yet.');
  await typedMove(page).fill('{"seat": 0, "type": "draw"}');
  await typedMove(page).press('Escape');
  await answer.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(() => tableIn(page)).toEqual(chicken.apply(FIRST, { seat: 0, type: 'draw' }));
  await page.close();
});

/** Plays the draw of the first player. */
async function draw(page: Page): Promise<State> {
  await typedMove(page).fill('{"seat": 0, "type": "draw"}');
  await typedMove(page).press('Escape');
  await page.getByRole('button', { name: 'Play it' }).click();
  const after = chicken.apply(FIRST, { seat: 0, type: 'draw' });
  await expect.poll(() => tableIn(page)).toEqual(after);
  return after;
}

test('after a move, the page shows its events, as each seat sees them', async ({ browser }) => {
  const page = await openAt(browser);
  await draw(page);
  const attempt = chicken.tryApply(FIRST, { seat: 0, type: 'draw' });
  if (!attempt.ok) throw new Error('expected a legal move');
  const news = panel(page, 'news');
  await expect(news.locator('code.event')).toHaveText(attempt.events.map((event) => JSON.stringify(event)));
  const hidden = attempt.events.findIndex(
    (event) => JSON.stringify(chicken.redact(event, 1)) !== JSON.stringify(event),
  );
  const [event] = attempt.events.slice(hidden);
  if (event === undefined) throw new Error('expected an event that hides something');
  const lesson = news.locator('.events > li').nth(hidden).locator('ul li').filter({ hasText: 'Seat 2' });
  await expect(lesson.locator('code')).toHaveText(JSON.stringify(chicken.redact(event, 1)));
  await page.close();
});

test('time travel goes back and forth, and a different move adds a branch', async ({ browser }) => {
  const page = await openAt(browser);
  const after = await draw(page);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => tableIn(page)).toEqual(FIRST);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect.poll(() => tableIn(page)).toEqual(after);
  await page.getByRole('button', { name: 'To the start' }).click();
  const withdraw = { seat: 0, type: 'withdraw' } as const;
  await typedMove(page).fill(JSON.stringify(withdraw));
  await typedMove(page).press('Escape');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(panel(page, 'time').locator('.timeline li')).toHaveCount(3);
  await expect(panel(page, 'time').locator('.timeline li.aside')).toHaveCount(1);
  await page.close();
});

test('the code names the game, the seed and the moves', async ({ browser }) => {
  const page = await openAt(browser);
  await draw(page);
  const code = panel(page, 'code').locator('pre');
  await expect(code).toContainText("from 'hencoop/chicken'");
  await expect(code).toContainText('hen');
  await expect(code).toContainText('draw');
  await page.close();
});

test('the tree of narrow leads to a move, and a click plays it', async ({ browser }) => {
  const page = await openAt(browser);
  const legal = panel(page, 'legal');
  await legal.getByRole('tab', { name: 'As a tree (narrow)' }).click();
  await expect(legal.locator('.branch code').first()).toHaveText('type');
  await legal.getByRole('button', { name: /^Draw/ }).click();
  await expect.poll(() => tableIn(page)).toEqual(chicken.apply(FIRST, { seat: 0, type: 'draw' }));
  await page.close();
});

test('a link to a state contains the state and its moves', async ({ browser }) => {
  const page = await openAt(browser);
  const after = await draw(page);
  const link = await linkOf(page, 'Copy a link to this state');
  const other = await openAt(browser, link);
  expect(await tableIn(other)).toEqual(after);
  await expect(panel(other, 'time').locator('.timeline li')).toHaveCount(2);
  await other.close();
  await page.close();
});

test('a link to a view contains no seed and no card that its viewer may not see', async ({ browser }) => {
  const page = await openAt(browser, 'game=chicken&seats=3&seed=very-secret-seed');
  const state = chicken.setup({ seats: 3, seed: 'very-secret-seed' });
  await panel(page, 'views').getByRole('tab', { name: 'Seat 2', exact: true }).click();
  const link = await linkOf(page, 'Copy a link to this view');
  const content = await contentOf(link);
  expect(content).toBe(JSON.stringify({ view: chicken.view(state, 1) }));
  expect(content).not.toContain('very-secret-seed');
  const { view } = JSON.parse(content) as { readonly view: { readonly hands: readonly (readonly unknown[])[] } };
  expect(view.hands[0]?.every((card) => card === null)).toBe(true);
  expect(view.hands[1]).toEqual(state.hands[1]);
  expect(view.hands[2]?.every((card) => card === null)).toBe(true);

  // Two states that look the same to a seat give the same link.
  const twin = chicken.determinize(chicken.view(state, 1), 'another world');
  expect(twin).not.toEqual(state);
  await edit(page, twin);
  await expect.poll(async () => JSON.stringify(await tableIn(page))).toBe(JSON.stringify(twin));
  await expect(panel(page, 'json').locator('.verdict.good')).toBeVisible();
  await panel(page, 'views').getByRole('tab', { name: 'Seat 2', exact: true }).click();
  expect(await linkOf(page, 'Copy a link to this view')).toBe(link);
  await page.close();
});

/** The field of the sources with this label. */
const source = (page: Page, label: string): Locator => page.locator('.sources').getByLabel(label);

test('a seed, a scenario and a recorded game can be chosen', async ({ browser }) => {
  const page = await openAt(browser);
  await source(page, 'Seed').fill('fox');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect.poll(() => tableIn(page)).toEqual(chicken.setup({ seats: 3, seed: 'fox' }));
  for (const label of ['Scenario', 'Recorded game']) {
    const choice = source(page, label);
    await expect(choice.locator('option').nth(1)).toBeAttached();
    const before = await json(page).inputValue();
    await choice.selectOption({ index: 1 });
    await expect(json(page)).not.toHaveValue(before);
    await expect(panel(page, 'json').locator('.verdict.good')).toBeVisible();
  }
  // A recorded game has all of its moves to travel through.
  await expect(page.getByRole('button', { name: 'One move forward' })).toBeEnabled();
  await page.close();
});

const prototypes = '{"view": {"__proto__": {"game": "chicken"}, "constructor": {"prototype": {"polluted": true}}}}';

/** Hostile links, and the page's message about each. */
const HOSTILE: readonly (readonly [what: string, fragment: () => Promise<string>, says: RegExp])[] = [
  ['far too long', async () => `state=${'a'.repeat(LONGEST_PACKED + 1)}`, /^The link is too long/],
  ['other characters', async () => 'view=%3Cimg%20onerror%3D1%3E', /^The link is damaged/],
  ['half a link', async () => `state=${((await pack({ state: FIRST, moves: [] })) ?? '').slice(0, 40)}`, /damaged/],
  ['prototype keys', async () => `view=${await pack(JSON.parse(prototypes))}`, /^The link is damaged/],
  ['a game that is a key of every object', async () => 'game=__proto__', /^The link names no game/],
  ['a record that is a path', async () => 'game=chicken&record=..%2F..%2Findex', /no recorded game/],
  ['a state as a view', async () => `view=${await pack({ state: FIRST, moves: [] })}`, /holds no view/],
  [
    'an illegal move',
    async () => `state=${await pack({ state: FIRST, moves: [{ seat: 2, type: 'draw' }] })}`,
    /moves\[0\]: expected a legal move/,
  ],
  ['options that are a list of keys', async () => 'game=chicken&options={"__proto__":{"x":1}}', /.+\./],
];

for (const [what, fragment, says] of HOSTILE) {
  test(`a hostile link is refused in a sentence: ${what}`, async ({ browser }) => {
    const page = await openAt(browser, await fragment());
    await expect(refusal(page)).toHaveText(says);
    await expect(refusal(page)).toHaveText(/Here is a new game instead\.$/);
    expect(await tableIn(page)).toEqual(FIRST);
    expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
    await page.close();
  });
}
