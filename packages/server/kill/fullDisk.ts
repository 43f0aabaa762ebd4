// Fills the disk: the server must refuse moves with a reason, continue once there is space, and lose nothing.

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameTypes } from 'hencoop';
import pg from 'pg';
import { startPostgres } from '../../../support/services.js';
import { openPglite, type Row } from '../src/database.js';
import { gameOf } from '../test/testServer.js';
import { GAMES, PlayedMatch } from './players.js';
import { Balancer, ServerProcess } from './processes.js';
import { faultsOf, type Query } from './proof.js';

/** The size of the disk in megabytes: little more than a database needs. */
const SIZE = 160;

/** A small disk; `null` if this process may not mount one. */
function smallDisk(): { readonly folder: string; remove(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m,mode=1777`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes a file that takes up all free space; returns its path. */
function fill(folder: string): string {
  const ballast = join(folder, 'ballast');
  const file = openSync(ballast, 'w');
  const block = Buffer.alloc(4096, 1);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return ballast;
}

/** Plays moves until the server refuses a request; returns the refusal. */
async function refusal(url: string): Promise<{ readonly status: number; readonly text: string } | null> {
  const game = gameOf('chicken');
  const options = { game: 'chicken', seats: 2, secret: `${randomUUID()}${randomUUID()}`.replace(/-/g, '') };
  let opened: { id: string; tokens: string[] } | null = null;
  for (let tries = 0; tries < 3000; tries++) {
    if (opened === null) {
      const response = await fetch(`${url}/matches`, { method: 'POST', body: JSON.stringify(options) });
      if (response.status !== 201) return { status: response.status, text: await response.text() };
      opened = (await response.json()) as { id: string; tokens: string[] };
    }
    const headers = { authorization: `Bearer ${opened.tokens[tries % 2]}` };
    const seen = await fetch(`${url}/matches/${opened.id}`, { headers });
    if (seen.status !== 200) return { status: seen.status, text: await seen.text() };
    const { revision, view } = (await seen.json()) as { revision: number; view: GameTypes['View'] };
    const [move] = game.isOver(view) ? [] : game.legalMoves(view);
    if (move === undefined) {
      if (game.isOver(view)) {
        options.secret = `${randomUUID()}${randomUUID()}`.replace(/-/g, '');
        opened = null;
      }
      continue;
    }
    const body = JSON.stringify({ id: randomUUID(), revision, move });
    const answer = await fetch(`${url}/matches/${opened.id}/moves`, { method: 'POST', headers, body });
    if (answer.status !== 200) return { status: answer.status, text: await answer.text() };
    await answer.text();
  }
  return null;
}

interface ServerOnDisk {
  readonly name: string;
  readonly folder: string;
  readonly server: ServerProcess;
  /** Restarts the database, as an operator would if it has crashed. */
  readonly revive: () => Promise<void>;
  readonly settle: () => Promise<void>;
  readonly query: Query;
}

async function overfill({ name, folder, server, revive, settle, query }: ServerOnDisk): Promise<readonly string[]> {
  const faults: string[] = [];
  const balancer = new Balancer([server]);
  await balancer.listen();
  try {
    const matches = await Promise.all(GAMES.map((game) => PlayedMatch.open(balancer.url, game, 40)));
    const moves = () => matches.reduce((sum, { accepted }) => sum + accepted.length, 0);
    for (let tries = 0; moves() < 20 && tries < 1200; tries++) await sleep(50);
    const ballast = fill(folder);
    const { bavail } = statfsSync(folder);
    const refused = await refusal(balancer.url).catch((error: Error) => ({ status: 0, text: error.message }));
    const before = moves();
    if (refused?.status !== 503 || !refused.text.includes('"unavailable"'))
      faults.push(`${name}: expected a refused move on a full disk, got ${refused?.status} ${refused?.text}`);
    await sleep(1_000);
    const ready = async () => (await fetch(`${balancer.url}/ready`).catch(() => null))?.status;
    const readyWhenFull = await ready();
    if (readyWhenFull !== 503) faults.push(`${name}: expected /ready to say 503 on a full disk, got ${readyWhenFull}`);
    rmSync(ballast);
    const goesOn = async (milliseconds: number) => {
      const start = moves();
      for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(50))
        if (moves() > start + 5) return true;
      return matches.every(({ isOver }) => isOver);
    };
    let revived = false;
    if (!(await goesOn(5_000))) {
      revived = true;
      await revive();
      if (!(await goesOn(30_000))) faults.push(`${name}: expected play to continue once there is space`);
    }
    for (let tries = 0; (await ready()) !== 200; tries++) {
      if (tries > 100) throw new Error(`${name}: expected /ready to say 200 once there is space`);
      await sleep(100);
    }
    await Promise.race([Promise.all(matches.map((match) => match.stop())), sleep(30_000)]);
    await settle();
    faults.push(...(await Promise.all(matches.map((match) => faultsOf(match, balancer.url, query)))).flat());
    for (const match of matches) match.close();
    console.log(
      `${name} on a full disk (${bavail} blocks left): refused with ${refused?.status}; ${before} moves before, ${moves() - before} after${revived ? ', once it was restarted' : ''}`,
    );
  } finally {
    balancer.close();
  }
  return faults;
}

/** Fills the disk of PostgreSQL, and of PGlite, during play. */
export async function fillDisk(file: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const forPostgres = smallDisk();
  if (forPostgres === null) {
    console.log('the full disk was NOT checked: this process may not mount a small one (run it as root)');
    return [];
  }
  try {
    const settings = ['fsync=off', 'min_wal_size=32MB', 'max_wal_size=32MB'];
    const postgres = await startPostgres(settings, forPostgres.folder);
    const server = await ServerProcess.start(file, { DATABASE_URL: postgres.url });
    const query: Query = async (text, values = []) => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      return (await client.query<Row>(text, [...values]).finally(() => client.end())).rows;
    };
    const revive = async () => {
      await postgres.kill();
      await postgres.start();
    };
    const { folder } = forPostgres;
    faults.push(...(await overfill({ name: 'PostgreSQL', folder, server, revive, settle: async () => {}, query })));
    await server.end();
    await postgres.stop();
  } finally {
    forPostgres.remove();
  }
  const forPglite = smallDisk();
  if (forPglite === null) throw new Error('expected to mount a second disk, as before');
  try {
    const { folder } = forPglite;
    const server = await ServerProcess.start(file, { FOLDER: join(folder, 'data') });
    let copy: Awaited<ReturnType<typeof openPglite>> | null = null;
    const aside = mkdtempSync(join(tmpdir(), 'hencoop-copy-'));
    const query: Query = async (text, values = []) => {
      if (copy === null) throw new Error('expected a copy of the folder');
      return copy.run({ name: text, text }, values);
    };
    const settle = async () => {
      mkdirSync(aside, { recursive: true });
      cpSync(join(folder, 'data', 'pglite'), join(aside, 'copy'), { recursive: true });
      copy = await openPglite(join(aside, 'copy'));
    };
    const revive = async () => {
      await server.kill();
      await server.up();
    };
    faults.push(...(await overfill({ name: 'PGlite', folder, server, revive, settle, query })));
    await server.end();
    // The compiler does not see that `settle` assigns it.
    await (copy as { close(): Promise<void> } | null)?.close();
    rmSync(aside, { recursive: true, force: true });
  } finally {
    forPglite.remove();
  }
  return faults;
}
