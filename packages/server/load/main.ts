// npm run load: measures a server on this machine, with a PostgreSQL and a Redis server of its own, next to others; writes
// docs/scaling.md. npm run load -- 5 measures for 5 seconds each, and writes nothing.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, startRedis } from '../../../test/support/services.js';
import { balancer } from './balancer.js';
import type { DriverReport, Kind } from './driver.js';
import { bundle, type ServerName, type ServerProcess, startComeback, startDriver, startServer } from './processes.js';
import { type Calm, type Figures, type Pace, page, quantile } from './report.js';

const [given] = process.argv.slice(2);
const seconds = Number(given ?? 20);
if (!(seconds >= 1)) {
  console.error(`expected a number of seconds, got ${given}`);
  process.exit(2);
}
/** Tables at which everybody moves as soon as they may. */
const BUSY_TABLES = 100;
const CALM = { tables: 1_000, pace: 200 };
const CLIENTS = 100;
const GAME = { game: 'chicken', seats: 2, options: {} } as const;

/** What the server is measured next to, each in one process. */
const OTHERS: readonly { readonly name: ServerName; readonly title: string; readonly kind: Kind }[] = [
  { name: 'before', title: 'the example server before it, by polling', kind: 'polling' },
  { name: 'colyseus', title: '@hencoop/colyseus', kind: 'colyseus' },
  { name: 'boardgame', title: '@hencoop/boardgame-io, in memory', kind: 'boardgame' },
];

const say = (line: string) => console.error(line);

function paceOf(name: string, processes: number, { moves, seconds, answers, deliveries }: DriverReport): Pace {
  return { name, processes, rate: moves / seconds, answers: spread(answers), deliveries: spread(deliveries) };
}

function spread(values: readonly number[]): Pace['answers'] {
  return { half: quantile(values, 0.5), most: quantile(values, 0.99) };
}

await bundle();
const postgres = await startPostgres();
const redis = await startRedis();
const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
const servers: ServerProcess[] = [];
try {
  const start = async (count: number) => {
    while (servers.length < count) servers.push(await startServer('hencoop', env));
    return servers.slice(0, count).map(({ url }) => url);
  };
  const busy = { ...GAME, tables: BUSY_TABLES, pace: null, warmUp: seconds / 4, seconds };
  const paces: Pace[] = [];
  for (const processes of [1, 2]) {
    say(`as fast as possible, ${processes} server processes`);
    const urls = await start(processes);
    paces.push(paceOf('@hencoop/server', processes, await startDriver({ ...busy, kind: 'hencoop', urls }).report));
  }
  for (const { name, title, kind } of OTHERS) {
    say(`as fast as possible, ${title}`);
    const other = await startServer(name, env);
    try {
      paces.push(paceOf(title, 1, await startDriver({ ...busy, kind, urls: [other.url] }).report));
    } finally {
      await other.stop();
    }
  }

  say(`${CALM.tables} tables, ${CALM.pace} moves a second`);
  const before = await Promise.all(servers.map((server) => server.heap()));
  const calm = startDriver({ kind: 'hencoop', ...GAME, ...CALM, urls: await start(2), warmUp: seconds / 4, seconds });
  await calm.ready;
  await sleep((seconds * 1000) / 2);
  const during = await Promise.all(servers.map((server) => server.heap()));
  const calmReport = await calm.report;
  const heap = during.reduce((sum, bytes, at) => sum + bytes - (before[at] ?? 0), 0);
  const calmly: Calm = {
    ...CALM,
    rate: calmReport.moves / calmReport.seconds,
    answers: spread(calmReport.answers),
    deliveries: spread(calmReport.deliveries),
    heapATable: heap / CALM.tables,
  };

  say(`${CLIENTS} clients come back`);
  const gate = await balancer(servers.map(({ url }) => url));
  const comeback = startComeback({ url: gate.url, clients: CLIENTS });
  await comeback.ready;
  await sleep(500);
  gate.cut();
  const back = (await comeback.report).back;
  await gate.close();

  const figures: Figures = {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`,
    date: new Date().toISOString().slice(0, 10),
    seconds,
    paces,
    calm: calmly,
    comeback: { clients: CLIENTS, half: quantile(back, 0.5), ninetyNinth: quantile(back, 0.99) },
  };
  const text = page(figures);
  console.log(text);
  if (given === undefined) writeFileSync('docs/scaling.md', text);
} finally {
  for (const server of servers) await server.stop();
  await redis.stop();
  await postgres.stop();
}
process.exit(0);
