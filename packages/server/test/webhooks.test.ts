// Webhooks: what an operator's own site learns of matches, and that it learns all of it.

import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { bundle, ServerProcess } from '../kill/processes.js';
import { type Log, matchServer, pglite } from '../src/index.js';
import { ask, type Fields, gameOf, open, openStore, SILENT, STORES, serve, turn, until } from './testServer.js';

const KEY = Buffer.from('a key of twenty-four bytes');
const SECRET = `whsec_${KEY.toString('base64')}`;

interface Told {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly match: Fields; readonly accounts: unknown; readonly outcome: unknown };
}

let receiver: Server | null = null;
afterEach(() => {
  receiver?.close();
  receiver?.closeAllConnections();
});

/** A site that checks signatures; `answer` may refuse, or not answer at all. */
async function site(answer: (told: Told, response: ServerResponse) => void = (_, response) => void response.end()) {
  const told: Told[] = [];
  const faults: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    try {
      for await (const part of request) body += part;
    } catch {
      // The server has broken it off, at its end or after its patience, and repeats it.
      return;
    }
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = request.headers;
    const expected = `v1,${createHmac('sha256', KEY).update(`${id}.${time}.${body}`).digest('base64')}`;
    const one = JSON.parse(body) as Told;
    if (signature !== expected || one.id !== id || Math.abs(Number(time) - Date.now() / 1_000) > 60) faults.push(body);
    told.push(one);
    answer(one, response);
  };
  receiver = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  const listening = receiver;
  await until(() => listening.listening);
  // A server that listens on a port has an AddressInfo.
  const { port } = listening.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, told, faults };
}

describe.each(STORES)('webhooks on %s', (where) => {
  it('tell of the beginning and the end of a match, with its result', async () => {
    const store = await openStore(where);
    const { url, told, faults } = await site();
    const server = await serve(store, { webhook: { url, secret: SECRET } }, { sweep: 20 });
    const { id, tokens } = await open(server.url, {
      game: 'chicken',
      players: ['person', 'open'],
      names: ['Anna', ''],
      options: { maxRounds: 1 },
    });
    const token = 'b'.repeat(64);
    await ask(server.url, `/matches/${id}/join`, { body: { name: 'Ben', token } });
    const seats = [tokens[0] ?? '', token];
    for (let isOver = false; !isOver; ) {
      for (const seat of seats) {
        const { moves, revision, view } = await turn(server.url, 'chicken', id, seat);
        const body = { id: randomUUID(), revision, move: moves[0] };
        if (moves.length > 0) await ask(server.url, `/matches/${id}/moves`, { token: seat, body });
        isOver = gameOf('chicken').isOver(view);
      }
    }
    const ofMatch = () => told.filter(({ data }) => data.match['id'] === id);
    await until(() => ofMatch().length === 2);
    await server.stop();
    const { view } = await (async () => {
      const again = await serve(store);
      const last = await turn(again.url, 'chicken', id, token);
      await again.stop();
      return last;
    })();
    expect(ofMatch()).toMatchObject([
      { type: 'match.begun', data: { accounts: [null, null], outcome: null } },
      { type: 'match.over', data: { match: { status: 'over' }, outcome: gameOf('chicken').outcome(view) } },
    ]);
    expect(faults).toEqual([]);
    await store.close();
  });

  it('tell of a match that is removed before its end, and of changes that a server without webhooks made', async () => {
    const store = await openStore(where);
    const quiet = await serve(store);
    const { id } = await open(quiet.url, { game: 'chicken', players: ['person', 'person'] });
    await quiet.stop();
    await store.clear(0, 0);
    const { url, told } = await site();
    const server = await serve(store, { webhook: { url, secret: SECRET } }, { sweep: 20 });
    const types = () => told.filter(({ data }) => data.match['id'] === id).map(({ type }) => type);
    await until(() => types().length === 2);
    expect(types().sort()).toEqual(['match.abandoned', 'match.begun']);
    await server.stop();
    await store.close();
  });
});

it('webhooks that are refused come again with the same id; the log has one line when that begins and one at its end', async () => {
  const store = await openStore('memory');
  let isDown = true;
  const { url, told } = await site((_, response) => void response.writeHead(isDown ? 500 : 204).end());
  const lines: string[] = [];
  const note = (_: object, message: string) => void lines.push(message);
  const log: Log = { info: note, warn: note, error: note };
  // The store's own times are hours: here, everything is due at once.
  const { takeEvents } = store.operator;
  const eager = { ...store.operator, takeEvents: async () => takeEvents(20) };
  const server = await serve({ ...store, operator: eager }, { webhook: { url, secret: SECRET }, log }, { sweep: 20 });
  await open(server.url, { game: 'chicken', players: ['person', 'person'] });
  await open(server.url, { game: 'chicken', players: ['person', 'person'] });
  await until(() => told.length === 2);
  isDown = false;
  await until(() => told.length === 4);
  await until(() => lines.includes('webhooks arrive again'));
  await server.stop();
  expect(new Set(told.map(({ id }) => id)).size).toBe(2);
  expect(lines.filter((line) => /webhooks/.test(line))).toEqual(['webhooks do not arrive', 'webhooks arrive again']);
  expect(await store.operator.takeEvents(10)).toEqual([]);
  await store.close();
});

it('no kill loses a webhook: the next process repeats one that was under way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hencoop-hooks-'));
  let isDeaf = true;
  const { url, told } = await site((_, response) => {
    if (!isDeaf) response.end();
  });
  const server = await ServerProcess.start(await bundle(), {
    DATABASE_URL: '',
    FOLDER: join(folder, 'data'),
    WEBHOOK_URL: url,
    WEBHOOK_SECRET: SECRET,
  });
  await open(`http://127.0.0.1:${server.port}`, { game: 'chicken', players: ['person', 'person'] });
  await until(() => told.length === 1);
  await server.kill();
  isDeaf = false;
  await until(() => told.length > 1);
  await server.end();
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);
  rmSync(folder, { recursive: true });
});

it.each([
  ['webhook.url', { url: 'ftp://play.example', secret: SECRET }],
  ['webhook.secret', { url: 'https://play.example', secret: 'whsec_c2hvcnQ=' }],
])('a wrong setting is named: %s', async (name, webhook) => {
  await expect(matchServer({ store: pglite(), log: SILENT, webhook })).rejects.toThrow(name);
});
