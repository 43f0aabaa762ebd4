// The cost of a second process, through nginx with the shipped configuration. It measures in rounds, so that other load
// on the machine affects all setups alike.
import pg from 'pg';
import { type Service, startNginx } from '../../../support/services.js';
import type { DriverJob } from './driver.js';
import { OUT, type ServerProcess, startDriver, startServer } from './processes.js';
import { processorTime } from './processorTime.js';
import { sharesOf } from './profile.js';
import type { Profiled, Routed, RoutingRuns, Way } from './routingReport.js';

const ROUNDS = 5;

type Job = Omit<DriverJob, 'kind' | 'urls'>;

/** The database and Redis of the servers. */
export interface Services {
  readonly postgres: Service;
  readonly redis: Service;
}

/** A way to spread players over processes. */
interface Candidate {
  readonly way: Way;
  readonly servers: readonly ServerProcess[];
  /** `null`: the players connect to the process itself. */
  readonly nginx: Service | null;
}

/** nginx.conf without routing by id: nginx round-robins. */
function inTurn(text: string): string {
  const without = text.replace(/^ *hash .*\n/m, '');
  if (without === text) throw new Error('expected nginx.conf to have a line that begins with hash');
  return without;
}

export async function measureRouting(services: Services, job: Job): Promise<RoutingRuns> {
  const env = { DATABASE_URL: services.postgres.url, REDIS_URL: services.redis.url };
  const servers: ServerProcess[] = [];
  const started: Service[] = [];
  const behindNginx = async (way: Way, used: readonly ServerProcess[], edit?: (text: string) => string) => {
    const nginx = await startNginx(
      used.map(({ url }) => Number(new URL(url).port)),
      edit === undefined ? {} : { edit },
    );
    started.push(nginx);
    return { way, servers: used, nginx };
  };
  try {
    for (const NAME of ['server-1', 'server-2']) servers.push(await startServer('hencoop', { ...env, NAME }));
    const candidates: readonly Candidate[] = [
      { way: 'direct', servers: servers.slice(0, 1), nginx: null },
      await behindNginx('one', servers.slice(0, 1)),
      await behindNginx('byId', servers),
      await behindNginx('inTurn', servers, inTurn),
    ];
    const runs: Routed[] = [];
    // The first round warms up the processes and does not count.
    for (let round = -1; round < ROUNDS; round++)
      for (const candidate of round % 2 === 0 ? candidates : candidates.toReversed())
        runs.push(await measure(candidate, round, job, services));
    const profiles: Profiled[] = [];
    for (const candidate of candidates.slice(1)) profiles.push(await profile(candidate, job, services));
    return { seconds: job.seconds, runs: runs.filter(({ round }) => round >= 0), profiles };
  } finally {
    for (const nginx of started) await nginx.stop();
    for (const server of servers) await server.stop();
  }
}

/** What all processes have used so far, in milliseconds, and how many statements the database has committed. */
interface Used {
  readonly servers: number;
  readonly postgres: number;
  readonly redis: number;
  readonly nginx: number;
  readonly statements: number;
}

async function usedBy({ servers, nginx }: Candidate, { postgres, redis }: Services): Promise<Used> {
  const times = await Promise.all(servers.map((server) => server.processor()));
  return {
    servers: times.reduce((sum, time) => sum + time, 0),
    postgres: processorTime(postgres.pid()),
    redis: processorTime(redis.pid()),
    nginx: nginx === null ? 0 : processorTime(nginx.pid()),
    statements: await committed(postgres.url),
  };
}

async function committed(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select sum(xact_commit) as count from pg_stat_database');
  await client.end();
  return Number(rows[0]?.count);
}

/** Measures one run, from the first counted move to the last. The servers measure their own processor time. */
async function measure(candidate: Candidate, round: number, job: Job, services: Services): Promise<Routed> {
  const { way, nginx, servers } = candidate;
  let before: Promise<Used> | null = null;
  const urls = [nginx?.url ?? servers[0]?.url ?? ''];
  const driver = startDriver({ ...job, kind: 'hencoop', urls }, () => {
    before = usedBy(candidate, services);
  });
  const { moves, seconds, opened, together } = await driver.report;
  const after = await usedBy(candidate, services);
  const began = await before;
  if (began === null) throw new Error('expected the driver to say when it begins to count');
  const each = (of: keyof Used) => (after[of] - Number(began?.[of])) / moves;
  const cost = each('servers');
  console.error(`round ${round + 1}, ${way}: ${Math.round(moves / seconds)} moves/s, ${cost.toFixed(3)} ms a move`);
  if (way !== 'inTurn' && together < opened)
    throw new Error(`expected each of ${opened} matches on one process, got ${together}`);
  const others = { postgres: each('postgres'), redis: each('redis'), nginx: each('nginx') };
  const statements = each('statements');
  return { way, round, rate: moves / seconds, cost, ...others, statements, together: together / opened };
}

/** Runs once more, with profiles, which cost time themselves: such a run counts nowhere else. */
async function profile(candidate: Candidate, job: Job, services: Services): Promise<Profiled> {
  await Promise.all(candidate.servers.map((server) => server.beginProfile()));
  const { way, cost } = await measure(candidate, 0, job, services);
  const profiles = await Promise.all(candidate.servers.map((server) => server.endProfile()));
  return { way, cost, shares: sharesOf(profiles, OUT) };
}
