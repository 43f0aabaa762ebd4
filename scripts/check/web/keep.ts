/// <reference lib="dom" />
// What the page keeps: a game over a reload and without a network, and a hand from whoever looks next.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Game, GameTypes } from '../../../src/index.js';
import { entryOf, type GameId } from '../../../src/record/index.js';
import { serve } from '../../site/serve.js';
import { playToEnd } from '../hands.js';
import { SHORT } from './games.js';
import { DIST, openPage } from './page.js';
import { proceed } from './play.js';
import type { Job } from './pool.js';

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

/**
 * The table that the element shows, as text, once nobody else is to move; without what its viewer remembers, of which the
 * last event's cards stay on the table until the next event.
 */
async function viewOf(page: Page): Promise<string> {
  await page.waitForSelector('hencoop-table [role=button], hencoop-table .buttons button');
  const view = await page.evaluate(() =>
    JSON.stringify(Reflect.get(document.querySelector('hencoop-table') ?? {}, 'view')),
  );
  const shown: GameTypes['View'] = JSON.parse(view);
  // The element shows a view of the game that it names.
  const game = entryOf(shown.game as GameId).game as unknown as Game<GameTypes>;
  return JSON.stringify(game.view(shown, shown.viewer));
}

export const keepJobs: readonly Job[] = [
  {
    name: 'a game goes on after a reload',
    async run(browser, home) {
      const game = 'crazy-chicken';
      const { context, page, complaints } = await openPage(browser, home, { ...QUICK, game, ...SHORT[game] });
      await page.waitForSelector(HAND);
      await touchTimes(page, 20);
      const before = await viewOf(page);
      await page.reload();
      assert.equal(await viewOf(page), before, 'the table is the same after a reload');
      // From the start page as well.
      await page.goto(home);
      await page.tap('.resume');
      assert.equal(await viewOf(page), before, 'the table is the same from the start page');
      await touchTimes(page, 10);
      assert.notEqual(await viewOf(page), before, 'the game goes on');
      assert.deepEqual(complaints, []);
      await context.close();
      return 'the same table';
    },
  },
  {
    name: 'a game goes on without a network',
    async run(browser) {
      const { home, close } = await serve(DIST);
      const game = 'chicken-roundup';
      const { context, page, complaints } = await openPage(browser, home, { ...QUICK, game, ...SHORT[game] });
      await page.waitForSelector(HAND);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await touchTimes(page, 4);
      const before = await viewOf(page);
      close();
      await context.setOffline(true);
      await page.reload();
      assert.equal(await viewOf(page), before, 'the table is the same without a network');
      const touches = await touchTimes(page, 1000);
      await page.waitForSelector('dialog[open] .headline');
      // A game that this browser has never shown.
      await page.goto(`${home}/#/`);
      await page.reload();
      await page.locator('.games .main').nth(3).tap();
      await page.waitForSelector('hencoop-table .shelf');
      assert.deepEqual(complaints, []);
      await context.close();
      return `${touches} touches to its end, then another game`;
    },
  },
  {
    name: 'the curtain hides the hand of the other person',
    async run(browser, home) {
      const { context, page, complaints } = await openPage(browser, home, {
        ...QUICK,
        game: 'chicken',
        players: 'person,person',
        options: '{"target":30}',
      });
      await page.waitForSelector(`${HAND}, .curtain`);
      const seen = new Set<string>();
      let hands = 0;
      for (let turns = 0; turns < 4; turns++) {
        if (await page.locator('.curtain').isVisible()) {
          seen.add(await page.locator('.curtain h1').innerText());
          const behind = await page.evaluate(() => ({
            tables: document.querySelectorAll('hencoop-table, svg, canvas, img').length,
            cards: document.documentElement.outerHTML.match(/data-card|data-pile|data-seat/g)?.length ?? 0,
            text: document.body.innerText.length,
          }));
          assert.deepEqual({ ...behind, text: behind.text < 200 }, { tables: 0, cards: 0, text: true });
          await page.tap('.curtain .main');
          await page.waitForSelector(HAND);
        }
        await page.waitForSelector('hencoop-table [role=button], hencoop-table .buttons button, dialog[open]');
        const hidden = await page.evaluate(() => {
          // The element's view, which every page can read.
          const view = Reflect.get(document.querySelector('hencoop-table') ?? {}, 'view') as {
            readonly viewer: number;
            readonly hands: readonly (readonly unknown[])[];
          };
          // At the end of a round all hands are open.
          if (document.querySelector('dialog[open]') !== null) return [];
          return view.hands.filter((_, seat) => seat !== view.viewer).flat();
        });
        assert.ok(
          hidden.every((card) => card === null),
          `expected hidden cards, got ${JSON.stringify(hidden)}`,
        );
        hands += hidden.length;
        let isOver = false;
        await playToEnd(page, 'tap', {
          isTouch: true,
          seed: 5 + turns,
          async isEnough() {
            isOver = (await page.locator('.curtain').count()) > 0;
            return isOver;
          },
          answer: () => proceed(page, { way: 'tap', size: 'phone' }),
        });
        if (!isOver) break;
      }
      assert.ok(hands > 0, 'the other has a hand');
      assert.equal(seen.size, 2, 'each of the two is handed the device');
      assert.deepEqual(complaints, []);
      await context.close();
      return 'no card behind it';
    },
  },
];
