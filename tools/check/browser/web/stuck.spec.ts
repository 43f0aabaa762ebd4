/// <reference lib="dom" />
// The page goes on if a part of it is missing, a storage refuses, or the worker stops.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { playToEnd } from '../hands.js';
import { type BrokenServer, serveBroken } from './brokenServer.js';
import { openPage } from './page.js';
import { proceed } from './proceed.js';

/** A screen, and what a player does there so that its parts load. */
interface Visit {
  readonly name: string;
  readonly address: string;
  use(page: Page): Promise<void>;
}

/** Whether a complaint is about an error; the others are about this server, which is not the usual one. */
const isError = (complaint: string) => !complaint.startsWith('requests');

const hand = (page: Page) => page.locator('hencoop-table .own :is(svg, .card)').first();
/** Each step is tried again after a key was pressed. */
const SOON = { timeout: 5000 };

const TABLE = '/?lang=en&speed=0&thinking=0&game=chicken&players=person,easy';

const VISITS: readonly Visit[] = [
  {
    name: 'the start page',
    address: '/?lang=en',
    async use(page) {
      const dialog = page.locator('dialog[open] .host');
      if ((await dialog.count()) === 0) {
        await page.locator('.brand summary').click(SOON);
        await page.getByRole('button', { name: 'Statistics' }).click(SOON);
      }
      await expect(dialog.first()).toBeVisible(SOON);
    },
  },
  {
    name: 'a set-up',
    address: '/?lang=en#/new/chicken',
    use: (page) => expect(page.locator('.options select').first()).toBeVisible(SOON),
  },
  {
    name: 'the rules',
    address: '/?lang=en#/rules/chicken',
    async use(page) {
      await expect(page.locator('.rules section').first()).toBeVisible(SOON);
      await expect(page.locator('.how-to .picture').first()).toBeVisible(SOON);
    },
  },
  {
    name: 'a lesson',
    address: '/?lang=en&speed=0#/learn/chicken',
    use: (page) => expect(hand(page)).toBeVisible(SOON),
  },
  {
    name: 'a puzzle',
    address: '/?lang=en&speed=0#/puzzles/chicken',
    use: (page) => expect(hand(page)).toBeVisible(SOON),
  },
  {
    name: 'a table',
    address: TABLE,
    async use(page) {
      await expect(hand(page)).toBeVisible(SOON);
      const tip = page.locator('section.hint');
      if ((await tip.count()) === 0) await page.getByRole('button', { name: 'Hint', exact: true }).click(SOON);
      await expect(tip).toBeVisible(SOON);
      const tab = page.getByRole('tab', { name: 'How to play' });
      const menu = page.getByRole('button', { name: 'History, rules, settings' });
      if ((await tab.count()) === 0) await menu.click(SOON);
      await tab.click(SOON);
      await expect(page.locator('.how .picture').first()).toBeVisible(SOON);
      const closed = page.locator('.how details:not([open]) summary');
      if ((await closed.count()) > 0) await closed.click(SOON);
      await expect(page.locator('.rules section').first()).toBeVisible(SOON);
    },
  },
];

/** A page that presses any key to load again, and its errors that nothing caught. */
async function visit(browser: Browser, server: BrokenServer, address: string) {
  const { context, page, complaints } = await openPage(browser, 'about:blank', { size: 'desk' });
  // The service worker would answer for the server.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const again = page.getByRole('button', { name: 'Load again' }).or(page.getByRole('button', { name: 'Open again' }));
  await page.addLocatorHandler(again.first(), (key) => key.click({ timeout: 5000 }).catch(() => {}), {
    noWaitAfter: true,
  });
  await page.goto(`${server.home}${address}`);
  return { context, page, uncaught: () => complaints.filter((each) => each.startsWith('throws')) };
}

for (const { name, address, use } of VISITS) {
  test(`${name} goes on, whichever of its files is missing once`, async ({ browser }) => {
    const server = await serveBroken();
    const whole = await visit(browser, server, address);
    await expect(() => use(whole.page)).toPass({ timeout: 60_000 });
    await whole.context.close();
    const files = [...server.scripts];
    expect(files.length).toBeGreaterThan(5);
    for (const missing of files) {
      await test.step(missing, async () => {
        server.faults = { missing };
        const { context, page, uncaught } = await visit(browser, server, address);
        await expect(() => use(page), `${missing} is missing once`).toPass({ timeout: 60_000 });
        // Some parts load after the ones in use.
        await expect.poll(() => server.faults.missing, `${missing} was asked for`).toBeNull();
        expect(uncaught(), `${missing} is missing once`).toEqual([]);
        await context.close();
      });
    }
    server.close();
  });
}

/** Runs in a page: names its first worker `first`, so that a prelude can tell it from those after it. */
function nameFirstWorker(): void {
  let count = 0;
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, { ...options, name: count === 0 ? 'first' : 'next' });
      count += 1;
      Reflect.set(globalThis, 'workers', count);
    }
  };
}

/** The moves that person's seat has made in the only saved game. */
const savedMoves = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('hencoop');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            request.result.close();
            const [game] = all.result;
            resolve(game.moves.filter(({ seat }: { readonly seat: number }) => seat === 0).length);
          };
        };
      }),
  );

const STOPS = {
  'closes itself before it makes a move': `addEventListener('message', (event) => {
    if (name !== 'first' || event.data.type !== 'move') return;
    event.stopImmediatePropagation();
    close();
  });`,
  'hangs before it makes a move': `addEventListener('message', (event) => {
    if (name !== 'first' || event.data.type !== 'move') return;
    event.stopImmediatePropagation();
    for (;;);
  });`,
  'closes itself after it has saved a move': `{
    let move = -1;
    addEventListener('message', ({ data }) => { if (data.type === 'move') move = data.id; });
    const post = globalThis.postMessage.bind(globalThis);
    globalThis.postMessage = (message) => {
      if (name === 'first' && message.type === 'answer' && message.id === move) setTimeout(close, 1000);
      else if (name !== 'first' || move < 0) post(message);
    };
  }`,
};

for (const [what, prelude] of Object.entries(STOPS)) {
  test(`the game goes on if its worker ${what}, which is made once`, async ({ browser }) => {
    const server = await serveBroken();
    server.faults = { prelude };
    const { context, page, complaints } = await openPage(browser, 'about:blank', { size: 'desk' });
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await context.addInitScript(nameFirstWorker);
    await page.goto(`${server.home}${TABLE}`);
    await expect(hand(page)).toBeVisible();
    await page.waitForSelector('.bar button');
    const workers = () => page.evaluate(() => Reflect.get(globalThis, 'workers'));
    await playToEnd(page, 'tap', {
      isEnough: async () => (await page.evaluate(isPending)) || (await workers()) > 1,
    });
    await expect.poll(workers, { timeout: 20_000 }).toBe(2);
    // The game can be played on.
    await expect.poll(() => savedMoves(page), { timeout: 20_000 }).toBe(1);
    // The move may have ended a round.
    await expect(page.locator('dialog[open]:not(:has(.scores))')).toHaveCount(0);
    await playToEnd(page, 'tap', {
      seed: 2,
      isEnough: async () => (await savedMoves(page)) > 1,
      answer: () => proceed(page, { way: 'tap', size: 'desk' }),
    });
    expect(await workers(), 'the second worker stays').toBe(2);
    expect(complaints.filter(isError)).toEqual([]);
    await context.close();
    server.close();
  });
}

/** Runs in a page: whether the table waits for the answer to a move. */
function isPending(): boolean {
  const table = document.querySelector('hencoop-table');
  return table !== null && Reflect.get(table, 'pending') !== null;
}

const REFUSALS = {
  'its getter throws': `Object.defineProperty(globalThis, 'indexedDB', {
    get() { throw new DOMException('not here', 'SecurityError'); },
  });`,
  'it does not open': `IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };`,
  'it is full': `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
};

for (const [what, prelude] of Object.entries(REFUSALS)) {
  test(`a game can be played if no storage keeps it: ${what}`, async ({ browser }) => {
    const server = await serveBroken();
    server.faults = { prelude };
    const { context, page, complaints } = await openPage(browser, 'about:blank', { size: 'desk' });
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('not here', 'SecurityError');
        },
      });
    });
    await page.goto(`${server.home}/?lang=en`);
    await expect(page.getByRole('link', { name: 'Puzzles' })).toBeVisible();
    await expect(page.locator('dialog[open]'), 'the start page needs no storage').toHaveCount(0);
    await page.goto(`${server.home}${TABLE}`);
    await expect(hand(page)).toBeVisible();
    let looks = 0;
    await playToEnd(page, 'tap', { isEnough: () => looks++ > 3 });
    await expect(page.getByText('cannot save', { exact: false })).toHaveCount(1);
    expect(complaints.filter(isError)).toEqual([]);
    await context.close();
    server.close();
  });
}

test('a game that goes on in a second tab is saved there, and the first tab says so', async ({ browser }) => {
  const server = await serveBroken();
  const { context, page, complaints } = await openPage(browser, 'about:blank', { size: 'desk' });
  await page.goto(`${server.home}${TABLE}`);
  await expect(hand(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(hand(second)).toBeVisible();
  await second.waitForSelector('.bar button');
  const draw = (tab: Page) => tab.getByRole('button', { name: 'Draw a card' }).first().click();
  await draw(second);
  await expect.poll(() => savedMoves(second)).toBe(1);
  await page.bringToFront();
  await draw(page);
  await expect(page.getByText('in another tab', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('cannot save', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.locator('.banner')).toHaveCount(0);
  await expect(hand(page)).toBeVisible();
  expect(complaints.filter(isError)).toEqual([]);
  await context.close();
  server.close();
});
