// A PGlite folder: which process may use it, and what a process does after losing it.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../kill/processes.js';
import { stopHolder } from '../kill/stopped.js';
import { FolderLostError, lockFolder } from '../src/folderLock.js';
import { openFolder } from '../src/folderStore.js';
import { pglite } from '../src/index.js';
import { serveMatches } from '../src/server.js';
import { TIMING } from '../src/timing.js';
import { ask, open, SILENT, serve, until } from './testServer.js';

const folder = mkdtempSync(join(tmpdir(), 'hencoop-folder-'));
const lock = join(folder, 'hencoop.lock');
const QUICK = { beat: 50, stale: 400 };
const lockOf = (pid: number, host = hostname()) =>
  JSON.stringify({ id: 'other', pid, host, since: '2020-01-01T00:00:00.000Z' });
const chickens = { game: 'chicken', players: ['person', 'person'] };
const draw = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends heartbeats for a lock, like its holder. */
function beating(): () => void {
  let now = Date.now() / 1_000;
  const timer = setInterval(() => {
    now += 1;
    utimesSync(lock, now, now);
  }, QUICK.beat);
  return () => clearInterval(timer);
}

describe('a folder with files of others', () => {
  it('keeps them, though they are named like its entrance', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'hencoop-shared-'));
    writeFileSync(join(shared, 'holder-notes'), 'feed the hens');
    await (await openFolder(shared, SILENT, QUICK)).close();
    expect(readFileSync(join(shared, 'holder-notes'), 'utf8')).toBe('feed the hens');
    rmSync(shared, { recursive: true });
  });
});

describe('a damaged folder', () => {
  const shared = mkdtempSync(join(tmpdir(), 'hencoop-damaged-'));
  const whole = join(shared, 'whole');

  beforeAll(async () => {
    // What a first start left that was killed in the middle.
    mkdirSync(join(whole, 'pglite.new'), { recursive: true });
    writeFileSync(join(whole, 'pglite.new', 'PG_VERSION'), '17\n');
    const store = await openFolder(whole, SILENT, QUICK);
    await store.prepare();
    await store.tryWrite();
    await store.close();
  });
  afterAll(() => rmSync(shared, { recursive: true }));

  it('is not one whose first start was killed: the next start begins anew', () => {
    expect(readdirSync(whole)).toEqual(['pglite']);
  });

  it.each([
    ['without PG_VERSION', (data: string) => rmSync(join(data, 'PG_VERSION')), 'PG_VERSION is missing'],
    [
      'that has been emptied',
      (data: string) => {
        rmSync(data, { recursive: true });
        mkdirSync(data);
      },
      'PG_VERSION, base, .* is missing',
    ],
    [
      'of another version',
      (data: string) => writeFileSync(join(data, 'PG_VERSION'), '12\n'),
      'of PostgreSQL 12, cannot be opened',
    ],
    [
      'with a damaged file',
      (data: string) => truncateSync(join(data, 'global/pg_control')),
      'cannot be opened \\(RuntimeError: Aborted',
    ],
  ])('is refused, with its name, the damage and the way back: %s', async (name, damage, what) => {
    const copy = join(shared, name);
    cpSync(whole, copy, { recursive: true });
    damage(join(copy, 'pglite'));
    const opened = openFolder(copy, SILENT, QUICK);
    await expect(opened).rejects.toThrow(
      new RegExp(`^${copy} is damaged: .*${what}.*\\. Move it away, copy your backup to its place, .*operating\\.md`),
    );
    expect(existsSync(join(copy, 'hencoop.lock'))).toBe(false);
  });

  it('is refused if the files lie one level too high', async () => {
    await expect(openFolder(join(whole, 'pglite'), SILENT, QUICK)).rejects.toThrow(
      /belong into a folder pglite inside/,
    );
  });
});

describe('the lock of a folder', () => {
  it.each([
    // The parent of this process outlives it.
    ['of this host', () => lockOf(process.ppid), `process ${process.ppid} on ${hostname()}`],
    ['of another host', () => lockOf(1, 'elsewhere'), 'process 1 on elsewhere'],
  ])('is not taken from a running process %s, and the message names it', async (_, text, name) => {
    writeFileSync(lock, text());
    const stop = beating();
    await expect(lockFolder(folder, QUICK, () => {})).rejects.toThrow(`${folder} is in use by ${name} `);
    stop();
    expect(readFileSync(lock, 'utf8')).toBe(text());
    expect(readdirSync(folder)).toEqual(['hencoop.lock']);
  });

  it.each([
    ['of this host that sends no heartbeat', () => lockOf(process.ppid)],
    ['of another host', () => lockOf(1, 'elsewhere')],
  ])('is taken from a process %s', async (_, text) => {
    writeFileSync(lock, text());
    const said: string[] = [];
    const taken = await lockFolder(folder, QUICK, (sentence) => said.push(sentence));
    expect(taken.isTakenOver).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/^.*hencoop\.lock names process \d+ on .*\. Unless that sends a heartbeat/),
    ]);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
    taken.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['of a process that has ended', () => lockOf(spawnSync(process.execPath, ['-e', '']).pid)],
    ['damaged', () => '{"pid":'],
    ['of an earlier process with the same id', () => lockOf(process.pid)],
  ])('is taken over at once if it is %s', async (_, text) => {
    writeFileSync(lock, text());
    const taken = await lockFolder(folder, QUICK, (sentence) => expect.fail(sentence));
    expect(taken.isTakenOver).toBe(false);
    taken.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('stays with its holder, even if the holder is busy', async () => {
    const own = await lockFolder(folder, QUICK, () => {});
    const second = lockFolder(folder, QUICK, () => {});
    // A thread sends the heartbeats.
    const refused = expect(second).rejects.toThrow(`in use by process ${process.pid} `);
    for (const end = performance.now() + 2 * QUICK.stale; performance.now() < end; );
    own.requireHeld();
    await refused;
    own.release();
  });

  it('is lost once another process takes it over, even if the holder is idle', async () => {
    const own = await lockFolder(folder, QUICK, () => {});
    rmSync(lock);
    writeFileSync(lock, lockOf(1, 'elsewhere'));
    expect((await own.lost).message).toMatch(/is now in use by process 1 on elsewhere .*This process stops\.$/);
    expect(() => own.requireHeld()).toThrow(FolderLostError);
    own.release();
    expect(readFileSync(lock, 'utf8')).toBe(lockOf(1, 'elsewhere'));
    rmSync(lock);
  });
});

describe('a server on a folder', () => {
  it('unlocks it when it stops, and leaves its matches to the next server', async () => {
    const store = await pglite(folder)();
    await store.prepare();
    const server = await serve(store);
    const { id, tokens } = await open(server.url, chickens);
    await server.stop();
    await store.close();
    expect(readdirSync(folder)).toEqual(['pglite']);
    const again = await pglite(folder)();
    await again.prepare();
    const next = await serve(again);
    expect((await ask(next.url, `/matches/${id}/moves`, { token: tokens[0], body: draw })).status).toBe(200);
    await next.stop();
    await again.close();
  });

  it('stops and writes nothing once another process has taken over', async () => {
    const errors: string[] = [];
    const log = { ...SILENT, error: (_: object, message: string) => errors.push(message) };
    const never = 3_600_000;
    const store = () => openFolder(folder, log, { beat: never, stale: never });
    // Neither the heartbeat nor a periodic task checks the lock, so it is the move that stops the server.
    const server = await serveMatches({ store, log, botThreads: 0 }, { ...TIMING, sweep: never, due: never });
    const url = await server.listen(0);
    const { id, tokens } = await open(url, chickens);
    rmSync(lock);
    writeFileSync(lock, lockOf(1, 'elsewhere'));
    const answer = await ask(url, `/matches/${id}/moves`, { token: tokens[0], body: draw });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await until(() =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    );
    expect(errors.filter((message) => /is now in use by process 1 on elsewhere/.test(message))).toHaveLength(1);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    await server.stop();
    expect(readFileSync(lock, 'utf8')).toBe(lockOf(1, 'elsewhere'));
    rmSync(lock);
  });

  it('writes nothing more if it was suspended during a takeover and then resumed', async () => {
    expect(await stopHolder(await bundle(), { stale: 2_000, stopped: 0 })).toEqual([]);
  });
});
