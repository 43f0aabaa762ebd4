// Kills servers, database and connections during play, then checks that no move was lost.
// npm run check -- kill -- 25: 25 failures of each kind.

import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Service, startPostgres, startRedis } from '../../../support/services.js';
import type { Database, Row } from '../src/database.js';
import { openPglite } from '../src/database.js';
import { LOCK_TIMING } from '../src/folderLock.js';
import { type Attack, withstand } from './attack.js';
import { fillDisk } from './fullDisk.js';
import { Balancer, bundle, ServerProcess } from './processes.js';
import type { Query } from './proof.js';
import { countTogether } from './rates.js';
import { stopHolder } from './stopped.js';

async function onPostgres(file: string, count: number): Promise<readonly string[]> {
  // A killed process loses nothing that the operating system has already received, so fsync can be off.
  const [postgres, redis] = await Promise.all([startPostgres(['fsync=off']), startRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = await Promise.all([ServerProcess.start(file, env), ServerProcess.start(file, env)]);
  const balancer = new Balancer(servers);
  await balancer.listen();
  const query = queryOf(postgres.url);
  const failures = failuresOf(servers, postgres, redis, balancer, query);
  try {
    const settle = async () => {};
    return await withstand({ name: 'PostgreSQL and Redis', balancer, servers, failures, query, settle }, count);
  } finally {
    balancer.close();
    await Promise.all(servers.map((server) => server.end()));
    await Promise.all([postgres.stop(), redis.stop()]);
  }
}

/** Runs queries on a database that comes and goes. */
function queryOf(connectionString: string): Query {
  return async (text, values = []) => {
    for (let tries = 0; ; tries++) {
      const client = new pg.Client({ connectionString, application_name: 'kill' });
      client.on('error', () => {});
      try {
        await client.connect();
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        if (tries > 100) throw error;
        await sleep(100);
      } finally {
        await client.end().catch(() => {});
      }
    }
  };
}

function failuresOf(
  servers: readonly ServerProcess[],
  postgres: Service,
  redis: Service,
  balancer: Balancer,
  query: Query,
): Attack['failures'] {
  const backends = "from pg_stat_activity where application_name = 'hencoop'";
  let next = 0;
  return {
    'server processes killed': async () => {
      const server = servers[next++ % servers.length];
      await Promise.all(servers.map((server) => server.up()));
      await server?.kill();
    },
    'rounds of pg_terminate_backend': async () => {
      await query(`select pg_terminate_backend(pid) ${backends}`);
    },
    'database backends killed': async () => {
      const rows = await query(`select pid ${backends}`);
      const pid = Number(rows[randomInt(Math.max(1, rows.length))]?.['pid'] ?? 0);
      if (pid > 0) process.kill(pid, 'SIGKILL');
    },
    'postmasters killed': async () => {
      await postgres.kill();
      await postgres.start();
    },
    'Redis servers killed': async () => {
      await redis.kill();
      await sleep(200);
      await redis.start();
    },
    'rounds of cut sockets': async () => {
      balancer.cut(Math.random() < 0.5 ? 1 : 0.5);
    },
  };
}

async function onPglite(file: string, count: number): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-kill-'));
  const server = await ServerProcess.start(file, { FOLDER: folder });
  const balancer = new Balancer([server]);
  await balancer.listen();
  const failures = {
    'server processes killed': async () => {
      await server.kill();
      await server.up();
    },
    'rounds of cut sockets': async () => {
      balancer.cut();
    },
  };
  const copies: Database[] = [];
  const query: Query = async (text, values = []) => {
    const [copy] = copies;
    if (copy === undefined) throw new Error('expected a copy of the folder');
    return copy.run({ name: text, text }, values);
  };
  const settle = async () => {
    // Only the server may use its folder. The proof reads a copy, made after the last write.
    cpSync(join(folder, 'pglite'), join(folder, 'copy'), { recursive: true });
    copies.push(await openPglite(join(folder, 'copy')));
  };
  try {
    return await withstand({ name: 'PGlite', balancer, servers: [server], failures, query, settle }, count);
  } finally {
    balancer.close();
    await server.end();
    await Promise.all(copies.map((copy) => copy.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

const count = Number(process.argv[2] ?? 10);
if (!Number.isInteger(count) || count < 1) throw new Error(`expected a number of failures, got ${process.argv[2]}`);
const began = Date.now();
const file = await bundle();
// In parallel, because both mostly wait.
const attacks = await Promise.allSettled([onPostgres(file, count), onPglite(file, count)]);
const faults = attacks.flatMap((attack) => (attack.status === 'fulfilled' ? attack.value : [String(attack.reason)]));
faults.push(...(await fillDisk(file)));
faults.push(...(await countTogether()));
// Use the real timing, a minute, only if the kills take hours anyway.
const stop = count >= 100 ? { stale: LOCK_TIMING.stale, stopped: 90_000 } : { stale: 2_000, stopped: 3_000 };
faults.push(...(await stopHolder(file, stop)));
console.log(
  `a process suspended for at least ${stop.stopped / 1_000} s, its folder taken over after ${stop.stale / 1_000} s`,
);
for (const fault of faults.slice(0, 20)) console.error(fault);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(faults.length === 0 ? `nothing was lost, ${seconds} s` : `${faults.length} faults, ${seconds} s`);
process.exit(faults.length === 0 ? 0 : 1);
