// Upgrade and rollback: processes of this version, and of one with another migration, on one database.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres, startRedis } from '../../../support/services.js';
import { bundle, type ServerProcess } from '../kill/processes.js';
import { MIGRATIONS } from '../src/migrations.js';
import { addProcess, finish, inFrontOf, movesOf, openMatches, playOn, queryOf } from './matches.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGE = join(ROOT, 'packages/server');
const NEXT = MIGRATIONS.length + 1;
/** The newer version's migration, and the statements to undo it, which its changelog would list. */
const STEP = ['alter table matches add column note text', 'create index matches_note on matches (note)'];
const UNDO = ['alter table matches drop column note', `delete from schema_version where version = ${NEXT}`];

/** Builds a server with another migration from a copy of the sources. */
async function newerServer(): Promise<string> {
  const copy = mkdtempSync(join(PACKAGE, 'dist-test', 'newer-'));
  try {
    for (const part of ['src', 'kill/server.ts']) cpSync(join(PACKAGE, part), join(copy, part), { recursive: true });
    const migrations = join(copy, 'src/migrations.ts');
    const text = readFileSync(migrations, 'utf8');
    const changed = text.replace(/\n {2}\],\n\];\n/, `\n  ],\n  ${JSON.stringify(STEP)},\n];\n`);
    if (changed === text) throw new Error('expected to find the end of the migrations');
    writeFileSync(migrations, changed);
    return await bundle(join(copy, 'kill/server.ts'), join(PACKAGE, 'dist-test/newer.mjs'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Starts the server program, which must refuse the database; returns the faults. */
function refusal(url: string): readonly string[] {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'examples/server/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATABASE_URL: url, TSX_TSCONFIG_PATH: 'examples/server/tsconfig.json' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  const sentence = `hencoop server: The database has schema ${NEXT}, but this server knows only schemas up to ${NEXT - 1}. Start a newer server.\n`;
  return status === 1 && stderr === sentence ? [] : [`expected a refusal, got ${status} ${stderr}`];
}

export async function changeVersions(older: string): Promise<readonly string[]> {
  const newer = await newerServer();
  const [postgres, redis] = await Promise.all([startPostgres(['fsync=off']), startRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const query = queryOf(postgres.url);
  const undo = () => query(`begin; ${UNDO.join('; ')}; commit`);
  const processes: ServerProcess[] = [];
  const balancer = await inFrontOf(processes);
  try {
    const old = [await addProcess(processes, older, env), await addProcess(processes, older, env)];
    const matches = await openMatches(balancer.url);
    await playOn(matches, 'the beginning');

    const first = await addProcess(processes, newer, env);
    await playOn(matches, 'the start of a newer process');
    const faults = [...refusal(postgres.url)];
    // An older process cannot restart now.
    await old[0]?.kill();
    await playOn(matches, 'the end of an older process');
    await sleep(3_000);
    if (old[0]?.isUp) faults.push('expected the older version to refuse the newer database');

    // Roll back while an older process still plays: the other one restarts by itself.
    await first.end();
    await undo();
    await old[0]?.up();
    await playOn(matches, 'the rollback during the upgrade');

    const next = [await addProcess(processes, newer, env), await addProcess(processes, newer, env)];
    for (const server of old) await server.end();
    await playOn(matches, 'the upgrade');

    for (const server of next) await server.end();
    await undo();
    await addProcess(processes, older, env);
    await playOn(matches, 'the rollback');
    faults.push(...(await finish(matches, balancer.url, query)));
    console.log(`two versions: schemas ${NEXT - 1} and ${NEXT}, up, back, up and back; ${movesOf(matches)} moves`);
    return [...faults, ...processes.flatMap(({ crashes }) => crashes)];
  } finally {
    balancer.close();
    await Promise.all(processes.map((server) => server.end()));
    await Promise.all([postgres.stop(), redis.stop()]);
  }
}
