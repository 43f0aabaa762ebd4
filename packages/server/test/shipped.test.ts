// The server started by the shipped commands: what a signal leaves behind.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { groupIsGone, killGroup } from '../../../support/processGroups.js';
import { freePort } from '../../../support/services.js';
import { ask, enter, open, RawSocket, until } from './testServer.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const { pid } of running.splice(0)) if (pid !== undefined) killGroup(pid);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Whether a process may listen on the port. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return free;
}

/** Runs `npm run serve` in a new process group, with a new folder. */
async function npmRunServe() {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-shipped-'));
  folders.push(folder);
  const port = await freePort();
  const env = { PATH: process.env['PATH'], HOME: folder, FOLDER: join(folder, 'data'), PORT: String(port), DRAIN: '0' };
  const child = spawn('npm', ['run', 'serve'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  const url = `http://127.0.0.1:${port}`;
  await until(() => {
    if (child.exitCode !== null) throw new Error(output);
    return output.includes(`hencoop server on ${url}\n`);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('expected a process, got none');
  const lock = join(env.FOLDER, 'hencoop.lock');
  const { pid: holder }: { pid: number } = JSON.parse(readFileSync(lock, 'utf8'));
  return { child, pid, holder, port, url, lock };
}

type Serving = Awaited<ReturnType<typeof npmRunServe>>;

const SIGNALS: readonly (readonly [string, (serving: Serving) => void])[] = [
  ['SIGTERM to npm alone', ({ pid }) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to everything npm has started', ({ pid }) => process.kill(-pid, 'SIGTERM')],
  ['SIGTERM to the server alone', ({ holder }) => process.kill(holder, 'SIGTERM')],
  ['SIGHUP to the server alone', ({ holder }) => process.kill(holder, 'SIGHUP')],
  ['Ctrl-C in a terminal, which signals all processes', ({ pid }) => process.kill(-pid, 'SIGINT')],
];

describe('npm run serve', () => {
  it.each(SIGNALS)('shuts down cleanly on %s', async (_, signal) => {
    const serving = await npmRunServe();
    const { child, pid, port, url, lock } = serving;
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'strong'] });
    const socket = new RawSocket(url, id, enter(tokens[0]));
    await socket.until(({ revisions }) => revisions.length > 0);
    expect((await ask(url, '/ready')).status).toBe(200);
    const ended = once(child, 'close');
    signal(serving);
    await socket.until(({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(1012);
    expect((await ended)[0]).toBe(0);
    await groupIsGone(pid);
    expect(existsSync(lock)).toBe(false);
    expect(await isFree(port)).toBe(true);
  });
});

it.each([
  ['99999', 'PORT: expected a port, 0 to 65535, got 99999'],
  ['in use', 'EADDRINUSE'],
])('a port that cannot be had is found before the database opens: %s', async (given, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-shipped-'));
  folders.push(folder);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  // A server that listens on a port has an AddressInfo.
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, FOLDER: join(folder, 'data'), PORT: given === 'in use' ? String(port) : given };
  const started = spawnSync('npm', ['run', 'serve', '--silent'], { cwd: root, env, encoding: 'utf8' });
  other.close();
  expect(started.status).toBe(1);
  expect(started.stderr).toContain(`hencoop server: ${given === 'in use' ? 'listen ' : ''}${sentence}`);
  expect(existsSync(env.FOLDER)).toBe(false);
});
