/// <reference lib="dom" />
// Takes pictures of every game on the built page, at several moments of a match and in every screen size, and puts them
// on contact sheets in `.gallery`. The deals and the touches are the same each time. Arguments select games, sizes and
// colors: `npm run gallery -- chicken 390x844 dark`. `npm run gallery -- screens` takes every screen around the table
// instead; with `beside=FILE`, a page that draws drafts of them, each stands beside its draft.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { type GameId, gameById } from '../../src/games.js';
import { playToEnd } from '../check/browser/hands.js';
import { GAME_IDS, playersOf } from '../check/browser/web/games.js';
import { DIST, openPage } from '../check/browser/web/page.js';
import { proceed } from '../check/browser/web/proceed.js';
import { SIZES } from '../check/browser/web/sizes.js';
import { openBrowser } from './browser.js';
import { fixDeal } from './fixDeal.js';
import { takeScreens } from './galleryScreens.js';
import { serve } from './serve.js';

const asked = process.argv.slice(2);
const scheme = (['light', 'dark'] as const).find((each) => asked.includes(each));

const FOLDER = scheme === undefined ? '.gallery' : `.gallery/${scheme}`;

const MOMENTS = ['opening', 'middle', 'picked', 'round', 'end'] as const;
type Moment = (typeof MOMENTS)[number];

/** The options for a match of two short rounds; each game has some of them. */
const SHORT = { target: 30, rounds: 2, games: 2 };

/** The sizes with dark colors, unless an argument says `light` or `dark`. */
const DARK: readonly string[] = ['390x844', '1366x768'];

/** The number of touches before the picture of the middle game: by then, enough cards are on the table. */
const TOUCHES = 4;

/** The maximum number of games at a time. */
const AT_ONCE = 2;

/** One game in one size of screen. */
interface Shot {
  readonly game: GameId;
  readonly width: number;
  readonly height: number;
}

const sizeOf = ({ width, height }: Omit<Shot, 'game'>) => `${width}x${height}`;

/** The moment that the page shows; `null` if it is not interesting. */
async function momentOf(page: Page, touches: number): Promise<Moment | null> {
  const { isAsked, isPicked } = await page.evaluate(() => {
    const root = document.querySelector('hencoop-table')?.shadowRoot;
    return {
      isAsked: document.querySelector('dialog[open] .scores') !== null,
      isPicked: root?.querySelector('[aria-pressed=true]') != null && root.querySelector('.buttons button') !== null,
    };
  });
  if (isAsked) return 'round';
  if (isPicked) return 'picked';
  return touches === 0 ? 'opening' : touches >= TOUCHES ? 'middle' : null;
}

async function optionsOf(game: GameId, seats: number): Promise<string> {
  const state: object = (await gameById(game).game()).setup({ seats });
  // Every game of the library has options.
  const { options } = state as { readonly options: object };
  return JSON.stringify(Object.fromEntries(Object.entries(SHORT).filter(([name]) => Object.hasOwn(options, name))));
}

/** Waits until nothing moves and all counting is finished. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function take(browser: Browser, home: string, { game, width, height }: Shot): Promise<void> {
  const size = sizeOf({ width, height });
  const { seats } = gameById(game);
  const count = Math.min(4, seats.max);
  const { context, page } = await openPage(browser, 'about:blank', {
    size: { width, height },
    colorScheme: scheme ?? (DARK.includes(size) ? 'dark' : 'light'),
  });
  try {
    await fixDeal(context);
    const query = { lang: 'en', speed: '0', thinking: '0', game, players: playersOf(count, 'easy') };
    await page.goto(`${home}/?${new URLSearchParams({ ...query, options: await optionsOf(game, count) })}`);
    await page.waitForSelector('hencoop-table .ask');
    const taken = new Set<Moment>();
    const keep = async (moment: Moment) => {
      if (taken.has(moment)) return;
      taken.add(moment);
      await atRest(page);
      await page.screenshot({ path: `${FOLDER}/${game}-${MOMENTS.indexOf(moment)}${moment}-${size}.png` });
    };
    let touches = 0;
    await playToEnd(page, 'tap', {
      seed: 2,
      answer: () => proceed(page, { way: 'tap', size: 'desk' }),
      async isEnough() {
        const moment = await momentOf(page, touches);
        // Nothing must be picked in the picture of the opening.
        if (moment !== null && (moment === 'opening' || taken.has('opening'))) await keep(moment);
        touches++;
        return false;
      },
    });
    await page.waitForSelector('dialog[open]');
    await page.waitForTimeout(3000);
    await keep('end');
  } finally {
    await context.close();
  }
}

/** Puts the pictures of one moment next to each other. */
async function makeSheet(browser: Browser, game: GameId, moment: Moment): Promise<void> {
  const name = `${game}-${MOMENTS.indexOf(moment)}${moment}`;
  const pictures = SIZES.map(([width, height]) => `${name}-${width}x${height}.png`);
  const there = pictures.filter((file) => readdirSync(FOLDER).includes(file));
  if (there.length === 0) return;
  const page = await browser.newPage({ viewport: { width: 1900, height: 800 } });
  await page.goto(pathToFileURL(`${resolve(FOLDER)}/`).href);
  const styles = 'body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888}img{height:430px}';
  await page.setContent(`<style>${styles}</style>${there.map((file) => `<img src="${file}">`).join('')}`, {
    waitUntil: 'load',
  });
  await page.screenshot({ path: `${FOLDER}/sheet-${name}.png`, fullPage: true });
  await page.close();
}

const isAsked = (word: string, all: readonly string[]) =>
  asked.includes(word) || !asked.some((each) => all.includes(each));
const sizes = SIZES.map(([width, height]) => ({ width, height }));
const shots = GAME_IDS.filter((game) => isAsked(game, GAME_IDS)).flatMap((game) =>
  sizes.filter((size) => isAsked(sizeOf(size), sizes.map(sizeOf))).map((size): Shot => ({ game, ...size })),
);
if (asked.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { home, close } = await serve(DIST);
const browser = await openBrowser();
try {
  const left = asked.includes('screens') ? [] : shots.slice();
  const work = async () => {
    for (let shot = left.shift(); shot !== undefined; shot = left.shift()) await take(browser, home, shot);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (asked.includes('screens')) await takeScreens(browser, home, `${FOLDER}/screens`, asked);
  for (const game of new Set(left.map((shot) => shot.game))) {
    for (const moment of MOMENTS) await makeSheet(browser, game, moment);
  }
} finally {
  await browser.close();
  close();
}
