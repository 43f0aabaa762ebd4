/// <reference lib="dom" />
// A seat belongs to its player: an online game from the invitation to its end in several browsers. After each step,
// whatever a browser holds opens no seat but its own.
import { matchServer, pglite } from '@hencoop/server';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { playToEnd } from './hands.js';
import { seatOf, storedIn } from './stored.js';
import { axe, layout } from './web/looks.js';
import { DIST, openPage, type Watched } from './web/page.js';
import { type Hands, proceed, toResult } from './web/proceed.js';

const TABLE = 'hencoop-table .ask';
const HANDS: Hands = { way: 'tap', size: 'phone' };
const DESK = { size: 'desk', speed: 0, thinking: 0, lang: 'en' } as const;

/** The browsers of a match, by name, and the seat of each; `null`: it watches. */
interface Party {
  readonly home: string;
  readonly match: string;
  readonly browsers: Map<string, Watched>;
  readonly seats: Map<string, number | null>;
}

/** Reads the storage of all browsers: each opens its own seat, and no other. No address holds a key. */
async function readAll({ home, match, browsers, seats }: Party, step: string): Promise<void> {
  for (const [name, { page }] of browsers) {
    expect(page.url(), `the address of ${name}, ${step}`).not.toMatch(/[0-9a-f]{64}/);
    const keys = new Set((await storedIn(page)).match(/[0-9a-f]{64}/g));
    const opened = await Promise.all([...keys].map((key) => seatOf(home, match, key)));
    const seat = seats.get(name) ?? null;
    expect(
      opened.filter((each) => each !== null),
      `the seats that the storage of ${name} opens, ${step}`,
    ).toEqual(seat === null ? [] : [seat]);
  }
}

/** Opens another browser at an address of the party. */
async function come(browser: Browser, party: Party, name: string, url: string): Promise<Page> {
  const watched = await openPage(browser, party.home, { ...DESK, hash: new URL(url).hash });
  party.browsers.set(name, watched);
  party.seats.set(name, null);
  return watched.page;
}

async function sitDown(party: Party, name: string, seat: number): Promise<void> {
  const page = party.browsers.get(name)?.page;
  await page?.getByRole('button', { name: 'Sit down' }).click();
  await page?.waitForSelector(TABLE);
  party.seats.set(name, seat);
}

const shownLink = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

/** Opens the scene with the links, at the seat of a friend. */
async function toInvitations(page: Page, name: RegExp): Promise<void> {
  await page.locator('.bar [aria-expanded]').click();
  await page.getByRole('button', { name: 'Links' }).click();
  await page.locator('.sit').getByRole('button', { name }).click();
}

async function visit(page: Page, screen: string): Promise<void> {
  expect.soft(await axe(page), screen).toEqual([]);
  expect.soft(await layout(page), screen).toEqual([]);
}

/** Ada's browser sets up a game with Bo; returns the link for Bo. */
async function begin(browser: Browser, home: string): Promise<{ readonly party: Party; readonly link: string }> {
  const ada = await openPage(browser, home, { ...DESK, hash: '#/new/chicken/link' });
  const { page } = ada;
  await page.getByRole('button', { name: /^Player 3/ }).click();
  await page.getByRole('button', { name: 'Remove Player 3' }).click();
  for (const [index, name] of ['Ada', 'Bo'].entries()) {
    await page.getByRole('group', { name: 'Players' }).getByRole('button').nth(index).click();
    await page
      .getByRole('region', { name: `Seat ${index + 1}` })
      .getByLabel('Name')
      .fill(name);
  }
  await page.getByRole('button', { name: 'Get the links' }).click();
  const link = await shownLink(page, 'Link for Bo');
  const match = /[0-9a-f-]{36}/.exec(new URL(page.url()).hash)?.[0] ?? '';
  return { party: { home, match, browsers: new Map([['Ada', ada]]), seats: new Map([['Ada', 0]]) }, link };
}

/** The link opens a scene, which spends nothing; its key sits down, and later visitors find it taken. */
async function inviteBo(browser: Browser, party: Party, link: string, ada: Page): Promise<void> {
  const spectators = link.replace(/\/join.*/, '');
  const bo = await come(browser, party, 'Bo', link);
  await bo.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await expect(bo.getByLabel('Your name')).toHaveValue('Bo');
  await readAll(party, 'with an open invitation');
  await visit(bo, 'invitation');
  await bo.reload();
  await bo.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await expect(ada.getByRole('heading', { name: 'Waiting for 1 friend' })).toBeVisible();
  await (await come(browser, party, 'a spectator', spectators)).waitForSelector('hencoop-table');
  await sitDown(party, 'Bo', 1);
  await expect(ada.getByRole('heading', { name: 'Everyone is here' })).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Bo' }).or(ada.getByText('Bo is here.')).first()).toBeVisible();
  await readAll(party, 'once Bo sits');
  await bo.reload();
  await bo.waitForSelector(TABLE);
  const eve = await come(browser, party, 'Eve', link);
  await eve.getByRole('heading', { name: 'This invitation is taken' }).waitFor();
  await visit(eve, 'a used link');
  expect(await shownLink(eve, 'A message to the host')).toContain(spectators);
  await eve.getByRole('button', { name: 'Watch' }).click();
  await eve.waitForSelector('hencoop-table');
  await readAll(party, 'with a used link');
}

/** The host gives the seat away, withdraws that invitation, and gives Bo another one. */
async function giveAway(browser: Browser, party: Party, ada: Page, bo: Page): Promise<void> {
  await ada.getByRole('button', { name: 'To the table' }).click();
  await toInvitations(ada, /^Bo/);
  await ada.getByRole('button', { name: 'New link' }).click();
  await expect(ada.getByRole('alert')).toContainText('Bo loses this seat.');
  await visit(ada, 'a seat to give away');
  await ada.getByRole('button', { name: 'Give the seat away' }).click();
  const second = await shownLink(ada, 'Link for Bo');
  await expect(bo.locator('.strip').getByText('The host has given your seat to another player.')).toBeVisible();
  party.seats.set('Bo', null);
  await readAll(party, 'once Bo has lost the seat');
  await ada.getByRole('button', { name: 'Withdraw the link' }).click();
  await ada.getByLabel('Link for Bo', { exact: true }).waitFor({ state: 'detached' });
  const late = await come(browser, party, 'a late visitor', second);
  await late.getByRole('heading', { name: 'This invitation is taken' }).waitFor();
  await readAll(party, 'with a withdrawn link');
  await ada.getByRole('button', { name: 'New link' }).click();
  await ada.getByRole('button', { name: 'Give the seat away' }).click();
  const third = await shownLink(ada, 'Link for Bo');
  await bo.goto(`${party.home}/?lang=en&speed=0&thinking=0${new URL(third).hash}`);
  await sitDown(party, 'Bo', 1);
  await readAll(party, 'once Bo is back');
}

/** Bo goes on with another device. */
async function moveBo(browser: Browser, party: Party, bo: Page): Promise<Page> {
  await bo.locator('.people-menu summary').click();
  await bo.getByRole('button', { name: 'Play on another device' }).click();
  const link = await shownLink(bo, 'Link for your other device');
  await visit(bo, 'another device');
  const phone = await come(browser, party, "Bo's phone", link);
  await phone.getByRole('heading', { name: 'Play on another device' }).waitFor();
  await expect(phone.getByLabel('Your name')).toHaveCount(0);
  await visit(phone, 'on another device');
  await readAll(party, 'with a link for another device');
  await sitDown(party, "Bo's phone", 1);
  await expect(bo.locator('.strip').getByText('You play on another device now. This one watches.')).toBeVisible();
  party.seats.set('Bo', null);
  await readAll(party, 'on another device');
  return phone;
}

/** Runs `act` on a server that serves the built page; the browsers may only report tokens that have ended. */
async function onServer(act: (home: string) => Promise<Party>): Promise<void> {
  const server = await matchServer({
    store: pglite(),
    pages: DIST,
    log: { info() {}, warn() {}, error: console.error },
    limits: { requests: null, moves: null, matches: null },
  });
  try {
    const { browsers } = await act(await server.listen(0));
    const expected = /^says Failed to load resource: .* 40[19] /;
    const complaints = [...browsers.values()].flatMap((one) => one.complaints);
    for (const { context } of browsers.values()) await context.close();
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  } finally {
    await server.stop();
  }
}

test('a seat is its player’s alone, from the invitation to the end of the game', ({ browser }) =>
  onServer(async (home) => {
    const { party, link } = await begin(browser, home);
    await readAll(party, 'with an invitation');
    const ada = party.browsers.get('Ada')?.page;
    if (ada === undefined) throw new Error('expected a browser');
    await inviteBo(browser, party, link, ada);
    const bo = party.browsers.get('Bo')?.page;
    if (bo === undefined) throw new Error('expected a browser');
    await giveAway(browser, party, ada, bo);
    await ada.getByRole('button', { name: 'To the table' }).click();
    await ada.keyboard.press('Escape');
    const phone = await moveBo(browser, party, bo);
    const play = (page: Page, seed: number) =>
      playToEnd(page, 'tap', { isTouch: false, seed, answer: () => proceed(page, { ...HANDS, size: 'desk' }) });
    await Promise.all([play(ada, 3), play(phone, 5)]);
    await Promise.all([ada, phone].map((page) => toResult(page, { ...HANDS, size: 'desk' })));
    await readAll(party, 'at the end');
    await ada.locator('dialog[open]').getByRole('button', { name: 'Rematch' }).click();
    await expect.poll(() => new URL(ada.url()).hash).not.toContain(party.match);
    await ada.waitForSelector(TABLE);
    expect(new URL(ada.url()).hash).toMatch(/^#\/online\/[0-9a-f-]{36}$/);
    return party;
  }));

test('around one screen, the screen keeps no key once its first player sits', ({ browser }) =>
  onServer(async (home) => {
    const screen = await openPage(browser, home, { ...DESK, hash: '#/new/chicken/screen' });
    const { page } = screen;
    await page.getByRole('button', { name: /^Player 3/ }).click();
    await page.getByRole('button', { name: 'Remove Player 3' }).click();
    await page.getByRole('button', { name: 'Show the codes' }).click();
    await page.locator('.qr').waitFor();
    const match = /[0-9a-f-]{36}/.exec(new URL(page.url()).hash)?.[0] ?? '';
    // Its first seat is nobody's yet.
    const party: Party = { home, match, browsers: new Map([['the screen', screen]]), seats: new Map() };
    party.seats.set('the screen', 0);
    await readAll(party, 'with two codes');
    const links: string[] = [];
    for (const seat of [0, 1]) {
      await page.locator('.sit .who').nth(seat).click();
      links.push(await page.locator('.invite input').inputValue());
    }
    for (const [seat, link] of links.entries()) {
      const phone = await come(browser, party, `phone ${seat}`, link);
      await phone.getByLabel('Your name').fill(`P${seat}`);
      await phone.getByRole('button', { name: 'Sit down' }).click();
      await phone.waitForSelector('hencoop-table');
      party.seats.set(`phone ${seat}`, seat).set('the screen', null);
      await expect(page.locator('.sit .here')).toHaveCount(seat + 1);
      await readAll(party, `with ${seat + 1} at the table`);
    }
    await expect(page.getByRole('heading', { name: 'Everyone is here' })).toBeVisible();
    return party;
  }));
