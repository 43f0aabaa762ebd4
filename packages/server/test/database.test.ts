// The server's database: schema, matches under other rules, broken connections.

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresFolder, type Service, startPostgres } from '../../../support/services.js';
import { type Database, openPglite, openPostgres } from '../src/database.js';
import { type Log, libraryGames, postgres, type Store } from '../src/index.js';
import { MIGRATIONS, migrate } from '../src/migrations.js';
import { ask, enter, open, openStore, RawSocket, STORES, serve, sharedHints, submit, until } from './testServer.js';

const LIBRARY = await libraryGames();

const draw = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };
const chickens = { game: 'chicken', players: ['person', 'person'] };

const CURRENT = MIGRATIONS.map((_, index) => index + 1);
const versionOf = async (db: Database) =>
  (await db.run({ name: 'v', text: 'select version from schema_version order by version' })).map(
    ({ version }) => version,
  );

describe('the schema of the database', () => {
  let db: Database;

  beforeAll(async () => {
    db = await openPglite('memory://');
  });

  afterAll(() => db.close());

  it('is created once, even if two servers start together, and survives a restart', async () => {
    await Promise.all([migrate(db), migrate(db)]);
    await migrate(db);
    expect(await versionOf(db)).toEqual(CURRENT);
  });

  it('rolls back a step that fails, and says why', async () => {
    const steps = [...MIGRATIONS, ['create table extra (id integer)', 'create table nonsense (']];
    await expect(migrate(db, steps)).rejects.toThrow(/syntax error/);
    expect(await versionOf(db)).toEqual(CURRENT);
    await expect(db.run({ name: 'x', text: 'select * from extra' })).rejects.toThrow(/does not exist/);
    await migrate(db, [...MIGRATIONS, ['create table extra (id integer)']]);
    expect(await versionOf(db)).toEqual([...CURRENT, CURRENT.length + 1]);
  });

  it('is refused with an explanation if it is from a newer server', async () => {
    await expect(migrate(db)).rejects.toThrow(
      `The database has schema ${CURRENT.length + 1}, but this server knows only schemas up to ${CURRENT.length}. Start a newer server.`,
    );
  });
});

describe.skipIf(postgresFolder() === null)('a server that starts before PostgreSQL', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startPostgres();
    await service.kill();
  });
  afterAll(() => service.stop());

  it('says so once, waits, and starts', async () => {
    const lines: string[] = [];
    const log: Log = { info() {}, warn: (_, message) => void lines.push(message), error() {} };
    const store = await postgres(service.url)(log);
    const prepared = store.prepare();
    await until(() => lines.length > 0);
    await service.start();
    await prepared;
    await store.close();
    expect(lines).toEqual(['PostgreSQL does not answer. Waiting for it for 60 s at most.']);
    await service.kill();
  });

  it('gives up in the end', async () => {
    const store = await postgres(service.url, {}, 100)({ info() {}, warn() {}, error() {} });
    await expect(store.prepare()).rejects.toThrow(/ECONNREFUSED/);
    await store.close();
  });

  it('does not wait for a database that does not exist', async () => {
    await service.start();
    const warn = () => expect.fail('expected no wait');
    const store = await postgres(service.url.replace(/postgres$/, 'other'))({ info() {}, warn, error() {} });
    await expect(store.prepare()).rejects.toThrow(/"other" does not exist/);
    await store.close();
  });
});

describe.each(STORES)('matches under other rules, on %s', (where) => {
  let store: Store;
  const errors: unknown[] = [];
  const log: Log = { info() {}, warn() {}, error: (fields, message) => void errors.push(message, fields) };

  beforeAll(async () => {
    store = await openStore(where);
  });

  afterAll(() => store.close());

  it('are read-only, and do not delay other matches', async () => {
    const first = await serve(store);
    const made: { readonly id: string; readonly tokens: readonly string[] }[] = [];
    for (let count = 0; count < 2; count++)
      made.push(await open(first.url, { ...chickens, clock: { move: 30, bot: 'random' } }));
    const crazy = await open(first.url, { game: 'crazy-chicken', players: ['person', 'person'] });
    await first.stop();
    // Rules unknown to this server, without a log to migrate from, and a game that it does not offer.
    const other: Store = {
      ...store,
      async find(id) {
        const found = await store.find(id);
        if (found === null || !made.some((match) => match.id === id)) return found;
        return { ...found, match: id === made[1]?.id ? null : { ...(found.match as object), rules: 99 } };
      },
      log: async (id) => (made.some((match) => match.id === id) ? [] : store.log(id)),
      due: async (count) => made.map(({ id }) => id).slice(0, count),
      waitingForBots: async (_, count) => made.map(({ id }) => id).slice(0, count),
    };
    const games = LIBRARY.filter(({ id }) => id !== 'crazy-chicken');
    const server = await serve(other, { games, log });
    const { url } = server;
    for (const { id, tokens } of [...made, crazy]) {
      const [token] = tokens;
      const socket = new RawSocket(url, id, enter(token));
      await socket.until(
        ({ revisions, messages }) => revisions.length === 1 && messages.some(({ type }) => type === 'info'),
      );
      expect((await ask(url, `/matches/${id}/info`)).body).toMatchObject({ id, status: 'playing' });
      const { body, status } = await ask(url, `/matches/${id}/deliveries`, { token });
      expect([status, (body as { deliveries: unknown[] }).deliveries.length]).toEqual([200, 1]);
      for (const [path, sent] of [
        ['', undefined],
        ['/moves', draw],
        ['/leave', { bot: 'random' }],
        ['/return', {}],
        ['/rematch', {}],
      ] as const) {
        const refused = await ask(url, `/matches/${id}${path}`, { token, body: sent });
        expect(refused, path).toMatchObject({ status: 409, body: { code: 'otherRules' } });
      }
      socket.send(submit(draw));
      await socket.until(({ messages }) => messages.some(({ code }) => code === 'otherRules'));
      // A leaked token can still be replaced.
      const renewed = await ask(url, `/matches/${id}/token`, { token, body: { token: 'e'.repeat(64) } });
      expect(renewed.status).toBe(200);
      socket.close();
    }
    const bots = await ask(url, '/matches', { body: { game: 'chicken', players: ['easy', 'easy'] } });
    await until(async () => (await ask(url, `/matches/${bots.body['id']}/info`)).body['status'] === 'over');
    expect(errors).toEqual([]);
    await server.stop();
  });

  it('do not crowd out other matches whose clocks have run out', async () => {
    const asked: number[] = [];
    const stuck = Array.from(
      { length: 60 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    const first = await serve(store);
    const { id } = await open(first.url, chickens);
    await first.stop();
    const other: Store = {
      ...store,
      async find(wanted) {
        const found = await store.find(id);
        return found === null ? null : { ...found, id: wanted, match: { rules: 99 } };
      },
      log: async () => [],
      async due(count) {
        asked.push(count);
        return stuck.slice(0, count);
      },
    };
    const server = await serve(other, { log });
    await until(() => asked.some((count) => count >= 100));
    await server.stop();
    expect(errors).toEqual([]);
  });
});

// .ci/run installs PostgreSQL, so it never skips these.
describe.skipIf(postgresFolder() === null)('a connection to PostgreSQL that breaks', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startPostgres(['fsync=off']);
  });

  afterAll(() => service.stop());

  it('fails only its own request, even with two servers on one database', async () => {
    const stores = await Promise.all([postgres(service.url)(), postgres(service.url)()]);
    await Promise.all(stores.map((store) => store.prepare()));
    const [store, other] = stores;
    if (store === undefined || other === undefined) throw new Error('expected two stores');
    const fanout = sharedHints();
    const [a, b] = [await serve(store, { fanout }), await serve(other, { fanout })];
    const { id, tokens } = await open(a.url, chickens);
    const socket = new RawSocket(b.url, id, enter(tokens[1]));
    await socket.until(({ revisions }) => revisions.length === 1);
    const admin = new pg.Client({ connectionString: service.url });
    await admin.connect();
    let done = false;
    let broken = 0;
    const chop = (async () => {
      while (!done) {
        const { rowCount } = await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hencoop'",
        );
        broken += rowCount ?? 0;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    })();
    const statuses = new Set<number>();
    const move = { id: 'through', revision: 1, move: { seat: 0, type: 'draw' } };
    const end = Date.now() + 30_000;
    for (let tries = 0; tries < 60 || (broken <= 5 && Date.now() < end); tries++)
      statuses.add(
        (await ask([a.url, b.url][tries % 2] ?? '', `/matches/${id}/moves`, { token: tokens[0], body: move })).status,
      );
    done = true;
    await chop;
    await admin.end();
    expect(broken).toBeGreaterThan(5);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await until(async () => (await ask(a.url, '/ready')).status === 200);
    expect((await ask(a.url, `/matches/${id}/moves`, { token: tokens[0], body: move })).body).toEqual({
      ok: true,
      id: 'through',
      revision: 2,
    });
    expect((await store.log(id)).filter(({ submission }) => submission === 'through')).toHaveLength(1);
    await socket.until(({ revisions }) => revisions.length === 2);
    socket.close();
    await Promise.all([a.stop(), b.stop()]);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('gives up on a lock that is held too long, and the next statement succeeds', async () => {
    const db = await openPostgres(service.url, { lock: 200, statement: 1_000 });
    const holder = new pg.Client({ connectionString: service.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table matches in access exclusive mode');
    await expect(db.run({ name: 'l', text: 'select id from matches' })).rejects.toThrow(/lock timeout/);
    await holder.query('rollback');
    await holder.end();
    expect(await db.run({ name: 'm', text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await db.close();
  });
});
