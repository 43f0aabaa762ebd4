// What the log says of a server's life, and how a request is found in it.

import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsOf } from '../../../examples/server/src/settings.js';
import type { Log, Store } from '../src/index.js';
import { ask, enter, open, openStore, RawSocket, serve } from './testServer.js';

let store: Store;
const lines: { readonly message: string; readonly fields: object }[] = [];
const note = (fields: object, message: string) => void lines.push({ message, fields });
const log: Log = { info: note, warn: note, error: note };
const UUID = /^[0-9a-f-]{36}$/;

beforeAll(async () => {
  store = await openStore('memory');
});
afterAll(() => store.close());

it('the log tells of the start, of the end of readiness, and of the stop', async () => {
  lines.length = 0;
  const server = await serve(store, { log, drain: 0.01 });
  await ask(server.url, '/ready');
  await server.stop();
  expect(lines).toMatchObject([
    {
      message: 'listening',
      fields: {
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        node: process.version,
        address: server.url,
        schema: { before: expect.any(Number), now: expect.any(Number) },
      },
    },
    { message: 'draining: /ready answers 503', fields: { seconds: 0.01 } },
    { message: 'stopping' },
    { message: 'stopped' },
  ]);
});

it('the settings in the log have no secrets', () => {
  const { shown } = settingsOf({
    DATABASE_URL: 'postgres://hencoop:egg@db:5432/hens?password=egg',
    REDIS_URL: 'rediss://:egg@cache/0',
    METRICS_TOKEN: 'egg',
    OPERATOR_TOKEN: 'egg',
    PROXIES: '1',
    NAME: '',
  });
  expect(shown).toEqual({
    DATABASE_URL: 'postgres://hencoop@db:5432/hens',
    REDIS_URL: 'rediss://cache/0',
    METRICS_TOKEN: 'set',
    OPERATOR_TOKEN: 'set',
    PROXIES: '1',
  });
});

describe('the id of a request', () => {
  const idOf = async (url: string, given?: string) =>
    (await ask(url, '/health', given === undefined ? {} : { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    );

  it('is new for each, whatever the sender claims', async () => {
    const server = await serve(store);
    const ids = [await idOf(server.url), await idOf(server.url), await idOf(server.url, 'mine')];
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(3);
    await server.stop();
  });

  it('is the one of a proxy, unless that is nonsense', async () => {
    const server = await serve(store, { proxies: 1 });
    expect(await idOf(server.url, 'a7c1.of-the=proxy')).toBe('a7c1.of-the=proxy');
    for (const given of ['two words', '"quoted"', 'x'.repeat(129)]) expect(await idOf(server.url, given)).toMatch(UUID);
    await server.stop();
  });

  it('stands in the header, in the answer and in the log of a request that failed', async () => {
    lines.length = 0;
    const failing: Store = {
      ...store,
      async list() {
        throw new Error('black 7');
      },
    };
    const server = await serve(failing, { log });
    const { headers, body } = await ask(server.url, '/matches');
    const id = headers.get('x-request-id');
    expect(body).toEqual({ code: 'unavailable', error: expect.any(String), request: id });
    expect(lines).toContainEqual({ message: 'request failed', fields: expect.objectContaining({ request: id }) });
    expect((await ask(server.url, '/nothing')).body).not.toHaveProperty('request');
    await server.stop();
  });

  it('stands in the header and in the log of a socket and a stream', async () => {
    lines.length = 0;
    let isAway = false;
    const failing: Store = {
      ...store,
      async find(id) {
        if (isAway) throw new Error('black 7');
        return store.find(id);
      },
    };
    const server = await serve(failing, { log, proxies: 1 });
    const { id } = await open(server.url, { game: 'chicken', players: ['person', 'person'] });
    isAway = true;
    const socket = new RawSocket(server.url, id, enter(null), 0, { 'x-request-id': 'socket-1' });
    const upgraded = new Promise((resolve) =>
      socket.webSocket.once('upgrade', ({ headers }) => resolve(headers['x-request-id'])),
    );
    await socket.until(({ closed }) => closed !== null);
    expect(await upgraded).toBe('socket-1');
    const streamed = await new Promise((resolve) =>
      request(`${server.url}/matches/${id}/live`, { headers: { 'x-request-id': 'stream-1' } }, (response) => {
        response.resume();
        resolve(response.headers['x-request-id']);
      }).end(),
    );
    expect(streamed).toBe('stream-1');
    const failed = lines.filter(({ message }) => /failed/.test(message)).map(({ fields }) => fields);
    expect(failed).toMatchObject([{ request: 'socket-1' }, { request: 'stream-1' }]);
    await server.stop();
  });
});
