// Plays the same scenarios on the server and the worker: a client cannot tell them apart.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lobby } from '@hencoop/client';
import { GAMES } from 'hencoop/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, playOut } from '../../../packages/server/test/remotePlayers.js';
import {
  ask,
  enter,
  gameOf,
  open,
  RawSocket,
  RawStream,
  submit,
  turn,
  until,
  upTo,
} from '../../../packages/server/test/testServer.js';
import { page } from '../src/bundle.js';
import { OPERATOR, serverHost, type TestHost, workerHost } from './host.js';

/** Options that make a game short enough to play it over a network. */
const SHORT: { readonly [game: string]: object } = {
  // Each round takes at least two moves.
  chicken: { maxRounds: 4 },
  'crazy-chicken': { rounds: 1 },
  'blind-chicken-extreme': { games: 1 },
};

const freshToken = () => crypto.randomUUID().replaceAll('-', '').repeat(2);
const draw = (seat: number, revision: number) => ({
  id: `d-${seat}-${revision}`,
  revision,
  move: { seat, type: 'draw' },
});

describe.each([
  ['the server', () => serverHost()],
  ['the worker', () => workerHost()],
] as const)('the server contract, by %s', (_, start) => {
  let host: TestHost;
  let url = '';

  beforeAll(async () => {
    host = await start();
    url = host.url;
  });

  afterAll(() => host.stop());

  it('takes everyone for a guest without accounts', async () => {
    expect(await ask(url, '/account')).toMatchObject({ status: 200, body: { account: null, matches: [] } });
  });

  const infoOf = async (id: string) =>
    (await ask(url, `/matches/${id}/info`)).body as {
      status: string;
      seats: { away: string | null }[];
      clock: { due: string; left: number[] | null };
    };

  it.each(GAMES.map(({ id }) => id))('lets clients play %s to its end, with a spectator', async (id) => {
    const game = gameOf(id);
    const players = Array.from({ length: game.seats.min }, () => 'person');
    const opened = await lobby(url).open({ game: id, players, options: SHORT[id] ?? {} });
    const watcher = connectTo(id, { url, match: opened.id });
    const seats = opened.tokens.map((token, seat) => {
      return connectTo(id, { url, match: opened.id, token, byStream: seat === 1 });
    });
    const accepted = await Promise.all(seats.map((seat) => playOut(game, seat)));
    expect(Math.min(...accepted)).toBeGreaterThan(0);
    await playOut(game, watcher);
    for (const { seen } of [...seats, watcher]) expect(seen && game.outcome(seen.view)).not.toBeNull();
    expect((await infoOf(opened.id)).status).toBe('over');
    for (const match of [...seats, watcher]) match.close();
  });

  it('returns the same match for the same secret, and refuses it for another match', async () => {
    const secret = freshToken();
    const body = { game: 'chicken', players: ['person', 'open', 'easy'], secret };
    const opened = await Promise.all([1, 2, 3].map(() => ask(url, '/matches', { body })));
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(opened.map(({ text }) => text)).size).toBe(1);
    for (const other of [
      { ...body, game: 'crazy-chicken', players: ['person', 'open'] },
      { ...body, players: ['person', 'person', 'easy'] },
    ])
      expect(await ask(url, '/matches', { body: other })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await ask(url, `/matches/${opened[0]?.body['id']}/join`, { body: { token: freshToken() } });
    const again = await ask(url, '/matches', { body });
    expect(again).toMatchObject({ status: 201, body: { id: opened[0]?.body['id'] } });
  });

  it('fills an open seat once, by the first who joins', async () => {
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'open'], names: ['Ada'] });
    const early = await ask(url, `/matches/${id}/moves`, { token: tokens[0], body: draw(0, 1) });
    expect(early).toMatchObject({ status: 409, body: { code: 'waiting' } });
    const [mine, others] = [freshToken(), freshToken()];
    const join = (token: string, name: string) => ask(url, `/matches/${id}/join`, { body: { token, name } });
    expect([await join(mine, 'Bo'), await join(mine, 'Bo')]).toMatchObject([
      { status: 200, body: { seat: 1 } },
      { status: 200, body: { seat: 1 } },
    ]);
    expect(await join(others, 'Cy')).toMatchObject({ status: 409, body: { code: 'noSeat' } });
    expect((await ask(url, `/matches/${id}/info`)).body).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Ada' }, { name: 'Bo' }],
    });
    expect((await ask(url, `/matches/${id}/moves`, { token: tokens[0], body: draw(0, 1) })).status).toBe(200);
    expect((await turn(url, 'chicken', id, mine)).seat).toBe(1);
  });

  it('lists open matches, latest first, and updates their players and status', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      const body = { game: 'crazy-chicken', players: ['person', 'open'], names: [name], listed: true };
      ids.unshift((await open(url, body)).id);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const hidden = await open(url, { game: 'crazy-chicken', players: ['person', 'open'] });
    const list = async (query: string) =>
      (await ask(url, `/matches?game=crazy-chicken&${query}`)).body as { matches: { id: string; players: object[] }[] };
    const found = (await list('count=100')).matches.map(({ id }) => id);
    expect(found.slice(0, 3)).toEqual(ids);
    expect(found).not.toContain(hidden.id);
    expect((await list(`count=1&before=${ids[0]}`)).matches.map(({ id }) => id)).toEqual([ids[1]]);
    const [last = ''] = ids;
    await ask(url, `/matches/${last}/join`, { body: { token: freshToken(), name: 'hen' } });
    expect((await list('status=waiting&count=100')).matches.map(({ id }) => id)).not.toContain(last);
    expect((await list('status=playing&count=100')).matches.find(({ id }) => id === last)?.players).toEqual([
      { player: 'person', name: 'c' },
      { player: 'person', name: 'hen' },
    ]);
  });

  it('lets a bot play for an absent player, and shows it to all viewers', async () => {
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person'] });
    const [token = ''] = tokens;
    const socket = new RawSocket(url, id, enter(null));
    await socket.until(({ frames }) => frames.length > 2);
    expect((await ask(url, `/matches/${id}/leave`, { token, body: { bot: 'random' } })).status).toBe(200);
    await socket.until(({ frames }) => frames.some((frame) => frame.includes('"away":"random"')));
    // The bot has moved.
    await socket.until(({ revisions }) => revisions.length > 1);
    const refused = await ask(url, `/matches/${id}/moves`, { token, body: draw(0, 1) });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'away' } });
    expect((await ask(url, `/matches/${id}/return`, { token, body: {} })).status).toBe(200);
    await socket.until(({ frames }) => !(frames.at(-1) ?? '').includes('"away":"random"'));
    expect(socket.revisions).toEqual(upTo(socket.revisions.length));
    socket.close();
  });

  it.each(['easy', 'medium', 'strong'])('plays for a person against a bot of level %s', async (level) => {
    const options = { maxRounds: 1 };
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', level], options });
    const match = connectTo('chicken', { url, match: id, token: tokens[0] ?? null });
    await playOut(gameOf('chicken'), match);
    expect((await infoOf(id)).status).toBe('over');
    match.close();
  });

  it('continues with bots alone', async () => {
    const body = { game: 'chicken', players: ['easy', 'random'], options: { maxRounds: 1 } };
    const { id, tokens } = await open(url, body);
    expect(tokens).toEqual([null, null]);
    await until(async () => (await infoOf(id)).status === 'over');
  });

  it('opens one rematch for all players, with the same tokens', async () => {
    const options = { maxRounds: 1 };
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person', 'easy'], options });
    const rematch = (token: string | null | undefined) => ask(url, `/matches/${id}/rematch`, { token, body: {} });
    expect(await rematch(tokens[0])).toMatchObject({ status: 409, body: { code: 'unfinished' } });
    for (const token of tokens.slice(0, 2)) await ask(url, `/matches/${id}/leave`, { token, body: { bot: 'random' } });
    await until(async () => (await infoOf(id)).status === 'over');
    const socket = new RawSocket(url, id, enter(null));
    const asked = await Promise.all([0, 1, 0, 1, 0, 1].map((seat) => rematch(tokens[seat])));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
    const next = String(asked[0]?.body['id']);
    await socket.until(({ frames }) => frames.some((frame) => frame.includes(`"rematch":"${next}"`)));
    expect((await rematch(null)).status).toBe(401);
    const seen = await turn(url, 'chicken', next, tokens[1] ?? '');
    expect([seen.seat, seen.view.seats]).toEqual([1, 3]);
    expect((await infoOf(next)).seats.map(({ away }) => away)).toEqual([null, null, null]);
    socket.close();
  });

  it('reports who is connected, and passes on emotes of players only', async () => {
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person', 'easy'] });
    const other = await open(url, { game: 'chicken', players: ['person', 'person'] });
    const [ada = '', bo = ''] = tokens;
    const look = (match: string, token: string | null) => new RawSocket(url, match, enter(token), 0, {}, '&people=1');
    const sees = (viewer: RawSocket | RawStream, seats: readonly number[]) =>
      until(() => {
        const told = viewer.messages.findLast(({ type }) => type === 'present');
        return JSON.stringify(told?.['seats']) === JSON.stringify(seats);
      });
    const emotesOf = (viewer: RawSocket | RawStream) => viewer.messages.filter(({ type }) => type === 'emote');
    const spectator = look(id, null);
    await sees(spectator, []);
    const first = look(id, ada);
    const second = look(id, bo);
    const stream = new RawStream(url, id, null, 0, '&people=1');
    const silent = new RawSocket(url, id, enter(null));
    const stranger = look(other.id, other.tokens[0] ?? '');
    const viewers = [spectator, first, second, stream];
    for (const viewer of viewers) await sees(viewer, [0, 1]);
    await sees(stranger, [0]);
    const say = (token: string | null, emote: string) => ask(url, `/matches/${id}/emote`, { token, body: { emote } });
    expect(await say(ada, 'wellPlayed')).toMatchObject({ status: 200, body: { emote: 'wellPlayed' } });
    expect(await say(null, 'hello')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await say(ada, 'you all lose')).toMatchObject({ status: 400, body: { code: 'invalid' } });
    for (const viewer of viewers) {
      await until(() => emotesOf(viewer).length > 0);
      expect(emotesOf(viewer)).toEqual([{ type: 'emote', seat: 0, emote: 'wellPlayed' }]);
    }
    first.close();
    await sees(spectator, [1]);
    second.close();
    await sees(spectator, []);
    await sees(stream, []);
    stream.close();
    expect(emotesOf(stranger)).toEqual([]);
    await silent.until(({ revisions }) => revisions.length > 0);
    expect(silent.messages.map(({ type }) => type)).toEqual(['welcome', 'info', 'delivery']);
    for (const socket of [spectator, silent, stranger]) socket.close();
  });

  it('rejects a replaced or revoked token, and closes its sockets', async () => {
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person'] });
    const [mine = '', others = ''] = tokens;
    const sockets = [mine, others, null].map((token) => new RawSocket(url, id, enter(token)));
    for (const socket of sockets) await socket.until(({ frames }) => frames.length > 2);
    const renewed = freshToken();
    const renew = () => ask(url, `/matches/${id}/token`, { token: mine, body: { token: renewed } });
    expect([await renew(), await renew()]).toMatchObject([
      { status: 200, body: { seat: 0 } },
      { status: 200, body: { seat: 0 } },
    ]);
    await sockets[0]?.until(({ closed }) => closed?.code === 4401);
    expect((await ask(url, `/matches/${id}/moves`, { token: mine, body: draw(0, 1) })).status).toBe(401);
    expect((await ask(url, `/matches/${id}`, { token: mine })).status).toBe(401);
    expect((await ask(url, `/matches/${id}/moves`, { token: renewed, body: draw(0, 1) })).status).toBe(200);
    const revoke = (token: string) => ask(url, `/matches/${id}/revoke`, { token, body: { seat: 1 } });
    expect((await revoke(renewed)).status).toBe(401);
    expect((await revoke(OPERATOR)).status).toBe(200);
    await sockets[1]?.until(({ closed }) => closed?.code === 4401);
    expect(sockets[2]?.closed).toBe(null);
    sockets[2]?.close();
  });

  it('makes one move for a player who is too slow, and leaves the seat to the player', async () => {
    const clock = { move: 2, bot: 'random' };
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person'], clock });
    const { due } = (await infoOf(id)).clock;
    const socket = new RawSocket(url, id, enter(tokens[0]));
    await socket.until(({ revisions }) => revisions.length >= 2);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(due));
    const after = await infoOf(id);
    expect(after.seats.map(({ away }) => away)).toEqual([null, null]);
    expect(Date.parse(after.clock.due)).toBeGreaterThan(Date.parse(due));
    socket.close();
  });

  it('hands a seat that has run out of game time to a bot for good', async () => {
    const clock = { move: 100, game: 1, bot: 'random' };
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person'], clock });
    await until(async () => (await infoOf(id)).seats[0]?.away === 'random');
    const back = await ask(url, `/matches/${id}/return`, { token: tokens[0], body: {} });
    expect(back).toMatchObject({ status: 409, body: { code: 'outOfTime' } });
    expect((await infoOf(id)).clock.left?.[0]).toBe(0);
  });

  it('moves for all seats that arrange in secret when time is up, without revealing a secret move', async () => {
    const clock = { move: 4, game: 90, bot: 'random' };
    const players = ['person', 'person', 'person'];
    const { id, tokens } = await open(url, { game: 'blind-chicken-extreme', players, clock });
    const before = (await infoOf(id)).clock;
    const socket = new RawSocket(url, id, enter(null));
    await socket.until(({ frames }) => frames.length === 3);
    for (const count of upTo(4)) {
      const { revision, moves } = await turn(url, 'blind-chicken-extreme', id, tokens[1] ?? '');
      const body = { id: `h-${count}`, revision, move: moves[0] };
      expect((await ask(url, `/matches/${id}/moves`, { token: tokens[1], body })).status).toBe(200);
      expect((await infoOf(id)).clock).toEqual(before);
    }
    expect(socket.revisions).toEqual([1]);
    // Bots arrange for all three, one move at a time.
    await socket.until(({ revisions }) => revisions.length > 1);
    expect((await infoOf(id)).seats.map(({ away }) => away)).toEqual([null, null, null]);
    socket.close();
  });

  it('sends each viewer everything once and in order, over sockets and streams, from any revision on', async () => {
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person'] });
    const [token = ''] = tokens;
    await ask(url, `/matches/${id}/leave`, { token: tokens[1], body: { bot: 'random' } });
    const socket = new RawSocket(url, id, enter(token));
    const stream = new RawStream(url, id, token);
    await socket.until(({ revisions }) => revisions.length > 0);
    for (let played = 0; played < 5; played++) {
      let next = await turn(url, 'chicken', id, token);
      await until(async () => {
        next = await turn(url, 'chicken', id, token);
        return next.moves.length > 0;
      });
      const body = { id: `p-${played}`, revision: next.revision, move: next.moves[0] };
      expect((await ask(url, `/matches/${id}/moves`, { token, body })).status).toBe(200);
    }
    const last = async () => (await turn(url, 'chicken', id, token)).revision;
    const [count] = [await last()];
    await socket.until(({ revisions }) => revisions.length >= count);
    await until(() => stream.revisions.length >= count);
    expect(socket.revisions).toEqual(upTo(socket.revisions.length));
    expect(stream.revisions).toEqual(upTo(stream.revisions.length));
    const late = new RawSocket(url, id, enter(token), 3);
    await late.until(({ revisions }) => revisions.length >= count - 3);
    expect(late.revisions[0]).toBe(4);
    const { body } = await ask(url, `/matches/${id}/deliveries?after=2`, { token });
    expect((body as { deliveries: { revision: number }[] }).deliveries[0]?.revision).toBe(3);
    for (const each of [socket, stream, late]) each.close();
  });

  it('judges a submission once, by requests and sockets alike', async () => {
    const { id, tokens } = await open(url, { game: 'chicken', players: ['person', 'person'] });
    const [token = '', other = ''] = tokens;
    const play = (body: unknown, as = token) => ask(url, `/matches/${id}/moves`, { token: as, body });
    expect(await play(draw(1, 1), other)).toMatchObject({ status: 422, body: { reason: 'illegal' } });
    expect(await play(draw(0, 1), other)).toMatchObject({ status: 403, body: { reason: 'notYours' } });
    expect([await play(draw(0, 1)), await play(draw(0, 1))]).toMatchObject([
      { status: 200, body: { ok: true, revision: 2 } },
      { status: 200, body: { ok: true, revision: 2 } },
    ]);
    const socket = new RawSocket(url, id, enter(token));
    socket.webSocket.once('open', () => socket.send(submit(draw(0, 1))));
    await socket.until(({ messages }) => messages.some(({ type }) => type === 'answer'));
    expect(socket.messages.find(({ type }) => type === 'answer')).toEqual({
      type: 'answer',
      answer: { ok: true, id: 'd-0-1', revision: 2 },
    });
    expect(await play({ ...draw(0, 1), id: 'late' })).toMatchObject({ status: 409, body: { reason: 'stale' } });
    expect(await play({ hen: 1 })).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    expect((await play(draw(0, 1), freshToken())).status).toBe(401);
    socket.close();
  });

  it('closes sockets with the code for the reason', async () => {
    const { id } = await open(url, { game: 'chicken', players: ['person', 'person'] });
    const nowhere = crypto.randomUUID();
    for (const [match, first, code] of [
      [id, 'hen', 4400],
      [id, submit(draw(0, 1)), 4400],
      [id, enter('hen'), 4401],
      [nowhere, enter(null), 4404],
      [id, { type: 'enter', token: null }, 4406],
    ] as const) {
      const socket = new RawSocket(url, match, first);
      await socket.until(({ closed }) => closed !== null);
      expect([first, socket.closed?.code, socket.frames]).toEqual([first, code, []]);
    }
    const twice = new RawSocket(url, id, enter(null));
    await twice.until(({ frames }) => frames.length > 2);
    twice.send(enter(null));
    await twice.until(({ closed }) => closed?.code === 4400);
  });
});

describe('the page of a server or an object', () => {
  it('comes with the same headers from both, and knows that it is online', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hencoop-page-'));
    mkdirSync(join(folder, 'assets'));
    for (const file of ['index.html', 'server.json', 'assets/a.js']) writeFileSync(join(folder, file), '{}');
    const hosts = [await serverHost({ pages: folder }), await workerHost(page(folder))];
    for (const path of ['/', '/assets/a.js', '/server.json']) {
      const answers = await Promise.all(hosts.map(({ url }) => fetch(url + path)));
      const [server, worker] = answers.map(({ status, headers }) => ({ status, cache: headers.get('cache-control') }));
      expect(worker, path).toEqual(server);
      if (path === '/server.json') continue;
      const [expected, got] = answers.map(({ headers }) => Object.fromEntries(headers));
      const secure = Object.keys(expected ?? {}).filter((name) =>
        /^(?:content-security|cross-|strict-|refer)/.test(name),
      );
      expect(secure.length).toBeGreaterThan(3);
      for (const name of [...secure, 'x-frame-options', 'x-content-type-options'])
        expect([name, got?.[name]]).toEqual([name, expected?.[name]]);
    }
    expect(await (await fetch(`${hosts[1]?.url}/server.json`)).json()).toEqual({ online: true });
    for (const host of hosts) await host.stop();
    rmSync(folder, { recursive: true });
  });
});

describe('a refused request', () => {
  let hosts: readonly TestHost[];

  beforeAll(async () => {
    hosts = [await serverHost(), await workerHost()];
  });

  afterAll(async () => {
    for (const host of hosts) await host.stop();
  });

  const nowhere = crypto.randomUUID();
  const chickens = { game: 'chicken', players: ['person', 'person'] };
  it.each<readonly [string, Parameters<typeof ask>[2]]>([
    ['/games', {}],
    ['/hens', {}],
    ['/matches', { body: 'x' }],
    ['/matches', { body: {} }],
    ['/matches', { body: { game: 'crow' } }],
    ['/matches', { body: { ...chickens, hen: 1 } }],
    ['/matches', { body: { ...chickens, players: ['person', 'nobody'] } }],
    ['/matches', { body: { ...chickens, seats: 3 } }],
    ['/matches', { body: { ...chickens, names: ['a\nb'] } }],
    ['/matches', { body: { ...chickens, options: { seed: 'hen' } } }],
    ['/matches', { body: { ...chickens, secret: 'A' } }],
    ['/matches', { body: { game: 'chicken', seats: 8 } }],
    ['/matches', { body: { ...chickens, clock: { move: 0 } } }],
    ['/matches', { body: { ...chickens, clock: { move: 60, bot: 'nobody' } } }],
    ['/matches', { body: 'x'.repeat(9_000) }],
    ['/matches', { body: chickens, headers: { origin: 'https://elsewhere.example' } }],
    ['/matches?count=0', {}],
    ['/matches?status=lost', {}],
    ['/matches?before=x', {}],
    ['/matches/x', {}],
    [`/matches/${nowhere}`, {}],
    [`/matches/${nowhere}/info`, {}],
    [`/matches/${nowhere}/deliveries`, {}],
    [`/matches/${nowhere}/hen`, {}],
    [`/matches/${nowhere}/join`, { body: { token: 'a'.repeat(64) } }],
    [`/matches/${nowhere}/join`, { body: {} }],
    [`/matches/${nowhere}/moves`, { body: draw(0, 1) }],
    [`/matches/${nowhere}/leave`, { body: {} }],
    [`/matches/${nowhere}/return`, { body: {} }],
    [`/matches/${nowhere}/rematch`, { body: {} }],
    [`/matches/${nowhere}/token`, { body: { token: 'a'.repeat(64) } }],
    [`/matches/${nowhere}/live?after=0`, {}],
    [`/matches/${nowhere}/live?after=-1`, {}],
  ])('gets the same answer from both: %s, case %#', async (path, given) => {
    const answers = await Promise.all(hosts.map(({ url }) => ask(url, path, given)));
    const [server, worker] = answers.map(({ status, text, headers }) => ({
      status,
      text,
      type: headers.get('content-type')?.split(';')[0],
      origin: headers.get('access-control-allow-origin'),
    }));
    expect(worker).toEqual(server);
  });

  it('is one for an analysis on the worker, which has no threads', async () => {
    const { url } = hosts[1] as TestHost;
    const { id } = await open(url, { game: 'chicken', players: ['person', 'person'] });
    const { status, body } = await ask(url, `/matches/${id}/analysis`, { body: {} });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'noAnalysis', error: 'This server does not analyze matches.' });
  });
});
