/// <reference lib="dom" />
// A stranger must find things on the site from its front page, by the text of links alone.
import { resolve } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { serve } from '../../site/serve.js';

const SITE = resolve('.docs-site');

let home = '';
let close = () => {};

test.beforeAll(async () => {
  ({ home, close } = await serve(SITE, 0, {}));
});
test.afterAll(() => close());

/** Opens the front page as a new visitor. */
async function arrive(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${home}/`);
  return page;
}

/** Follows the link with exactly this text in the content of the page. */
async function follow(page: Page, text: string): Promise<void> {
  const before = page.url();
  await page.getByRole('main').getByRole('link', { name: text, exact: true }).first().click();
  await expect(page).not.toHaveURL(before);
}

/** The page has scrolled to this heading or clause. */
async function expectInView(found: Locator): Promise<void> {
  await expect(found).toBeInViewport();
}

test('a stranger finds how to play Chicken Roundup', async ({ browser }) => {
  const page = await arrive(browser);
  await follow(page, 'Chicken Roundup');
  await expectInView(page.getByRole('heading', { name: 'Chicken Roundup', level: 1 }));
  await follow(page, 'how to play, in pictures');
  await expectInView(page.getByRole('heading', { name: 'How to play' }));
  await expect(page.getByText('Bring more chickens into your coop than the other player.')).toBeVisible();
});

test('a stranger finds why CC-4.2 refuses a move, with the position in the playground', async ({ browser }) => {
  const page = await arrive(browser);
  await follow(page, 'The list of clauses');
  await follow(page, 'CC-4.2');
  await expectInView(page.locator('[id="CC-4.2"]'));
  const clause = page.getByRole('listitem').filter({ has: page.locator('[id="CC-4.2"]') });
  const why = 'CC-4.2: The other player shows 4 of this type: lay at least 5, not 4.';
  await expect(clause.getByText(why)).toBeVisible();
  await clause.getByRole('link', { name: 'Open in the playground' }).click();
  await expect(page.getByRole('combobox', { name: 'A move as JSON' })).toHaveValue(/"lay"/);
  await expect(page.locator('section.panel').getByText(why).first()).toBeVisible();
});

test('a stranger finds how to judge moves in Fastify', async ({ browser }) => {
  const page = await arrive(browser);
  await follow(page, 'Fastify, Hono or tRPC');
  await expect(page.getByRole('heading', { name: /^Fastify\b/ })).toBeVisible();
  await expect(page.locator('code').filter({ hasText: "app.post('/moves'" }).first()).toContainText('whyNot');
});

test('a stranger finds the type of an event', async ({ browser }) => {
  const page = await arrive(browser);
  await follow(page, 'hencoop/chicken');
  await follow(page, 'ChickenEvent');
  await expectInView(page.getByRole('heading', { name: 'ChickenEvent' }));
  await expect(page.getByText("type: 'played'").first()).toBeVisible();
});

test('a stranger finds how strong medium is', async ({ browser }) => {
  const page = await arrive(browser);
  await follow(page, 'how strong each level is');
  await expectInView(page.getByRole('heading', { name: 'The levels' }));
  const table = page.getByRole('heading', { name: 'Chicken Roundup' }).locator('xpath=following::table[1]');
  const row = table.getByRole('row').filter({ hasText: 'medium against easy' }).getByRole('cell');
  await expect(row.nth(1)).toHaveText(/^\d\d \(\d\d to \d\d\)$/);
});
