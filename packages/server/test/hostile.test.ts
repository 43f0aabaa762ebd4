// Hostile clients: too much, too large, too slow, out of order, for another match, during a shutdown.

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { libraryGames, type MatchServerConfig, type ServedGame, type Store } from '../src/index.js';
import { TIMING, type Timing } from '../src/timing.js';
import { freshToken } from '../src/tokens.js';
import {
  ask,
  enter,
  heldBack,
  open,
  openStore,
  RawConnection,
  RawSocket,
  RawStream,
  serve,
  slowAccounts,
  submit,
  turn,
  UNLIMITED,
  until,
} from './testServer.js';

const LIBRARY = await libraryGames();

type Server = Awaited<ReturnType<typeof serve>>;

let store: Store;
const servers: Server[] = [];

async function start(config: Partial<MatchServerConfig> = {}, timing: Partial<Timing> = {}): Promise<Server> {
  const server = await serve(store, config, timing);
  servers.push(server);
  return server;
}

const upgrade = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

const chickens = { game: 'chicken', players: ['person', 'person'] };
const draw = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };

beforeAll(async () => {
  store = await openStore('memory');
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

afterAll(() => store.close());

describe('a server with limits', () => {
  it('refuses too many requests and new matches of an address, and moves of a seat', async () => {
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
    // A load balancer may check the server's health as often as it likes.
    expect((await ask(url, '/health')).status).toBe(200);
  });

  it('counts HTTP and sockets together', async () => {
    const moves = await start({ limits: { ...UNLIMITED, moves: { count: 4, seconds: 60 } } });
    const { id, tokens } = await open(moves.url, chickens);
    const [token, other] = tokens;
    const byRequest = (of = token) => ask(moves.url, `/matches/${id}/moves`, { token: of, body: draw });
    const socket = new RawSocket(moves.url, id, enter(token));
    await socket.until(({ messages }) => messages.some(({ type }) => type === 'welcome'));
    const answers = (type: string) => socket.messages.filter((message) => message['type'] === type);
    for (const round of [1, 2]) {
      expect((await byRequest()).status).toBe(200);
      socket.send(submit(draw));
      await socket.until(() => answers('answer').length === round);
    }
    socket.send(submit(draw));
    await socket.until(() => answers('refused').length === 1);
    expect(answers('refused')[0]).toMatchObject({ id: 'd', code: 'tooMany' });
    expect(await byRequest()).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(answers('answer')).toHaveLength(2);
    // The other seat is counted separately.
    expect((await byRequest(other)).status).toBe(403);
    socket.close();

    const { url } = await start({ limits: { ...UNLIMITED, requests: { count: 4, seconds: 60 } } });
    const match = await open(url, chickens);
    const talker = new RawSocket(url, match.id, enter(match.tokens[0]));
    await talker.until(({ messages }) => messages.some(({ type }) => type === 'welcome'));
    // Opening the match, opening the socket and its first message were three.
    expect((await ask(url, '/games')).status).toBe(200);
    talker.send(submit(draw));
    await talker.until(({ closed }) => closed?.code === 1013);
    expect((await ask(url, '/games')).status).toBe(429);
  });

  it('counts by the address that the trusted proxy saw, not by the one that the sender claims', async () => {
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

  it('refuses a body of 10 MB before it has arrived, with or without a length', async () => {
    const { url } = await start();
    for (const header of ['content-length: 10000000', 'transfer-encoding: chunked']) {
      const connection = new RawConnection(url);
      connection.socket.write(`POST /matches HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`);
      const chunked = header.startsWith('transfer');
      const block = 'x'.repeat(65_536);
      if (chunked) connection.socket.write(`10000\r\n${block}\r\n`);
      await until(() => connection.text.includes('"tooLarge"'));
      expect(connection.text).toMatch(/^HTTP\/1.1 413 /);
      let written = 0;
      for (; written < 10_000_000 && !connection.isClosed; written += 65_536) {
        connection.socket.write(chunked ? `10000\r\n${block}\r\n` : block);
        await sleep(1);
      }
      await until(() => connection.isClosed);
      expect(written).toBeLessThan(10_000_000);
    }
  });

  it('limits the open sockets and streams of an address', async () => {
    const { url } = await start({ limits: { ...UNLIMITED, live: 3 } });
    const { id } = await open(url, chickens);
    const sockets = [1, 2].map(() => new RawSocket(url, id, enter(null)));
    const stream = new RawStream(url, id, null);
    for (const socket of sockets) await socket.until(({ frames }) => frames.length > 1);
    await until(() => stream.messages.length > 1);
    const [fourth, response] = [new RawSocket(url, id, enter(null)), await ask(url, `/matches/${id}/live`)];
    await fourth.until(({ closed }) => closed !== null);
    expect(fourth.frames).toEqual([]);
    expect(response.status).toBe(429);
    stream.close();
    sockets[0]?.cut();
    // Once the server has noticed.
    await until(async () => {
      const next = new RawSocket(url, id, enter(null));
      await next.until(({ frames, closed }) => frames.length > 1 || closed !== null);
      next.close();
      return next.frames.length > 1;
    });
    sockets[1]?.close();
  });

  it('does not count streams that are closed before they open', async () => {
    const { accounts, answer, asked } = slowAccounts();
    const opener = await start();
    const { id } = await open(opener.url, chickens);
    const { url } = await start({ limits: { ...UNLIMITED, live: 1 }, accounts });
    for (let count = 0; count < 3; count++) {
      const connection = new RawConnection(url);
      connection.socket.write(`GET /matches/${id}/live HTTP/1.1\r\nhost: x\r\n\r\n`);
      await until(() => asked() > count);
      connection.socket.destroy();
      await sleep(20);
      answer();
    }
    // Once the server has noticed.
    await until(async () => {
      const before = asked();
      const stream = new RawStream(url, id, null);
      await until(() => asked() > before);
      answer();
      await Promise.race([stream.done, until(() => stream.messages.length > 1)]);
      stream.close();
      return stream.messages.length > 1;
    });
  });

  it('drops a client that does not read, and buffers nothing for it', async () => {
    // A game with large deliveries.
    const games = LIBRARY.map((game): ServedGame => {
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
    const [socket, reader] = [new RawSocket(url, id, enter(null)), new RawSocket(url, id, enter(null))];
    for (const each of [socket, reader]) await each.until(({ frames }) => frames.length > 2);
    const stream = new RawConnection(url);
    stream.socket.write(`GET /matches/${id}/live HTTP/1.1\r\nhost: x\r\n\r\n`);
    await until(() => stream.text.includes('delivery'));
    stream.socket.pause();
    socket.webSocket.pause();
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
    // A client that does read receives everything.
    const { body } = await ask(url, `/matches/${id}`);
    await reader.until(({ revisions }) => revisions.length === body['revision']);
    for (const each of [socket, reader]) each.cut();
    stream.socket.destroy();
  });
});

describe('a client that is too slow', () => {
  it('is cut off: a request that never ends, a socket that never sends `enter`', async () => {
    // A tenth of the real timeouts.
    expect(TIMING.introduction).toBeLessThanOrEqual(10_000);
    const { url } = await start({}, { introduction: TIMING.introduction / 10 });
    const { id } = await open(url, chickens);
    const socket = new RawSocket(url, id, undefined);
    const silent = new RawConnection(url);
    // It does not answer the server's close either.
    const deaf = new RawConnection(url);
    deaf.socket.write(upgrade(`/matches/${id}/live`));
    const slow = new RawConnection(url);
    slow.socket.write('POST /matches HTTP/1.1\r\nhost: x\r\n');
    const drip = setInterval(() => slow.socket.write('x: y\r\n'), 100);
    await until(() => slow.isClosed && silent.isClosed && deaf.isClosed && socket.closed !== null);
    clearInterval(drip);
    expect(slow.text).toMatch(/^HTTP\/1.1 408 /);
    // The code tells the client to reconnect.
    expect(socket.closed?.code).toBe(1013);
  });
});

describe('an invalid request', () => {
  it.each<[string, unknown, number]>([
    ['garbage', '{"token":', 4400],
    ['a list', '[]', 4400],
    ['bytes', new Uint8Array([1, 2, 3]), 4400],
    ['an unknown protocol', { type: 'enter', protocol: 2, token: null, hens: 1 }, 4406],
    ['no protocol', { type: 'enter', token: null }, 4406],
    ['a number for a token', { type: 'enter', protocol: 1, token: 7 }, 4400],
    ['a move before entering', submit(draw), 4400],
    ['an unknown type', { type: 'hello' }, 4400],
    ['an unknown field', { ...enter(null), extra: 1 }, 4400],
    ['the token of another match', enter(freshToken()), 4401],
    ['a message of 10 kB', { type: 'enter', protocol: 1, token: null, more: 'x'.repeat(10_000) }, 1009],
  ])('%s closes the socket', async (_, message, code) => {
    const { url } = await start();
    const { id } = await open(url, chickens);
    const socket = new RawSocket(url, id, message);
    await socket.until(({ closed }) => closed !== null);
    expect(socket.closed?.code).toBe(code);
    expect(socket.frames).toEqual([]);
  });

  it('a message after the server has closed the socket is ignored', async () => {
    const { url } = await start();
    const { id, tokens } = await open(url, chickens);
    const connection = new RawConnection(url);
    connection.socket.write(upgrade(`/matches/${id}/live`));
    await until(() => connection.text.includes('101 Switching'));
    const frame = (text: string) => {
      const data = Buffer.from(text);
      // With a mask of zeros.
      const head = data.length < 126 ? [0x81, 0x80 | data.length] : [0x81, 0xfe, data.length >> 8, data.length & 255];
      return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), data]);
    };
    connection.socket.write(frame(JSON.stringify(enter(tokens[0]))));
    await until(() => connection.text.includes('welcome'));
    connection.socket.write(frame('nonsense'));
    await sleep(50);
    connection.socket.write(frame(JSON.stringify(submit(draw))));
    await sleep(100);
    expect((await store.log(id)).map(({ kind }) => kind)).toEqual(['opened']);
    connection.socket.destroy();
  });

  it.each(['-1', '1.5', 'x', '1e99', '99999999999', '%00'])('after=%s is refused', async (after) => {
    const { url } = await start();
    const { id } = await open(url, chickens);
    expect((await ask(url, `/matches/${id}/deliveries?after=${after}`)).status).toBe(400);
    expect((await ask(url, `/matches/${id}/live?after=${after}`)).status).toBe(400);
    const connection = new RawConnection(url);
    connection.socket.write(upgrade(`/matches/${id}/live?after=${after}`));
    await until(() => connection.isClosed);
    expect(connection.text).toMatch(/^HTTP\/1.1 400 /);
  });

  it('a strange path is refused, and logs no error', async () => {
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
        const connection = new RawConnection(url);
        connection.socket.write(request);
        await sleep(30);
        // The server looks for the match only at the first message of a socket.
        if (connection.text.includes('101 Switching')) connection.socket.destroy();
        await until(() => connection.isClosed);
        expect(connection.text, path).toMatch(/^HTTP\/1.1 (101|400|404) /);
      }
    }
    expect(errors).toEqual([]);
  });

  it('a refused upgrade closes the connection, even if the client keeps its side open', async () => {
    const { url } = await start();
    const connection = new RawConnection(url);
    const half = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    half.on('error', () => {});
    half.resume();
    half.write(upgrade('/nowhere'));
    await once(half, 'end');
    // The write side is still open: a server that waited for its end would keep the socket.
    await sleep(50);
    let refused = false;
    half.on('close', () => {
      refused = true;
    });
    await until(() => {
      if (!refused) half.write('x');
      return refused;
    });
    connection.socket.destroy();
  });
});

describe('a match that has been removed', () => {
  it('closes the sockets and streams of its viewers, and of a newcomer', async () => {
    const { url } = await start();
    const { id, tokens } = await open(url, chickens);
    const sockets = [new RawSocket(url, id, enter(tokens[0])), new RawSocket(url, id, enter(null))];
    const stream = new RawStream(url, id, null);
    for (const socket of sockets) await socket.until(({ frames }) => frames.length > 1);
    await until(() => stream.messages.length > 1);
    await store.clear(0, 0);
    // The version of a removed match does not change, so the server notices only at the next newcomer.
    sockets.push(new RawSocket(url, id, enter(null)));
    for (const socket of sockets) await socket.until(({ closed }) => closed?.code === 4404);
    await stream.done;
    expect(stream.text).toMatch(/event: closed\ndata: gone\n\n$/);
    expect((await ask(url, `/matches/${id}`)).status).toBe(404);
  });
});

describe('a public server', () => {
  it('refuses requests and sockets from a page of another origin', async () => {
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
      const socket = new RawSocket(url, id, enter(null), 0, { origin });
      await socket.until(({ frames, closed }) => frames.length > 0 || closed !== null);
      expect(socket.frames.length > 0).toBe(isLet);
      socket.cut();
      const stream = await ask(url, `/matches/${id}/live`, { token: freshToken(), headers: { origin } });
      expect(stream.status).toBe(isLet ? 401 : 403);
      // A page of an allowed origin can read the refusal.
      expect(stream.headers.get('access-control-allow-origin')).toBe(isLet ? origin : null);
    }
  });

  it('serves its metrics only to the holder of their token', async () => {
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

describe('a server that shuts down', () => {
  it('closes sockets with 1012, finishes writes, and is not delayed by a slow client', async () => {
    const { slow, write, isWriting } = heldBack(store);
    expect(TIMING.shutdown).toBeLessThanOrEqual(3_000);
    const server = await serve(slow, {}, { shutdown: TIMING.shutdown / 10 });
    const { url } = server;
    const { id, tokens } = await open(url, chickens);
    const socket = new RawSocket(url, id, enter(tokens[1]));
    const stream = new RawStream(url, id, null);
    await socket.until(({ frames }) => frames.length > 1);
    await until(() => stream.messages.length > 1);
    // This client neither reads nor answers.
    const deaf = new RawConnection(url);
    deaf.socket.write(upgrade(`/matches/${id}/live`));
    await until(() => deaf.text.includes('101'));
    deaf.socket.pause();
    const move = ask(url, `/matches/${id}/moves`, { token: tokens[0], body: draw });
    await until(isWriting);
    const stopped = server.stop();
    await socket.until(({ closed }) => closed?.code === 1012);
    await stream.done;
    write();
    expect((await move).status).toBe(200);
    await stopped;
    expect((await store.log(id)).map(({ submission }) => submission)).toEqual([null, 'd']);
    deaf.socket.destroy();
  });

  it('is not delayed by a connection that has sent nothing', async () => {
    const server = await serve(store, {}, { shutdown: 600_000 });
    const silent = new RawConnection(server.url);
    await once(silent.socket, 'connect');
    expect((await ask(server.url, '/ready')).status).toBe(200);
    await server.stop();
    await until(() => silent.isClosed);
  });

  it('answers /ready with 503, and refuses a client that was about to enter', async () => {
    const { accounts, answer, asked } = slowAccounts();
    const opener = await start();
    const { id } = await open(opener.url, chickens);
    const server = await serve(store, { accounts, drain: 0 });
    const { url } = server;
    expect((await ask(url, '/ready')).status).toBe(200);
    const ready = new RawConnection(url);
    // A connection in the middle of a request.
    ready.socket.write('GET /ready HTTP/1.1\r\nhost: x\r\n');
    const late = new RawConnection(url);
    late.socket.write(upgrade(`/matches/${id}/live`));
    await until(() => asked() === 1);
    const stopped = server.stop();
    ready.socket.write('\r\n');
    answer();
    await until(() => late.isClosed && ready.text !== '');
    expect(ready.text).toMatch(/^HTTP\/1.1 503 /);
    expect(late.text).toMatch(/^HTTP\/1.1 503 /);
    ready.socket.destroy();
    await stopped;
  });
});
