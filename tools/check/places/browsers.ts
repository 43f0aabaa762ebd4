/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { serve } from '../../site/serve.js';
import { playToEnd } from '../browser/hands.js';
import { GAME_IDS, shortMatch } from '../browser/web/games.js';
import { DIST } from '../browser/web/page.js';
import { type Driven, firefox, webkit } from './drivers.js';
import type { Packages, Place } from './place.js';

/** A page with the element and the game of its fragment: the reader plays seat 0, and bots play the others. */
const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { GAMES } from 'hencoop/games';

  const { id, options } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const doors = GAMES.find((each) => each.id === id);
  const loaded = [doors.game(), doors.element(), doors.locales.en(), doors.bots()];
  const [game, part, { game: en, labels }, bots] = await Promise.all(loaded);
  defineElement(part, { game: en, labels, words: enElement });
  const bot = bots.level('easy', { seed: 'browser' });
  const table = document.createElement('hencoop-table');
  table.speed = 0;
  let state = game.setup({ seats: doors.seats.default, seed: 'browser', options });
  const learned = [];
  const play = (move) => {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(JSON.stringify(attempt.violation));
    state = attempt.state;
    learned.push(...attempt.events.flatMap((event) => game.redact(event, 0) ?? []));
  };
  const others = () => {
    for (let seat; (seat = game.actors(state).find((actor) => actor !== 0)) !== undefined; )
      play(bot.chooseNow(game.view(state, seat)).move);
  };
  others();
  learned.length = 0;
  table.addEventListener('move', ({ detail }) => {
    play(detail);
    others();
    table.events = learned.splice(0);
  });
  table.view = game.view(state, 0);
  document.body.append(table);
`;

/** Notes what goes wrong on a page from now on. */
const WATCH = `(() => {
  globalThis.faults = [];
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
})()`;

/** Bundles the page with the packed package into a folder. */
async function bundlePage(project: string): Promise<string> {
  const folder = join(project, 'page');
  mkdirSync(folder);
  await build({
    stdin: { contents: PAGE, resolveDir: project },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: folder,
    entryNames: 'page',
  });
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Table</title><body style="margin:0">';
  writeFileSync(join(folder, 'index.html'), `${head}<script type="module" src="page.js"></script></html>`);
  return folder;
}

/** The point to click to go on after a round; `null` without a dialog. @throws Error if it is another dialog. */
function goOn(): readonly [x: number, y: number] | null {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) return null;
  const button = dialog.querySelector('.main');
  if (button === null || dialog.querySelector('tbody') === null)
    throw new Error(`expected the end of a round, got ${dialog.textContent}`);
  button.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Plays the game on the open page to its end by clicks. */
async function play(driven: Driven): Promise<void> {
  // The compiler calls this helper to name functions.
  const evaluate = (act: (argument: unknown) => unknown, argument: unknown) =>
    driven.value(`(globalThis.__name ??= (named) => named, (${act})(${JSON.stringify(argument) ?? ''}))`);
  const tapped = {
    evaluate,
    waitForTimeout: (time: number) => new Promise((resolve) => setTimeout(resolve, time)),
    mouse: { click: driven.click },
  };
  await driven.value(WATCH);
  // A player who taps with a mouse uses only these functions of a page.
  await playToEnd(tapped as unknown as Page, 'tap', {
    seed: 3,
    async answer() {
      // The function's value, as JSON.
      const at = (await evaluate(goOn, undefined)) as ReturnType<typeof goOn>;
      if (at !== null) await driven.click(...at);
    },
  });
  // The list of `WATCH`.
  const faults = (await driven.value('faults')) as readonly string[];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Plays every game with the packed element, and on the built page. */
async function visit(start: () => Promise<Driven>, { project }: Packages): Promise<void> {
  const element = await serve(await bundlePage(project(['hencoop'])), 0, {});
  const page = await serve(DIST);
  const driven = await start();
  try {
    for (const id of GAME_IDS) {
      const { players, options } = shortMatch(id);
      const match = JSON.stringify({ id, options: JSON.parse(options) });
      const query = new URLSearchParams({ game: id, players, options, lang: 'en', speed: '0', thinking: '0' });
      for (const url of [`${element.home}/?${id}#${encodeURIComponent(match)}`, `${page.home}/?${query}`]) {
        await driven.open(url);
        await play(driven).catch((cause: unknown) => {
          throw new Error(`${url}: ${cause instanceof Error ? cause.message : cause}`, { cause });
        });
      }
    }
  } finally {
    await driven.close();
    element.close();
    page.close();
  }
}

/** Other browsers than Chromium, which most checks use. */
export const browsers: readonly Place[] = [
  { name: 'Firefox', quick: false, visit: (packages) => visit(firefox, packages) },
  { name: 'WebKit', quick: false, visit: (packages) => visit(webkit, packages) },
];
