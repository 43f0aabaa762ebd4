/// <reference lib="dom" />
// Checks the built site in a real browser: links and anchors, search, keyboard, axe, the width of a phone, no network.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';
import { filesBelow } from '../../lib/files.js';
import { GAMES } from '../../lib/games.js';
import { seriousViolations } from '../../site/browser.js';
import { PLAY } from '../../site/folders.js';
import { fileOfBlock } from '../../site/markdown.js';
import { readFragment } from '../../site/playground/address.js';
import { serve } from '../../site/serve.js';
import { hurry, isOverOn, openOn } from '../../site/tapThrough.js';

const SITE = resolve('.docs-site');
const PHONE = { width: 360, height: 740 };
/** The maximum number of taps for a move. */
const MAX_TAPS = 8;
const DESK = { width: 1280, height: 900 };

const PLAYGROUND = join(SITE, 'playground.html');

/** Listings are not VitePress pages: they have no search and no sidebar. */
const LISTING = 'source/src/chicken/view.ts.html';

/** One page of every kind. */
const KINDS = [
  'index.html',
  'play.html',
  'playground.html',
  'games.html',
  'games/chicken-roundup.html',
  'sheets/chicken.html',
  'scenarios/crazy-chicken.html',
  'guides/prove-your-own-game.html',
  'verbs.html',
  'laws.html',
  'benchmarks.html',
  'api/index.html',
  'api/hencoop/chicken.html',
  'api/hencoop/games.html',
  'api/@hencoop/server.html',
  LISTING,
];

/** Search terms, and a page that must be among the results. */
const SEARCHES: readonly (readonly [words: string, page: string])[] = [
  ['react', 'guides/table-in-react.html'],
  ['determinize', 'verbs.html'],
  ['determinize law', 'laws.html'],
  ['rooster', 'games/chicken-roundup.html'],
  ['postgresql', 'server.html'],
  ['CH-3.6', 'sheets/chicken.html'],
  ['playout', 'api/hencoop.html#playout'],
];

/** Problems, collected by test. */
const problems = new Set<string>();

const problem = (what: string) => void problems.add(what);
const must = (holds: boolean, what: string) => {
  if (!holds) problem(what);
};

/**
 * A context that reports every request outside the site, and every console error, which includes violations of the
 * page's content security policy.
 */
async function openContext(browser: Browser, home: string, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext(options);
  context.on('request', (request) => {
    const url = request.url();
    must(url.startsWith(home) || url.startsWith('data:'), `the site requests ${url}`);
  });
  context.on('weberror', (error) => problem(`${error.page()?.url()}: ${error.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') problem(`${message.page()?.url()}: ${message.text()}`);
  });
  return context;
}

/** The links of a page, and the anchors on it. */
interface Linked {
  readonly ids: readonly string[];
  readonly targets: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
  /** Whether it only redirects to a new address. */
  readonly isMoved: boolean;
  /** The content security policy. */
  readonly policy: string | null;
}

/** The maximum size of the site in bytes. */
const MAX_SITE = 42e6;

/** Every link of every page leads to a page of the site and, if it has a fragment, to an anchor on that page. */
async function checkLinks(page: Page): Promise<number> {
  const pages = new Map<string, Linked>();
  for (const file of filesBelow(SITE, '.html')) {
    // The browser parses the page without showing it.
    const linked = await page.evaluate(
      (html): Linked => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        // An old address redirects to the new one.
        const refresh =
          read.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')?.split('url=')[1] ?? null;
        const linking = Array.from(read.querySelectorAll('[href], [src]'));
        return {
          ids: Array.from(read.querySelectorAll('[id]')).map(({ id }) => id),
          targets: [
            ...linking.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
            ...(refresh === null ? [] : [refresh]),
          ],
          isMoved: refresh !== null,
          previous: read.querySelector('.pager-link.prev')?.getAttribute('href') ?? null,
          next: read.querySelector('.pager-link.next')?.getAttribute('href') ?? null,
          policy: read.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? null,
        };
      },
      readFileSync(file, 'utf8'),
    );
    pages.set(file, linked);
  }
  let links = 0;
  for (const [file, { targets }] of pages) {
    for (const link of new Set(targets)) {
      links++;
      if (/^(?:https?|mailto|data):/.test(link)) continue;
      const [address = '', anchor = '', ...more] = link.split('#');
      must(more.length === 0, `${relative(SITE, file)}: ${link}: two anchors`);
      const target = fileAt(file, address);
      const from = `${relative(SITE, file)}: ${link}`;
      must(target.startsWith(SITE) && existsSync(target), `${from}: no such page`);
      // A fragment of the playground names the content to open.
      if (target === PLAYGROUND && anchor !== '' && !pages.get(target)?.ids.includes(anchor)) {
        must(readFragment(anchor).ok, `${from}: opens nothing`);
        continue;
      }
      const ids = pages.get(target)?.ids;
      if (anchor !== '' && ids !== undefined) must(ids.includes(decodeURIComponent(anchor)), `${from}: no such anchor`);
    }
  }
  checkPager(pages);
  checkPolicies(pages);
  return links;
}

/** The file for an address on a page. */
function fileAt(page: string, address: string): string {
  const [path = ''] = decodeURIComponent(address).split('?');
  if (path === '') return page;
  const file = path.startsWith('/') ? join(SITE, path) : resolve(dirname(page), path);
  return path.endsWith('/') ? join(file, 'index.html') : file;
}

/** The first folder of a page in the site. */
const folderOf = (file: string) => relative(SITE, file).split('/')[0] ?? '';

/**
 * From the first page, "Next" leads through every page, and "Previous" back, except for listings, redirects, the 404
 * page and the web table.
 */
function checkPager(pages: ReadonlyMap<string, Linked>): void {
  const isOutside = (file: string) => ['source', PLAY, '404.html'].includes(folderOf(file));
  const left = new Set([...pages].flatMap(([file, { isMoved }]) => (isMoved || isOutside(file) ? [] : [file])));
  let file = join(SITE, 'index.html');
  let previous: string | null = null;
  while (left.delete(file)) {
    const { previous: back = null, next = null } = pages.get(file) ?? {};
    const to: string | null = back === null ? null : fileAt(file, back);
    must(to === previous, `${relative(SITE, file)}: expected "Previous" to lead to ${previous}, got ${to}`);
    if (next === null) break;
    previous = file;
    file = fileAt(file, next);
  }
  must(left.size === 0, `"Next" never leads to ${[...left].map((missed) => relative(SITE, missed)).join(', ')}`);
}

/** Every page has a policy, and none allows inline code without its hash. The web table has a separate policy. */
function checkPolicies(pages: ReadonlyMap<string, Linked>): void {
  for (const [file, { policy, isMoved }] of pages) {
    if (isMoved || folderOf(file) === PLAY) continue;
    const isStrict = policy?.startsWith("default-src 'self'; ") === true && !/unsafe-(?:inline|eval)/.test(policy);
    must(isStrict, `${relative(SITE, file)}: expected a strict policy, got ${policy}`);
  }
}

/** A guide names the file of each block that is one. */
async function checkFileNames(page: Page, home: string): Promise<void> {
  for (const guide of filesBelow('docs/guides', '.md')) {
    const blocks = readFileSync(guide, 'utf8').matchAll(/^`{3,}(\w+.*)$/gm);
    const wanted = [...blocks].map(([, info = '']) => fileOfBlock(info)).filter((file) => file !== undefined);
    const path = relative('docs', guide).replace(/md$/, 'html');
    await page.goto(`${home}/${path}`);
    const shown = await page.locator('p.file + div').evaluateAll((all) => {
      return all.map((block) => block.previousElementSibling?.textContent ?? '');
    });
    must(shown.join() === wanted.join(), `${path}: expected the files ${wanted.join()}, got ${shown.join()}`);
  }
}

/** No page is wider than a phone. */
async function checkWidth(page: Page, home: string): Promise<void> {
  const all = filesBelow(SITE, '.html').map((file) => relative(SITE, file));
  for (const path of new Set([...all.filter((name) => !/^(?:api|source)\/|^modules\./.test(name)), ...KINDS])) {
    await page.goto(`${home}/${path}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    must(width <= PHONE.width, `${path} is ${width} px wide on a phone`);
  }
}

/** Waits until a page is hydrated. */
const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    const app = document.querySelector('#app');
    return app !== null && '__vue_app__' in app;
  });

/** Opens the search with its button. */
async function openSearch(page: Page): Promise<void> {
  await page.locator('.VPNavBarSearch button').first().click();
  await page.waitForSelector('#localsearch-input');
}

async function checkSearch(context: BrowserContext, start: string): Promise<void> {
  const page = await context.newPage();
  for (const [words, wanted] of SEARCHES) {
    await page.goto(start);
    await openSearch(page);
    await page.fill('#localsearch-input', words);
    const results = page.locator('#localsearch-list a');
    await results
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => {});
    // The results of the previous search may still be shown for a moment.
    await expect
      .poll(() => foundBy(results), { timeout: 10_000 })
      .toContain(wanted)
      .catch(async () => problem(`'${words}': expected ${wanted} among the results, got ${await foundBy(results)}`));
  }
  await page.close();
}

/** The addresses of the results of a search. */
const foundBy = async (results: Locator) =>
  (await results.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['href'] ?? ''))).join(' ');

/** Tab, Enter and the arrow keys are enough to skip the navigation, to search, and to open a result. */
async function checkKeyboard(page: Page, start: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);
  await page.goto(start);
  await isAlive(page);
  await page.keyboard.press('Tab');
  must(
    /VPSkipLink/.test((await focused()) ?? ''),
    `expected the first Tab to reach the skip link, got ${await focused()}`,
  );
  await page.keyboard.press('Enter');
  must((await focused()) === 'VPContent', `expected the skip link to lead to the content, got ${await focused()}`);
  await page.goto(start);
  await isAlive(page);
  const isSearch = async () => /VPNavBarSearchButton/.test((await focused()) ?? '');
  for (let tabs = 0; tabs < 4 && !(await isSearch()); tabs++) await page.keyboard.press('Tab');
  must(await isSearch(), 'four Tabs do not reach the search');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'localsearch-input');
  await page.keyboard.type('glossary');
  await page.waitForSelector('#localsearch-list a[data-href*="glossary"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await Promise.all([page.waitForURL(/glossary\.html/, { timeout: 5000 }), page.keyboard.press('Enter')]).catch(() =>
    problem('Enter does not open the first result'),
  );
}

/**
 * axe takes minutes for thousands of highlighted tokens. All code uses the same few colors, so the start of each block
 * is enough.
 */
function shortenCode(): void {
  for (const code of Array.from(document.querySelectorAll('pre code'))) {
    for (const node of Array.from(code.childNodes).slice(60)) node.remove();
  }
}

type Scheme = 'light' | 'dark';

async function checkAxe(browser: Browser, home: string, colorScheme: Scheme, viewport: typeof DESK): Promise<void> {
  const context = await openContext(browser, home, { viewport, colorScheme });
  const page = await context.newPage();
  for (const kind of KINDS) {
    await page.goto(`${home}/${kind}`);
    if (kind !== LISTING) await isAlive(page);
    await page.evaluate(shortenCode);
    // The colors do not depend on the width, so on a phone one page is enough.
    for (const violation of await seriousViolations(page, viewport === DESK || kind === KINDS[0]))
      problem(`${kind}, ${colorScheme}, ${viewport.width} px: ${violation}`);
  }
  await page.goto(`${home}/index.html`);
  await openSearch(page);
  await page.fill('#localsearch-input', 'egg');
  await page.waitForSelector('#localsearch-list a');
  for (const violation of await seriousViolations(page))
    problem(`search, ${colorScheme}, ${viewport.width} px: ${violation}`);
  await context.close();
}

/** Touches open things until the table changes. */
async function tapOnce(table: Locator): Promise<boolean> {
  const before = await table.evaluate((element) => JSON.stringify((element as HencoopTable).view));
  for (let taps = 0; taps < MAX_TAPS; taps++) {
    // Take turns: touching the first thing repeatedly only picks and unpicks it.
    const open = table.locator('[data-state~="open"], .buttons button:enabled');
    await open.nth(taps % Math.max(1, await open.count())).click();
    await isOverOn(table);
    if ((await table.evaluate((element) => JSON.stringify((element as HencoopTable).view))) !== before) return true;
  }
  return false;
}

/** Every picture of a table is replaced by a playable one: a tap plays a move, and the page never gets a state. */
async function checkLiveTables(browser: Browser, home: string, colorScheme: Scheme): Promise<void> {
  const context = await openContext(browser, home, { viewport: PHONE, colorScheme });
  for (const path of ['index.html', ...GAMES.map((game) => `games/${game}.html`)]) {
    const page = await context.newPage();
    await page.goto(`${home}/${path}`);
    // On the first page, the table is live immediately.
    if (path !== 'index.html') await page.getByRole('button', { name: 'Play it here' }).click();
    const table = page.locator('.live hencoop-table');
    await hurry(table);
    await isOverOn(table);
    const shown = () => table.evaluate((element) => JSON.stringify((element as HencoopTable).view));
    const first = await shown();
    must(!first.includes('"seed"'), `${path}: the page has a state`);
    must(await tapOnce(table), `${path}: no tap plays a move`);
    must((await openOn(table).count()) > 0, `${path}: the bots do not play`);
    await page.evaluate(shortenCode);
    for (const violation of await seriousViolations(page)) problem(`${path}, live, ${colorScheme}: ${violation}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    must(width <= PHONE.width, `${path}: the live table makes it ${width} px wide on a phone`);
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await page
      .waitForFunction(([element, view]) => JSON.stringify((element as HencoopTable).view) === view, [
        await table.elementHandle(),
        first,
      ] as const)
      .catch(() => problem(`${path}: "Back to the start" does not go back`));
    await page.getByRole('button', { name: 'New game' }).click();
    await page
      .waitForFunction(([element, view]) => JSON.stringify((element as HencoopTable).view) !== view, [
        await table.elementHandle(),
        first,
      ] as const)
      .catch(() => problem(`${path}: "New game" deals no new game`));
    must(await tapOnce(table), `${path}: no tap plays a move of a new game`);
    await page.close();
  }
  await context.close();
}

/** The web table is in the site, with a link to each game. */
async function checkPlay(context: BrowserContext, home: string): Promise<void> {
  const page = await context.newPage();
  for (const game of GAMES) {
    await page.goto(`${home}/${PLAY}/index.html?game=${game}`);
    await page
      .locator('hencoop-table')
      .waitFor({ timeout: 10_000 })
      .catch(() => problem(`${PLAY}/index.html?game=${game}: no table appears`));
  }
  await page.close();
}

let home = '';
let close = () => {};

test.beforeAll(async () => {
  ({ home, close } = await serve(SITE, 0, {}));
});
test.beforeEach(() => problems.clear());
test.afterEach(() => expect([...problems]).toEqual([]));
test.afterAll(() => close());

const onDesk = (browser: Browser) => openContext(browser, home, { viewport: DESK });

test('no page is wider than a phone', async ({ browser }) => {
  const phone = await openContext(browser, home, { viewport: PHONE, javaScriptEnabled: false });
  await checkWidth(await phone.newPage(), home);
  await phone.close();
});

test('no code on the first page is clipped', async ({ browser }) => {
  for (const width of [DESK.width, 1440]) {
    const context = await openContext(browser, home, { viewport: { ...DESK, width } });
    const page = await context.newPage();
    await page.goto(`${home}/index.html`);
    await isAlive(page);
    const clipped = await page.locator('.vp-doc pre').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        const { scrollWidth, clientWidth, textContent } = block;
        return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth}: ${textContent?.slice(0, 60)}`] : [];
      }),
    );
    expect(clipped, `${width} px`).toEqual([]);
    await context.close();
  }
});

test('every link and anchor leads somewhere', async ({ browser }) => {
  const context = await onDesk(browser);
  const links = await checkLinks(await context.newPage());
  expect(links).toBeGreaterThan(0);
  await context.close();
});

test('a guide names the file of each block', async ({ browser }) => {
  const context = await onDesk(browser);
  await checkFileNames(await context.newPage(), home);
  await context.close();
});

test('search finds what people look for', async ({ browser }) => {
  for (const viewport of [DESK, PHONE]) {
    const context = await openContext(browser, home, { viewport });
    await checkSearch(context, `${home}/games/chicken.html`);
    await context.close();
  }
});

test('the site is small', () => {
  // A folder has a size, too, which depends on the disk.
  const files = filesBelow(SITE, '')
    .map((path) => statSync(path))
    .filter((stat) => stat.isFile());
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_SITE);
});

test('the keyboard is enough', async ({ browser }) => {
  const context = await onDesk(browser);
  await checkKeyboard(await context.newPage(), `${home}/index.html`);
  await context.close();
});

test('a link leads to each game on the Play page', async ({ browser }) => {
  const context = await onDesk(browser);
  await checkPlay(context, home);
  await context.close();
});

test('a law runs in the browser, and reports its evidence', async ({ browser }) => {
  const context = await onDesk(browser);
  const page = await context.newPage();
  await page.goto(`${home}/laws.html`);
  const law = page.getByRole('group', { name: 'Law 5 in your browser' });
  await law.getByRole('combobox').selectOption('crazy-chicken');
  await law.getByRole('button', { name: 'Run law 5 for a minute' }).click();
  await expect(law).toContainText(/\d+ random walks from seed \d+: .*[1-9][\d,]* moves judged on views/);
  await law.getByRole('button', { name: 'Stop' }).click();
  await expect(law.getByRole('status')).toHaveText('Stopped: the law held.');
  await context.close();
});

/** CI checks light colors on a desktop; the nightly run checks both schemes on both screens. */
const tagOf = (isForCi: boolean) => ({ tag: isForCi ? [] : ['@nightly'] });

for (const colorScheme of ['light', 'dark'] as const) {
  const isLight = colorScheme === 'light';
  test(`live tables play, ${colorScheme}`, tagOf(isLight), ({ browser }) =>
    checkLiveTables(browser, home, colorScheme),
  );
  for (const viewport of [DESK, PHONE]) {
    test(`axe, ${colorScheme}, ${viewport.width} px`, tagOf(isLight && viewport === DESK), ({ browser }) =>
      checkAxe(browser, home, colorScheme, viewport),
    );
  }
}
