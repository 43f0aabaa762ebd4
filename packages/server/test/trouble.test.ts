// Failures show up in the log, as one line for each change of state, and in the metrics, never with a card.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startRedis } from '../../../support/services.js';
import { harmlessMessage } from '../src/driverErrors.js';
import { type Log, redis, type Store } from '../src/index.js';
import { ask, open, openStore, RawConnection, serve, until } from './testServer.js';

interface Line {
  readonly level: string;
  readonly fields: object;
  readonly message: string;
}

function recordingLog(): { readonly log: Log; readonly lines: readonly Line[] } {
  const lines: Line[] = [];
  const at = (level: string) => (fields: object, message: string) => {
    if (!['listening', 'stopping', 'stopped'].includes(message)) lines.push({ level, fields, message });
  };
  return { log: { info: at('info'), warn: at('warn'), error: at('error') }, lines };
}

const metricsToken = 'of-the-operator';
const metricsOf = async (url: string) => (await ask(url, '/metrics', { token: metricsToken })).text;
const withCode = (message: string, more: object) => Object.assign(new Error(message), more);

let store: Store;

beforeAll(async () => {
  store = await openStore('memory');
});
afterAll(() => store.close());

describe('a database that goes away and returns', () => {
  it('causes one log line each time, however many requests fail meanwhile', async () => {
    let isAway = false;
    const shaky: Store = {
      ...store,
      async list(query) {
        if (isAway) throw withCode('terminating connection due to administrator command', { code: '57P01' });
        return store.list(query);
      },
    };
    const { log, lines } = recordingLog();
    const server = await serve(shaky, { log, metricsToken }, { sweep: 3_600_000, due: 3_600_000 });
    const statusOf = async () => (await ask(server.url, '/matches')).status;
    expect(await statusOf()).toBe(200);
    for (let round = 1; round <= 2; round++) {
      isAway = true;
      for (let asked = 0; asked < 5; asked++) expect(await statusOf()).toBe(503);
      const away = await metricsOf(server.url);
      expect(away).toContain('hencoop_database_up 0\n');
      expect(away).toContain(`hencoop_errors_total ${5 * round}\n`);
      isAway = false;
      for (let asked = 0; asked < 3; asked++) expect(await statusOf()).toBe(200);
      expect(await metricsOf(server.url)).toContain('hencoop_database_up 1\n');
    }
    await server.stop();
    const gone = {
      level: 'error',
      message: 'the database does not answer',
      fields: { error: 'Error', code: '57P01', message: 'terminating connection due to administrator command' },
    };
    const back = { level: 'info', message: 'the database answers again' };
    expect(lines).toMatchObject([gone, back, gone, back]);
  });

  it('is not ready while it accepts no writes, which causes one line when it begins and one when it ends', async () => {
    let isFull = false;
    let isSmall = false;
    const full: Store = {
      ...store,
      async open(match) {
        if (isFull && !isSmall) throw withCode('could not extend file: No space left on device', { code: '53100' });
        return store.open(match);
      },
      async tryWrite() {
        if (isFull) throw withCode('could not extend file: No space left on device', { code: '53100' });
        return store.tryWrite();
      },
    };
    const { log, lines } = recordingLog();
    const server = await serve(full, { log, metricsToken, drain: 0 }, { sweep: 3_600_000, due: 3_600_000, ready: 0 });
    const opening = async () =>
      (await ask(server.url, '/matches', { body: { game: 'chicken', players: ['person', 'person'] } })).status;
    const statusOf = async (path: string) => (await ask(server.url, path)).status;
    expect([await opening(), await statusOf('/ready')]).toEqual([201, 200]);
    isFull = true;
    for (let asked = 0; asked < 5; asked++) {
      expect([await opening(), await statusOf('/matches'), await statusOf('/ready')]).toEqual([503, 200, 503]);
    }
    expect(await metricsOf(server.url)).toContain('hencoop_database_up 0\n');
    isSmall = true;
    expect([await opening(), await statusOf('/ready')]).toEqual([201, 503]);
    isFull = false;
    expect([await statusOf('/ready'), await opening()]).toEqual([200, 201]);
    expect(await metricsOf(server.url)).toContain('hencoop_database_up 1\n');
    await server.stop();
    expect(lines).toMatchObject([
      { level: 'error', message: 'the database accepts no writes', fields: { code: '53100' } },
      { level: 'info', message: 'the database accepts writes again' },
    ]);
  });

  it('notices on its own that it accepts writes again', async () => {
    let isFull = false;
    const fail = () => {
      if (isFull) throw withCode('cannot execute UPDATE in a read-only transaction', { code: '25006' });
    };
    const full: Store = {
      ...store,
      open: async (match) => {
        fail();
        return store.open(match);
      },
      tryWrite: async () => {
        fail();
        return store.tryWrite();
      },
    };
    const { log, lines } = recordingLog();
    const server = await serve(full, { log }, { sweep: 10 });
    isFull = true;
    await ask(server.url, '/matches', { body: { game: 'chicken', players: ['person', 'person'] } });
    isFull = false;
    await until(() => lines.length === 2);
    await server.stop();
    expect(lines.map(({ message }) => message)).toEqual([
      'the database accepts no writes',
      'the database accepts writes again',
    ]);
  });

  it('does not hide other errors, but the log omits their messages', async () => {
    const secret = 'expected a card, got black 7';
    const failing: Store = {
      ...store,
      async list() {
        throw withCode(secret, { code: '22P02' });
      },
    };
    const { log, lines } = recordingLog();
    const server = await serve(failing, { log });
    for (let asked = 0; asked < 3; asked++) expect((await ask(server.url, '/matches')).status).toBe(503);
    await server.stop();
    expect(lines.map(({ message }) => message)).toEqual(Array(3).fill('request failed'));
    expect(JSON.stringify(lines)).not.toContain('black 7');
    expect(lines).toMatchObject(Array(3).fill({ fields: { error: 'Error', code: '22P02' } }));
  });

  it('reports the state of its connection pool', async () => {
    const pooled: Store = { ...store, connections: () => ({ busy: 7, idle: 2, waiting: 31 }) };
    const server = await serve(pooled, { metricsToken });
    const text = await metricsOf(server.url);
    await server.stop();
    for (const [state, count] of Object.entries({ busy: 7, idle: 2, waiting: 31 }))
      expect(text).toContain(`hencoop_database_connections{state="${state}"} ${count}\n`);
  });
});

describe('a request that its sender breaks off', () => {
  it.each([
    ['of known length', 'Content-Length: 100\r\n\r\n{ "game":'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n9\r\n{ "game":\r\n'],
  ])('is no error of the server: a body %s', async (_, rest) => {
    const { log, lines } = recordingLog();
    const server = await serve(store, { log, metricsToken });
    for (let sent = 0; sent < 5; sent++) {
      new RawConnection(server.url).socket.end(`POST /matches HTTP/1.1\r\nHost: server\r\n${rest}`);
    }
    await until(async () => /hencoop_requests_total\{status="\d+"\} 5\n/.test(await metricsOf(server.url)));
    const metrics = await metricsOf(server.url);
    await server.stop();
    expect(metrics).toContain('hencoop_requests_total{status="400"} 5\n');
    expect(metrics).toContain('hencoop_errors_total 0\n');
    expect(lines).toEqual([]);
  });
});

it.each([
  ['the network', withCode('connect ECONNREFUSED 10.0.0.7:5432', { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  ['a disk', withCode('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }), true],
  ['a full database', withCode('sorry, too many clients already', { code: '53300' }), true],
  ['a lock', withCode('canceling statement due to lock timeout', { code: '55P03' }), true],
  ['the driver', new Error('Connection terminated unexpectedly'), true],
  ['a value', withCode('invalid input syntax for type json: "black 7"', { code: '22P02' }), false],
  ['a row', withCode('duplicate key value: (black 7)', { code: '23505' }), false],
  ['a rule', new RangeError('expected a card, got black 7'), false],
  ['a code of another kind', withCode('black 7', { code: 'ERR_57' }), false],
])('the message of an error from %s is logged only if it quotes no data', (_, error, isLogged) => {
  expect(harmlessMessage(error)).toBe(isLogged ? error.message : null);
});

describe('a Redis server that goes away and returns', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startRedis();
  });
  afterAll(() => service.stop());

  it('causes one log line each time, and sets a metric', async () => {
    const { log, lines } = recordingLog();
    const server = await serve(store, { log, metricsToken, fanout: redis(service.url) });
    const isUp = async (state: number) =>
      (await metricsOf(server.url)).includes(`hencoop_part_up{part="hints"} ${state}\n`);
    expect(await isUp(1)).toBe(true);
    await service.kill();
    await until(() => isUp(0));
    await open(server.url, { game: 'chicken', players: ['person', 'person'] });
    await service.start();
    await until(() => isUp(1));
    await server.stop();
    expect(lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      expect.stringMatching(/^warn: Redis is unreachable: \w+$/),
      'info: Redis answers again',
    ]);
  });
});
