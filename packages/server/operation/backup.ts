// Backups: a dump of PostgreSQL during play, and a copy of a stopped PGlite folder. All matches continue from them.

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { postgresFolder, type Service, startPostgres } from '../../../support/services.js';
import { type Accepted, PlayedMatch, type Viewer } from '../kill/players.js';
import type { ServerProcess } from '../kill/processes.js';
import type { Query } from '../kill/proof.js';
import { type Database, openPglite } from '../src/database.js';
import { ask, gameOf } from '../test/testServer.js';
import { addProcess, databaseAt, finish, inFrontOf, movesOf, openMatches, PAUSE, playOn, queryOf } from './matches.js';

/** Runs a PostgreSQL program while this process continues to play. */
async function run(program: 'pg_dump' | 'pg_restore', ...words: readonly string[]): Promise<void> {
  await promisify(execFile)(join(postgresFolder() ?? '', program), words);
}

/** Dumps PostgreSQL during play, and continues from the dump in another database. */
export async function restoreDump(file: string): Promise<readonly string[]> {
  const postgres = await startPostgres(['fsync=off']);
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-dump-'));
  const processes: ServerProcess[] = [];
  const balancer = await inFrontOf(processes);
  try {
    const before = await addProcess(processes, file, { DATABASE_URL: postgres.url });
    const matches = await openMatches(balancer.url);
    await playOn(matches, 'the beginning');
    const known = matches.map(({ accepted }) => [...accepted]);
    const dump = join(folder, 'hencoop.dump');
    await run('pg_dump', '--format=custom', `--file=${dump}`, postgres.url);
    await playOn(matches, 'the dump');
    await Promise.all(matches.map((match) => match.stop()));
    await before.end();
    const restored = await restore(postgres, dump);
    await addProcess(processes, file, { DATABASE_URL: restored });
    return await goOn(balancer.url, matches, known, queryOf(restored));
  } finally {
    balancer.close();
    await Promise.all(processes.map((server) => server.end()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function restore(postgres: Service, dump: string): Promise<string> {
  await queryOf(postgres.url)('create database restored');
  const restored = databaseAt(postgres.url, 'restored');
  await run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restored}`, dump);
  return restored;
}

/**
 * Continues all matches from a dump, with the tokens of their players. `known` lists the moves accepted before the
 * dump.
 */
async function goOn(
  url: string,
  matches: readonly PlayedMatch[],
  known: readonly (readonly Accepted[])[],
  query: Query,
): Promise<readonly string[]> {
  const ahead = await aheadIn(matches, url);
  const faults = await playAhead(ahead);
  const logged = await Promise.all(matches.map(({ id }) => movesInLog(id, query)));
  for (const [index, moves] of known.entries()) {
    const ids = new Set(logged[index]?.map(({ id }) => id));
    for (const { id } of moves)
      if (!ids.has(id)) faults.push(`the dump lacks the move ${id}, which was accepted before it`);
  }
  const lost = movesOf(matches) - logged.flat().length;
  const again = matches.map((match, index) => new PlayedMatch(url, match, PAUSE, logged[index]));
  await playOn(again, 'the restore');
  await passAll(ahead, again);
  faults.push(...(await finish(again, url, query)));
  console.log(
    `a dump during play: ${logged.flat().length} moves restored, ${lost} later ones lost, ${movesOf(again)} at the end; ` +
      `${ahead.length} clients were ahead: ${await fates(ahead, url)}`,
  );
  for (const match of matches) match.close();
  return faults;
}

async function movesInLog(id: string, query: Query): Promise<readonly Accepted[]> {
  const text = "select seat, submission from log where match = $1 and kind = 'moved' order by number";
  return (await query(text, [id])).map(({ seat, submission }) => ({ seat: Number(seat), id: String(submission) }));
}

/** A viewer that has seen more than the restored server has. */
interface Ahead extends Viewer {
  readonly of: PlayedMatch;
}

async function revisionOf(
  url: string,
  { of, token }: Ahead,
): Promise<{ readonly revision: number; readonly view: unknown }> {
  const { body } = await ask(url, `/matches/${of.id}`, { token });
  return { revision: Number(body['revision']), view: body['view'] };
}

async function aheadIn(matches: readonly PlayedMatch[], url: string): Promise<readonly Ahead[]> {
  const all = matches.flatMap((of) => of.viewers.map((viewer) => ({ ...viewer, of })));
  const revisions = await Promise.all(all.map((viewer) => revisionOf(url, viewer)));
  return all.filter(({ match }, index) => (match.seen?.revision ?? 0) > (revisions[index]?.revision ?? 0));
}

/** Makes clients that are ahead try a move: the server must refuse each. */
async function playAhead(ahead: readonly Ahead[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { match, seat, of } of ahead) {
    const { seen } = match;
    const [move] = seen === null || seat === null ? [] : gameOf(of.game).legalMoves(seen.view);
    if (move === undefined) continue;
    const answer = await match.submit(move);
    if (answer.ok || answer.reason !== 'stale')
      faults.push(
        `${of.game} ${of.id}: expected a refusal as stale, because the client is ahead, got ${JSON.stringify(answer)}`,
      );
  }
  return faults;
}

/** Resolves once the matches are over, or past everything that the clients have seen. */
async function passAll(ahead: readonly Ahead[], again: readonly PlayedMatch[]): Promise<void> {
  const isPassed = ({ match, of, seat }: Ahead) => {
    const now = again.find(({ id }) => id === of.id);
    const viewer = now?.viewers.find((each) => each.seat === seat);
    return (
      now?.isOver || (viewer?.match.seen?.revision ?? 0) > (match.seen?.revision ?? 0) || match.connection === 'closed'
    );
  };
  for (let tries = 0; tries < 600 && !ahead.every(isPassed); tries++) await sleep(100);
}

/** Counts the outcomes of the clients that were ahead. */
async function fates(ahead: readonly Ahead[], url: string): Promise<string> {
  const counts = new Map<string, number>();
  for (const viewer of ahead) {
    const { seen, connection } = viewer.match;
    const server = await revisionOf(url, viewer);
    const view = seen === null ? null : gameOf(viewer.of.game).view(seen.view, viewer.seat);
    const isRight = isDeepStrictEqual(JSON.parse(JSON.stringify(view)), server.view);
    const fate = connection === 'closed' ? 'closed' : isRight ? 'correct again' : 'different from the server';
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
  }
  return JSON.stringify(Object.fromEntries(counts));
}

/** Stops a server on a PGlite folder, copies the folder, and continues in the copy: its players only reconnect. */
export async function copyFolder(file: string): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'hencoop-folder-'));
  const [folder, copy, proof] = [join(home, 'data'), join(home, 'copy'), join(home, 'proof')];
  const processes: ServerProcess[] = [];
  const balancer = await inFrontOf(processes);
  const opened: Database[] = [];
  try {
    const before = await addProcess(processes, file, { FOLDER: folder });
    const matches = await openMatches(balancer.url);
    await playOn(matches, 'the beginning');
    await before.end();
    cpSync(folder, copy, { recursive: true });
    await addProcess(processes, file, { FOLDER: copy });
    await playOn(matches, 'the copy');
    await Promise.all(matches.map((match) => match.stop()));
    // Only the server may use its folder. The proof reads a copy, made after the last write.
    cpSync(join(copy, 'pglite'), proof, { recursive: true });
    const db = await openPglite(proof);
    opened.push(db);
    const faults = await finish(matches, balancer.url, (text, values) => db.run({ name: text, text }, values));
    console.log(`a copied folder: ${movesOf(matches)} moves, before and after the copy`);
    return faults;
  } finally {
    balancer.close();
    await Promise.all([...processes.map((server) => server.end()), ...opened.map((db) => db.close())]);
    rmSync(home, { recursive: true, force: true });
  }
}
