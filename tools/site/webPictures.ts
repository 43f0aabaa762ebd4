/// <reference lib="dom" />
// Makes docs/pictures/web: the built web table in Chromium, each game on a phone in light colors, and some on other
// screens. The deals are the same each time. Debian's pngquant shrinks the pictures to a third, which the size limit of
// the site requires.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { GAMES, type GameId, gameById } from '../../src/games.js';
import { playToEnd } from '../check/browser/hands.js';
import { GAME_IDS, playersOf } from '../check/browser/web/games.js';
import { DIST, openPage } from '../check/browser/web/page.js';
import { proceed } from '../check/browser/web/proceed.js';
import { openBrowser } from './browser.js';
import { fixDeal } from './fixDeal.js';
import { serve } from './serve.js';

const FOLDER = 'docs/pictures/web';

/** A picture of a game; its file is named after both. */
interface Picture {
  readonly game: GameId;
  readonly name: string;
  readonly size: 'phone' | { readonly width: number; readonly height: number };
  readonly colorScheme?: 'dark';
  /** The number of touches before it. Default {@link TOUCHES}; in Chicken Out! {@link TOUCHES_OF_A_COUNT}. */
  readonly touches?: number;
}

/** Enough touches that there is something to see. */
const TOUCHES = 8;
/** Enough touches in Chicken Out! to reach the middle of a count. */
const TOUCHES_OF_A_COUNT = 11;

const LAPTOP = { width: 1366, height: 650 };
const LOW = { width: 740, height: 360 };

const PICTURES: readonly Picture[] = [
  ...GAME_IDS.map((game) => ({ game, name: '', size: 'phone' }) as const),
  { game: 'chicken-roundup', name: '-dark', size: { width: 1040, height: 680 }, colorScheme: 'dark' },
  // Games for two show the most on a low screen.
  ...GAMES.filter(({ seats }) => seats.max === 2).map(({ id: game }) => ({ game, name: '-low', size: LOW })),
  { game: 'chicken', name: '-laptop', size: LAPTOP, touches: 0 },
  { game: 'chicken-out', name: '-laptop', size: LAPTOP },
  { game: 'chicken-out', name: '-dark', size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { game: 'blind-chicken-extreme', name: '-tablet', size: { width: 820, height: 1180 }, touches: 16 },
];

async function take(browser: Browser, home: string, picture: Picture): Promise<void> {
  const { game, name, size, colorScheme = 'light' } = picture;
  const { touches = game === 'chicken-out' ? TOUCHES_OF_A_COUNT : TOUCHES } = picture;
  const { context, page } = await openPage(browser, 'about:blank', { size, colorScheme });
  try {
    await fixDeal(context);
    const players = playersOf(Math.min(3, gameById(game).seats.max), 'easy');
    const query = { lang: 'en', speed: '0', thinking: '0', game, players };
    await page.goto(`${home}/?${new URLSearchParams(query)}`);
    await page.waitForSelector('hencoop-table .ask');
    // The buttons and the title font load after the first table.
    await page.waitForSelector('.bar button');
    await page.evaluate(() => document.fonts.ready);
    let left = touches;
    await playToEnd(page, 'tap', {
      isTouch: size === 'phone',
      seed: 2,
      isEnough: () => left-- <= 0,
      answer: () => proceed(page, { way: 'tap', size: size === 'phone' ? 'phone' : 'desk' }),
    });
    await page.screenshot({ path: `${FOLDER}/${game}${name}.png` });
  } finally {
    await context.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const { home, close } = await serve(DIST);
const browser = await openBrowser();
try {
  for (const picture of PICTURES) await take(browser, home, picture);
} finally {
  await browser.close();
  close();
}
const files = readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`);
const { status } = spawnSync('pngquant', ['256', '--force', '--ext', '.png', '--strip', '--speed', '1', ...files]);
if (status !== 0) throw new Error('expected pngquant, which shrinks the pictures: apt-get install pngquant');
