/// <reference lib="dom" />
// Plays at home: the server as shipped, at an address without https, where browsers withhold some of their functions.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { freePort } from '../../../support/services.js';
import { CHROMIUM } from '../../site/browser.js';
import { serve } from '../../site/serve.js';
import { playToEnd } from './hands.js';
import { DIST, openPage } from './web/page.js';
import { proceed, toResult } from './web/proceed.js';

/** A computer of a home network. */
const HOST = 'hencoop.local';

test.use({
  launchOptions: { ...CHROMIUM, args: [...(CHROMIUM.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
});

const PHONE = { size: 'phone', speed: 0, thinking: 0, lang: 'en' } as const;
const TABLE = 'hencoop-table .ask';
const DIALOG = 'dialog[open]';
/** A header of the server that takes effect only with https. */
const IGNORED = /^says The Cross-Origin-Opener-Policy header has been ignored/;

/** Starts the server program in an empty folder. */
async function startServer(folder: string): Promise<{ readonly home: string; readonly child: ChildProcess }> {
  const env = { ...process.env, PORT: String(await freePort()), FOLDER: folder };
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/server/src/main.ts'], {
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    const [, port] = /^hencoop server on http:\/\/\S+:(\d+)$/.exec(line) ?? [];
    if (port !== undefined) return { home: `http://${HOST}:${port}`, child };
  }
  throw new Error('expected a server that listens, got one that ended');
}

/** Presses a button that copies `text`, and pastes it into the field. */
async function copy(page: Page, button: string, text: RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator(DIALOG).getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { id: 'pasted' });
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  await expect(page.locator('#pasted')).toHaveValue(text);
  await page.evaluate(() => document.getElementById('pasted')?.remove());
}

/** Sets up an online game of one round for two people; returns the address of the second seat. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Player 3/ }).tap();
  await page.getByRole('button', { name: 'Remove Player 3' }).tap();
  await page.getByRole('button', { name: 'Get the links' }).tap();
  await page.waitForSelector(`${DIALOG} .link`);
  const field = page.locator(`${DIALOG} .link input`).first();
  const address = await field.inputValue();
  const label = await page.locator(`${DIALOG} .link label`).first().innerText();
  await copy(page, `Copy: ${label.trim()}`, new RegExp(`^${address}$`));
  await page.getByRole('button', { name: 'To the table' }).tap();
  return address;
}

/** Both players play to the end, after the first has taken a move back. */
async function play(browser: Browser, home: string): Promise<void> {
  const ada = await openPage(browser, home, { ...PHONE, hash: '#/new/chicken/link' });
  expect(await ada.page.evaluate(() => isSecureContext)).toBe(false);
  const address = await setUp(ada.page);
  const bo = await openPage(browser, home, { ...PHONE, hash: new URL(address).hash });
  for (const { page } of [ada, bo]) await page.waitForSelector(TABLE);
  await ada.page.getByRole('button', { name: 'Withdraw' }).tap();
  await ada.page.getByRole('button', { name: 'Undo' }).tap();
  await bo.page.getByRole('button', { name: 'Accept' }).tap();
  await expect(ada.page.locator('hencoop-table').getByText('You took your move back.')).toBeVisible();
  await Promise.all(
    [ada, bo].map(async ({ page }, seed) => {
      const hands = { way: 'tap', size: 'phone' } as const;
      const answer = () => proceed(page, hands);
      await playToEnd(page, 'tap', { isTouch: true, seed, answer });
      await toResult(page, hands);
    }),
  );
  expect([ada, bo].flatMap(({ complaints }) => complaints).filter((complaint) => !IGNORED.test(complaint))).toEqual([]);
  for (const { context } of [ada, bo]) await context.close();
}

test('without https, two people set up a game online, copy a link, take a move back and play to the end', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-insecure-'));
  const { home, child } = await startServer(folder);
  try {
    await play(browser, home);
  } finally {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

test('without https, the result of a deal of the day and a link to the game are copied', async ({ browser }) => {
  const { home, close } = await serve(DIST);
  const { context, page, complaints } = await openPage(browser, home.replace('127.0.0.1', HOST), PHONE);
  await page.tap('[data-game="chicken-out"] .lid');
  await page.tap('dialog[open] .deal');
  await page.waitForSelector(TABLE);
  await playToEnd(page, 'tap', { isTouch: true, answer: () => proceed(page, { way: 'tap', size: 'phone' }) });
  await copy(page, 'Share the result', /^Hencoop · Chicken Out! · .*\nYou: Rank \d of 3/);
  await page.locator(`${DIALOG} .more summary`).tap();
  await page.getByRole('button', { name: 'Share a link' }).tap();
  await copy(page, 'Copy', /^http:\/\/hencoop\.local:\d+\/#t1\./);
  expect(complaints).toEqual([]);
  await context.close();
  close();
});
