// For operators: shutdown, settings, tokens, and the answer without a page.

import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settingsOf } from '../../../examples/server/src/settings.js';
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
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

afterAll(() => store.close());

describe('a server that stops', () => {
  it('first answers /ready with 503, and keeps serving meanwhile', async () => {
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
    ['if /ready has never been requested', {}, false],
    ['with drain: 0', { drain: 0 }, true],
  ])('closes its port at once %s', async (_, config, isAsked) => {
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

describe('the name of a server', () => {
  it('is in every answer: to requests, streams, sockets and refused sockets', async () => {
    const { url } = await start({ name: 'hen-1' });
    const { id } = await open(url, chickens);
    const live = `${url}/matches/${id}/live`;
    const stop = new AbortController();
    const stream = { headers: { accept: 'text/event-stream' }, signal: stop.signal };
    const answers = [fetch(`${url}/health`), fetch(`${url}/nothing`), fetch(live, stream), fetch(`${live}?after=x`)];
    for (const { headers } of await Promise.all(answers)) expect(headers.get('x-served-by')).toBe('hen-1');
    stop.abort();
    const socket = new RawSocket(url, id, undefined);
    const [{ headers }] = await once(socket.webSocket, 'upgrade');
    expect(headers['x-served-by']).toBe('hen-1');
    socket.close();
    const [, refused] = await once(new RawSocket(url, 'none', undefined).webSocket, 'unexpected-response');
    expect(refused.headers['x-served-by']).toBe('hen-1');
  });

  it('is in no answer if there is none', async () => {
    const { url } = await start();
    expect((await ask(url, '/health')).headers.has('x-served-by')).toBe(false);
  });
});

describe('the settings of a server', () => {
  it.each<[Partial<MatchServerConfig>, string]>([
    [{ proxies: Number.NaN }, 'proxies: expected a whole number from 0, got NaN'],
    [{ proxies: -1 }, 'proxies: expected a whole number from 0, got -1'],
    [{ drain: -1 }, 'drain: expected a number of seconds from 0, got -1'],
    [{ name: 'a\r\nb' }, 'name: expected at most 64 letters, digits, dots, hyphens and underscores, got a'],
    [{ origins: ['play.example'] }, 'origins: expected an origin such as https://play.example, got play.example'],
    [{ origins: ['https://play.example/page'] }, 'origins: expected an origin such as https://play.example, got '],
    [
      { origins: '*' as const, accounts: () => null },
      'origins: expected a list, got *: with accounts, any page could act in the name of its visitors, by their cookies',
    ],
    [{ guests: false }, 'guests: expected true, got false: without accounts, everyone is a guest'],
    [{ login: { in: '/in' } }, 'login: expected accounts as well: a login would have no effect'],
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://', ''].map(
      (out): [Partial<MatchServerConfig>, string] => [
        { accounts: () => null, login: { in: '/in', out } },
        `login.out: expected a path such as /oauth2/start, or an address, got ${out}`,
      ],
    ),
  ])('are refused before the store is opened, even if they would do no harm at first: %o', async (config, message) => {
    const opened = () => Promise.reject(new Error('opened'));
    await expect(matchServer({ store: opened, ...config })).rejects.toThrow(RangeError);
    await expect(matchServer({ store: opened, ...config })).rejects.toThrow(message);
  });

  it('must have the right kind of address, and the refusal does not quote it', () => {
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
    [{ ANALYSIS: 'no' }, 'ANALYSIS: expected off, got no'],
  ])('are refused by the program in a sentence: %o', (env, sentence) => {
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

it('the server program analyzes matches unless ANALYSIS is off', () => {
  expect(settingsOf({}).config).not.toHaveProperty('analysis');
  expect(settingsOf({ ANALYSIS: '' }).config).not.toHaveProperty('analysis');
  expect(settingsOf({ ANALYSIS: 'off' }).config.analysis).toBeNull();
});

describe('the origin of a page', () => {
  const statusFor = async (url: string, headers: Record<string, string>) =>
    (await ask(url, '/matches', { body: chickens, headers })).status;

  it('is compared by scheme, host and port', async () => {
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

  it('is compared by the scheme that the first proxy saw', async () => {
    const { url } = await start({ proxies: 1 });
    const { host } = new URL(url);
    const scheme = { 'x-forwarded-proto': 'https' };
    expect(await statusFor(url, { origin: `https://${host}`, ...scheme })).toBe(201);
    expect(await statusFor(url, { origin: `http://${host}`, ...scheme })).toBe(403);
    const direct = await start();
    // Without proxies, the sender may have forged the header.
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

describe('a leaked token', () => {
  const operatorToken = 'of-the-operator';

  /** Runs `npm run revoke`, by the command in package.json. */
  async function revoke(url: string, ...words: readonly string[]) {
    const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    const [, ...command] = String(scripts.revoke).split(' ');
    const child = spawn(process.execPath, [...command, ...words], {
      cwd: root,
      env: { PATH: process.env['PATH'], SERVER: url, OPERATOR_TOKEN: operatorToken },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data;
      });
    const [code] = await once(child, 'close');
    return { code, output: output.trim() };
  }

  it("is revoked at the operator's request, and its sockets close", async () => {
    const { url } = await start({ operatorToken });
    const { id, tokens } = await open(url, chickens);
    const socket = new RawSocket(url, id, enter(tokens[1]));
    await socket.until(({ revisions }) => revisions.length > 0);
    const by = (token: string | undefined) => ask(url, `/matches/${id}/revoke`, { token, body: { seat: 1 } });
    for (const token of [undefined, tokens[0], tokens[1], 'other']) expect((await by(token)).status).toBe(401);
    expect((await ask(url, `/matches/${id}`, { token: tokens[1] })).status).toBe(200);
    expect(await by(operatorToken)).toMatchObject({ status: 200, body: { seat: 1 } });
    await socket.until(({ closed }) => closed?.code === 4401);
    expect((await ask(url, `/matches/${id}`, { token: tokens[1] })).status).toBe(401);
    const off = await start();
    expect((await ask(off.url, `/matches/${id}/revoke`, { token: operatorToken, body: { seat: 0 } })).status).toBe(404);
  });

  it('is revoked or replaced by a command', async () => {
    const { url } = await start({ operatorToken });
    const { id, tokens } = await open(url, chickens);
    const statusFor = async (token: string | undefined) => (await ask(url, `/matches/${id}`, { token })).status;
    expect(await revoke(url, id, '0')).toEqual({
      code: 0,
      output: 'Revoked the token of seat 1 (0 in data).',
    });
    expect(await statusFor(tokens[0])).toBe(401);
    const { code, output } = await revoke(url, id, '1', '--replace');
    expect(code).toBe(0);
    expect(output).toMatch(/^[0-9a-f]{64}$/);
    expect([await statusFor(tokens[1]), await statusFor(output)]).toEqual([401, 200]);
    expect(await revoke(url, id, '7')).toEqual({ code: 1, output: 'seat: expected a seat of the match, got 7' });
    expect((await revoke(url, id)).code).toBe(2);
  });
});

describe('a server without a page', () => {
  it('explains on / how to add one', async () => {
    const { url } = await start();
    const { status, text, headers } = await ask(url, '/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('npm start');
    expect((await ask(url, '/nothing')).status).toBe(404);
  });
});
