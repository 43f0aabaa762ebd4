// What strangers try: too much, too large, too slow, out of order, of another match, and just before the end.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ALL_GAMES, type ServedGame, type Store, type TableServerConfig } from '../src/index.js';
import { PACE, type Pace } from '../src/server.js';
import { freshToken } from '../src/tokens.js';
import { ask, door, heldBack, Line, open, openStore, Stream, serve, turn, UNLIMITED, until } from './house.js';

type Server = Awaited<ReturnType<typeof serve>>;

let store: Store;
const servers: Server[] = [];

async function start(config: Partial<TableServerConfig> = {}, pace: Partial<Pace> = {}): Promise<Server> {
  const server = await serve(store, config, pace);
  servers.push(server);
  return server;
}

/** Bytes as they are, to a server; `text` is all that it says. */
class Wire {
  text = '';
  isClosed = false;
  readonly socket: Socket;

  constructor(url: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('data', (data) => {
      this.text += String(data);
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.isClosed = true;
    });
  }
}

const upgrade = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

const chickens = { game: 'chicken', players: ['person', 'person'] };
const draw = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };

beforeAll(async () => {
  store = await openStore('memory');
}, 60_000);

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

afterAll(() => store.close());

describe('too much', () => {
  it('requests of an address, and matches, and moves of a seat, are counted', async () => {
    const limits = {
      requests: { count: 12, seconds: 60 },
      matches: { count: 2, seconds: 60 },
      moves: { count: 3, seconds: 60 },
    };
    const { url } = await start({ limits });
    const { id, tokens } = await open(url, chickens);
    await open(url, chickens);
    const third = await ask(url, '/matches', { body: chickens });
    expect(third).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    const moves = () => ask(url, `/matches/${id}/moves`, { token: tokens[0], body: draw });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await moves()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (let count = 0; count < 5; count++) expect((await ask(url, '/games')).status).toBe(200);
    expect((await ask(url, '/games')).status).toBe(429);
    // A balancer that asks whether the server lives is not an address like others.
    expect((await ask(url, '/health')).status).toBe(200);
  });

  it('moves by requests and on sockets count together, and so do requests and messages', async () => {
    const moves = await start({ limits: { ...UNLIMITED, moves: { count: 4, seconds: 60 } } });
    const { id, tokens } = await open(moves.url, chickens);
    const [token, other] = tokens;
    const byRequest = (of = token) => ask(moves.url, `/matches/${id}/moves`, { token: of, body: draw });
    const line = new Line(moves.url, id, { token });
    await line.until(({ messages }) => messages.some(({ type }) => type === 'welcome'));
    const answers = (type: string) => line.messages.filter((message) => message['type'] === type);
    for (const round of [1, 2]) {
      expect((await byRequest()).status).toBe(200);
      line.send({ submit: draw });
      await line.until(() => answers('answer').length === round);
    }
    line.send({ submit: draw });
    await line.until(() => answers('refused').length === 1);
    expect(answers('refused')[0]).toMatchObject({ id: 'd', code: 'tooMany' });
    expect(await byRequest()).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(answers('answer')).toHaveLength(2);
    // The other seat has its own count.
    expect((await byRequest(other)).status).toBe(403);
    line.close();

    const { url } = await start({ limits: { ...UNLIMITED, requests: { count: 4, seconds: 60 } } });
    const match = await open(url, chickens);
    const talker = new Line(url, match.id, { token: match.tokens[0] });
    await talker.until(({ messages }) => messages.some(({ type }) => type === 'welcome'));
    // To open the match, to open the socket and its first message were three.
    expect((await ask(url, '/games')).status).toBe(200);
    talker.send({ submit: draw });
    await talker.until(({ closed }) => closed?.code === 1013);
    expect((await ask(url, '/games')).status).toBe(429);
  });

  it('the address is that which the last of the host’s own proxies saw, and not what the sender writes', async () => {
    const limits = { ...UNLIMITED, requests: { count: 3, seconds: 60 } };
    const direct = await start({ limits });
    const behind = await start({ limits, proxies: 1 });
    const statuses = async (url: string, headerOf: (count: number) => string) => {
      const found = [];
      for (let count = 0; count < 4; count++)
        found.push((await ask(url, '/games', { headers: { 'x-forwarded-for': headerOf(count) } })).status);
      return found;
    };
    expect(await statuses(direct.url, (count) => `9.9.9.${count}`)).toEqual([200, 200, 200, 429]);
    expect(await statuses(behind.url, (count) => `9.9.9.${count}`)).toEqual([200, 200, 200, 200]);
    expect(await statuses(behind.url, (count) => `1.1.1.${count}, 8.8.8.8`)).toEqual([200, 200, 200, 429]);
  });

  it('a body of 10 MB is not read to its end, with a length and without', async () => {
    const { url } = await start();
    for (const header of ['content-length: 10000000', 'transfer-encoding: chunked']) {
      const wire = new Wire(url);
      wire.socket.write(`POST /matches HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`);
      const chunked = header.startsWith('transfer');
      const block = 'x'.repeat(65_536);
      if (chunked) wire.socket.write(`10000\r\n${block}\r\n`);
      await until(() => wire.text.includes('"tooLarge"'));
      expect(wire.text).toMatch(/^HTTP\/1.1 413 /);
      let written = 0;
      for (; written < 10_000_000 && !wire.isClosed; written += 65_536) {
        wire.socket.write(chunked ? `10000\r\n${block}\r\n` : block);
        await sleep(1);
      }
      await until(() => wire.isClosed);
      expect(written).toBeLessThan(10_000_000);
    }
  });

  it('sockets and streams of an address are counted, and those that end are not', async () => {
    const { url } = await start({ limits: { ...UNLIMITED, live: 3 } });
    const { id } = await open(url, chickens);
    const lines = [1, 2].map(() => new Line(url, id, { token: null }));
    const stream = new Stream(url, id, null);
    for (const line of lines) await line.until(({ frames }) => frames.length > 1);
    await until(() => stream.messages.length > 1);
    const [fourth, response] = [new Line(url, id, { token: null }), await ask(url, `/matches/${id}/live`)];
    await fourth.until(({ closed }) => closed !== null);
    expect(fourth.frames).toEqual([]);
    expect(response.status).toBe(429);
    stream.close();
    lines[0]?.cut();
    await sleep(50);
    const next = new Line(url, id, { token: null });
    await next.until(({ frames }) => frames.length > 1);
    lines[1]?.close();
    next.close();
  });

  it('streams that are gone before they are open take no place', async () => {
    const { accounts, letIn } = door();
    const host = await start();
    const { id } = await open(host.url, chickens);
    const { url } = await start({ limits: { ...UNLIMITED, live: 1 }, accounts });
    for (let count = 0; count < 3; count++) {
      const wire = new Wire(url);
      wire.socket.write(`GET /matches/${id}/live HTTP/1.1\r\nhost: x\r\n\r\n`);
      await sleep(50);
      wire.socket.destroy();
      await sleep(20);
      letIn();
      await sleep(20);
    }
    const stream = new Stream(url, id, null);
    await sleep(50);
    letIn();
    await until(() => stream.messages.length > 1);
    stream.close();
  });

  it('a client that does not read is dropped, and nothing is kept for it', async () => {
    // A game that has much to say.
    const games = ALL_GAMES.map((game): ServedGame => {
      return {
        ...game,
        submit(match, seat, submission) {
          const judged = game.submit(match, seat, submission);
          const more = 'x'.repeat(500_000);
          const deliveries = judged.deliveries.map((delivery) => {
            return { ...delivery, events: delivery.to === null ? [{ more }] : delivery.events };
          });
          return { ...judged, deliveries } as typeof judged;
        },
      };
    });
    const { url } = await start({ games, metricsToken: 'metrics', limits: { ...UNLIMITED, backlog: 1_000_000 } });
    const { id, tokens } = await open(url, { game: 'crazy-chicken', players: ['person', 'person'] });
    const [line, reader] = [new Line(url, id, { token: null }), new Line(url, id, { token: null })];
    for (const each of [line, reader]) await each.until(({ frames }) => frames.length > 2);
    const river = new Wire(url);
    river.socket.write(`GET /matches/${id}/live HTTP/1.1\r\nhost: x\r\n\r\n`);
    await until(() => river.text.includes('delivery'));
    river.socket.pause();
    line.socket.pause();
    const dropped = async () => {
      const { text } = await ask(url, '/metrics', { token: 'metrics' });
      return Number(/hencoop_dropped_total\{reason="slow"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    let count = 0;
    for (; count < 100 && (await dropped()) < 2; count++) {
      const token = tokens[count % 2] ?? '';
      const { revision, moves } = await turn(url, 'crazy-chicken', id, token);
      if (moves[0] === undefined) continue;
      const body = { id: `m-${count}`, revision, move: moves[0] };
      await ask(url, `/matches/${id}/moves`, { token, body });
    }
    expect(await dropped()).toBe(2);
    // Whoever reads is sent all of it.
    const { body } = await ask(url, `/matches/${id}`);
    await reader.until(({ revisions }) => revisions.length === body['revision']);
    for (const each of [line, reader]) each.cut();
    river.socket.destroy();
  });
});

describe('too slow', () => {
  it('a request that does not come to its end is cut off, and so is a socket that does not say who it is', async () => {
    // As a server does it whose pace is not hurried, in a tenth of the time.
    expect(PACE.introduction).toBeLessThanOrEqual(10_000);
    const { url } = await start({}, { introduction: PACE.introduction / 10 });
    const { id } = await open(url, chickens);
    const line = new Line(url, id, undefined);
    const silent = new Wire(url);
    const slow = new Wire(url);
    slow.socket.write('POST /matches HTTP/1.1\r\nhost: x\r\n');
    const drip = setInterval(() => slow.socket.write('x: y\r\n'), 100);
    await until(() => slow.isClosed && silent.isClosed && line.closed !== null, 8_000);
    clearInterval(drip);
    expect(slow.text).toMatch(/^HTTP\/1.1 408 /);
    // It may come back.
    expect(line.closed?.code).toBe(1013);
  });
});

describe('out of order', () => {
  it.each<[string, unknown, number]>([
    ['garbage', '{"token":', 4400],
    ['no object', '[]', 4400],
    ['bytes', new Uint8Array([1, 2, 3]), 4400],
    ['a number for a token', { token: 7 }, 4400],
    ['a move before an introduction', { submit: draw }, 4400],
    ['the token of another match', { token: freshToken() }, 4401],
    ['a message of 10 kB', { token: null, more: 'x'.repeat(10_000) }, 1009],
  ])('%s closes the socket', async (_, message, code) => {
    const { url } = await start();
    const { id } = await open(url, chickens);
    const line = new Line(url, id, message);
    await line.until(({ closed }) => closed !== null);
    expect(line.closed?.code).toBe(code);
    expect(line.frames).toEqual([]);
  });

  it('whoever is being closed is not heard any more', async () => {
    const { url } = await start();
    const { id, tokens } = await open(url, chickens);
    const wire = new Wire(url);
    wire.socket.write(upgrade(`/matches/${id}/live`));
    await until(() => wire.text.includes('101 Switching'));
    const frame = (text: string) => {
      const data = Buffer.from(text);
      // With a mask of zeros.
      const head = data.length < 126 ? [0x81, 0x80 | data.length] : [0x81, 0xfe, data.length >> 8, data.length & 255];
      return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), data]);
    };
    wire.socket.write(frame(JSON.stringify({ token: tokens[0] })));
    await until(() => wire.text.includes('welcome'));
    wire.socket.write(frame('nonsense'));
    await sleep(50);
    wire.socket.write(frame(JSON.stringify({ submit: draw })));
    await sleep(100);
    expect((await store.log(id)).map(({ kind }) => kind)).toEqual(['opened']);
    wire.socket.destroy();
  });

  it.each(['-1', '1.5', 'x', '1e99', '99999999999', '%00'])('after=%s is no revision', async (after) => {
    const { url } = await start();
    const { id } = await open(url, chickens);
    expect((await ask(url, `/matches/${id}/deliveries?after=${after}`)).status).toBe(400);
    expect((await ask(url, `/matches/${id}/live?after=${after}`)).status).toBe(400);
    const wire = new Wire(url);
    wire.socket.write(upgrade(`/matches/${id}/live?after=${after}`));
    await until(() => wire.isClosed);
    expect(wire.text).toMatch(/^HTTP\/1.1 400 /);
  });

  it('no path leads anywhere but to a match, and none into the log', async () => {
    const errors: string[] = [];
    const log = { info() {}, warn() {}, error: (_: object, message: string) => void errors.push(message) };
    const { url } = await start({ log });
    const paths = [
      '//[',
      'http://[',
      '/matches/../live',
      '/matches/%2e%2e/live',
      '/matches/%00/live',
      '/matches/x/live/',
      '/matches/00000000-0000-0000-0000-000000000000/live',
      "/matches/'%20or%201=1/live",
      '*',
    ];
    for (const path of paths) {
      for (const request of [upgrade(path), `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`]) {
        const wire = new Wire(url);
        wire.socket.write(request);
        await sleep(30);
        // An upgrade to a match that is not there is found out by the first message.
        if (wire.text.includes('101 Switching')) wire.socket.destroy();
        await until(() => wire.isClosed);
        expect(wire.text, path).toMatch(/^HTTP\/1.1 (101|400|404) /);
      }
    }
    expect(errors).toEqual([]);
  });

  it('a refused upgrade keeps no connection, though the client keeps its side', async () => {
    const { url } = await start();
    const wire = new Wire(url);
    const half = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    half.on('error', () => {});
    half.resume();
    half.write(upgrade('/nowhere'));
    await once(half, 'end');
    // Its write side is still open: a server that waits for it to end keeps the socket.
    await sleep(50);
    let refused = false;
    half.on('close', () => {
      refused = true;
    });
    for (let tries = 0; tries < 20 && !refused; tries++) {
      half.write('x');
      await sleep(20);
    }
    expect(refused).toBe(true);
    wire.socket.destroy();
  });
});

describe('a match that is gone', () => {
  it('closes the sockets and streams of those who watch it, and of those who come too late', async () => {
    const { url } = await start();
    const { id, tokens } = await open(url, chickens);
    const lines = [new Line(url, id, { token: tokens[0] }), new Line(url, id, { token: null })];
    const stream = new Stream(url, id, null);
    for (const line of lines) await line.until(({ frames }) => frames.length > 1);
    await until(() => stream.messages.length > 1);
    await store.clear(0, 0);
    // What is removed leaves no version behind that a look could find changed: the next newcomer finds out.
    lines.push(new Line(url, id, { token: null }));
    for (const line of lines) await line.until(({ closed }) => closed?.code === 4404);
    await stream.done;
    expect(stream.text).toMatch(/event: closed\ndata: gone\n\n$/);
    expect((await ask(url, `/matches/${id}`)).status).toBe(404);
  });
});

describe('from elsewhere', () => {
  it('a page of another origin does nothing here, by request or by socket', async () => {
    const { url } = await start({ origins: ['https://play.example'] });
    const { id } = await open(url, chickens);
    const post = (origin: string) => ask(url, '/matches', { body: chickens, headers: { origin } });
    expect((await post('https://evil.example')).status).toBe(403);
    expect((await post('null')).status).toBe(403);
    const allowed = await post('https://play.example');
    expect(allowed.status).toBe(201);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://play.example');
    expect((await post(url)).status).toBe(201);
    for (const [origin, isLet] of [
      ['https://evil.example', false],
      ['https://play.example', true],
    ] as const) {
      const line = new Line(url, id, { token: null }, 0, { origin });
      await line.until(({ frames, closed }) => frames.length > 0 || closed !== null);
      expect(line.frames.length > 0).toBe(isLet);
      line.cut();
      const stream = await ask(url, `/matches/${id}/live`, { token: freshToken(), headers: { origin } });
      expect(stream.status).toBe(isLet ? 401 : 403);
      // A page that may come can read why it is refused.
      expect(stream.headers.get('access-control-allow-origin')).toBe(isLet ? origin : null);
    }
  });

  it('nobody reads the metrics without their token', async () => {
    const closed = await start();
    expect((await ask(closed.url, '/metrics')).status).toBe(404);
    const { url } = await start({ metricsToken: 'secret' });
    expect((await ask(url, '/metrics')).status).toBe(401);
    expect((await ask(url, '/metrics', { token: 'other' })).status).toBe(401);
    const metrics = await ask(url, '/metrics', { token: 'secret' });
    expect(metrics.status).toBe(200);
    expect(metrics.text).toContain('hencoop_moves_total');
  });
});

describe('at the end', () => {
  it('sockets are closed with 1012, writes are finished, and a slow client is not waited for', async () => {
    const { slow, write } = heldBack(store);
    expect(PACE.farewell).toBeLessThanOrEqual(3_000);
    const server = await serve(slow, {}, { farewell: PACE.farewell / 10 });
    const { url } = server;
    const { id, tokens } = await open(url, chickens);
    const line = new Line(url, id, { token: tokens[1] });
    const stream = new Stream(url, id, null);
    await line.until(({ frames }) => frames.length > 1);
    await until(() => stream.messages.length > 1);
    // It neither reads nor answers.
    const deaf = new Wire(url);
    deaf.socket.write(upgrade(`/matches/${id}/live`));
    await until(() => deaf.text.includes('101'));
    deaf.socket.pause();
    const move = ask(url, `/matches/${id}/moves`, { token: tokens[0], body: draw });
    await sleep(100);
    const stopped = server.stop();
    await line.until(({ closed }) => closed?.code === 1012);
    await stream.done;
    write();
    expect((await move).status).toBe(200);
    await stopped;
    expect((await store.log(id)).map(({ submission }) => submission)).toEqual([null, 'd']);
    deaf.socket.destroy();
  });

  it('a connection that has said nothing is not waited for', async () => {
    const server = await serve(store, {}, { farewell: 600_000 });
    const silent = new Wire(server.url);
    await once(silent.socket, 'connect');
    expect((await ask(server.url, '/ready')).status).toBe(200);
    await server.stop();
    await until(() => silent.isClosed);
  });

  it('is not ready any more, and a visitor who was being let in is sent away', async () => {
    const { accounts, letIn } = door();
    const host = await start();
    const { id } = await open(host.url, chickens);
    const server = await serve(store, { accounts });
    const { url } = server;
    expect((await ask(url, '/ready')).status).toBe(200);
    const ready = new Wire(url);
    // A connection that is at work when the end comes.
    ready.socket.write('GET /ready HTTP/1.1\r\nhost: x\r\n');
    const late = new Wire(url);
    late.socket.write(upgrade(`/matches/${id}/live`));
    await sleep(50);
    const stopped = server.stop();
    ready.socket.write('\r\n');
    letIn();
    await until(() => late.isClosed && ready.text !== '');
    expect(ready.text).toMatch(/^HTTP\/1.1 503 /);
    expect(late.text).toMatch(/^HTTP\/1.1 503 /);
    ready.socket.destroy();
    await stopped;
  });
});
