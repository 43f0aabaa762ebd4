/// <reference lib="dom" />
// Plays online in Chromium, on the server and on the worker in Miniflare: two players and a spectator at one table,
// from the setup to the rematch. `npm run web:build` builds the page.
import { randomUUID } from 'node:crypto';
import { lobby } from '@hencoop/client';
import { matchServer, pglite } from '@hencoop/server';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';
import { page as pageOfWorker } from '../../../examples/durable-object/src/bundle.js';
import { type TestHost, workerHost } from '../../../examples/durable-object/test/host.js';
import { lineTo } from '../../../support/line.js';
import { serve } from '../../site/serve.js';
import { playToEnd } from './hands.js';
import { axe, layout } from './web/looks.js';
import { DIST, openPage, type Watched } from './web/page.js';
import { type Hands, proceed, toResult } from './web/proceed.js';

const PHONE = { size: 'phone', speed: 0, thinking: 0 } as const;
const TABLE = 'hencoop-table .ask';
const DIALOG = 'dialog[open]';
const HANDS: Hands = { way: 'tap', size: 'phone' };
/** The browser's messages about a lost connection. */
const CUT = /^says WebSocket connection to .* failed|An unknown error occurred when fetching the script/;
/** The browser's message about a refused request. */
const REFUSED = /^says Failed to load resource: .* 409 /;

/** Checks a screen in light and dark colors. */
async function visit(page: Page, screen: string, isTable = false): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axe(page), `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  // The check of the web table measures the table itself.
  if (!isTable) expect.soft(await layout(page), screen).toEqual([]);
}

/** The route of the page. */
const hashOf = (page: Page) => new URL(page.url()).hash;

const viewOf = (page: Page) =>
  page.evaluate(() => JSON.stringify((document.querySelector('hencoop-table') as HencoopTable | null)?.view));

/** Plays to the end of the game. */
const playOn = (page: Page, seed: number, isEnough = () => false) =>
  playToEnd(page, 'tap', { isTouch: true, seed, isEnough, answer: () => proceed(page, HANDS) });

/** Names a person; the reason for a refused name is shown. */
async function nameSeat(page: Page, seat: number, name: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('button')
    .nth(seat - 1)
    .tap();
  const fields = page.getByRole('region', { name: `Seat ${seat}` });
  const field = fields.getByLabel('Name');
  await field.fill('x'.repeat(25));
  await page.getByRole('button', { name: 'Get the links' }).click();
  await expect(field).toBeFocused();
  await expect(fields.getByText('A name has at most 24 characters.')).toBeVisible();
  await field.fill(name);
  await expect(fields.getByText('A name has at most 24 characters.')).toHaveCount(0);
}

/** Sets up and starts a game for two people; returns the invitation to the second seat, and the spectators' link. */
async function setUp(page: Page): Promise<readonly [seat: string, watch: string]> {
  await page.getByRole('button', { name: /^Player 3/ }).tap();
  await page.getByRole('button', { name: 'Remove Player 3' }).tap();
  await nameSeat(page, 1, 'Ada');
  await nameSeat(page, 2, 'Bo');
  await page.getByLabel('Time for each step').selectOption({ label: '2 minutes' });
  await visit(page, 'setup');
  await page.getByRole('button', { name: 'Get the links' }).tap();
  await page.getByRole('img', { name: 'QR code: Link for Bo' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Waiting for 1 friend' })).toBeVisible();
  await visit(page, 'waiting');
  const link = async (name: string) => new URL(await page.getByLabel(name, { exact: true }).inputValue()).hash;
  const seat = await link('Link for Bo');
  await page.getByRole('button', { name: /^Others/ }).tap();
  const watch = await link('Link for spectators');
  expect(seat).toMatch(/^#\/online\/[0-9a-f-]{36}\/join\/[0-9a-f]{64}\/1$/);
  expect(watch).toMatch(/^#\/online\/[0-9a-f-]{36}$/);
  return [seat, watch];
}

/** Leaves the seat to a bot and comes back; the other player sees both. */
async function leaveAndReturn(page: Page, other: Page): Promise<void> {
  await page.tap('.bar [aria-expanded]');
  await page.waitForSelector('#tab-panel .players');
  await visit(page, 'drawer');
  await page.getByRole('button', { name: 'Leave' }).tap();
  // The name on the seat is a part of the drawing.
  const away = other.locator('hencoop-table title').getByText('Ada (Bot: Mittel)');
  await away.first().waitFor({ state: 'attached' });
  await page.locator(DIALOG).getByRole('button', { name: 'Come back' }).tap();
  await page.locator(DIALOG).getByRole('button', { name: 'Close' }).first().tap();
  await away.first().waitFor({ state: 'detached' });
}

/** Continues after each round until the game is over. */
async function watchToEnd(page: Page): Promise<void> {
  for (;;) {
    const dialog = page.locator(DIALOG);
    await dialog.waitFor();
    if ((await dialog.locator('.ranking').count()) > 0) return;
    await dialog.locator('.main').click();
    await page.waitForTimeout(50);
  }
}

async function play(browser: Browser, home: string, line: Awaited<ReturnType<typeof lineTo>>): Promise<Watched[]> {
  const ada = await openPage(browser, home, { ...PHONE, lang: 'en', hash: '#/new/chicken/link' });
  const [seat, watch] = await setUp(ada.page);
  const bo = await openPage(browser, line.url, { ...PHONE, lang: 'de', hash: seat });
  await bo.page.getByRole('heading', { name: 'Ada lädt dich ein' }).waitFor();
  await visit(bo.page, 'invitation');
  await bo.page.getByRole('button', { name: 'Hinsetzen' }).tap();
  await expect(ada.page.locator(DIALOG).getByRole('status')).toHaveText('Bo is here.');
  await expect(ada.page.getByRole('heading', { name: 'Everyone is here' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'To the table' }).tap();
  const spectator = await openPage(browser, home, { ...PHONE, size: 'desk', lang: 'en', hash: watch });
  await Promise.all([ada, bo, spectator].map(({ page }) => page.waitForSelector(TABLE)));
  await ada.page.waitForSelector('[role=timer]');
  await visit(ada.page, 'table', true);
  await leaveAndReturn(ada.page, bo.page);

  const before = await viewOf(bo.page);
  await bo.page.reload();
  await bo.page.waitForSelector(TABLE);
  expect(await viewOf(bo.page), 'the same table after a reload').toBe(before);

  const adaPlays = playOn(ada.page, 3);
  // The first failure is reported below.
  adaPlays.catch(() => {});
  await playOn(bo.page, 5, () => true);
  line.cut();
  await bo.page.locator('hencoop-table').getByText('Verbindung weg').waitFor();
  await visit(bo.page, 'cut', true);
  const boPlays = playOn(bo.page, 5);
  boPlays.catch(() => {});
  await bo.page.waitForFunction(() => {
    const table = document.querySelector('hencoop-table') as HencoopTable | null;
    return table !== null && table.pending !== null;
  });
  line.mend();
  await bo.page.locator('hencoop-table').getByText('Wieder verbunden').waitFor();
  await Promise.all([adaPlays, boPlays]);
  await Promise.all([ada, bo].map(({ page }) => toResult(page, HANDS)));
  await watchToEnd(spectator.page);
  await expect(spectator.page.locator(DIALOG).getByRole('button', { name: /rematch/i })).toHaveCount(0);
  await visit(ada.page, 'end');

  const over = hashOf(ada.page);
  await ada.page.locator(DIALOG).getByRole('button', { name: 'Rematch' }).tap();
  await ada.page.waitForFunction((hash) => location.hash !== hash, over);
  await bo.page.locator(DIALOG).getByRole('button', { name: 'Zur Revanche' }).waitFor();
  await bo.page.keyboard.press('Escape');
  await bo.page.locator('hencoop-table').getByText('Ada möchte eine Revanche').waitFor();
  await visit(bo.page, 'rematch', true);
  await bo.page.getByRole('button', { name: 'Zur Revanche' }).tap();
  await spectator.page.locator(DIALOG).getByRole('button', { name: 'Watch the rematch' }).click();
  for (const { page } of [bo, spectator]) await page.waitForFunction((hash) => !location.hash.startsWith(hash), watch);
  const [next = ''] = /^#\/online\/[0-9a-f-]{36}/.exec(hashOf(ada.page)) ?? [];
  for (const { page } of [ada, bo, spectator]) {
    await page.waitForSelector(TABLE);
    expect(hashOf(page).startsWith(next), 'the same rematch for all').toBe(true);
  }
  return [ada, bo, spectator];
}

/** A player takes a move back by keyboard; the other declines first, and agrees the second time. */
async function takeBack(browser: Browser, home: string): Promise<Watched[]> {
  const { id, tokens } = await lobby(home).open({
    game: 'chicken',
    players: ['person', 'person'],
    names: ['Ada', 'Bo'],
  });
  const open = (seat: number, size: 'phone' | 'desk', lang: 'en' | 'de') =>
    openPage(browser, home, { ...PHONE, size, lang, hash: `#/online/${id}/${tokens[seat]}` });
  const [ada, bo] = [await open(0, 'desk', 'en'), await open(1, 'phone', 'de')];
  for (const { page } of [ada, bo]) await page.waitForSelector(TABLE);
  const before = await Promise.all([ada, bo].map(({ page }) => viewOf(page)));
  const undo = ada.page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await ada.page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(undo).toBeEnabled();
  await ada.page.keyboard.press('u');
  await expect(
    ada.page.locator('hencoop-table').getByText('You want to take your move back. Waiting for Bo.'),
  ).toBeVisible();
  await expect(
    bo.page.getByRole('status').filter({ hasText: 'Ada möchte den letzten Zug zurücknehmen.' }),
  ).toBeVisible();
  await visit(bo.page, 'asked to let a move be taken back', true);
  await bo.page.getByRole('button', { name: 'Annehmen' }).focus();
  await bo.page.keyboard.press('Enter');
  await expect(ada.page.locator('hencoop-table').getByText('You took your move back.')).toBeVisible();
  await expect(bo.page.locator('hencoop-table').getByText('Ada hat einen Zug zurückgenommen.')).toBeVisible();
  for (const [index, { page }] of [ada, bo].entries()) expect(await viewOf(page)).toBe(before[index]);

  await ada.page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(undo).toBeEnabled();
  await undo.click();
  await bo.page.getByRole('button', { name: 'Ablehnen' }).tap();
  await expect(ada.page.locator('hencoop-table').getByText('The others want your move to stand.')).toBeVisible();
  await visit(ada.page, 'a move that stands', true);
  return [ada, bo];
}

const LONG = 'Wilhelmine von Federkiel';

/** The distance between an emote and the picture of its player, in pixels. */
const distanceToSeat = (page: Page, seat: number) =>
  page.evaluate((of) => {
    const root = document.querySelector('hencoop-table')?.shadowRoot;
    const player = root?.querySelector(`[data-part="seat"][data-seat="${of}"]`)?.getBoundingClientRect();
    const emote = document.querySelector('.bubble')?.getBoundingClientRect();
    if (player === undefined || emote === undefined) throw new Error('expected a player and an emote');
    const across = Math.max(player.left - emote.right, emote.left - player.right, 0);
    return across + Math.max(player.top - emote.bottom, emote.top - player.bottom, 0);
  }, seat);

/** Three players of a match, each in a separate browser, see who is connected and get the others' emotes. */
async function threePlayers(browser: Browser, home: string): Promise<Watched[]> {
  const names = ['Ada', 'Bo', LONG];
  const players = names.map(() => 'person');
  const { id, tokens } = await lobby(home).open({ game: 'chicken', players, names });
  const open = (seat: number, size: 'phone' | 'desk', lang: 'en' | 'de') =>
    openPage(browser, home, { ...PHONE, size, lang, hash: `#/online/${id}/${tokens[seat]}` });
  const ada = await open(0, 'phone', 'en');
  await ada.page.waitForSelector(TABLE);
  const people = ({ page }: Watched, status: string) => page.locator(`.people > .${status}`);
  await expect(people(ada, 'here')).toHaveText(['You here']);
  await expect(people(ada, 'gone')).toHaveText(['Bo not here', `${LONG} not here`]);
  await visit(ada.page, 'two who have not come', true);
  const bo = await open(1, 'desk', 'de');
  await expect(people(ada, 'gone')).toHaveText([`${LONG} not here`]);
  const third = await open(2, 'desk', 'en');
  const all = [ada, bo, third];
  for (const each of all) await expect(people(each, 'here')).toHaveCount(3);
  await expect(people(bo, 'here')).toHaveText(['Ada da', 'Du da', `${LONG} da`]);

  await third.page.locator('.people-menu summary').click();
  await visit(third.page, 'emotes', true);
  await third.page.getByRole('button', { name: 'Well played!' }).click();
  for (const [each, text] of [
    [ada, `${LONG}: Well played!`],
    [bo, `${LONG}: Gut gespielt!`],
    [third, 'You: Well played!'],
  ] as const) {
    await expect(each.page.locator('.emotes')).toHaveText(text);
    expect(await distanceToSeat(each.page, 2)).toBeLessThan(60);
  }
  await bo.page.locator('.people-menu summary').click();
  await bo.page.getByLabel('Andere stummschalten').check();
  await bo.page.keyboard.press('Escape');
  await expect(bo.page.locator('.people-menu')).not.toHaveAttribute('open');
  await ada.page.locator('.people-menu summary').tap();
  await ada.page.getByRole('button', { name: 'Oops!' }).tap();
  await expect(third.page.locator('.emotes')).toContainText('Ada: Oops!');
  await expect(bo.page.locator('.emotes')).toHaveText('');

  const address = third.page.url();
  await third.page.goto('about:blank');
  await expect(people(ada, 'gone')).toHaveText([`${LONG} not here`]);
  await expect(people(bo, 'gone')).toHaveText([`${LONG} nicht da`]);
  await third.page.goto(address);
  await third.page.waitForSelector(TABLE);
  for (const each of all) await expect(people(each, 'here')).toHaveCount(3);
  await lobby(home).leave(id, tokens[1] ?? '', 'easy');
  for (const each of [ada, third]) await expect(people(each, 'standIn')).toHaveText(['Bo (bot: Easy)']);
  return all;
}

/** Takes a free seat from the start page, returns to it later, and removes it from the list. */
async function joinFromHome(browser: Browser, home: string): Promise<Watched> {
  const { id } = await lobby(home).open({
    game: 'crazy-chicken',
    players: ['person', 'open'],
    names: ['Cy', ''],
    options: { rounds: 1 },
    listed: true,
  });
  const visitor = await openPage(browser, home, { ...PHONE, lang: 'en', hash: '#/friends' });
  const { page } = visitor;
  await page.getByRole('link', { name: 'Watch Crazy Chicken with Cy' }).tap();
  await page.waitForSelector(TABLE);
  await page.locator('.strip').getByRole('button', { name: 'Join' }).tap();
  await page.waitForSelector('.join');
  await visit(page, 'name for a free seat');
  await page.keyboard.press('Escape');
  await visit(page, 'free seat', true);
  await page.goBack();
  await page.getByRole('button', { name: 'Join Crazy Chicken with Cy' }).waitFor();
  await page.getByLabel('Your name').fill('Dee');
  await page.getByRole('button', { name: 'Join Crazy Chicken with Cy' }).tap();
  await page.waitForSelector(TABLE);
  expect((await lobby(home).info(id)).seats.map(({ name }) => name)).toEqual(['Cy', 'Dee']);
  await page.goto(`${home}/?lang=en#/`);
  await page.getByRole('button', { name: 'Continue Crazy Chicken' }).waitFor();
  await visit(page, 'start page');
  await page.getByRole('button', { name: 'Continue Crazy Chicken' }).tap();
  await page.waitForSelector(TABLE);
  await page.goBack();
  await page.tap('.brand summary');
  await page.getByRole('button', { name: 'Your games' }).tap();
  await page.getByRole('button', { name: 'Remove Crazy Chicken from this list' }).tap();
  await page.getByText('Your online games').waitFor({ state: 'detached' });
  return visitor;
}

/** The same page from a static file host: it offers no online play, and nothing fails. */
async function withoutServer(browser: Browser): Promise<Watched> {
  const { home, close } = await serve(DIST);
  const visitor = await openPage(browser, home, { ...PHONE, lang: 'en', hash: `#/online/${randomUUID()}` });
  const { page } = visitor;
  await page.locator(DIALOG).getByText('This page has no server').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'With friends' }).tap();
  await page.waitForSelector('.door');
  await expect(page.getByText('Open games')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['At this device']);
  close();
  return visitor;
}

/** Plays a match against a bot to its end, and asks for its review. */
async function askForReview(browser: Browser, home: string): Promise<Watched> {
  const match = { game: 'chicken', players: ['person', 'easy'], options: { maxRounds: 1 } };
  const { id, tokens } = await lobby(home).open(match);
  const ada = await openPage(browser, home, { ...PHONE, lang: 'en', hash: `#/online/${id}/${tokens[0]}` });
  await ada.page.waitForSelector(TABLE);
  await playOn(ada.page, 3);
  await toResult(ada.page, HANDS);
  await ada.page.locator(DIALOG).locator('summary').tap();
  await ada.page.locator(DIALOG).getByRole('button', { name: 'Review the game' }).tap();
  return ada;
}

/** The server's review is on the wood: the player's moves, the curve, and the totals. */
async function checkReview(page: Page): Promise<void> {
  await expect(page.locator('.review [role=status]')).toHaveText(/mistakes? found\./i);
  await visit(page, 'review', true);
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  // The curve leads to the verdict on a decision.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.review .verdict')).toHaveText(/: a good move|Better: /, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Try it here' })).toHaveCount(0);
}

const log = { info() {}, warn() {}, error: console.error };
const limits = { requests: null, moves: null, matches: null };

async function serverHost(): Promise<TestHost> {
  const server = await matchServer({ store: pglite(), pages: DIST, log, limits });
  return { url: await server.listen(0), stop: () => server.stop() };
}

const HOSTS: readonly (readonly [name: string, start: () => Promise<TestHost>])[] = [
  ['the server', serverHost],
  ['the worker', () => workerHost(pageOfWorker())],
];

/** Runs `act` with the built page on a host; the browser may only report `expected` messages. */
async function withHost(
  start: () => Promise<TestHost>,
  act: (home: string) => Promise<readonly Watched[]>,
  expected = CUT,
): Promise<void> {
  const host = await start();
  try {
    const watched = await act(host.url);
    const complaints = watched.flatMap((one) => one.complaints).filter((complaint) => !expected.test(complaint));
    for (const { context } of watched) await context.close();
    expect(complaints).toEqual([]);
  } finally {
    await host.stop();
  }
}

for (const [name, start] of HOSTS) {
  const tag = start === serverHost ? ['@gate'] : [];
  test(`two players and a spectator play online on ${name}, from the setup to the rematch`, { tag }, ({ browser }) =>
    withHost(start, async (home) => {
      const line = await lineTo(home);
      try {
        return await play(browser, home, line);
      } finally {
        line.close();
      }
    }),
  );

  test(`three players on ${name} see who is connected, and get the others' emotes`, ({ browser }) =>
    withHost(start, (home) => threePlayers(browser, home)));

  test(`a player on ${name} takes a move back, if the other agrees`, ({ browser }) =>
    withHost(start, (home) => takeBack(browser, home)));

  test(`a free seat on ${name} is taken from the start page`, ({ browser }) =>
    withHost(start, async (home) => [await joinFromHome(browser, home)]));
}

test('the server reviews a finished match', ({ browser }) =>
  withHost(serverHost, async (home) => {
    const ada = await askForReview(browser, home);
    await checkReview(ada.page);
    return [ada];
  }));

test('on the worker, which has no threads, the page explains that there are no reviews', ({ browser }) =>
  withHost(
    () => workerHost(pageOfWorker()),
    async (home) => {
      const ada = await askForReview(browser, home);
      await ada.page.getByText('This server does not review this game.').waitFor();
      return [ada];
    },
    REFUSED,
  ));

test('the same page from a static file host offers no online play, and nothing fails', async ({ browser }) => {
  const { context, complaints } = await withoutServer(browser);
  expect(complaints).toEqual([]);
  await context.close();
});
