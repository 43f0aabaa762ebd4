// How players join a match, leave it, and return.

import { lobby } from '@hencoop/client';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenEntry } from 'hencoop/chicken/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, type Store, servedGame } from '../src/index.js';
import { freshToken, tokenOf } from '../src/tokens.js';
import {
  ask,
  enter,
  open,
  openStore,
  RawSocket,
  STORES,
  serve,
  sharedHints,
  turn,
  UNLIMITED,
  until,
} from './testServer.js';

type Server = Awaited<ReturnType<typeof serve>>;

const draw = (seat: number, revision: number) => ({
  id: `d-${seat}-${revision}`,
  revision,
  move: { seat, type: 'draw' },
});

describe.each(STORES)('the lobby of a server on %s', (where) => {
  let store: Store;
  let a: Server;
  let b: Server;
  let hosted: Server;
  const accounts: Accounts = ({ headers }) => headers.get('x-user');

  beforeAll(async () => {
    store = await openStore(where);
    const fanout = sharedHints();
    a = await serve(store, { fanout }, { lostBot: 1_000 });
    b = await serve(store, { fanout });
    hosted = await serve(store, { fanout, accounts, guests: false });
  });

  afterAll(async () => {
    await Promise.all([a.stop(), b.stop(), hosted.stop()]);
    await store.close();
  });

  it('returns the same match for the same secret, on any server, and refuses it for another match', async () => {
    const secret = freshToken();
    const body = { game: 'chicken', players: ['person', 'open', 'easy'], secret };
    const opened = await Promise.all([a, b, a, b].map(({ url }) => ask(url, '/matches', { body })));
    expect(new Set(opened.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(opened[0]?.body['tokens']).toEqual([tokenOf(secret, 0), null, null]);
    for (const other of [
      { ...body, game: 'crazy-chicken', players: ['person', 'open'] },
      { ...body, players: ['person', 'person'] },
      { ...body, players: ['person', 'person', 'easy'] },
    ])
      expect(await ask(a.url, '/matches', { body: other })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    // It remains the same match after a player takes the open seat.
    await ask(a.url, `/matches/${opened[0]?.body['id']}/join`, { body: { token: freshToken() } });
    expect((await ask(b.url, '/matches', { body })).body['id']).toBe(opened[0]?.body['id']);
  });

  it('gives two open seats to two of three players who race for them, and the same answer to a retry', async () => {
    const { id, tokens } = await open(a.url, { game: 'chicken', players: ['person', 'open', 'open'] });
    const waiting = await ask(a.url, `/matches/${id}/moves`, { token: tokens[0], body: draw(0, 1) });
    expect(waiting).toMatchObject({ status: 409, body: { code: 'waiting' } });
    const guests = [freshToken(), freshToken(), freshToken()];
    const join = (token: string, index: number) =>
      ask([a.url, b.url][index % 2] ?? '', `/matches/${id}/join`, { body: { token, name: `hen ${index}` } });
    const joined = await Promise.all(guests.map(join));
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(joined.flatMap(({ body }) => (typeof body['seat'] === 'number' ? [body['seat']] : [])).sort()).toEqual([
      1, 2,
    ]);
    const again = await Promise.all(guests.map(join));
    expect(again.map(({ status, text }) => [status, text])).toEqual(joined.map(({ status, text }) => [status, text]));
    expect((await ask(b.url, `/matches/${id}/info`)).body['status']).toBe('playing');
    expect((await ask(b.url, `/matches/${id}/moves`, { token: tokens[0], body: draw(0, 1) })).status).toBe(200);
  });

  it('lists only listed matches, the newest first, in pages', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const { id } = await open(a.url, { game: 'chicken-roundup', players: ['person', 'open'], listed: true });
      ids.unshift(id);
      await open(a.url, { game: 'chicken-roundup', players: ['person', 'open'] });
    }
    const query = '/matches?game=chicken-roundup&status=waiting&count=2';
    const found: string[] = [];
    for (let page = 0; page < 4; page++) {
      const before = found.length === 0 ? '' : `&before=${found.at(-1)}`;
      const { body } = await ask(b.url, `${query}${before}`);
      found.push(...(body as { matches: { id: string }[] }).matches.map(({ id }) => id));
    }
    expect(found.slice(0, 5)).toEqual(ids);
    for (const wrong of ['count=0', 'count=101', 'before=x', 'status=lost'])
      expect((await ask(a.url, `/matches?${wrong}`)).status, wrong).toBe(400);
  });

  it.each(['a\u0000', 'a\nb', 'a\u202eb', 'a\u200bb', 'a\u2028b', '\ud800', 'x'.repeat(61)])(
    'refuses the name %j',
    async (name) => {
      const body = { game: 'chicken', players: ['person', 'open'], names: [name] };
      const opened = await ask(a.url, '/matches', { body });
      expect(opened).toMatchObject({ status: 400, body: { code: 'invalid' } });
      expect(opened.text).toContain('names.0');
      const { id } = await open(a.url, { game: 'chicken', players: ['person', 'open'] });
      const joined = await ask(a.url, `/matches/${id}/join`, { body: { token: freshToken(), name } });
      expect(joined).toMatchObject({ status: 400, body: { code: 'invalid' } });
    },
  );

  it('returns a name unchanged', async () => {
    const name = 'Frau <b>Huhn</b> 🐔 "x" \\ ñ';
    const { id } = await open(a.url, { game: 'chicken', players: ['person', 'person'], names: [name] });
    expect((await ask(b.url, `/matches/${id}/info`)).body).toMatchObject({ seats: [{ name }, { name: '' }] });
  });

  it('lets a bot play for an absent player, and shows it to everyone', async () => {
    const { id, tokens } = await open(a.url, { game: 'chicken', players: ['person', 'person'] });
    const [token = ''] = tokens;
    const socket = new RawSocket(b.url, id, enter(null));
    await socket.until(({ frames }) => frames.length > 2);
    expect(await ask(a.url, `/matches/${id}/leave`, { token, body: { bot: 'nobody' } })).toMatchObject({ status: 400 });
    expect(await ask(a.url, `/matches/${id}/leave`, { body: {} })).toMatchObject({ status: 401 });
    expect(await ask(a.url, `/matches/${id}/leave`, { token, body: { bot: 'random' } })).toMatchObject({ status: 200 });
    await socket.until(({ frames }) => frames.some((frame) => frame.includes('"away":"random"')));
    // The bot has moved.
    await socket.until(({ revisions }) => revisions.length > 1);
    const refused = await ask(a.url, `/matches/${id}/moves`, { token, body: draw(0, 1) });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'away' } });
    expect(await ask(b.url, `/matches/${id}/return`, { token, body: {} })).toMatchObject({ status: 200 });
    await socket.until(({ frames }) => !(frames.at(-1) ?? '').includes('"away":"random"'));
    socket.close();
  });

  it('continues with bots alone, and opens one rematch for all players', async () => {
    const options = { maxRounds: 1 };
    const { id, tokens } = await open(a.url, { game: 'chicken', players: ['strong', 'easy'], options });
    expect(tokens).toEqual([null, null]);
    await until(async () => (await ask(b.url, `/matches/${id}/info`)).body['status'] === 'over');

    const mixed = await open(a.url, { game: 'chicken', players: ['person', 'person', 'easy'], options });
    const early = await ask(a.url, `/matches/${mixed.id}/rematch`, { token: mixed.tokens[0], body: {} });
    expect(early).toMatchObject({ status: 409, body: { code: 'unfinished' } });
    for (const token of mixed.tokens.slice(0, 2))
      await ask(a.url, `/matches/${mixed.id}/leave`, { token, body: { bot: 'random' } });
    await until(async () => (await ask(b.url, `/matches/${mixed.id}/info`)).body['status'] === 'over');
    const socket = new RawSocket(b.url, mixed.id, enter(null));
    const asked = await Promise.all(
      [a, b, a, b, a, b].map(({ url }, index) =>
        ask(url, `/matches/${mixed.id}/rematch`, { token: mixed.tokens[index % 2], body: {} }),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
    const next = String(asked[0]?.body['id']);
    await socket.until(({ frames }) => frames.some((frame) => frame.includes(`"rematch":"${next}"`)));
    expect((await ask(a.url, `/matches/${mixed.id}/rematch`, { body: {} })).status).toBe(401);
    const seen = await turn(b.url, 'chicken', next, mixed.tokens[1] ?? '');
    expect(seen.seat).toBe(1);
    expect(seen.view.seats).toBe(3);
    socket.close();
  });

  it('lets bots continue on another server when theirs has stopped', async () => {
    // On this server, bots never get a turn.
    const idle = await serve(store, { limits: { ...UNLIMITED, bots: 0 } });
    const { body } = await ask(idle.url, '/matches', {
      body: { game: 'chicken', players: ['easy', 'random'], options: { maxRounds: 1 } },
    });
    await idle.stop();
    await until(async () => (await ask(a.url, `/matches/${body['id']}/info`)).body['status'] === 'over');
  });

  it('keeps both a rematch and a return that happen at the same time', async () => {
    let between: (() => Promise<unknown>) | null = null;
    const slow = await serve({
      ...store,
      async open(match) {
        const act = between;
        between = null;
        await act?.();
        return store.open(match);
      },
    });
    const match = await open(a.url, { game: 'chicken', players: ['person', 'person'], options: { maxRounds: 1 } });
    for (const token of match.tokens)
      await ask(a.url, `/matches/${match.id}/leave`, { token, body: { bot: 'random' } });
    await until(async () => (await ask(a.url, `/matches/${match.id}/info`)).body['status'] === 'over');
    between = () => ask(a.url, `/matches/${match.id}/return`, { token: match.tokens[0], body: {} });
    const { status } = await ask(slow.url, `/matches/${match.id}/rematch`, { token: match.tokens[1], body: {} });
    expect(status).toBe(200);
    const { matches } = await store.updates([match.id], []);
    expect(JSON.parse(matches[0]?.info ?? '')).toEqual((await ask(a.url, `/matches/${match.id}/info`)).body);
    await slow.stop();
  });

  it('refuses a replaced or revoked token and closes its sockets, on every server', async () => {
    const { id, tokens } = await open(a.url, { game: 'chicken', players: ['person', 'person'] });
    const [mine = '', others = ''] = tokens;
    const sockets = [a, b].flatMap(({ url }) => [
      new RawSocket(url, id, enter(mine)),
      new RawSocket(url, id, enter(others)),
    ]);
    for (const socket of sockets) await socket.until(({ frames }) => frames.length > 2);
    const renewed = freshToken();
    const renew = () => ask(a.url, `/matches/${id}/token`, { token: mine, body: { token: renewed } });
    expect([await renew(), await renew()]).toMatchObject([
      { status: 200, body: { seat: 0 } },
      { status: 200, body: { seat: 0 } },
    ]);
    for (const socket of [sockets[0], sockets[2]]) await socket?.until(({ closed }) => closed?.code === 4401);
    for (const { url } of [a, b]) {
      expect((await ask(url, `/matches/${id}/moves`, { token: mine, body: draw(0, 1) })).status).toBe(401);
      expect((await ask(url, `/matches/${id}`, { token: mine })).status).toBe(401);
      const late = new RawSocket(url, id, enter(mine));
      await late.until(({ closed }) => closed?.code === 4401);
      expect(late.revisions).toEqual([]);
    }
    expect([sockets[1]?.closed, sockets[3]?.closed]).toEqual([null, null]);
    expect((await ask(b.url, `/matches/${id}/moves`, { token: renewed, body: draw(0, 1) })).status).toBe(200);
    await b.revoke(id, 1);
    for (const socket of [sockets[1], sockets[3]]) await socket?.until(({ closed }) => closed?.code === 4401);
    expect((await ask(a.url, `/matches/${id}/moves`, { token: others, body: draw(1, 2) })).status).toBe(401);
  });

  it('opens seats only to their accounts, and new matches only to known accounts', async () => {
    const body = { game: 'chicken', players: ['person', 'open'] };
    expect((await ask(hosted.url, '/matches', { body })).status).toBe(401);
    const ann = { 'x-user': 'ann' };
    const opened = await ask(hosted.url, '/matches', { body, headers: ann });
    expect(opened.status).toBe(201);
    const id = String(opened.body['id']);
    const token = freshToken();
    await ask(hosted.url, `/matches/${id}/join`, { body: { token }, headers: { 'x-user': 'bob' } });
    const seats = await Promise.all(
      ['ann', 'bob', 'eve'].map((user) => ask(hosted.url, `/matches/${id}`, { headers: { 'x-user': user } })),
    );
    expect(seats.map(({ body }) => body['seat'])).toEqual([0, 1, null]);
    const moves = (user: string) =>
      ask(hosted.url, `/matches/${id}/moves`, { body: draw(0, 1), headers: { 'x-user': user } });
    expect((await moves('eve')).status).toBe(401);
    expect((await moves('bob')).body).toMatchObject({ ok: false, reason: 'notYours' });
    expect((await moves('ann')).status).toBe(200);
    // Without a token, the account decides the seat of a socket.
    const socket = new RawSocket(hosted.url, id, enter(null), 0, { 'x-user': 'bob' });
    await socket.until(({ frames }) => frames.length > 0);
    expect(socket.messages[0]).toEqual({ type: 'welcome', protocol: 1, seat: 1 });
    socket.close();
  });

  it('offers a level only for the numbers of seats for which the game has it', async () => {
    const [three, two] = [['easy', 'expert'] as const, ['easy'] as const];
    const bots = { ...chickenBots, levelNames: three, levelNamesAt: (seats: number) => (seats === 3 ? three : two) };
    const server = await serve(store, { games: [servedGame(chickenEntry, bots)] });
    const [chicken] = await lobby(server.url).games();
    const others = [...chickenBots.personalities, 'random'];
    expect(chicken?.bots).toEqual([...three, ...others]);
    const [atTwo, atThree] = [
      [...two, ...others],
      [...three, ...others],
    ];
    expect(chicken?.botsAt).toEqual({ 2: atTwo, 3: atThree, 4: atTwo, 5: atTwo });
    const opened = (body: object) => ask(server.url, '/matches', { body: { game: 'chicken', ...body } });
    const refusal = { status: 400, body: { code: 'invalid' } };
    const expected = `expected one of ${atTwo.join(', ')}`;
    expect(await opened({ players: ['person', 'expert'] })).toMatchObject(refusal);
    expect((await opened({ players: ['person', 'expert'] })).text).toContain(`players.1: ${expected}`);
    expect(await opened({ players: ['person', 'person', 'expert'] })).toMatchObject({ status: 201 });
    // If the game does not have this number of seats, that is the error.
    const crowd = await opened({ players: Array(6).fill('expert') });
    expect(crowd).toMatchObject(refusal);
    expect(crowd.text).toContain('seats: expected a whole number from 2 to 5');
    // The bot that replaces a player must be one for this number of seats.
    const { id, tokens } = await lobby(server.url).open({ game: 'chicken', players: ['person', 'person'] });
    await expect(lobby(server.url).leave(id, tokens[0] ?? '', 'expert')).rejects.toThrow(`bot: ${expected}`);
    await server.stop();
  });

  it('does the same through the client', async () => {
    const hall = lobby(a.url);
    expect((await hall.games()).map(({ id }) => id)).toContain('chicken');
    const { id, tokens } = await hall.open({ game: 'chicken', players: ['person', 'open'], listed: true });
    expect((await hall.list({ status: 'waiting' })).map((match) => match.id)).toContain(id);
    const { seat, token } = await hall.join(id, { name: 'hen' });
    expect(seat).toBe(1);
    await hall.leave(id, token, 'random');
    expect((await hall.info(id)).seats[1]?.away).toBe('random');
    await hall.comeBack(id, token);
    const renewed = await hall.renewToken(id, token);
    await expect(hall.leave(id, token)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(hall.rematch(id, renewed)).rejects.toMatchObject({ code: 'unfinished' });
    await expect(hall.join(id, {})).rejects.toMatchObject({ code: 'noSeat' });
    expect(tokens[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
