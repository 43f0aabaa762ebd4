// What an operator sees: the end of a server, its settings, its tokens, and what it says without a page.

import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MatchServerConfig, matchServer, notify, postgres, redis, type Store } from '../src/index.js';
import { ask, enter, open, openStore, RawSocket, serve, until } from './testServer.js';

type Server = Awaited<ReturnType<typeof serve>>;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const chickens = { game: 'chicken', players: ['person', 'person'] };
const servers: Server[] = [];
let store: Store;

async function start(config: Partial<MatchServerConfig> = {}): Promise<Server> {
  const server = await serve(store, config);
  servers.push(server);
  return server;
}

beforeAll(async () => {
  store = await openStore('memory');
}, 60_000);

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

afterAll(() => store.close());

describe('a server that stops', () => {
  it('says so on /ready first, and goes on meanwhile', async () => {
    const server = await start();
    const { id, tokens } = await open(server.url, chickens);
    const socket = new RawSocket(server.url, id, enter(tokens[0]));
    await socket.until(({ revisions }) => revisions.length > 0);
    expect((await ask(server.url, '/ready')).status).toBe(200);
    const stopped = server.stop();
    expect((await ask(server.url, '/ready')).status).toBe(503);
    const draw = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };
    expect((await ask(server.url, `/matches/${id}/moves`, { token: tokens[0], body: draw })).status).toBe(200);
    await socket.until(({ revisions }) => revisions.includes(2));
    expect(socket.closed).toBeNull();
    await stopped;
    await socket.until(({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(1012);
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it.each([
    ['nobody has asked whether it is ready', {}, false],
    ['it is told to', { drain: 0 }, true],
  ])('closes its port at once if %s', async (_, config, isAsked) => {
    const server = await start(config);
    if (isAsked) await ask(server.url, '/ready');
    const stopped = server.stop();
    await until(() =>
      ask(server.url, '/ready').then(
        ({ status }) => {
          expect(status).toBe(200);
          return false;
        },
        () => true,
      ),
    );
    await stopped;
  });
});

describe('settings', () => {
  it.each([
    [{ proxies: Number.NaN }, 'proxies: expected a whole number from 0, got NaN'],
    [{ proxies: -1 }, 'proxies: expected a whole number from 0, got -1'],
    [{ drain: -1 }, 'drain: expected a number of seconds from 0, got -1'],
    [{ origins: ['play.example'] }, 'origins: expected an origin such as https://play.example, got play.example'],
    [{ origins: ['https://play.example/page'] }, 'origins: expected an origin such as https://play.example, got '],
    [
      { origins: '*' as const, accounts: () => null },
      'origins: expected a list, got *: with accounts, any page could act in the name of its visitors, by their cookies',
    ],
  ])('that nobody would notice are refused before the store is opened: %o', async (config, message) => {
    const opened = () => Promise.reject(new Error('opened'));
    await expect(matchServer({ store: opened, ...config })).rejects.toThrow(RangeError);
    await expect(matchServer({ store: opened, ...config })).rejects.toThrow(message);
  });

  it('refuse an address of something else, without quoting it', () => {
    const secret = 'hen:feather@host/db';
    for (const make of [() => postgres(secret), () => notify(secret), () => redis(secret)]) {
      expect(make).toThrow(/^expected the address of (PostgreSQL|Redis), such as \S+$/);
    }
    expect(() => [postgres('postgresql:///db'), notify('postgres://h/d'), redis('rediss://:p@h:1')]).not.toThrow();
  });

  it.each([
    [
      { DATABASE_URL: 'nonsense' },
      'DATABASE_URL: expected the address of PostgreSQL, such as postgres://user@host/database',
    ],
    [{ REDIS_URL: 'nonsense' }, 'REDIS_URL: expected the address of Redis, such as redis://host'],
    [{ PROXIES: 'true' }, 'PROXIES: expected a whole number, got true'],
    [{ PORT: 'http' }, 'PORT: expected a whole number, got http'],
    [{ DATABASE_URL: 'postgres://hen@127.0.0.1:1/hens' }, 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('of the program are refused in a sentence: %o', (env, sentence) => {
    const program = ['--import', 'tsx', 'examples/server/src/main.ts'];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `hencoop server: ${sentence}\n` });
  });
});

describe('the origin of a page', () => {
  const statusFor = async (url: string, headers: Record<string, string>) =>
    (await ask(url, '/matches', { body: chickens, headers })).status;

  it('is its scheme, host and port', async () => {
    const { url } = await start({ origins: ['https://play.example:443/', 'http://other.example:8080'] });
    const own = new URL(url);
    const pages: readonly (readonly [string, number])[] = [
      [url, 201],
      [`https://${own.host}`, 403],
      [`http://${own.hostname}`, 403],
      ['https://play.example', 201],
      ['http://play.example', 403],
      ['https://play.example:8443', 403],
      ['http://other.example:8080', 201],
      ['http://other.example', 403],
      ['null', 403],
    ];
    for (const [origin, status] of pages) expect(await statusFor(url, { origin }), origin).toBe(status);
  });

  it('is compared with the scheme that the first proxy saw', async () => {
    const { url } = await start({ proxies: 1 });
    const { host } = new URL(url);
    const scheme = { 'x-forwarded-proto': 'https' };
    expect(await statusFor(url, { origin: `https://${host}`, ...scheme })).toBe(201);
    expect(await statusFor(url, { origin: `http://${host}`, ...scheme })).toBe(403);
    const direct = await start();
    // Without proxies, the sender may have written the header.
    expect(await statusFor(direct.url, { origin: `https://${new URL(direct.url).host}`, ...scheme })).toBe(403);
  });
});

describe('the token of the metrics', () => {
  it('is compared in constant time, by hashes of one length', async () => {
    const compare = vi.spyOn(crypto, 'timingSafeEqual');
    syncBuiltinESMExports();
    try {
      const { url } = await start({ metricsToken: 'of-the-operator' });
      expect((await ask(url, '/metrics', { token: 'of-the-operator' })).status).toBe(200);
      expect((await ask(url, '/metrics', { token: 'x' })).status).toBe(401);
      expect((await ask(url, '/metrics')).status).toBe(401);
      expect(compare.mock.results.map(({ value }) => value)).toEqual([true, false]);
    } finally {
      compare.mockRestore();
      syncBuiltinESMExports();
    }
  });
});

describe('a server without a page', () => {
  it('says on / what to do', async () => {
    const { url } = await start();
    const { status, text, headers } = await ask(url, '/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('npm run web:build');
    expect((await ask(url, '/nothing')).status).toBe(404);
  });
});
