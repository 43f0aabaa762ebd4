/// <reference lib="dom" />
// Asks the search of the built site what newcomers ask.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import MiniSearch, { type Options } from 'minisearch';
import { SEARCH, SEARCH_WORDS } from '../../site/search.js';
import { serve } from '../../site/serve.js';

const SITE = resolve('.docs-site');
const CHUNKS = join(SITE, 'assets/chunks');

/** Questions, and the page that must come first: a guide or an explanation, not a reference. */
const QUESTIONS: readonly (readonly [question: string, page: string])[] = [
  ['react native', 'guides/react-native.html'],
  ['save a game', 'guides/store-and-migrate.html'],
  ['persist', 'guides/store-and-migrate.html'],
  ['hide cards', 'verbs.html#knowing'],
  ['hide cards from the other player', 'verbs.html#knowing'],
  ['how do I add a bot', 'guides/opponent-in-three-lines.html'],
  ['AI opponent', 'guides/opponent-in-three-lines.html'],
  ['react', 'guides/table-in-react.html'],
  ['next.js', 'guides/next-and-nuxt.html'],
  ['cdn without build step', 'guides/page-without-a-bundler.html'],
  ['drag and drop', 'guides/table-element.html'],
  ['install', '#five-chicken-games-every-rule-kept'],
  ['typescript version', '#requirements'],
  ['why is my move illegal', 'verbs.html#asking'],
  ['undo a move', 'records.html#undo-and-branches'],
  ['replay', 'records.html'],
  ['random seed', 'verbs.html#playing'],
  ['send moves to a server', 'guides/judge-moves-on-a-server.html'],
  ['online multiplayer', 'guides/run-the-table-server.html'],
  ['docker', 'server.html'],
  ['cheating', 'fair.html'],
  ['translate the labels', 'languages.html'],
  ['json schema', 'guides/schemas-in-frameworks.html'],
  ['draw the table as svg', 'pictures.html'],
  ['how strong are the bots', 'strength.html'],
  ['rules of chicken', 'games.html'],
  ['write my own game', 'guides/prove-your-own-game.html'],
  ['unit test', 'guides/test-your-app.html'],
  ['test with known cards', 'guides/test-with-known-cards.html'],
  ['known cards', 'guides/test-with-known-cards.html'],
  ['rig the deck', 'guides/test-with-known-cards.html'],
  ['fixed hand', 'guides/test-with-known-cards.html'],
  ['mock shuffle', 'guides/test-with-known-cards.html'],
  ['CH-3.6', 'sheets/chicken.html'],
];

/** The index as a page loads it, with the options that VitePress adds. */
async function readIndex(): Promise<{ readonly index: MiniSearch; readonly ids: readonly string[] }> {
  const name = readdirSync(CHUNKS).find((file) => file.startsWith('@localSearchIndex'));
  const { default: json }: { default: string } = await import(pathToFileURL(join(CHUNKS, name ?? '')).href);
  const options: Options = { storeFields: ['title', 'titles'], searchOptions: SEARCH.searchOptions, ...SEARCH.options };
  const { documentIds }: { documentIds: { readonly [id: number]: string } } = JSON.parse(json);
  return { index: MiniSearch.loadJSON(json, options), ids: Object.values(documentIds) };
}

test('the page that answers a question comes first', async () => {
  const { index } = await readIndex();
  const wrong = QUESTIONS.flatMap(([question, page]) => {
    const [first] = index.search(question);
    return String(first?.id).startsWith(`/${page}`) ? [] : [`${question}: expected ${page}, got ${first?.id}`];
  });
  expect(wrong).toEqual([]);
});

test('the words of newcomers belong to pages that exist', async () => {
  const { ids } = await readIndex();
  const known = new Set([...ids, ...ids.map((id) => id.replace(/#.*/, ''))]);
  expect(Object.keys(SEARCH_WORDS).filter((address) => !known.has(address))).toEqual([]);
});

test('the changelog comes last', async () => {
  const { index } = await readIndex();
  for (const question of ['save a game', 'how do I add a bot', 'bots', 'records']) {
    const top = index.search(question).slice(0, 16);
    expect(top.filter(({ id }) => String(id).startsWith('/changelog'))).toEqual([]);
  }
});

test('a result shows the sentence that matched', async ({ page }) => {
  const { home, close } = await serve(SITE, 0, {});
  await page.goto(`${home}/verbs.html`);
  await page.locator('.VPNavBarSearch button').first().click();
  const input = page.locator('#localsearch-input');
  await input.fill('rig the deck');
  const first = page.locator('#localsearch-list a').first().locator('.sentence');
  await expect(first).toContainText(/rigs the deck/);
  await expect(first.locator('mark').first()).toHaveText('rigs');
  await input.fill('mock shuffle');
  await expect(first).toContainText(/mock of the shuffle/);
  await close();
});
