// Kills servers, database and network while all five games are played, and then looks for what was lost.
// npm run kill -- 25: so many of every kind.

import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres, startRedis } from '../../../test/support/services.js';
import type { Row } from '../src/database.js';
import { openPglite } from '../src/database.js';
import { fillDisk } from './fullDisk.js';
import { GAMES, PlayedMatch } from './players.js';
import { Balancer, bundle, ServerProcess } from './processes.js';
import { faultsOf, type Query } from './proof.js';

/** After so many milliseconds without a move, play counts as stalled. */
const PATIENCE = 60_000;
/** Between the moves of a player, in milliseconds. */
const PAUSE = 30;
/** How many moves are accepted between one blow and the next. */
const BETWEEN = 3;

type Blow = () => Promise<void>;

interface House {
  readonly name: string;
  readonly balancer: Balancer;
  readonly servers: readonly ServerProcess[];
  readonly blows: { readonly [kind: string]: Blow };
  readonly query: Query;
  /** Between the end of play and the proof. */
  readonly settle: () => Promise<void>;
}

/** Plays all games, strikes `count` times in each way, and says what is wrong afterwards. */
async function siege(
  { name, balancer, servers, blows, query, settle }: House,
  count: number,
): Promise<readonly string[]> {
  const begun = Date.now();
  const all: PlayedMatch[] = [];
  const current = new Map<string, PlayedMatch>();
  const moves = () => all.reduce((sum, { accepted }) => sum + accepted.length, 0);
  const seat = async (game: (typeof GAMES)[number]) => {
    const match = await PlayedMatch.open(balancer.url, game, PAUSE);
    all.push(match);
    current.set(game, match);
  };
  await Promise.all(GAMES.map(seat));
  let playing = true;
  const host = (async () => {
    while (playing) {
      for (const game of GAMES) if (current.get(game)?.isOver) await seat(game);
      await sleep(200);
    }
  })();
  const progress = async (what: string) => {
    const before = moves();
    const end = Date.now() + PATIENCE;
    while (moves() < before + BETWEEN) {
      if (Date.now() > end)
        throw new Error(`expected play to go on after ${what}, got no move in ${PATIENCE / 1000} s`);
      await sleep(10);
    }
  };
  const longest = new Map<string, number>();
  await progress('the beginning');
  for (let round = 0; round < count; round++) {
    for (const [kind, strike] of Object.entries(blows)) {
      const at = Date.now();
      await strike();
      await progress(kind);
      longest.set(kind, Math.max(longest.get(kind) ?? 0, Date.now() - at));
    }
    if ((round + 1) % 5 === 0)
      console.log(`${name}: ${round + 1} of ${count}, ${moves()} moves, ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  playing = false;
  await host;
  // No match may have been left behind by a blow: each is over, or goes on.
  await Promise.all(
    [...current.values()].map(async (match) => {
      const before = match.accepted.length;
      for (let tries = 0; match.accepted.length === before && !match.isOver; tries++) {
        if (tries > 600) throw new Error(`expected ${match.game} ${match.id} to go on, got no move in 30 s`);
        await sleep(50);
      }
    }),
  );
  await Promise.all(all.map((match) => match.stop()));
  await settle();
  const faults = (await Promise.all(all.map((match) => faultsOf(match, balancer.url, query)))).flat();
  const crashes = servers.flatMap(({ crashes }) => crashes);
  const kinds = Object.keys(blows).map(
    (kind) => `${count} ${kind} (moves again after ${longest.get(kind)} ms at most)`,
  );
  const refused = new Map<string, number>();
  for (const match of all)
    for (const [reason, times] of match.refused) refused.set(reason, (refused.get(reason) ?? 0) + times);
  console.log(
    `${name}: ${kinds.join(', ')}; ${all.length} matches, ${moves()} accepted moves, refused ${JSON.stringify(Object.fromEntries(refused))}, ${Math.round((Date.now() - begun) / 1000)} s`,
  );
  for (const match of all) match.close();
  return [...faults, ...crashes.map((words) => `a server: ${words}`)];
}

async function onPostgres(file: string, count: number): Promise<readonly string[]> {
  // Killed processes lose nothing that they have handed to the system: it need not be on the disk.
  const [postgres, redis] = await Promise.all([startPostgres(['fsync=off']), startRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = await Promise.all([ServerProcess.start(file, env), ServerProcess.start(file, env)]);
  const balancer = new Balancer(servers);
  await balancer.listen();
  const query: Query = async (text, values = []) => {
    for (let tries = 0; ; tries++) {
      const client = new pg.Client({ connectionString: postgres.url, application_name: 'kill' });
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
  const backends = "from pg_stat_activity where application_name = 'hencoop'";
  let next = 0;
  const blows = {
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
  try {
    const settle = async () => {};
    return await siege({ name: 'PostgreSQL and Redis', balancer, servers, blows, query, settle }, count);
  } finally {
    balancer.close();
    await Promise.all(servers.map((server) => server.end()));
    await Promise.all([postgres.stop(), redis.stop()]);
  }
}

async function onPglite(file: string, count: number): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-kill-'));
  const server = await ServerProcess.start(file, { FOLDER: folder });
  const balancer = new Balancer([server]);
  await balancer.listen();
  const blows = {
    'server processes killed': async () => {
      await server.kill();
      await server.up();
    },
    'rounds of cut sockets': async () => {
      balancer.cut();
    },
  };
  let copy: Awaited<ReturnType<typeof openPglite>> | null = null;
  try {
    return await siege(
      {
        name: 'PGlite',
        balancer,
        servers: [server],
        blows,
        async query(text, values = []) {
          if (copy === null) throw new Error('expected the copy of the folder');
          return copy.run({ name: text, text }, values);
        },
        async settle() {
          // Its folder is this process's alone: the proof reads a copy, made while nothing is written.
          cpSync(join(folder, 'pglite'), join(folder, 'copy'), { recursive: true });
          copy = await openPglite(join(folder, 'copy'));
        },
      },
      count,
    );
  } finally {
    balancer.close();
    await server.end();
    // Assigned in `settle`, which the compiler does not see.
    await (copy as { close(): Promise<void> } | null)?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const count = Number(process.argv[2] ?? 25);
if (!Number.isInteger(count) || count < 1) throw new Error(`expected how many of every kind, got ${process.argv[2]}`);
const begun = Date.now();
const file = await bundle();
// Both wait more than they work.
const sieges = await Promise.allSettled([onPostgres(file, count), onPglite(file, count)]);
const faults = sieges.flatMap((siege) => (siege.status === 'fulfilled' ? siege.value : [String(siege.reason)]));
faults.push(...(await fillDisk(file)));
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(
  faults.length === 0
    ? `nothing was lost, ${Math.round((Date.now() - begun) / 1000)} s`
    : `${faults.length} faults, ${Math.round((Date.now() - begun) / 1000)} s`,
);
process.exit(faults.length === 0 ? 0 : 1);
