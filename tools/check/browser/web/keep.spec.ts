/// <reference lib="dom" />
// A game survives a reload and works offline, and a hand is hidden from the next player at the device.
import type { Page } from '@playwright/test';
import { type AnyDoors, type GameId, gameById } from '../../../../src/games.js';
import type { GameTypes } from '../../../../src/index.js';
import { serve } from '../../../site/serve.js';
import { expect, test } from '../fixtures.js';
import { playToEnd } from '../hands.js';
import { GAME_IDS, shortMatch } from './games.js';
import { DIST, openPage } from './page.js';
import { proceed } from './proceed.js';

const QUICK = { size: 'phone', lang: 'en', speed: 0, thinking: 0 } as const;
const HAND = 'hencoop-table .own [data-card]';

const touchTimes = (page: Page, times: number) => {
  let left = times;
  return playToEnd(page, 'tap', {
    isTouch: true,
    seed: 3,
    isEnough: () => left-- <= 0,
    answer: () => proceed(page, { way: 'tap', size: 'phone' }),
  });
};

/** The element's table as text, once it is the player's turn. */
async function viewOf(page: Page): Promise<string> {
  await page.waitForSelector('hencoop-table [role=button], hencoop-table .buttons button');
  return viewNow(page);
}

/** The same immediately, without the viewer's memory: the last event's cards stay on the table until the next event. */
async function viewNow(page: Page): Promise<string> {
  const view = await page.evaluate(() =>
    JSON.stringify(Reflect.get(document.querySelector('hencoop-table') ?? {}, 'view')),
  );
  const shown: GameTypes['View'] = JSON.parse(view);
  // The element shows a view of the game that it names.
  const doors: AnyDoors = gameById(shown.game as GameId);
  const game = await doors.game();
  return JSON.stringify(game.view(shown, shown.viewer));
}

test('a game continues after a reload', async ({ open, home }) => {
  const game = 'crazy-chicken';
  const { page } = await open({ ...QUICK, game, ...shortMatch(game) });
  await page.waitForSelector(HAND);
  await touchTimes(page, 20);
  const before = await viewOf(page);
  await page.reload();
  expect(await viewOf(page), 'the table is the same after a reload').toBe(before);
  await page.goto(home);
  await page.tap('.resume');
  expect(await viewOf(page), 'the table is the same from the start page').toBe(before);
  await touchTimes(page, 10);
  // A short match may be over now.
  expect(await viewNow(page), 'the game continues').not.toBe(before);
});

test('a game continues offline', async ({ browser }) => {
  const { home, close } = await serve(DIST);
  const game = 'chicken-roundup';
  const { context, page, complaints } = await openPage(browser, home, { ...QUICK, game, ...shortMatch(game) });
  await page.waitForSelector(HAND);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await touchTimes(page, 4);
  const before = await viewOf(page);
  close();
  await context.setOffline(true);
  await page.reload();
  expect(await viewOf(page), 'the table is the same without a network').toBe(before);
  await touchTimes(page, 1000);
  await page.waitForSelector('dialog[open] .ranking');
  // A game that this browser has never shown.
  await page.goto(`${home}/#/`);
  await page.reload();
  await page.locator('.games .play').nth(GAME_IDS.indexOf('blind-chicken-extreme')).tap();
  // Decline the lesson.
  await page.locator('dialog[open] .buttons button:not(.main)').tap();
  await page.waitForSelector('hencoop-table .shelf');
  expect(complaints).toEqual([]);
  await context.close();
});

/** The parts of the table that the page holds while the curtain is down. */
const behindCurtain = (page: Page) =>
  page.evaluate(() => ({
    tables: document.querySelectorAll('hencoop-table, svg, canvas, img').length,
    cards: document.documentElement.outerHTML.match(/data-card|data-pile|data-seat/g)?.length ?? 0,
    isShort: document.body.innerText.length < 200,
  }));

/** The element's cards of the other seats; none at the end of a round, when all hands are open. */
const handsOfOthers = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    // The element's view, which every page can read.
    const view = Reflect.get(document.querySelector('hencoop-table') ?? {}, 'view') as {
      readonly viewer: number;
      readonly hands: readonly (readonly unknown[])[];
    };
    if (document.querySelector('dialog[open]') !== null) return [];
    return view.hands.filter((_, seat) => seat !== view.viewer).flat();
  });

test('the curtain hides the hand of the other person', async ({ open }) => {
  const { page } = await open({ ...QUICK, game: 'chicken', players: 'person,person', options: '{"target":30}' });
  await page.waitForSelector(`${HAND}, .curtain`);
  const handedTo = new Set<string>();
  let hidden = 0;
  for (let turns = 0; turns < 4; turns++) {
    if (await page.locator('.curtain').isVisible()) {
      handedTo.add(await page.locator('.curtain h1').innerText());
      expect(await behindCurtain(page)).toEqual({ tables: 0, cards: 0, isShort: true });
      await page.tap('.curtain .main');
      await page.waitForSelector(HAND);
    }
    await page.waitForSelector('hencoop-table [role=button], hencoop-table .buttons button, dialog[open]');
    const cards = await handsOfOthers(page);
    expect(cards.filter((card) => card !== null)).toEqual([]);
    hidden += cards.length;
    let isHandedOn = false;
    await playToEnd(page, 'tap', {
      isTouch: true,
      seed: 5 + turns,
      async isEnough() {
        isHandedOn = (await page.locator('.curtain').count()) > 0;
        return isHandedOn;
      },
      answer: () => proceed(page, { way: 'tap', size: 'phone' }),
    });
    if (!isHandedOn) break;
  }
  expect(hidden, 'the other has a hand').toBeGreaterThan(0);
  expect(handedTo.size, 'each of the two is handed the device').toBe(2);
});
