// The cost of a second process, through nginx with the shipped configuration. It measures in rounds, so that other load
// on the machine affects all setups alike.
import { type Service, startNginx } from '../../../support/services.js';
import type { DriverJob } from './driver.js';
import { type ServerProcess, startDriver, startServer } from './processes.js';
import type { Routed, Way } from './report.js';

const ROUNDS = 5;

type Job = Omit<DriverJob, 'kind' | 'urls'>;

/** A way to spread players over processes. */
interface Candidate {
  readonly way: Way;
  readonly servers: readonly ServerProcess[];
  readonly nginx: Service;
}

/** nginx.conf without routing by id: nginx round-robins. */
function inTurn(text: string): string {
  const without = text.replace(/^ *hash .*\n/m, '');
  if (without === text) throw new Error('expected nginx.conf to have a line that begins with hash');
  return without;
}

export async function measureRouting(env: { readonly [name: string]: string }, job: Job): Promise<readonly Routed[]> {
  const servers: ServerProcess[] = [];
  const started: Service[] = [];
  const candidate = async (way: Way, used: readonly ServerProcess[], edit?: (text: string) => string) => {
    const nginx = await startNginx(
      used.map(({ url }) => Number(new URL(url).port)),
      edit === undefined ? {} : { edit },
    );
    started.push(nginx);
    return { way, servers: used, nginx };
  };
  try {
    for (const NAME of ['server-1', 'server-2']) servers.push(await startServer('hencoop', { ...env, NAME }));
    const candidates = [
      await candidate('one', servers.slice(0, 1)),
      await candidate('byId', servers),
      await candidate('inTurn', servers, inTurn),
    ];
    const routed: Routed[] = [];
    // The first round warms up the processes and does not count.
    for (let round = -1; round < ROUNDS; round++)
      for (const candidate of round % 2 === 0 ? candidates : candidates.toReversed())
        routed.push(await measure(candidate, round, job));
    return routed.filter(({ round }) => round >= 0);
  } finally {
    for (const nginx of started) await nginx.stop();
    for (const server of servers) await server.stop();
  }
}

/** Measures one run. The processes measure their own processor time, from the first counted move to the last. */
async function measure({ way, servers, nginx }: Candidate, round: number, job: Job): Promise<Routed> {
  const used = async () => {
    const times = await Promise.all(servers.map((server) => server.processor()));
    return times.reduce((sum, time) => sum + time, 0);
  };
  let before: Promise<number> | null = null;
  const driver = startDriver({ ...job, kind: 'hencoop', urls: [nginx.url] }, () => {
    before = used();
  });
  const { moves, seconds, opened, together } = await driver.report;
  const after = await used();
  const cost = (after - Number(await before)) / moves;
  console.error(`round ${round + 1}, ${way}: ${Math.round(moves / seconds)} moves/s, ${cost.toFixed(3)} ms a move`);
  if (way !== 'inTurn' && together < opened)
    throw new Error(`expected each of ${opened} matches on one process, got ${together}`);
  return { way, round, rate: moves / seconds, cost, together: together / opened };
}
