// npm run check -- databases: two databases, with two processes each, behind nginx with the shipped two-databases.conf.
// Each match must stay in its group and on one process, and one group must keep working while a process and the
// database of the other are killed.
import { lobby } from '@hencoop/client';
import { RoutedMatch } from '../../packages/server/test/routedMatch.js';
import { freePort, type Service, startNginx, startPostgres, startRedis } from '../../support/services.js';
import { expected, NamedProcess } from '../lib/namedProcess.js';

const GROUPS = ['a', 'b'] as const;
const MATCHES = 8;

interface Group {
  readonly name: string;
  readonly postgres: Service;
  readonly processes: readonly NamedProcess[];
}

async function startGroup(name: string, redis: Service): Promise<Group> {
  const postgres = await startPostgres(['fsync=off']);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const processes = [1, 2].map(async (number) => new NamedProcess(`${name}-${number}`, await freePort(), env));
  return { name, postgres, processes: await Promise.all(processes) };
}

async function openMatches(url: string, { name }: Group): Promise<readonly RoutedMatch[]> {
  const address = (number: number) => `192.0.2.${(name === 'a' ? 0 : 100) + number}`;
  return Promise.all(
    Array.from({ length: MATCHES }, (_, number) => RoutedMatch.open(`${url}/${name}`, address(number))),
  );
}

/** Requires that one process of its group has served each match. */
function requireOwners({ name }: Group, matches: readonly RoutedMatch[]): void {
  for (const match of matches) {
    const by = [...match.servedBy()];
    if (by.length !== 1 || !by[0]?.startsWith(`${name}-`)) expected(`one process of group ${name} for ${match.id}`, by);
  }
}

async function requireNoFaults({ name, postgres }: Group, matches: readonly RoutedMatch[]): Promise<void> {
  const faults = (await Promise.all(matches.map((match) => match.faults(postgres.url)))).flat();
  if (faults.length > 0) expected('no faults', faults);
  const moves = matches.reduce((sum, { accepted }) => sum + accepted.length, 0);
  console.log(`group ${name}: ${moves} moves accepted, each in the log exactly once`);
}

async function check(url: string, a: Group, b: Group): Promise<void> {
  const [ofA, ofB] = await Promise.all([openMatches(url, a), openMatches(url, b)]);
  const all = [...ofA, ...ofB];
  try {
    await Promise.all(all.map((match) => match.play(15)));
    requireOwners(a, ofA);
    requireOwners(b, ofB);
    const foreign = await lobby(`${url}/b`)
      .info(ofA[0]?.id ?? '')
      .catch((error: { readonly code?: string }) => error.code);
    if (foreign !== 'notFound') expected('a match of group a to be unknown in group b', foreign);
    console.log(`${MATCHES} matches in each group, each on one process of its group`);

    const playing = Promise.all(ofA.map((match) => match.play(40)));
    // A failure is reported below, at its `await`.
    playing.catch(() => {});
    await a.processes[1]?.end('SIGKILL');
    await a.postgres.kill();
    await Promise.all(ofB.map((match) => match.play(40)));
    requireOwners(b, ofB);
    console.log('group b continued while group a had no database and one process');
    await a.postgres.start();
    await playing;
    await requireNoFaults(a, ofA);
    await requireNoFaults(b, ofB);
  } finally {
    for (const match of all) match.close();
  }
}

const redis = await startRedis();
const [a, b] = await Promise.all([startGroup(GROUPS[0], redis), startGroup(GROUPS[1], redis)]);
const processes = [...a.processes, ...b.processes];
const nginx = await startNginx(
  processes.map(({ port }) => port),
  { file: 'two-databases.conf' },
);
try {
  // Start a group's processes one after another: the first prepares the database.
  await Promise.all(
    [a, b].map(async ({ processes }) => {
      for (const process of processes) await process.start();
    }),
  );
  await check(nginx.url, a, b);
} finally {
  await Promise.all(processes.map((process) => process.end('SIGTERM')));
  await Promise.all([nginx.stop(), redis.stop(), a.postgres.stop(), b.postgres.stop()]);
}
process.exit(0);
