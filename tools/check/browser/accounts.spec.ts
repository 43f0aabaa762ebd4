/// <reference lib="dom" />
// A player with a login: the matches of the account are listed and played in each of its browsers, without a token in
// any but the first.
import { lobby } from '@hencoop/client';
import { type Accounts, matchServer, pglite } from '@hencoop/server';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { playToEnd } from './hands.js';
import { axe, layout } from './web/looks.js';
import { DIST, openPage, type Watched } from './web/page.js';
import { type Hands, proceed } from './web/proceed.js';

const TABLE = 'hencoop-table .ask';
const HANDS: Hands = { way: 'tap', size: 'phone' };
const DESK = { size: 'desk', speed: 0, thinking: 0, lang: 'en' } as const;

/** A session, as a site of one's own would have it. */
const accounts: Accounts = ({ headers }) => {
  const [, id = null] = /(?:^|; )session=(\w+)/.exec(headers.get('cookie') ?? '') ?? [];
  return id === null ? null : { id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` };
};

const limits = { requests: null, moves: null, matches: null };
const log = { info() {}, warn() {}, error: console.error };
const login = { in: '/oauth2/start', out: '/oauth2/sign_out' };

/** Opens a browser, and logs in. */
async function browserOf(browser: Browser, home: string, user: string | null, hash = ''): Promise<Watched> {
  const watched = await openPage(browser, home, DESK);
  if (user !== null) await watched.context.addCookies([{ name: 'session', value: user, url: home }]);
  await watched.page.goto(`${home}/?lang=en&speed=0&thinking=0${hash}`);
  return watched;
}

const games = (page: Page) => page.getByRole('region', { name: 'Your online games' });
const keysIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }).match(/"[0-9a-f]{64}"/g));

test('an account finds its games in each of its browsers, and goes on there', async ({ browser }) => {
  const server = await matchServer({ store: pglite(), pages: DIST, accounts, login, log, limits });
  const home = await server.listen(0);
  const guest = await browserOf(browser, home, null, '#/friends');
  await expect(games(guest.page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/oauth2/start');
  await expect(games(guest.page).getByRole('listitem')).toHaveCount(0);
  const hall = lobby(home, {
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, cookie: 'session=ada' } }),
  });
  const { id } = await hall.open({ game: 'chicken', players: ['person', 'easy'], options: { maxRounds: 1 } });
  const ada = await browserOf(browser, home, 'ada', '#/friends');
  await expect(games(ada.page)).toContainText('Logged in as Ada.');
  await expect(games(ada.page)).toContainText('on each of your devices');
  await expect(games(ada.page).getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/oauth2/sign_out');
  expect(await axe(ada.page)).toEqual([]);
  expect(await layout(ada.page)).toEqual([]);
  await games(ada.page).getByRole('link', { name: 'Continue Chicken online' }).click();
  await ada.page.waitForSelector(TABLE);
  expect(new URL(ada.page.url()).hash).toBe(`#/online/${id}`);
  await playToEnd(ada.page, 'tap', { seed: 3, answer: () => proceed(ada.page, HANDS) });
  expect((await hall.info(id)).status).toBe('over');
  // No key was needed, and none was made.
  expect(await keysIn(ada.page)).toBeNull();
  // Another account sees nothing of it.
  const bo = await browserOf(browser, home, 'bo', '#/friends');
  await expect(games(bo.page)).toContainText('Logged in as Bo.');
  await expect(games(bo.page).getByRole('listitem')).toHaveCount(0);
  // The page's worker, which serves it offline, leaves the paths of the login to the server.
  await guest.page.goto(`${home}/?lang=en`);
  await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await guest.page.goto(`${home}/?lang=en&speed=0#/friends`);
  await expect.poll(() => guest.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(guest.complaints).toEqual([]);
  await games(guest.page).getByRole('link', { name: 'Log in' }).click();
  await expect(guest.page.locator('body')).toContainText('There is nothing at this address.');
  for (const { complaints } of [ada, bo]) expect(complaints).toEqual([]);
  for (const { context } of [guest, ada, bo]) await context.close();
  await server.stop();
});
