// Taking back moves on a server: requests, deliveries, and the state after a restart.

import type { RemoteMatch } from '@hencoop/client';
import { fold, type GameTypes } from 'hencoop';
import { standing } from 'hencoop/referee';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MatchServerConfig, Store } from '../src/index.js';
import { refereeLog } from '../src/refereeLog.js';
import type { Timing } from '../src/timing.js';
import { connectTo } from './remotePlayers.js';
import {
  ask,
  ENDLESS,
  enter,
  gameOf,
  open,
  openStore,
  RawSocket,
  RawStream,
  STORES,
  serve,
  sharedHints,
  UNLIMITED,
  until,
} from './testServer.js';

const PEOPLE = { game: 'chicken', players: ['person', 'person', 'person'], options: ENDLESS };
const chicken = gameOf('chicken');

describe.each(STORES)('a move taken back, in a store in %s', (where) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(where);
  });
  afterAll(() => store.close());

  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const start = async (config: Partial<MatchServerConfig> = {}, timing: Partial<Timing> = {}) => {
    const server = await serve(store, config, { sweep: 20, ...timing });
    ends.push(() => server.stop());
    return server.url;
  };
  const play = (url: string, id: string, token: string | undefined, revision: number, move: object) =>
    ask(url, `/matches/${id}/moves`, {
      token,
      body: { id: `m-${revision}-${JSON.stringify(move).length}`, revision, move },
    });
  const withdraw = (seat: number) => ({ seat, type: 'withdraw' });
  const undo = (url: string, id: string, token: string | undefined, revision: number, name = 'u1') =>
    ask(url, `/matches/${id}/undo`, { token, body: { id: name, revision } });
  const answer = (url: string, id: string, token: string | undefined, accept: boolean, name = 'u1') =>
    ask(url, `/matches/${id}/undo/answer`, { token, body: { id: name, accept } });
  const infoOf = async (url: string, id: string) =>
    (await ask(url, `/matches/${id}/info`)).body as {
      undo: unknown;
      clock: { due: string; left: number[] } | null;
    };
  const viewOf = async (url: string, id: string, token?: string) => (await ask(url, `/matches/${id}`, { token })).body;

  it('needs the consent of the others, survives a restart, and gives everyone the table without it', async () => {
    const [a, b] = await Promise.all([start({ fanout: sharedHints() }), start({ fanout: sharedHints() })]);
    const { id, tokens } = await open(a, PEOPLE);
    const viewers = [
      new RawSocket(a, id, enter(tokens[0])),
      new RawSocket(b, id, enter(tokens[1])),
      new RawStream(b, id, tokens[2] ?? null),
      new RawSocket(b, id, enter(null)),
    ];
    for (const viewer of viewers) ends.push(() => viewer.close());
    const before = await Promise.all([...tokens, undefined].map((token) => viewOf(a, id, token)));
    expect((await play(a, id, tokens[0], 1, withdraw(0))).status).toBe(200);
    expect((await undo(a, id, tokens[0], 2)).body).toEqual({ ok: true, id: 'u1', revision: 2, status: 'asked' });
    const asked = { id: 'u1', seat: 0, status: 'asked', waiting: [1, 2] };
    expect((await infoOf(b, id)).undo).toEqual(asked);
    // A repetition to another process gets the same answer.
    expect((await undo(b, id, tokens[0], 2)).body).toMatchObject({ ok: true, status: 'asked' });
    expect((await answer(b, id, tokens[2], true)).body).toMatchObject({ ok: true, status: 'asked' });
    // A process that starts now also knows the request.
    const restarted = await start();
    expect((await infoOf(restarted, id)).undo).toEqual({ ...asked, waiting: [1] });
    expect((await answer(restarted, id, tokens[1], true)).body).toEqual({
      ok: true,
      id: 'u1',
      revision: 3,
      status: 'done',
    });
    for (const [index, viewer] of viewers.entries()) {
      await until(() => viewer.messages.some(({ type }) => type === 'snapshot'));
      const sent = viewer.messages.find(({ type }) => type === 'snapshot');
      expect(sent).toMatchObject({ to: index < 3 ? index : null, revision: 3, takenBack: { seat: 0, revision: 2 } });
      // It also includes what the viewer remembers: in some deals, that the egg was tucked under the draw pile.
      const view = chicken.view(sent?.['view'] as GameTypes['View'], index < 3 ? index : null);
      expect(view).toEqual(before[index]?.['view']);
    }
    const after = await Promise.all([...tokens, undefined].map((token) => viewOf(a, id, token)));
    expect(after.map(({ view }) => view)).toEqual(before.map(({ view }) => view));
    expect(after.map(({ revision }) => revision)).toEqual([3, 3, 3, 3]);
    expect((await infoOf(a, id)).undo).toBeNull();
    const { deliveries } = (await ask(a, `/matches/${id}/deliveries?after=2`, { token: tokens[1] })).body;
    expect(deliveries).toMatchObject([{ to: 1, revision: 3, events: [], takenBack: { seat: 0, revision: 2 } }]);
    // Another move, at the new revision.
    expect((await play(a, id, tokens[0], 2, { seat: 0, type: 'draw' })).body).toMatchObject({ reason: 'stale' });
    expect((await play(a, id, tokens[0], 3, { seat: 0, type: 'draw' })).status).toBe(200);
    // The log contains it all and leads to the match.
    const log = await store.log(id);
    expect(log.map(({ kind }) => kind)).toEqual(['opened', 'moved', 'undoAsked', 'undoAnswered', 'takenBack', 'moved']);
    expect(log[4]).toEqual({
      kind: 'takenBack',
      seat: 1,
      submission: 'u1',
      move: { seat: 0, revision: 2 },
      events: [],
    });
    const events = standing(refereeLog(log)).flatMap((entry) => entry.events);
    const stored = (await store.find(id))?.match as { state: GameTypes['State'] };
    expect(fold(chicken, events)).toEqual(stored.state);
  });

  it('stays on the table if a player declines; a move by any player ends the request', async () => {
    const url = await start();
    const { id, tokens } = await open(url, PEOPLE);
    await play(url, id, tokens[0], 1, withdraw(0));
    await undo(url, id, tokens[0], 2);
    expect((await answer(url, id, tokens[1], false)).body).toMatchObject({ status: 'declined' });
    expect((await infoOf(url, id)).undo).toEqual({ id: 'u1', seat: 0, status: 'declined', waiting: [] });
    expect(await undo(url, id, tokens[0], 2, 'u2')).toMatchObject({
      status: 409,
      body: { code: 'declined', error: 'The others want this move to stand.' },
    });
    expect((await play(url, id, tokens[1], 2, withdraw(1))).status).toBe(200);
    expect((await infoOf(url, id)).undo).toBeNull();

    const next = await open(url, PEOPLE);
    await play(url, next.id, next.tokens[0], 1, withdraw(0));
    await undo(url, next.id, next.tokens[0], 2);
    expect((await play(url, next.id, next.tokens[1], 2, { seat: 1, type: 'draw' })).status).toBe(200);
    expect((await infoOf(url, next.id)).undo).toBeNull();
    const late = await answer(url, next.id, next.tokens[2], true);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
  });

  it('is refused in a sentence, and a seat may ask a limited number of times', async () => {
    const url = await start({ limits: { ...UNLIMITED, undos: { count: 2, seconds: 100 } } });
    const { id, tokens } = await open(url, PEOPLE);
    expect(await undo(url, id, tokens[0], 1)).toMatchObject({ status: 409, body: { code: 'noMove' } });
    await play(url, id, tokens[0], 1, { seat: 0, type: 'draw' });
    expect(await undo(url, id, tokens[0], 2)).toMatchObject({
      status: 409,
      body: { code: 'learned', error: 'This seat has learned something by its last move, or since then.' },
    });
    expect((await undo(url, id, tokens[0], 2)).status).toBe(429);
    expect((await undo(url, id, tokens[1], 2)).status).toBe(409);
    expect((await undo(url, id, undefined, 2)).status).toBe(401);
    expect((await answer(url, id, tokens[1], true)).body).toMatchObject({ code: 'noRequest' });
  });

  it('needs no consent of bots, nor of a person whom a bot replaces', async () => {
    const url = await start();
    const { id, tokens } = await open(url, PEOPLE);
    await play(url, id, tokens[0], 1, withdraw(0));
    await undo(url, id, tokens[0], 2);
    await answer(url, id, tokens[2], true);
    await ask(url, `/matches/${id}/leave`, { token: tokens[1], body: { bot: 'random' } });
    expect((await viewOf(url, id, tokens[0]))['revision']).toBe(3);
    expect((await store.log(id)).at(-1)).toMatchObject({ kind: 'takenBack', move: { seat: 0, revision: 2 } });
    // The bot continues with the seat's knowledge.
    await play(url, id, tokens[0], 3, withdraw(0));
    await until(
      async () => (await store.log(id)).filter(({ kind, seat }) => kind === 'moved' && seat === 1).length > 0,
    );
  });

  it("does not return the time used, and runs the mover's clock again", async () => {
    let now = Date.UTC(2020, 0, 1);
    const url = await start({}, { now: () => now });
    const clock = { move: 100, game: 50, bot: 'random' };
    const { id, tokens } = await open(url, { ...PEOPLE, players: ['person', 'person'], clock });
    now += 10_000;
    await play(url, id, tokens[0], 1, withdraw(0));
    now += 5_000;
    await undo(url, id, tokens[0], 2);
    await answer(url, id, tokens[1], true);
    expect((await infoOf(url, id)).clock).toMatchObject({
      left: [40_000, 45_000],
      due: new Date(now + 40_000).toISOString(),
    });
  });

  it('is visible to no other player if the move was secret', async () => {
    const url = await start();
    const { id, tokens } = await open(url, { game: 'blind-chicken-extreme', players: ['person', 'person', 'person'] });
    const other = new RawSocket(url, id, enter(tokens[1]));
    const spectator = new RawSocket(url, id, enter(null));
    for (const socket of [other, spectator]) ends.push(() => socket.close());
    const seat = connectTo('blind-chicken-extreme', { url, match: id, token: tokens[0] ?? '', takesSnapshots: true });
    ends.push(() => seat.close());
    await seat.ready();
    const [move] = gameOf('blind-chicken-extreme').legalMoves(seat.seen?.view as GameTypes['View']);
    expect((await seat.submit(move as GameTypes['Move'])).ok).toBe(true);
    const frames = () => [other, spectator].map((socket) => socket.messages.length);
    const before = frames();
    expect(seat.mayUndo).toBe(true);
    expect(await seat.askUndo()).toBe('done');
    expect(seat.seen?.revision).toBe(3);
    await ask(url, `/matches/${id}/info`);
    expect(frames()).toEqual(before);
  });

  it('reaches the client of each seat, with a schema for views and without', async () => {
    const url = await start();
    const { id, tokens } = await open(url, { ...PEOPLE, players: ['person', 'person'] });
    const players = tokens.map((token, seat) =>
      connectTo('chicken', { url, match: id, token, takesSnapshots: seat === 0, byStream: seat === 1 }),
    ) as [RemoteMatch<GameTypes>, RemoteMatch<GameTypes>];
    for (const player of players) ends.push(() => player.close());
    const [ada, bo] = players;
    await Promise.all(players.map((player) => player.ready()));
    const views = players.map((player) => player.seen?.view);
    expect([ada.mayUndo, ada.undo]).toEqual([false, null]);
    const heard: unknown[] = [];
    bo.on('snapshot', (snapshot) => heard.push(snapshot));
    await ada.submit(withdraw(0));
    await until(() => bo.seen?.revision === 2);
    expect([ada.mayUndo, bo.mayUndo]).toEqual([true, false]);
    expect(await ada.askUndo()).toBe('asked');
    await until(() => bo.undo !== null);
    expect(bo.undo).toMatchObject({ seat: 0, status: 'asked', waiting: [1] });
    expect(await bo.answerUndo(true)).toBe('done');
    await until(() => players.every(({ seen }) => seen?.revision === 3));
    expect(players.map((player) => player.seen?.view)).toEqual(views);
    expect(heard).toEqual([{ revision: 3, takenBack: { seat: 0, revision: 2 } }]);
    expect([ada.mayUndo, ada.connection, bo.connection]).toEqual([false, 'live', 'live']);
    await expect(bo.answerUndo(true)).rejects.toMatchObject({ code: 'noRequest' });
    await ada.submit({ seat: 0, type: 'draw' });
    expect(ada.mayUndo).toBe(false);
    await expect(ada.askUndo()).rejects.toMatchObject({ code: 'learned' });
  });
});
