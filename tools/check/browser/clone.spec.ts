// From a fresh clone, with the README's command, to an online game between two people and a shutdown with Ctrl-C.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lobby } from '@hencoop/client';
import { type Browser, expect, test } from '@playwright/test';
import { groupIsGone, killGroup } from '../../../support/processGroups.js';
import { freePort } from '../../../support/services.js';
import { makeClone } from '../../lib/clone.js';
import { playToEnd } from './hands.js';
import { openPage } from './web/page.js';
import { proceed, toResult } from './web/proceed.js';

const HANDS = { way: 'tap', size: 'phone' } as const;

/** Every file in a folder except for installed packages, which are links. */
const filesIn = (folder: string) =>
  execFileSync('find', ['.', '-type', 'f'], { cwd: folder, encoding: 'utf8' }).split('\n');

/** Runs the README's command after `npm ci` as a terminal does, in a process group. */
function startIn(clone: string, home: string, port: number): ChildProcess {
  const [, command = ''] =
    /npm ci && (npm .+)\n```\n\nThis builds the page/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const env = { PATH: process.env['PATH'], HOME: home, PORT: String(port) };
  return spawn('sh', ['-c', `exec ${command}`], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Waits for the printed address. */
async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  const ended = once(child, 'close').then(() => Promise.reject(new Error(output)));
  const found = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        output += data;
        const [, address] = /^hencoop server on (http:\S+)$/m.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      });
  });
  return Promise.race([found, ended]);
}

/** Two people play a short match to its end. */
async function playOnline(browser: Browser, url: string): Promise<void> {
  const options = { rounds: 1 };
  const { id, tokens } = await lobby(url).open({ game: 'crazy-chicken', players: ['person', 'person'], options });
  const players = await Promise.all(
    tokens.map((token) =>
      openPage(browser, url, { size: HANDS.size, speed: 0, lang: 'en', hash: `#/online/${id}/${token}` }),
    ),
  );
  await Promise.all(
    players.map(async ({ page }, seat) => {
      await page.waitForSelector('hencoop-table .ask');
      await playToEnd(page, HANDS.way, { isTouch: true, seed: seat, answer: () => proceed(page, HANDS) });
      await toResult(page, HANDS);
    }),
  );
  expect((await lobby(url).info(id)).status).toBe('over');
  expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of players) await context.close();
}

test("the README's command builds the page and serves it; Ctrl-C leaves nothing behind", async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hencoop-clone-'));
  const clone = join(home, 'clone');
  makeClone(clone);
  const before = filesIn(clone);
  const port = await freePort();
  const child = startIn(clone, home, port);
  const { pid = 0 } = child;
  try {
    const url = await addressOf(child);
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(existsSync(join(clone, 'hencoop-data/hencoop.lock'))).toBe(true);
    await playOnline(browser, url);
    const ended = once(child, 'close');
    process.kill(-pid, 'SIGINT');
    expect((await ended)[0]).toBe(0);
    await groupIsGone(pid);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    const left = filesIn(clone).filter((file) => !before.includes(file) && !file.startsWith('./apps/web/dist/'));
    // The matches, without the lock.
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((file) => !file.startsWith('./hencoop-data/pglite/'))).toEqual([]);
  } finally {
    killGroup(pid);
    rmSync(home, { recursive: true, force: true });
  }
});
