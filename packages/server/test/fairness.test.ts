// No client can delay the others. The tests check who is served between two turns, by order, never by time.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf } from '../src/address.js';
import { type Database, openPglite } from '../src/database.js';
import { type OpenRates, ownRates } from '../src/rates.js';
import { sqlStore } from '../src/sqlStore.js';
import { DELIVERY_PAGE, type Store } from '../src/store.js';
import {
  ask,
  ENDLESS,
  enter,
  open,
  openStore,
  RawConnection,
  RawSocket,
  STORES,
  serve,
  turn,
  UNLIMITED,
  until,
} from './testServer.js';

/** Two bots that play until stopped. */
const ENDLESS_BOTS = { game: 'chicken', players: ['random', 'random'], options: ENDLESS };

describe.each(STORES)('a server on %s, fair to all', (where) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore(where);
  });
  afterAll(() => store.close());

  it('gives matches with a bot to move one turn each, by turns', async () => {
    const happened: string[] = [];
    const recording: Store = {
      ...store,
      async open(match) {
        const isOpen = await store.open(match);
        happened.push(`opened ${match.id}`);
        return isOpen;
      },
      change(id, version, change) {
        if (change.log.kind === 'moved') happened.push(id);
        return store.change(id, version, change);
      },
    };
    const metricsToken = 'of-the-operator';
    const server = await serve(recording, { limits: { ...UNLIMITED, bots: 1 }, metricsToken });
    const endless = [await open(server.url, ENDLESS_BOTS), await open(server.url, ENDLESS_BOTS)].map(({ id }) => id);
    await until(() => endless.every((id) => happened.includes(id)));
    // The bot has the first seat.
    const { id } = await open(server.url, { game: 'chicken', players: ['random', 'person'] });
    await until(() => happened.includes(id));
    const { text } = await ask(server.url, '/metrics', { token: metricsToken });
    await server.stop();
    expect(Number(/hencoop_bot_moves_total\{answer="ok"\} (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(3);
    // One of the endless matches is playing, or waiting again by now; the other is waiting.
    expect(text).toMatch(/hencoop_bots_waiting [12]\n/);
    const meanwhile = happened.slice(happened.indexOf(`opened ${id}`), happened.indexOf(id));
    // The turn in progress, and the one that was waiting.
    for (const other of endless) expect(meanwhile.filter((each) => each === other).length).toBeLessThanOrEqual(2);
  });

  it("serves a person's match before all matches between bots", async () => {
    const happened: string[] = [];
    const recording: Store = {
      ...store,
      async open(match) {
        const isOpen = await store.open(match);
        happened.push(`opened ${match.id}`);
        return isOpen;
      },
      change(id, version, change) {
        if (change.log.kind === 'moved') happened.push(id);
        return store.change(id, version, change);
      },
    };
    const server = await serve(recording, { limits: { ...UNLIMITED, bots: 1 } });
    const endless: string[] = [];
    for (let count = 0; count < 12; count++) endless.push((await open(server.url, ENDLESS_BOTS)).id);
    await until(() => endless.every((id) => happened.filter((each) => each === id).length > 1));
    const { id } = await open(server.url, { game: 'chicken', players: ['random', 'person'] });
    await until(() => happened.includes(id));
    await server.stop();
    const meanwhile = happened.slice(happened.indexOf(`opened ${id}`) + 1, happened.indexOf(id));
    // The turn in progress, and one that began before the match was opened.
    expect(meanwhile.length).toBeLessThanOrEqual(2);
  });

  it('pauses a match between bots after each move, and ends it after a number of changes', async () => {
    const moved: string[] = [];
    const recording: Store = {
      ...store,
      change(id, version, change) {
        if (change.log.kind === 'moved') moved.push(id);
        return store.change(id, version, change);
      },
    };
    const resting = await serve(recording, { limits: { ...UNLIMITED, botPause: 3_600_000 } });
    const alone = await open(resting.url, ENDLESS_BOTS);
    await until(() => moved.includes(alone.id));
    for (let others = 0; others < 3; others++) {
      const { id } = await open(resting.url, { game: 'chicken', players: ['random', 'person'] });
      await until(() => moved.includes(id));
    }
    await resting.stop();
    expect(moved.filter((id) => id === alone.id)).toHaveLength(1);

    const ending = await serve(recording, { limits: { ...UNLIMITED, botChanges: 6 } });
    const ended = await open(ending.url, ENDLESS_BOTS);
    const { id } = await open(ending.url, { ...ENDLESS_BOTS, players: ['random', 'random', 'random'] });
    const versions = async () => (await store.updates([ended.id, id], [])).matches.map(({ version }) => version);
    await until(async () => (await versions()).every((version) => version >= 6));
    const { id: last } = await open(ending.url, { game: 'chicken', players: ['random', 'person'] });
    await until(() => moved.includes(last));
    expect(await versions()).toEqual([6, 6]);
    await ending.stop();
  });

  it('treats a match that its last person has left like one between bots, until the person is back', async () => {
    const server = await serve(store, { limits: { ...UNLIMITED, botChanges: 4 } });
    const { id, tokens } = await open(server.url, { ...ENDLESS_BOTS, players: ['random', 'person'] });
    const [token] = tokens.filter((each) => each !== null);
    const version = async () => (await store.find(id))?.version ?? 0;
    const send = (path: string, body: object) => ask(server.url, `/matches/${id}/${path}`, { token, body });
    expect((await send('leave', { bot: 'random' })).status).toBe(200);
    await until(async () => (await version()) >= 4);
    const { id: other } = await open(server.url, { game: 'chicken', players: ['random', 'person'] });
    await until(async () => ((await store.find(other))?.version ?? 0) > 1);
    expect(await version()).toBe(4);
    expect((await send('return', {})).status).toBe(200);
    // The seats of bots act again, until it is the person's turn.
    await until(async () => (await turn(server.url, 'chicken', id, token ?? '')).moves.length > 0);
    await server.stop();
  });

  it('limits the matches between bots for each sender', async () => {
    const server = await serve(store, { limits: { ...UNLIMITED, bots: 0, botMatches: { count: 2, seconds: 60 } } });
    const opened = async (players: readonly string[]) =>
      (await ask(server.url, '/matches', { body: { ...ENDLESS_BOTS, players } })).status;
    const bots = ['random', 'random'];
    expect([await opened(bots), await opened(bots), await opened(bots)]).toEqual([201, 201, 429]);
    expect([await opened(['random', 'person']), await opened(['random', 'open'])]).toEqual([201, 201]);
    await server.stop();
  });

  it('sends a long gap in pages, and serves others in between', async () => {
    const bots = await serve(store);
    const long = await open(bots.url, ENDLESS_BOTS);
    const short = await open(bots.url, { game: 'chicken', players: ['person', 'person'] });
    await until(async () => {
      const { matches } = await store.updates([long.id], []);
      return (matches[0]?.version ?? 0) > 3 * DELIVERY_PAGE;
    });
    await bots.stop();

    const looks: (readonly string[])[] = [];
    let release = () => {};
    let isHeld = true;
    const held: Store = {
      ...store,
      async updates(ids, queries) {
        looks.push(ids);
        if (isHeld) {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return store.updates(ids, queries);
      },
    };
    const metricsToken = 'of-the-operator';
    const config = { limits: { ...UNLIMITED, bots: 0 }, metricsToken };
    const server = await serve(held, config, { sweep: 3_600_000 });
    const slow = new RawSocket(server.url, long.id, enter(null));
    await until(() => looks.length === 1);
    const quick = new RawSocket(server.url, short.id, enter(short.tokens[0]));
    // The welcome comes before anything from the store.
    await quick.until(({ frames }) => frames.length > 0);
    isHeld = false;
    release();
    await quick.until(({ revisions }) => revisions.length > 0);
    await slow.until(({ revisions }) => revisions.length > 2 * DELIVERY_PAGE);
    expect(looks[0]).toEqual([long.id]);
    expect(looks[1]).toContain(short.id);
    expect(looks[1]).toContain(long.id);
    // The last page may be on its way.
    await until(async () => {
      const pages = looks.length;
      const { text } = await ask(server.url, '/metrics', { token: metricsToken });
      return text.includes(`hencoop_catch_up_pages_total ${pages}\n`) && text.includes('hencoop_catching_up 0\n');
    });
    slow.close();
    quick.close();
    await server.stop();
  });
});

it('players who reconnect together to a fresh process share its statements', async () => {
  const db = await openPglite('memory://');
  const statements: string[] = [];
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  const counting: Database = {
    ...db,
    async run(statement, values) {
      statements.push(statement.name);
      if (isHeld) await opened;
      return db.run(statement, values);
    },
  };
  const store = sqlStore(counting);
  await store.prepare();
  const before = await serve(store, { limits: { ...UNLIMITED, bots: 0 } });
  const matches = await Promise.all(
    Array.from({ length: 40 }, () => open(before.url, { game: 'chicken', players: ['person', 'person'] })),
  );
  await before.stop();

  let counted = 0;
  const rates: OpenRates = async () => ({
    async count() {
      counted += 1;
      return 0;
    },
    async close() {},
  });
  const limits = { ...UNLIMITED, bots: 0, requests: { count: 1, seconds: 1 } };
  const fresh = await serve(store, { limits, rates }, { sweep: 3_600_000, due: 3_600_000 });
  isHeld = true;
  statements.length = 0;
  const sockets = matches.flatMap(({ id, tokens }) =>
    tokens.map((token) => new RawSocket(fresh.url, id, enter(token))),
  );
  // Each counts twice: when it connects, and when it enters.
  await until(() => counted === 2 * sockets.length);
  release();
  await Promise.all(sockets.map((socket) => socket.until(({ revisions }) => revisions.length === 1)));
  const counts = Object.fromEntries(
    ['find', 'updates'].map((name) => [name, statements.filter((each) => each === name).length]),
  );
  // The first ones find a free connection; the others share the next.
  expect(counts).toEqual({ find: 4, updates: 1 });
  for (const socket of sockets) socket.close();
  await fresh.stop();
  await db.close();
});

describe('one address', () => {
  const chickens = { game: 'chicken', players: ['person', 'person'] };
  let store: Store;

  beforeAll(async () => {
    store = await openStore('memory');
  });
  afterAll(() => store.close());

  it('has a limited number of sockets that have not sent `enter`', async () => {
    const server = await serve(store, { limits: { ...UNLIMITED, silent: 2 } });
    const { id } = await open(server.url, chickens);
    const silent = [1, 2].map(() => new RawSocket(server.url, id, undefined));
    await until(() => silent.every(({ webSocket }) => webSocket.readyState === webSocket.OPEN));
    const third = new RawSocket(server.url, id, enter(null));
    await third.until(({ closed }) => closed !== null);
    expect(third.frames).toEqual([]);
    // Sockets that enter no longer count.
    silent[0]?.send(enter(null));
    await silent[0]?.until(({ frames }) => frames.length > 1);
    for (let entered = 0; entered < 3; entered++) {
      const next = new RawSocket(server.url, id, enter(null));
      await next.until(({ frames }) => frames.length > 1);
    }
    silent[1]?.cut();
    await server.stop();
  });

  it('has a limited number of connections, unless it is a proxy', async () => {
    for (const [proxies, most] of [
      [0, 3],
      [1, 5],
    ] as const) {
      const server = await serve(store, { limits: { ...UNLIMITED, perAddress: 3 }, proxies });
      const connections = Array.from({ length: 5 }, () => new RawConnection(server.url));
      for (const { socket } of connections) socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
      await until(() => connections.every(({ isClosed, text }) => isClosed || text.includes('200 OK')));
      expect(connections.filter(({ isClosed }) => !isClosed)).toHaveLength(most);
      connections.find(({ isClosed }) => !isClosed)?.socket.destroy();
      // The server needs a moment to notice.
      await until(async () => {
        const next = new RawConnection(server.url);
        next.socket.write('GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
        await until(() => next.isClosed);
        return next.text.includes('200 OK');
      });
      for (const { socket } of connections) socket.destroy();
      await server.stop();
    }
  });

  it('is the whole network of an IPv6 sender', async () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::')).toBe(networkOf('2001:0DB8:0001:0002:ffff::1'));
    expect(networkOf('2001:db8:1:3::')).not.toBe(networkOf('2001:db8:1:2::'));
    expect(networkOf('fe80::1%eth0')).toBe('fe80::/64');
    expect(networkOf('unknown')).toBe('unknown');
    const server = await serve(store, { limits: { ...UNLIMITED, requests: { count: 2, seconds: 3_600 } }, proxies: 1 });
    const statusOf = async (address: string) =>
      (await ask(server.url, '/games', { headers: { 'x-forwarded-for': address } })).status;
    expect([
      await statusOf('2001:db8:1:2::1'),
      await statusOf('2001:db8:1:2::2'),
      await statusOf('2001:db8:1:2:ffff::3'),
      await statusOf('2001:db8:1:3::1'),
    ]).toEqual([200, 200, 429, 200]);
    await server.stop();
  });

  it('has one budget across all processes that share counts', async () => {
    const limits = { ...UNLIMITED, requests: { count: 3, seconds: 3_600 } };
    const shared = await ownRates()({ onTrouble() {}, onRecovery() {} });
    const together = { limits, rates: async () => shared };
    for (const [config, accepted] of [
      [together, 3],
      [{ limits }, 6],
    ] as const) {
      const processes = [await serve(store, config), await serve(store, config)];
      const statuses: number[] = [];
      for (let turn = 0; turn < 8; turn++) statuses.push((await ask(processes[turn % 2]?.url ?? '', '/games')).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(accepted);
      await Promise.all(processes.map((each) => each.stop()));
    }
  });
});

it('answering /ready costs the database one query a moment, whatever the number of requests', async () => {
  const store = await openStore('memory');
  let pings = 0;
  let time = 0;
  const counting: Store = {
    ...store,
    async ping() {
      pings += 1;
      if (pings === 2) throw new Error('the database is away');
    },
  };
  const server = await serve(counting, { drain: 0 }, { now: () => time, ready: 1_000 });
  const statuses = async () =>
    new Set(
      (await Promise.all(Array.from({ length: 20 }, () => ask(server.url, '/ready')))).map(({ status }) => status),
    );
  expect(await statuses()).toEqual(new Set([200]));
  expect(pings).toBe(1);
  time += 1_000;
  expect(await statuses()).toEqual(new Set([503]));
  expect(pings).toBe(2);
  time += 1_000;
  expect(await statuses()).toEqual(new Set([200]));
  expect(pings).toBe(3);
  await server.stop();
  await store.close();
});
