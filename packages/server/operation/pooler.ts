// PgBouncer between the servers and PostgreSQL: in session mode, with the documented settings, and in transaction mode.

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  freePort,
  postgresFolder,
  postgresUser,
  type Service,
  serviceOf,
  startPostgres,
} from '../../../support/services.js';
import { ServerProcess } from '../kill/processes.js';
import { notify } from '../src/index.js';
import { addProcess, finish, inFrontOf, movesOf, openMatches, playOn, queryOf } from './matches.js';
import { settingsWith } from './page.js';

/** The first version of PgBouncer that supports named prepared statements in transaction mode. */
const KNOWS_STATEMENTS = [1, 21];

/** Starts PgBouncer in front of PostgreSQL, with the documented settings; `edit` changes them. */
async function startPooler(postgres: Service, edit = (text: string) => text): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-pooler-'));
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const [port, { port: behind }] = [await freePort(), new URL(postgres.url)];
  const file = join(folder, 'pgbouncer.ini');
  // This PostgreSQL needs no password.
  const settings = edit(settingsWith('pool_mode'))
    .replace(/^hencoop = .*$/m, `postgres = host=127.0.0.1 port=${behind} user=hencoop`)
    .replace(/^auth_file = .*$/m, '')
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`);
  writeFileSync(file, settings, { mode: 0o644 });
  return serviceOf({
    url: `postgres://hencoop@127.0.0.1:${port}/postgres`,
    spawn: () => spawn('pgbouncer', ['-q', file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] }),
    ask: () => {
      execFileSync(join(postgresFolder() ?? '', 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    },
    stopSignal: 'SIGINT',
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  });
}

function versionOfPooler(): readonly number[] {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' })) ?? [];
  return [Number(major), Number(minor)];
}

/** Counts how many of ten hints arrive through a pooler. */
async function hintsThrough(url: string): Promise<number> {
  const seen: string[] = [];
  const config = { onHint: (id: string) => seen.push(id), onTrouble() {}, onRecovery() {} };
  const open = () => notify(url)(config);
  const [from, to] = await Promise.all([open(), open()]);
  to.watch('match');
  for (let sent = 0; sent < 10; sent++) {
    from.publish('match');
    await sleep(100);
  }
  await sleep(1_000);
  await Promise.all([from.close(), to.close()]);
  return seen.length;
}

/** Plays on two processes through a pooler that restarts. */
async function inSessions(file: string, postgres: Service): Promise<readonly string[]> {
  const pooler = await startPooler(postgres);
  const env = { DATABASE_URL: pooler.url, NOTIFY_URL: pooler.url };
  const processes: ServerProcess[] = [];
  const balancer = await inFrontOf(processes);
  const faults: string[] = [];
  try {
    for (const setting of settingsWith('alter role')
      .split(';')
      .filter((text) => text.trim() !== ''))
      await queryOf(postgres.url)(setting);
    const [{ statement_timeout: limit } = {}] = await queryOf(pooler.url)('show statement_timeout');
    if (limit !== '10s') faults.push(`expected the role's limit through the pooler, got ${String(limit)}`);
    await addProcess(processes, file, env);
    await addProcess(processes, file, env);
    const matches = await openMatches(balancer.url);
    await playOn(matches, 'the beginning');
    await pooler.kill();
    await pooler.start();
    await playOn(matches, 'the restart of the pooler');
    const hints = await hintsThrough(pooler.url);
    if (hints === 0) faults.push('expected hints through a pooler in session mode');
    faults.push(...(await finish(matches, balancer.url, queryOf(postgres.url))));
    console.log(
      `PgBouncer ${versionOfPooler().join('.')} in session mode: ${movesOf(matches)} moves, ${hints} of 10 hints`,
    );
    return faults;
  } finally {
    balancer.close();
    await Promise.all(processes.map((server) => server.end()));
    await pooler.stop();
  }
}

/** Sends requests through a pooler that gives each transaction a different connection. */
async function inTransactions(file: string, postgres: Service): Promise<readonly string[]> {
  const pooler = await startPooler(postgres, (text) => text.replace('pool_mode = session', 'pool_mode = transaction'));
  const server = await ServerProcess.start(file, { DATABASE_URL: pooler.url });
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const body = JSON.stringify({ game: 'chicken', players: ['person', 'person'] });
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const response = await fetch(`${url}/matches`, index % 2 === 0 ? { method: 'POST', body } : {});
        await response.text();
        return response.status;
      }),
    );
    const failed = statuses.filter((status) => status >= 500).length;
    const hints = await hintsThrough(pooler.url);
    const version = versionOfPooler();
    console.log(
      `PgBouncer ${version.join('.')} in transaction mode: ${failed} of 100 requests fail, ${hints} of 10 hints arrive`,
    );
    const [major = 0, minor = 0] = version;
    const [knownMajor = 0, knownMinor = 0] = KNOWS_STATEMENTS;
    const isOld = major < knownMajor || (major === knownMajor && minor < knownMinor);
    return [
      ...(isOld && failed === 0 ? ['expected this old pooler to mix up prepared statements in transaction mode'] : []),
      ...(hints > 0 ? ['expected no hints in transaction mode, as documented'] : []),
    ];
  } finally {
    await server.end();
    await pooler.stop();
  }
}

export async function throughPooler(file: string): Promise<readonly string[]> {
  const postgres = await startPostgres(['fsync=off']);
  try {
    return [...(await inSessions(file, postgres)), ...(await inTransactions(file, postgres))];
  } finally {
    await postgres.stop();
  }
}
