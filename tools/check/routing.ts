// npm run check -- routing: two server processes behind nginx with the shipped nginx.conf; with `-- haproxy` or `--
// caddy`, behind that, configured as in docs/server.md. According to the header X-Served-By, all requests of a match
// must reach one process; while that is down, the other, without a lost move; and then the first again.
import { lobby } from '@hencoop/client';
import { Recorder, RoutedMatch } from '../../packages/server/test/routedMatch.js';
import { ask, enter, RawConnection, RawSocket, until } from '../../packages/server/test/testServer.js';
import { freePort, type Service, startPostgres, startRedis } from '../../support/services.js';
import { startBalancer } from '../lib/balancers.js';
import { expected, NamedProcess } from '../lib/namedProcess.js';

const MATCHES = 20;
/** The limit of connections per address in nginx.conf. */
const CONNECTIONS = 500;

/** All requests of clients have one of these paths: a path with a match id starts with it. */
const PATHS = /^\/(?:games|matches|matches\/[\da-f-]{36}(?:\/\w+)?)$/;

/** Requires that one process served each match, and that each process served some; returns the owner of each match. */
function ownersOf(matches: readonly RoutedMatch[], names: readonly string[]): ReadonlyMap<RoutedMatch, string> {
  const owners = new Map<RoutedMatch, string>();
  for (const match of matches) {
    const [owner = '', ...others] = match.servedBy();
    if (others.length > 0) expected(`one process for ${match.id}`, [owner, ...others]);
    for (const { path } of match.recorder.served) if (!PATHS.test(path)) expected('the path of the contract', path);
    owners.set(match, owner);
  }
  const used = [...new Set(owners.values())].sort();
  if (used.join() !== names.join()) expected('matches on all processes', used);
  return owners;
}

/** Requests without an id go to any process. */
async function askWithoutId(url: string, names: readonly string[], matches: readonly RoutedMatch[]): Promise<void> {
  const recorder = new Recorder('192.0.2.250');
  const hall = lobby(url, recorder);
  for (let asked = 0; asked < MATCHES; asked++) await Promise.all([hall.list(), hall.games()]);
  const opening = matches.map((match) => match.recorder.served.find(({ match }) => match === null));
  for (const [what, answers] of [
    ['opening', opening],
    ['the list', recorder.served.filter(({ path }) => path === '/matches')],
    ['the games', recorder.served.filter(({ path }) => path === '/games')],
  ] as const) {
    const by = [...new Set(answers.map((answer) => answer?.by))].sort();
    if (by.join() !== names.join()) expected(`${what} on all processes`, by);
  }
}

/** Kills a process during play: its matches continue on the other, and return when it is back. */
async function surviveKill(matches: readonly RoutedMatch[], killed: NamedProcess, other: NamedProcess): Promise<void> {
  const owners = ownersOf(matches, [killed.name, other.name].sort());
  const affected = matches.filter((match) => owners.get(match) === killed.name);
  const playing = Promise.all(matches.map((match) => match.play(60)));
  // A failure is reported below, at its `await`.
  playing.catch(() => {});
  const before = affected[0]?.accepted.length ?? 0;
  await until(() => (affected[0]?.accepted.length ?? 0) > before + 10);
  await killed.end('SIGKILL');
  const countsBefore = new Map(matches.map((match) => [match, match.recorder.served.length]));
  await playing;
  for (const match of matches) {
    await match.look();
    const by = [...match.servedBy(countsBefore.get(match))];
    if (by.join() !== other.name) expected(`${match.id} on ${other.name}`, by);
  }
  await killed.start();
  for (const match of matches) {
    // nginx avoids a failed process for a while.
    await until(async () => {
      await match.look();
      return match.recorder.served.at(-1)?.by === owners.get(match);
    });
    const countBefore = match.recorder.served.length;
    await match.connect();
    await match.play(5);
    const by = [...match.servedBy(countBefore)];
    if (by.join() !== owners.get(match)) expected(`${match.id} back on ${owners.get(match)}`, by);
  }
  console.log(`${killed.name} was killed: its ${affected.length} matches continued on ${other.name}, and returned`);
}

/** Opens a connection that is busy: its request never ends. */
function hold(url: string, address: string): RawConnection {
  const connection = new RawConnection(url);
  connection.socket.write(`POST /matches HTTP/1.1\r\nHost: hen\r\nX-From: ${address}\r\nContent-Length: 9\r\n\r\n`);
  return connection;
}

/** Opens as many connections as one network may have, from all of these addresses; the others must still be served. */
async function limitConnections(url: string, own: readonly string[], others: readonly string[]): Promise<void> {
  const statusOf = async (address: string) => (await fetch(`${url}/health`, { headers: { 'x-from': address } })).status;
  const held: RawConnection[] = [];
  const holdOne = () => held.push(hold(url, own[held.length % own.length] ?? ''));
  try {
    while (held.length < CONNECTIONS - 1) holdOne();
    for (const address of own) if ((await statusOf(address)) !== 200) expected(`200 for ${address}`, 'a refusal');
    for (const address of own)
      await until(async () => {
        // A status request may have taken the last place.
        if (held.length < CONNECTIONS || held.at(-1)?.text !== '') holdOne();
        return (await statusOf(address)) === 429;
      });
    for (const address of others) if ((await statusOf(address)) !== 200) expected(`200 for ${address}`, 'a refusal');
  } finally {
    for (const { socket } of held) socket.destroy();
  }
  console.log(`at most ${CONNECTIONS} connections from ${own.join(', ')} together`);
}

/** Checks nginx.conf's limit of connections. */
async function tryLimits(url: string): Promise<void> {
  const network = ['2001:db8::1', '2001:db8:0:0:ffff:1:2:3', '2001:0db8:0000:0000:0001:0000:0000:0000'];
  await limitConnections(url, network, ['2001:db8:0:1::1', '2001:db8:1::', '2001::5:1:2:3:4']);
  await limitConnections(url, ['192.0.2.1', '::ffff:192.0.2.1'], ['192.0.2.2', '::ffff:192.0.2.3', '::1']);
}

/** Checks that players of one match on different processes see each other and get each other's emotes. */
async function meet(one: NamedProcess, other: NamedProcess): Promise<void> {
  const urlOf = ({ port }: NamedProcess) => `http://127.0.0.1:${port}`;
  const { id, tokens } = await lobby(urlOf(one)).open({ game: 'chicken', players: ['person', 'person'] });
  const [ada, bo] = [one, other].map((process, seat) => {
    return new RawSocket(urlOf(process), id, enter(tokens[seat]), 0, {}, '&people=1');
  });
  const seen = ({ messages }: RawSocket) => messages.findLast(({ type }) => type === 'present')?.['seats'];
  const see = (viewer: RawSocket | undefined, seats: readonly number[]) =>
    until(() => viewer !== undefined && JSON.stringify(seen(viewer)) === JSON.stringify(seats));
  await Promise.all([see(ada, [0, 1]), see(bo, [0, 1])]);
  await ask(urlOf(other), `/matches/${id}/emote`, { token: tokens[1] ?? null, body: { emote: 'hello' } });
  await until(() => ada?.messages.some(({ type, seat }) => type === 'emote' && seat === 1) ?? false);
  ada?.close();
  await see(bo, [1]);
  bo?.close();
  console.log("players on two processes see each other, and get each other's emotes");
}

async function check(balancer: Service, processes: readonly NamedProcess[], database: string): Promise<void> {
  const { url } = balancer;
  const names = processes.map(({ name }) => name);
  const [first, second] = processes;
  if (first === undefined || second === undefined) expected('two processes', names);
  const matches = await Promise.all(
    Array.from({ length: MATCHES }, (_, number) => RoutedMatch.open(url, `192.0.2.${number}`)),
  );
  try {
    await Promise.all(matches.map((match) => match.play(20)));
    ownersOf(matches, names);
    await askWithoutId(url, names, matches);
    console.log(`${MATCHES} matches, each on one process, and some on each`);
    await meet(first, second);
    await surviveKill(matches, second, first);
    const faults = (await Promise.all(matches.map((match) => match.faults(database)))).flat();
    if (faults.length > 0) expected('no faults', faults);
    const moves = matches.reduce((sum, { accepted }) => sum + accepted.length, 0);
    console.log(`${moves} moves accepted, each in the log exactly once`);
  } finally {
    for (const match of matches) match.close();
  }
}

const [given = 'nginx'] = process.argv.slice(2);
const [postgres, redis] = await Promise.all([startPostgres(['fsync=off']), startRedis()]);
const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
const processes = [
  new NamedProcess('server-1', await freePort(), env),
  new NamedProcess('server-2', await freePort(), env),
];
try {
  // Start them one after another: the first prepares the database.
  for (const process of processes) await process.start();
  const ports = processes.map(({ port }) => port);
  const balancer = await startBalancer(given, ports);
  try {
    await check(balancer, processes, postgres.url);
    if (given === 'nginx') await tryLimits(balancer.url);
  } finally {
    await balancer.stop();
  }
} finally {
  await Promise.all(processes.map((process) => process.end('SIGTERM')));
  await Promise.all([redis.stop(), postgres.stop()]);
}
process.exit(0);
