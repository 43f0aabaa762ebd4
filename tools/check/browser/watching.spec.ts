/// <reference lib="dom" />
// Two players and a spectator with a link of their own, who sees all hands 8 moves behind. After each step, the storage
// of each browser is read.
import { matchServer, pglite } from '@hencoop/server';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type ChickenView, chicken } from 'hencoop/chicken';
import { seatOf, storedIn } from './stored.js';
import { axe, layout } from './web/looks.js';
import { DIST, openPage, type Watched } from './web/page.js';

const TABLE = 'hencoop-table .ask';
const DIALOG = 'dialog[open]';
const DESK = { size: 'desk', speed: 0, thinking: 0, lang: 'en' } as const;
const BEHIND = 8;
const KEY = /[0-9a-f]{64}/g;
const TOLD = `Only those to whom the host gives a link may watch. Spectators see all hands, ${BEHIND} moves behind.`;

/** A browser of the match, and its seat; `null`: it watches. */
interface Guest extends Watched {
  readonly name: string;
  readonly seat: number | null;
}

/** Reads the storage of all: each opens its own seat, and no other. No address holds a key. */
async function readAll(home: string, match: string, guests: readonly Guest[], step: string): Promise<void> {
  for (const { name, page, seat } of guests) {
    expect(page.url(), `the address of ${name}, ${step}`).not.toMatch(KEY);
    const opened = await Promise.all([...keysIn(await storedIn(page))].map((key) => seatOf(home, match, key)));
    const seats = opened.filter((each) => each !== null);
    expect(seats, `the seats that the storage of ${name} opens, ${step}`).toEqual(seat === null ? [] : [seat]);
  }
}

const keysIn = (text: string) => new Set(text.match(KEY));

async function visit(page: Page, screen: string, isTable = false): Promise<void> {
  expect.soft(await axe(page), screen).toEqual([]);
  if (!isTable) expect.soft(await layout(page), screen).toEqual([]);
}

/** Ada sets up the game, and copies the links of Bo and of spectators. */
async function setUp(page: Page): Promise<{ readonly match: string; readonly seat: string; readonly watch: string }> {
  await page.getByRole('button', { name: /^Player 3/ }).click();
  await page.getByRole('button', { name: 'Remove Player 3' }).click();
  for (const [index, name] of ['Ada', 'Bo'].entries()) {
    await page.getByRole('group', { name: 'Players' }).getByRole('button').nth(index).click();
    await page
      .getByRole('region', { name: `Seat ${index + 1}` })
      .getByLabel('Name')
      .fill(name);
  }
  await page.getByLabel('Who may watch').selectOption({ label: 'no one' });
  await expect(page.getByLabel('Hands for spectators')).toHaveCount(0);
  await page.getByLabel('Who may watch').selectOption({ label: 'those with a link of their own' });
  await page.getByLabel('Hands for spectators').selectOption({ label: `${BEHIND} moves behind` });
  await visit(page, 'setup');
  await page.getByRole('button', { name: 'Get the links' }).click();
  const link = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  const seat = await link('Link for Bo');
  await page.getByRole('button', { name: /^Others/ }).click();
  const watch = await link('Link for spectators');
  await expect(page.locator(DIALOG).getByText(TOLD)).toBeVisible();
  await visit(page, 'waiting');
  await page.getByRole('button', { name: 'To the table' }).click();
  return { match: /[0-9a-f-]{36}/.exec(new URL(page.url()).hash)?.[0] ?? '', seat, watch };
}

/** Plays legal moves with the tokens that the players' browsers hold. */
async function playOn(home: string, match: string, tokens: readonly string[], moves: number): Promise<void> {
  for (let played = 0; played < moves; ) {
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` };
      const { revision, view } = (await (await fetch(`${home}/matches/${match}`, { headers })).json()) as {
        readonly revision: number;
        readonly view: ChickenView;
      };
      const [move] = chicken.isOver(view) ? [] : chicken.legalMoves(view);
      if (move === undefined) continue;
      const body = JSON.stringify({ id: `m${played}-${revision}`, revision, move });
      const { ok } = await fetch(`${home}/matches/${match}/moves`, { method: 'POST', headers, body });
      expect(ok).toBe(true);
      played += 1;
      break;
    }
  }
}

/** The spectator opens the hands: at first there are none, then those of a table that is some moves older. */
async function lookAtHands(home: string, match: string, page: Page, tokens: readonly string[]): Promise<void> {
  const look = page.locator('hencoop-table').getByRole('button', { name: 'See all hands' });
  await look.click();
  const scene = page.locator(DIALOG);
  await expect(scene.getByRole('status')).toHaveText('The hands open after the first moves.');
  await visit(page, 'hands that are not open yet');
  await scene.getByRole('button', { name: 'To the table' }).click();
  await playOn(home, match, tokens, BEHIND + 2);
  await look.click();
  await expect(scene.getByRole('status')).toHaveText(`Hands open, ${BEHIND} moves behind.`);
  for (const size of [
    { width: 683, height: 384 },
    { width: 320, height: 568 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(scene.locator('figure svg')).toHaveCount(2);
    for (const name of ['Ada', 'Bo']) await expect(scene.locator('figure', { hasText: name })).toBeVisible();
  }
  await visit(page, 'hands');
  await scene.getByRole('button', { name: 'To the table' }).click();
}

async function watchByLink(browser: Browser, home: string): Promise<readonly Watched[]> {
  const guests: Guest[] = [];
  const come = async (name: string, seat: number | null, hash: string): Promise<Page> => {
    const watched = await openPage(browser, home, { ...DESK, hash });
    guests.push({ ...watched, name, seat });
    return watched.page;
  };
  const ada = await come('Ada', 0, '#/new/chicken/link');
  const { match, seat, watch } = await setUp(ada);
  expect(new URL(watch).hash).toMatch(/^#\/online\/[0-9a-f-]{36}\/watch\/[0-9a-f]{64}$/);
  await readAll(home, match, guests, 'with the links');

  const bo = await come('Bo', 1, new URL(seat).hash);
  await expect(bo.getByText(TOLD)).toBeVisible();
  await visit(bo, 'invitation');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await bo.waitForSelector(TABLE);
  await readAll(home, match, guests, 'with two players');

  const cy = await come('Cy', null, new URL(watch).hash);
  await cy.waitForSelector(TABLE);
  await readAll(home, match, guests, 'with a spectator');
  await cy.reload();
  await cy.waitForSelector(TABLE);
  for (const page of [ada, bo]) {
    const menu = page.locator('.people-menu summary');
    await expect(menu).toHaveAccessibleName(/1 person is watching$/);
    await menu.click();
    await expect(page.locator('.sayings').getByText(TOLD)).toBeVisible();
    await visit(page, 'the menu of the table', true);
    await page.keyboard.press('Escape');
  }
  const stored = await Promise.all([ada, bo].map(storedIn));
  const opened = async (text: string, own: number) => {
    for (const key of keysIn(text)) if ((await seatOf(home, match, key)) === own) return key;
    throw new Error('expected a token in the storage of a player');
  };
  const tokens = await Promise.all(stored.map(opened));
  await lookAtHands(home, match, cy, tokens);
  await readAll(home, match, guests, 'after the hands');

  const stranger = await openPage(browser, home, { ...DESK, hash: `#/online/${match}` });
  await stranger.page.getByText(/watching needs a link from the host/).waitFor();
  await cy.goto('about:blank');
  await expect(ada.locator('.people-menu summary')).not.toHaveAccessibleName(/watching/);
  return [...guests, stranger];
}

test('a spectator with a link of the host sees all hands some moves behind', async ({ browser }) => {
  const log = { info() {}, warn() {}, error: console.error };
  const limits = { requests: null, moves: null, matches: null };
  const server = await matchServer({ store: pglite(), pages: DIST, log, limits });
  try {
    const watched = await watchByLink(browser, await server.listen(0));
    // The browser's message about the refused request of the stranger.
    const complaints = watched.flatMap((one) => one.complaints).filter((text) => !/ 401 /.test(text));
    for (const { context } of watched) await context.close();
    expect(complaints).toEqual([]);
  } finally {
    await server.stop();
  }
});
