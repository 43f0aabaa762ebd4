// Draws docs/pictures/web: the built web table in Chromium, each game on a phone in light colors, one on a desktop in dark.
import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { type GameId, gameById } from '../../src/games.js';
import { playToEnd } from '../check/browser/hands.js';
import { GAME_IDS } from '../check/browser/web/games.js';
import { DIST, openPage } from '../check/browser/web/page.js';
import { proceed } from '../check/browser/web/proceed.js';
import { openBrowser } from './browser.js';
import { serve } from './serve.js';

const FOLDER = 'docs/pictures/web';

/** How far a game is played, so that there is something to see. */
const TOUCHES = 8;

async function take(browser: Browser, home: string, game: GameId, isDesk: boolean): Promise<void> {
  const { context, page } = await openPage(browser, home, {
    size: isDesk ? { width: 1040, height: 680 } : 'phone',
    colorScheme: isDesk ? 'dark' : 'light',
    lang: 'en',
    speed: 0,
    thinking: 0,
    game,
    ...(gameById(game).seats.max === 2 ? {} : { players: 'person,easy,easy' }),
  });
  try {
    await page.waitForSelector('hencoop-table .ask');
    let left = TOUCHES;
    await playToEnd(page, 'tap', {
      isTouch: !isDesk,
      seed: 2,
      isEnough: () => left-- <= 0,
      answer: () => proceed(page, { way: 'tap', size: isDesk ? 'desk' : 'phone' }),
    });
    await page.screenshot({ path: `${FOLDER}/${game}${isDesk ? '-dark' : ''}.png` });
  } finally {
    await context.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const { home, close } = await serve(DIST);
const browser = await openBrowser();
try {
  for (const game of GAME_IDS) await take(browser, home, game, false);
  await take(browser, home, 'chicken-roundup', true);
} finally {
  await browser.close();
  close();
}
