/// <reference lib="dom" />
// Watches the first visit to a game: what loads only after the first hand, and how long that takes on a slow phone. The
// build itself counts the bytes: see firstHand.ts. Also measures how smoothly cards fly.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { type GameId, gameById } from '../../../../src/games.js';
import { expect, test } from '../fixtures.js';
import { GAME_IDS, playersOf } from './games.js';
import { DIST, openPage } from './page.js';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A network link: `latency` in milliseconds per request, and the total bytes per second. */
interface Line {
  readonly latency: number;
  readonly rate: number;
}

/** A slow mobile network; the phone's processor is also four times slower. */
const SLOW: Line = { latency: 150, rate: 1_600_000 / 8 };
const FAST: Line = { latency: 0, rate: Number.POSITIVE_INFINITY };

/** A requested file. */
interface Sent {
  readonly path: string;
  /** Gzipped. */
  readonly bytes: number;
  /** The time of the request, in milliseconds since 1970. */
  readonly at: number;
}

interface Server {
  readonly home: string;
  readonly sent: readonly Sent[];
  close(): void;
}

/**
 * Serves the built page gzipped over a network link, cacheable for ten minutes, as static hosts do. Chromium's own
 * throttling does not slow down workers.
 */
async function serveOver({ latency, rate }: Line): Promise<Server> {
  const sent: Sent[] = [];
  let free = 0;
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://page').pathname.replace(/\/$/, '/index.html');
    const file = join(DIST, path);
    if (path.includes('..') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)];
    const body = type === undefined ? readFileSync(file) : gzipSync(readFileSync(file), { level: 9 });
    sent.push({ path, bytes: body.length, at: performance.timeOrigin + performance.now() });
    // Responses share the link one after another.
    free = Math.max(free, performance.now() + latency) + (body.length / rate) * 1000;
    await sleep(free - performance.now());
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'max-age=600',
      ...(type === undefined ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo;
  return { home: `http://127.0.0.1:${address.port}`, sent, close: () => server.close() };
}

const against = (game: GameId, bot: string) => playersOf(gameById(game).seats.default === 2 ? 2 : 3, bot);

/** When the first hand is shown, in milliseconds. */
interface FirstHand {
  readonly sinceOpened: number;
  readonly since1970: number;
}

/** Opens a game by its link with an empty cache; after the first hand, waits for everything around it. */
async function firstHand(browser: Browser, home: string, game: GameId, slowdown: number): Promise<FirstHand> {
  const { context, page } = await openPage(browser, 'about:blank', { size: 'phone' });
  try {
    // The service worker only caches files for later, so leave it out.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const look = () => {
        const table = document.querySelector('hencoop-table');
        if (table?.shadowRoot?.querySelector('.own :is(svg, .card)') == null) {
          requestAnimationFrame(look);
          return;
        }
        const sinceOpened = performance.now();
        const { left, top, width } = table.getBoundingClientRect();
        Reflect.set(globalThis, 'firstHand', {
          when: { sinceOpened, since1970: performance.timeOrigin + sinceOpened },
          table,
          // In page coordinates, since the table may scroll to its question.
          box: JSON.stringify({ left, top: top + scrollY, width }),
        });
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${home}/?lang=en&game=${game}&players=${against(game, 'medium')}`);
    await page.waitForSelector('.bar button');
    await page.waitForLoadState('networkidle');
    const { when, stays } = await page.evaluate(() => {
      const first = Reflect.get(globalThis, 'firstHand');
      const table = document.querySelector('hencoop-table');
      if (table === null) return { when: first.when, stays: 'it is gone' };
      const { left, top, width } = table.getBoundingClientRect();
      const box = JSON.stringify({ left, top: top + scrollY, width });
      const moved = box === first.box ? '' : `it moves from ${first.box} to ${box}`;
      return { when: first.when, stays: table === first.table ? moved : 'it is another element' };
    });
    expect(stays, 'the first table stays as the screen comes around it').toBe('');
    return when;
  } finally {
    await context.close();
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const sumOf = (files: readonly Sent[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

const FLYING = 300;

/** The time between frames while cards fly. */
const framesIn = (page: Page): Promise<number[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before: number | null = null;
        const frame = (now: number) => {
          const isFlying = document.querySelector('hencoop-table')?.shadowRoot?.querySelector('.air svg') != null;
          if (isFlying && before !== null) times.push(now - before);
          before = isFlying ? now : null;
          // Between rounds, a dialog waits for a click.
          document.querySelector<HTMLElement>('dialog[open] .main')?.click();
          if (times.length < wanted) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    FLYING,
  );

const median = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

for (const game of GAME_IDS) {
  test(`after the first hand: ${game}`, async ({ browser }) => {
    const fast = await serveOver(FAST);
    const { since1970 } = await firstHand(browser, fast.home, game, 1);
    fast.close();
    const files = fast.sent.filter(({ at }) => at <= since1970);
    const list = files.map((file) => `${file.path} ${file.bytes}`).join('\n');
    // These are loaded early, so that bots and players who look back need not wait.
    for (const name of ['bots', 'laterRequests']) {
      const asked = fast.sent.filter(({ path }) => path.startsWith(`/assets/${name}-`));
      expect(asked.length, `${name} is loaded by itself`).toBeGreaterThan(0);
      expect(
        asked.some((file) => files.includes(file)),
        `${name} is loaded only after the first hand:\n${list}`,
      ).toBe(false);
    }
    // The rule sheet is loaded when the player opens it.
    expect(list).not.toContain('/assets/sheet-');
    const all = `${kB(sumOf(fast.sent))} with everything around it`;
    console.log(`${game}: ${files.length} files until the first hand, ${all}`);
  });

  // The rest is measured without assertions, because it depends on the machine.
  test(`first hand on a slow phone: ${game}`, { tag: '@figures' }, async ({ browser }) => {
    const slow = await serveOver(SLOW);
    const { sinceOpened } = await firstHand(browser, slow.home, game, 4);
    slow.close();
    console.log(`${game}: first hand after ${(sinceOpened / 1000).toFixed(2)} s on a slow phone`);
  });

  test(`frames while cards fly, in a game of bots: ${game}`, { tag: '@figures' }, async ({ open }) => {
    const players = against(game, 'easy').replace('person', 'easy');
    const { page } = await open({ size: 'phone', lang: 'en', speed: 1, thinking: 0, game, players });
    await page.waitForSelector('hencoop-table');
    const times = (await framesIn(page)).toSorted((a, b) => a - b);
    const late = times.filter((time) => time > 25).length;
    console.log(
      `${game}: frames of ${median(times, 0.5)} ms in the middle, ${median(times, 0.95)} ms for 95 of 100; ${late} of ${times.length} late`,
    );
  });
}
