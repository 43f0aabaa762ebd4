// npm run check -- load: measures the server on this machine, with PostgreSQL and Redis, and others for comparison;
// writes docs/scaling.md. `-- 5` measures for 5 seconds each and writes nothing; `-- 5 routing` measures only the cost
// of a second process, `-- 5 crowds` only crowds.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, startRedis } from '../../../support/services.js';
import { balancer } from './balancer.js';
import { measureCrowds } from './crowds.js';
import type { ClientKind, DriverReport } from './driver.js';
import { bundle, type ServerName, type ServerProcess, startComeback, startDriver, startServer } from './processes.js';
import { type Calm, type Comeback, crowdsText, type Pace, page } from './report.js';
import { measureRouting } from './routing.js';
import { type RoutingRuns, twoProcesses } from './routingReport.js';
import { quantile, spread } from './statistics.js';

const [given, part] = process.argv.slice(2);
const seconds = Number(given ?? 20);
if (!(seconds >= 1) || (part !== undefined && part !== 'routing' && part !== 'crowds')) {
  console.error(
    `expected a number of seconds, optionally followed by routing or crowds, got ${process.argv.slice(2).join(' ')}`,
  );
  process.exit(2);
}
/** Matches in which every player moves as soon as possible. */
const BUSY_MATCHES = 100;
const CALM = { matches: 1_000, pace: 200 };
const CLIENTS = 100;
const GAME = { game: 'chicken', seats: 2, options: {} } as const;

/** The servers to compare with, in one process each. */
const OTHERS: readonly { readonly name: ServerName & ClientKind; readonly title: string }[] = [
  { name: 'colyseus', title: '@hencoop/colyseus' },
  { name: 'boardgame', title: '@hencoop/boardgame-io, in memory' },
];

type Environment = { readonly [name: string]: string };

const say = (line: string) => console.error(line);

function paceOf(name: string, { moves, seconds, answers, deliveries }: DriverReport): Pace {
  return { name, rate: moves / seconds, answers: spread(answers), deliveries: spread(deliveries) };
}

const busyFor = (seconds: number) =>
  ({ ...GAME, matches: BUSY_MATCHES, pace: null, warmUp: seconds / 4, seconds }) as const;

/** As fast as possible: one process of our server, which keeps running, then the others. */
async function measurePaces(servers: ServerProcess[], env: Environment): Promise<readonly Pace[]> {
  const busy = busyFor(seconds);
  const paces: Pace[] = [];
  say('as fast as possible, @hencoop/server');
  const own = await startServer('hencoop', env);
  servers.push(own);
  const job = { ...busy, kind: 'hencoop', urls: [own.url] } as const;
  paces.push(paceOf('@hencoop/server', await startDriver(job).report));
  for (const { name, title } of OTHERS) {
    say(`as fast as possible, ${title}`);
    const other = await startServer(name, env);
    try {
      paces.push(paceOf(title, await startDriver({ ...busy, kind: name, urls: [other.url] }).report));
    } finally {
      await other.stop();
    }
  }
  return paces;
}

/** Many matches at a calm pace, on two processes. */
async function measureCalm(servers: ServerProcess[], env: Environment): Promise<Calm> {
  servers.push(await startServer('hencoop', env));
  say(`${CALM.matches} matches, ${CALM.pace} moves a second`);
  const heaps = () => Promise.all(servers.map((server) => server.heap()));
  const before = await heaps();
  const urls = servers.map(({ url }) => url);
  const driver = startDriver({ kind: 'hencoop', ...GAME, ...CALM, urls, warmUp: seconds / 4, seconds });
  await driver.ready;
  await sleep((seconds * 1000) / 2);
  const during = await heaps();
  const { moves, seconds: took, answers, deliveries } = await driver.report;
  const heap = during.reduce((sum, bytes, at) => sum + bytes - (before[at] ?? 0), 0);
  return {
    ...CALM,
    rate: moves / took,
    answers: spread(answers),
    deliveries: spread(deliveries),
    heapAMatch: heap / CALM.matches,
  };
}

/** Measures how long clients take to reconnect. */
async function measureComeback(servers: readonly ServerProcess[]): Promise<Comeback> {
  say(`${CLIENTS} clients reconnect`);
  const gate = await balancer(servers.map(({ url }) => url));
  const comeback = startComeback({ url: gate.url, clients: CLIENTS });
  await comeback.ready;
  await sleep(500);
  gate.cut();
  const { back } = await comeback.report;
  await gate.close();
  return { clients: CLIENTS, half: quantile(back, 0.5), ninetyNinth: quantile(back, 0.99) };
}

/** Measures everything, and writes the page. */
async function measureAll(routing: RoutingRuns): Promise<void> {
  const text = page({
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.versions.node}`,
    date: new Date().toISOString().slice(0, 10),
    seconds,
    paces: await measurePaces(servers, env),
    routing,
    calm: await measureCalm(servers, env),
    comeback: await measureComeback(servers),
    crowds: await measureCrowds(env),
  });
  console.log(text);
  if (given === undefined) writeFileSync('docs/scaling.md', text);
}

await bundle();
const postgres = await startPostgres();
const redis = await startRedis();
const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
const servers: ServerProcess[] = [];
try {
  if (part === 'crowds') console.log(crowdsText(await measureCrowds(env)));
  else {
    say('two processes');
    const routing = await measureRouting({ postgres, redis }, busyFor(seconds / 2));
    if (part === 'routing') console.log(twoProcesses(routing));
    else await measureAll(routing);
  }
} finally {
  for (const server of servers) await server.stop();
  await redis.stop();
  await postgres.stop();
}
process.exit(0);
