// The server's promises, one test each: on one process and on two, on each store.

import { randomUUID } from 'node:crypto';
import { fold, type GameTypes } from 'hencoop';
import type { GameId } from 'hencoop/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenFanout, Store } from '../src/index.js';
import {
  ask,
  ENDLESS,
  enter,
  gameOf,
  heldBack,
  open,
  openStore,
  RawSocket,
  RawStream,
  STORES,
  serve,
  sharedHints,
  submit,
  turn,
  until,
  upTo,
} from './testServer.js';

type Server = Awaited<ReturnType<typeof serve>>;

const persons = (count: number) => Array.from({ length: count }, () => 'person');
/** No hint arrives, as if Redis were down. */
const noHints: OpenFanout = async () => ({ publish() {}, watch() {}, unwatch() {}, async close() {} });

async function storedMatch(store: Store, id: string) {
  const stored = await store.find(id);
  if (stored === null) throw new Error('expected a match');
  return stored.match as { state: GameTypes['State']; revisions: number[]; watched: number };
}

/** Plays moves over HTTP, alternating between the servers, until the game is over or this many are accepted. */
async function play(urls: readonly string[], game: GameId, match: string, tokens: readonly string[], most: number) {
  const accepted: { seat: number; id: string; revision: number }[] = [];
  for (let tries = 0; accepted.length < most && tries < 50 * most; tries++) {
    const url = urls[tries % urls.length] ?? '';
    const token = tokens[tries % tokens.length] ?? '';
    const { seat, revision, view, moves } = await turn(url, game, match, token);
    if (gameOf(game).isOver(view)) break;
    const move = moves[tries % Math.max(1, moves.length)];
    if (move === undefined) continue;
    const id = randomUUID();
    const { body } = await ask(url, `/matches/${match}/moves`, { token, body: { id, revision, move } });
    if (body['ok']) accepted.push({ seat, id, revision: Number(body['revision']) });
  }
  return accepted;
}

describe.each(STORES)('the promises of a server on %s', (where) => {
  let store: Store;
  let a: Server;
  let b: Server;

  beforeAll(async () => {
    store = await openStore(where);
    const fanout = sharedHints();
    a = await serve(store, { fanout });
    b = await serve(store, { fanout });
  });

  afterAll(async () => {
    await Promise.all([a.stop(), b.stop()]);
    await store.close();
  });

  it('an accepted move is in the store when its answer arrives', async () => {
    const { id, tokens } = await open(a.url, { game: 'chicken', players: persons(2), options: ENDLESS });
    for (let count = 1; count <= 10; count++) {
      const [accepted] = await play([a.url, b.url], 'chicken', id, tokens, 1);
      if (accepted === undefined) throw new Error('expected a move');
      const [last] = (await store.log(id)).slice(-1);
      expect(last).toMatchObject({ kind: 'moved', seat: accepted.seat, submission: accepted.id });
      expect((await storedMatch(store, id)).revisions[accepted.seat]).toBe(accepted.revision);
    }
  });

  it('no answer is sent before the store has written', async () => {
    const { slow, write, isWriting } = heldBack(store);
    const server = await serve(slow);
    const { id, tokens } = await open(server.url, { game: 'chicken', players: persons(2) });
    const socket = new RawSocket(server.url, id, enter(tokens[0]));
    await socket.until(({ revisions }) => revisions.length === 1);
    socket.send(submit({ id: 'a', revision: 1, move: { seat: 0, type: 'draw' } }));
    await until(isWriting);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(socket.frames.some((frame) => frame.includes('"answer"'))).toBe(false);
    expect(socket.revisions).toEqual([1]);
    write();
    await socket.until(({ messages }) => messages.some(({ type }) => type === 'answer'));
    await server.stop();
  });

  it('a submission sent many times, to both servers at once, is played once and always gets the same answer', async () => {
    const { id, tokens } = await open(a.url, { game: 'chicken', players: persons(2) });
    const [token = ''] = tokens;
    const submission = { id: 'once', revision: 1, move: { seat: 0, type: 'draw' } };
    const socket = new RawSocket(b.url, id, enter(token));
    await socket.until(({ revisions }) => revisions.length === 1);
    for (let times = 0; times < 5; times++) socket.send(submit(submission));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(index % 2 === 0 ? a.url : b.url, `/matches/${id}/moves`, { token, body: submission }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"ok":true,"id":"once","revision":2}']),
    );
    await socket.until(({ messages }) => messages.filter(({ type }) => type === 'answer').length === 5);
    for (const { type, answer } of socket.messages)
      if (type === 'answer') expect(answer).toEqual({ ok: true, id: 'once', revision: 2 });
    expect((await store.log(id)).filter(({ submission }) => submission === 'once')).toHaveLength(1);
    // The same id with a different move is not a repetition.
    const other = { ...submission, move: { seat: 0, type: 'withdraw' } };
    const reused = await ask(a.url, `/matches/${id}/moves`, { token, body: other });
    expect(reused).toMatchObject({ status: 409, body: { ok: false, reason: 'reused' } });
    socket.close();
  });

  it('a move written just before an error is accepted when it is sent again', async () => {
    let fails = 1;
    const server = await serve({
      ...store,
      async change(...args) {
        const written = await store.change(...args);
        if (fails-- > 0) throw new Error('the connection broke after the commit');
        return written;
      },
    });
    const { id, tokens } = await open(server.url, { game: 'chicken', players: persons(2) });
    const [token = ''] = tokens;
    const watcher = new RawSocket(server.url, id, enter(null));
    await watcher.until(({ revisions }) => revisions.length === 1);
    const body = { id: 'again', revision: 1, move: { seat: 0, type: 'draw' } };
    expect((await ask(server.url, `/matches/${id}/moves`, { token, body })).status).toBe(503);
    const again = await ask(server.url, `/matches/${id}/moves`, { token, body });
    expect(again.body).toEqual({ ok: true, id: 'again', revision: 2 });
    await watcher.until(({ revisions }) => revisions.length === 2);
    await server.stop();
  });

  it.each<[GameId, number]>([
    ['chicken', 3],
    ['blind-chicken-extreme', 3],
  ])(
    '%s: every receiver gets every delivery in order, by socket, stream and polling, despite cuts',
    async (game, seats) => {
      const options = game === 'chicken' ? ENDLESS : {};
      const { id, tokens } = await open(a.url, { game, players: persons(seats), options });
      const receivers = [...tokens, null];
      const streams = receivers.map((token, index) => new RawStream(index % 2 === 0 ? a.url : b.url, id, token));
      const got = receivers.map((): string[] => []);
      /** The number of deliveries to each receiver, once it is known. */
      const all = receivers.map(() => Number.POSITIVE_INFINITY);
      /** A socket that is cut repeatedly and reconnects to the other server. */
      const restless = async (index: number, texts: string[]) => {
        for (let visit = 0; texts.length < (all[index] ?? 0); visit++) {
          const socket = new RawSocket(visit % 2 === 0 ? a.url : b.url, id, enter(receivers[index]), texts.length);
          await until(
            () =>
              socket.revisions.length >= 1 + (visit % 4) || texts.length + socket.revisions.length >= (all[index] ?? 0),
          );
          socket.cut();
          texts.push(...socket.frames.filter((frame) => frame.includes('"type":"delivery"')));
        }
      };
      const visits = receivers.map((_, index) => restless(index, got[index] ?? []));
      await play([a.url, b.url], game, id, tokens, 40);
      const { revisions, watched } = await storedMatch(store, id);
      all.splice(0, all.length, ...revisions, watched);
      await Promise.all(visits);
      await until(() => streams.every((stream, index) => stream.revisions.length >= (all[index] ?? 0)));
      for (const [index, token] of receivers.entries()) {
        const count = all[index] ?? 0;
        expect(count).toBeGreaterThan(6);
        expect(streams[index]?.revisions).toEqual(upTo(count));
        const polled: unknown[] = [];
        for (;;) {
          const { body } = await ask(a.url, `/matches/${id}/deliveries?after=${polled.length}`, { token });
          const { deliveries } = body as { deliveries: unknown[] };
          if (deliveries.length === 0) break;
          polled.push(...deliveries);
        }
        expect(polled).toHaveLength(count);
        const live = (got[index] ?? []).map((text) => JSON.parse(text) as unknown);
        expect(live).toEqual(polled.map((delivery) => ({ type: 'delivery', ...(delivery as object) })));
        streams[index]?.close();
      }
    },
  );

  it('deliveries arrive in order even if there are more than the store returns at once', async () => {
    const { id, tokens } = await open(a.url, { game: 'crazy-chicken', players: persons(2) });
    await play([a.url], 'crazy-chicken', id, tokens, 130);
    const { watched } = await storedMatch(store, id);
    expect(watched).toBeGreaterThan(120);
    const socket = new RawSocket(b.url, id, enter(null));
    await socket.until(({ revisions }) => revisions.length >= watched);
    expect(socket.revisions).toEqual(upTo(watched));
    socket.close();
  });

  it('lost hints delay deliveries but lose none', async () => {
    let hold: Promise<void> | null = null;
    let release = () => {};
    const late: Store = {
      ...store,
      async updates(ids, queries) {
        const found = await store.updates(ids, queries);
        await hold;
        return found;
      },
    };
    const [here, there] = [await serve(store, { fanout: noHints }), await serve(late, { fanout: noHints })];
    const { id, tokens } = await open(here.url, { game: 'chicken', players: persons(2), options: ENDLESS });
    const socket = new RawSocket(there.url, id, enter(tokens[1]));
    const stream = new RawStream(there.url, id, null);
    await socket.until(({ revisions }) => revisions.length === 1);
    // Without hints, the other server learns of changes only by polling.
    hold = new Promise((resolve) => {
      release = resolve;
    });
    await play([here.url], 'chicken', id, tokens, 5);
    expect(socket.revisions).toEqual([1]);
    hold = null;
    release();
    const { revisions, watched } = await storedMatch(store, id);
    await socket.until((socket) => socket.revisions.length === revisions[1]);
    await until(() => stream.revisions.length === watched);
    expect(socket.revisions).toEqual(upTo(revisions[1] ?? 0));
    // The other server also judges a move by the moves played here.
    expect(await play([there.url], 'chicken', id, tokens, 1)).toHaveLength(1);
    await Promise.all([here.stop(), there.stop()]);
  });

  it('a failed poll of the store loses no delivery', async () => {
    let fails = 0;
    const broken: Store = {
      ...store,
      async updates(ids, queries) {
        if (fails-- > 0) throw new Error('the connection broke');
        return store.updates(ids, queries);
      },
    };
    const server = await serve(broken, { fanout: noHints });
    const { id, tokens } = await open(server.url, { game: 'chicken', players: persons(2) });
    const first = new RawSocket(server.url, id, enter(tokens[0]));
    await first.until(({ revisions }) => revisions.length === 1);
    // The server knows the latest version; only the newcomer's deliveries are missing.
    fails = 1;
    const second = new RawSocket(server.url, id, enter(tokens[1]));
    await second.until(({ revisions }) => revisions.length === 1);
    // The same after another process has played.
    fails = 1;
    await play([a.url], 'chicken', id, tokens, 1);
    await second.until(({ revisions }) => revisions.length === 2);
    await server.stop();
  });

  it('info never returns to an older version, however late the store answers', async () => {
    let hold: Promise<void> | null = null;
    let release = () => {};
    const late: Store = {
      ...store,
      async updates(ids, queries) {
        const found = await store.updates(ids, queries);
        await hold;
        return found;
      },
    };
    const hints = sharedHints();
    const server = await serve(late, { fanout: hints });
    const other = await serve(store, { fanout: hints });
    const { id, tokens } = await open(server.url, { game: 'chicken', players: persons(2) });
    const socket = new RawSocket(server.url, id, enter(null));
    await socket.until(({ revisions }) => revisions.length === 1);
    hold = new Promise((resolve) => {
      release = resolve;
    });
    await ask(other.url, `/matches/${id}/leave`, { token: tokens[0], body: { bot: 'random' } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ask(server.url, `/matches/${id}/return`, { token: tokens[0], body: {} });
    hold = null;
    release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const away = socket.messages
      .filter(({ type }) => type === 'info')
      .map(({ info }) => (info as { seats: { away: string | null }[] }).seats[0]?.away);
    // The player was back before others noticed the absence.
    expect(away).toEqual([null]);
    await Promise.all([server.stop(), other.stop()]);
  });

  it('simultaneous moves through different servers commute', async () => {
    const game = gameOf('blind-chicken-extreme');
    for (let round = 0; round < 4; round++) {
      const { id, tokens } = await open(a.url, { game: 'blind-chicken-extreme', players: persons(3) });
      const before = (await storedMatch(store, id)).state;
      const turns = await Promise.all(tokens.map((token) => turn(a.url, 'blind-chicken-extreme', id, token)));
      const chosen = turns.map(({ moves }) => moves[round % moves.length]);
      const answers = await Promise.all(
        tokens.map((token, seat) => {
          const body = { id: `s${seat}`, revision: 1, move: chosen[seat] };
          return ask((seat + round) % 2 === 0 ? a.url : b.url, `/matches/${id}/moves`, { token, body });
        }),
      );
      expect(answers.map(({ body }) => body)).toEqual(
        tokens.map((_, seat) => ({ ok: true, id: `s${seat}`, revision: 2 })),
      );
      const log = await store.log(id);
      expect(log.map(({ submission }) => submission).sort()).toEqual([null, 's0', 's1', 's2'].sort());
      const { state } = await storedMatch(store, id);
      for (const order of [
        [0, 1, 2],
        [2, 1, 0],
      ]) {
        const played = order.reduce((state, seat) => game.apply(state, chosen[seat] as GameTypes['Move']), before);
        expect(state).toEqual(played);
      }
      expect(fold(game, log.flatMap(({ events }) => events) as GameTypes['Event'][])).toEqual(state);
    }
  });

  it('a bot continues even if its seat has used the id that the bot would use', async () => {
    const { id, tokens } = await open(a.url, { game: 'chicken', players: persons(2), options: { maxRounds: 1 } });
    const token = tokens[0] ?? '';
    const body = { id: 'bot-3', revision: 1, move: { seat: 0, type: 'draw' } };
    expect((await ask(a.url, `/matches/${id}/moves`, { token, body })).status).toBe(200);
    await Promise.all(tokens.map((token) => ask(a.url, `/matches/${id}/leave`, { token, body: { bot: 'random' } })));
    await until(async () => (await ask(a.url, `/matches/${id}/info`)).body['status'] === 'over');
  });

  it.each(['chicken', 'blind-chicken-extreme', 'chicken-roundup'] as const)(
    '%s: the events in the log lead to the stored match',
    async (id) => {
      const { id: match, tokens } = await open(b.url, { game: id, players: persons(gameOf(id).seats.min) });
      await play([a.url, b.url], id, match, tokens, 15);
      const log = await store.log(match);
      const events = log.flatMap(({ events }) => events) as GameTypes['Event'][];
      expect(fold(gameOf(id), events)).toEqual((await storedMatch(store, match)).state);
    },
  );
});
