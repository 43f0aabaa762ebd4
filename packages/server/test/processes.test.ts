// The server program: real processes on one folder.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, open } from './testServer.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hencoop-processes-'));
const running: ChildProcess[] = [];

afterEach(async () => {
  await Promise.all(running.map(kill));
  rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/**
 * Starts the example server on the folder; resolves with its address once it listens, or with its output if it exits.
 */
async function start(): Promise<{
  readonly child: ChildProcess;
  readonly url: string | null;
  readonly output: string;
}> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: 'examples/server/tsconfig.json', FOLDER: folder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const url = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data;
        const [, address] = /hencoop server on (http:\S+)\n/.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      });
  });
  const found = await Promise.race([url, once(child, 'close').then(() => null)]);
  return { child, url: found, output };
}

it('the server refuses a second process on a folder; after the first is killed, a third one continues', async () => {
  const first = await start();
  if (first.url === null) throw new Error(first.output);
  const { id, tokens } = await open(first.url, { game: 'chicken', players: ['person', 'person'] });
  const draw = (seat: number, revision: number, url: string) =>
    ask(url, `/matches/${id}/moves`, {
      token: tokens[seat],
      body: { id: `d-${revision}`, revision, move: { seat, type: 'draw' } },
    });
  expect((await draw(0, 1, first.url)).status).toBe(200);

  const second = await start();
  expect(second.url).toBeNull();
  expect(second.child.exitCode).toBe(1);
  expect(second.output).toContain(`${folder} is in use by process ${first.child.pid} on ${hostname()} `);
  expect((await draw(0, 1, first.url)).body).toEqual({ ok: true, id: 'd-1', revision: 2 });
  const seen = (await ask(first.url, `/matches/${id}`, { token: tokens[1] })).text;

  await kill(first.child);
  const third = await start();
  if (third.url === null) throw new Error(third.output);
  expect((await ask(third.url, `/matches/${id}`, { token: tokens[1] })).text).toBe(seen);
  // A repeated move gets the first process's answer.
  expect((await draw(0, 1, third.url)).body).toEqual({ ok: true, id: 'd-1', revision: 2 });
});

describe('a server whose PostgreSQL is away', () => {
  /** Starts it, and calls `act` once it waits. */
  async function waiting(act: (child: ChildProcess) => void) {
    const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgres://hen@127.0.0.1:1/hens', PORT: '0' };
    const child = spawn(process.execPath, ['--import', 'tsx', 'examples/server/src/main.ts'], { cwd: root, env });
    running.push(child);
    let [said, failed] = ['', ''];
    child.stdout.on('data', (data: Buffer) => {
      if (!said.includes('Waiting for it') && String(data).includes('Waiting for it')) act(child);
      said += data;
    });
    child.stderr.on('data', (data: Buffer) => {
      failed += data;
    });
    const [code] = await once(child, 'close');
    return { code, said, failed };
  }

  it('says that it waits, and gives up after a minute', async () => {
    const { code, said, failed } = await waiting(() => {});
    expect({ code, failed }).toEqual({ code: 1, failed: 'hencoop server: connect ECONNREFUSED 127.0.0.1:1\n' });
    expect(said.match(/PostgreSQL does not answer\. Waiting for it for 60 s at most\./g)).toHaveLength(1);
  });

  it('ends at once on a signal', async () => {
    const { code, said, failed } = await waiting((child) => child.kill('SIGTERM'));
    expect({ code, failed }).toEqual({ code: 0, failed: '' });
    expect(said).toContain('"signal":"SIGTERM"');
  });
});
