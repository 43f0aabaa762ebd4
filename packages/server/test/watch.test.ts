// Who may watch a match, over every request and connection, and how many do.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../src/database.js';
import type { Store } from '../src/index.js';
import { MIGRATIONS, migrate } from '../src/migrations.js';
import { OPERATIONS, type OperationId } from '../src/operations.js';
import { People } from '../src/people.js';
import { sqlStore } from '../src/sqlStore.js';
import { freshToken } from '../src/tokens.js';
import { ask, enter, open, openStore, RawSocket, RawStream, STORES, serve, sharedHints, until } from './testServer.js';

type Opened = { readonly id: string; readonly tokens: readonly string[]; readonly watchCode: string | null };
type Server = Awaited<ReturnType<typeof serve>>;

const PERSONS = { game: 'chicken', players: ['person', 'person'] };
const WATCHERS = ['all', 'link', 'none'] as const;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function openFor(url: string, more: object): Promise<Opened> {
  return (await open(url, { ...PERSONS, ...more })) as Opened;
}

describe.each(STORES)('who may watch a match (%s)', (where) => {
  let store: Store;
  let server: Server;
  beforeAll(async () => {
    store = await openStore(where);
    server = await serve(store, { operatorToken: 'of-the-operator' });
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
  });

  it('is told to every player before the game begins', async () => {
    const { url } = server;
    const hands = { movesBehind: 8 };
    const body = { ...PERSONS, players: ['person', 'open'], watch: 'link', hands, listed: true };
    const { body: opened } = await ask(url, '/matches', { body });
    expect(opened).toMatchObject({
      watchCode: expect.stringMatching(/^[0-9a-f]{64}$/),
      info: { watch: 'link', hands },
    });
    const id = String(opened['id']);
    expect((await ask(url, `/matches/${id}/info`)).body).toMatchObject({ watch: 'link', hands, status: 'waiting' });
    const token = freshToken();
    for (const _ of ['first', 'again'])
      expect((await ask(url, `/matches/${id}/join`, { body: { token } })).body).toEqual({
        seat: 1,
        watch: 'link',
        hands,
      });
    const { text } = await ask(url, '/matches?count=100');
    expect(JSON.parse(text).matches).toContainEqual(expect.objectContaining({ id, watch: 'link', hands }));
    expect(text).not.toContain(opened['watchCode']);
  });

  it('is everyone unless the host chooses, who see all hands at the end', async () => {
    const { body } = await ask(server.url, '/matches', { body: PERSONS });
    expect(body).toMatchObject({ watchCode: null, info: { watch: 'all', hands: 'end' } });
    const { body: alone } = await ask(server.url, '/matches', { body: { ...PERSONS, watch: 'none' } });
    expect(alone).toMatchObject({ watchCode: null, info: { watch: 'none', hands: 'closed' } });
  });

  it('is no one if hands are to be opened to no one', async () => {
    for (const hands of ['end', { movesBehind: 8 }]) {
      const { status, body } = await ask(server.url, '/matches', { body: { ...PERSONS, watch: 'none', hands } });
      expect({ status, ...body }).toMatchObject({
        status: 400,
        error: 'hands: expected closed, because no one may watch',
      });
    }
    for (const hands of [{ movesBehind: 0 }, { movesBehind: 101 }, 'open', 8])
      expect((await ask(server.url, '/matches', { body: { ...PERSONS, hands } })).status).toBe(400);
  });

  it('stays the same when the request is repeated, and in the rematch', async () => {
    const { url } = server;
    const body = { ...PERSONS, watch: 'link', hands: 'end', secret: freshToken() };
    const [first, again] = [(await ask(url, '/matches', { body })).body, (await ask(url, '/matches', { body })).body];
    expect(again).toEqual(first);
    await ask(url, '/matches', { body: { ...body, watch: 'all' } }).then((other) => expect(other.body).toEqual(first));
    const { id, tokens, watchCode } = await openFor(url, { watch: 'link', players: ['person', 'person'] });
    const loaded = await store.find(id);
    await store.change(id, 1, { ...(await overOf(store, id)), match: loaded?.match });
    const { body: next } = await ask(url, `/matches/${id}/rematch`, { token: tokens[0], body: {} });
    const path = `/matches/${String(next['id'])}`;
    expect((await ask(url, path)).status).toBe(401);
    expect((await ask(url, path, { token: watchCode })).body).toMatchObject({ seat: null, info: { watch: 'link' } });
  });

  it('knows spectators only by a hash, and gives no seat for their token', async () => {
    const { url } = server;
    const { id, watchCode } = await openFor(url, { watch: 'link', players: ['person', 'open'] });
    expect(JSON.stringify(await store.find(id))).not.toContain(watchCode);
    await ask(url, `/matches/${id}/join`, { body: { token: watchCode } });
    expect((await ask(url, `/matches/${id}`, { token: watchCode })).body).toMatchObject({ seat: null });
    const move = { id: 'm', revision: 1, move: { seat: 1, type: 'draw' } };
    expect((await ask(url, `/matches/${id}/moves`, { token: watchCode, body: move })).status).toBe(401);
  });

  /** What each operation sends to a sender who watches, if it has a body. */
  const bodies: { readonly [Id in OperationId]?: () => object } = {
    submit: () => ({ id: 'x', revision: 1, move: { seat: 0, type: 'draw' } }),
    invite: () => ({ seat: 1, code: freshToken() }),
    leave: () => ({ bot: 'random' }),
    askUndo: () => ({ id: 'u', revision: 1 }),
    answerUndo: () => ({ id: 'u', accept: true }),
    emote: () => ({ emote: 'hello' }),
    renewToken: () => ({ token: freshToken() }),
  };
  const viewing = (Object.keys(OPERATIONS) as OperationId[]).filter(
    (id) => !['anybody', 'newcomer'].includes(OPERATIONS[id].sender),
  );
  const senders = {
    'without a token': () => null,
    'with a stranger’s token': freshToken,
    'with the token of spectators': ({ watchCode }: Opened) => watchCode ?? freshToken(),
    'with a seat’s token': ({ tokens }: Opened) => tokens[0] ?? null,
  };
  const mayView = (watch: (typeof WATCHERS)[number], who: string) =>
    who.includes('seat') ||
    (watch === 'link' ? who.includes('spectators') : watch === 'all' && who.includes('without'));

  it.each(viewing)('obeys it in the operation %s', async (operation) => {
    const { method, path, sender } = OPERATIONS[operation];
    for (const watch of WATCHERS) {
      const match = await openFor(server.url, { watch });
      for (const [who, tokenOf] of Object.entries(senders)) {
        const body = method === 'post' ? (bodies[operation]?.() ?? {}) : undefined;
        const answer = await ask(server.url, path.replace('{id}', match.id), { token: tokenOf(match), body });
        const may = sender === 'viewer' ? mayView(watch, who) : sender === 'seat' && who.includes('seat');
        expect(answer.status !== 401, `${operation} ${watch} ${who}: ${answer.status}`).toBe(may);
        if (!may) expect(answer.body).toEqual({ code: 'unauthorized', error: expect.stringMatching(/\.$/) });
      }
    }
  });

  it.each(WATCHERS)('obeys it in sockets and streams: %s', async (watch) => {
    const match = await openFor(server.url, { watch });
    for (const [who, tokenOf] of Object.entries(senders)) {
      const query = '&people=1&hands=1&snapshots=1';
      const socket = new RawSocket(server.url, match.id, enter(tokenOf(match)), 0, {}, query);
      const stream = new RawStream(server.url, match.id, tokenOf(match), 0, query);
      ends.push(
        () => socket.close(),
        () => stream.close(),
      );
      if (mayView(watch, who)) {
        await socket.until(({ revisions }) => revisions.length > 0);
        await until(() => stream.revisions.length > 0);
      } else {
        await socket.until(({ closed }) => closed !== null);
        await stream.done;
        expect({ frames: socket.frames, code: socket.closed?.code }).toEqual({ frames: [], code: 4401 });
        expect(stream.messages).toEqual([]);
      }
    }
  });
});

it('matches of earlier versions say that all may watch, and see the hands at the end', async () => {
  const db = await openPglite('memory://');
  await migrate(db, MIGRATIONS.slice(0, 4));
  const info = JSON.stringify({ id: 'x', seats: [{ name: 'the "watch":' }], undo: null });
  await db.script([
    `insert into matches (id, game, version, status, listed, settings, match, info, seat_changes, bot_to_move)
    values ('${crypto.randomUUID()}', 'chicken', 1, 'playing', true, '{"clock":null}', '{}', '${info}', 1, false)`,
  ]);
  await migrate(db);
  const [row] = await db.run({ name: 'all', text: 'select info::text as info from matches' });
  expect(row?.['info']).toBe(`${info.slice(0, -1)},"watch":"all","hands":"end"}`);
  expect((await sqlStore(db).list({ game: null, status: null, before: null, count: 1 }))[0]?.watch).toBe('all');
  await db.close();
});

/** A change that ends a match. */
async function overOf(store: Store, id: string) {
  const { matches } = await store.updates([id], []);
  const info = { ...JSON.parse(matches[0]?.info ?? '{}'), status: 'over' };
  const log = { kind: 'ended', seat: null, submission: null, move: null, events: [] } as const;
  return { status: 'over', clock: null, due: null, botToMove: false, info, log, deliveries: [], seats: [] } as const;
}

describe('the number of spectators', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore('memory');
  });
  afterAll(() => store.close());

  async function start(config: object = {}): Promise<string> {
    const server = await serve(store, config, { sweep: 50 });
    ends.push(() => server.stop());
    return server.url;
  }

  function look(url: string, id: string, token: string | null): RawSocket {
    const socket = new RawSocket(url, id, enter(token), 0, {}, '&people=1');
    ends.push(() => socket.close());
    return socket;
  }

  const counts = ({ messages }: RawSocket) =>
    messages.filter(({ type }) => type === 'present').map(({ watching }) => Number(watching));
  const sees = (socket: RawSocket, count: number) => socket.until((one) => counts(one).at(-1) === count);

  it('is sent to seats and spectators through two processes, and falls when they leave', async () => {
    const fanout = sharedHints();
    const [a, b] = [await start({ fanout }), await start({ fanout })];
    const { id, tokens } = await openFor(a, {});
    const ada = look(a, id, tokens[0] ?? null);
    await sees(ada, 0);
    const here = look(a, id, null);
    const there = look(b, id, null);
    const stream = new RawStream(b, id, null);
    ends.push(() => stream.close());
    for (const viewer of [ada, here, there]) await sees(viewer, 3);
    there.cut();
    stream.close();
    for (const viewer of [ada, here]) await sees(viewer, 1);
    here.close();
    await sees(ada, 0);
  });

  it('comes once for a crowd, not once for each', () => {
    const people = new People();
    const notes: string[] = [];
    people.telling({ publish: (_, note = '') => void notes.push(note) });
    const ada: string[] = [];
    const viewer = (seat: number | null, texts: string[]) => {
      return { seat, seesPeople: true, send: (text: string) => texts.push(text) > 0, drop() {} };
    };
    people.add('m', viewer(0, ada));
    people.sweep();
    const [told, sent] = [notes.length, ada.length];
    const crowd = Array.from({ length: 500 }, () => viewer(null, []));
    for (const one of crowd) people.add('m', one);
    expect([notes.length, ada.length]).toEqual([told, sent]);
    people.sweep();
    people.sweep();
    expect([notes.length, ada.length]).toEqual([told + 1, sent + 1]);
    expect(JSON.parse(ada.at(-1) ?? '')).toEqual({ type: 'present', seats: [0], watching: 500 });
    expect(JSON.parse(notes.at(-1) ?? '')).toMatchObject({ seats: [0], watching: 500, asks: false });
    for (const one of crowd) people.remove('m', one);
    people.sweep();
    expect([notes.length, ada.length]).toEqual([told + 2, sent + 2]);
    // Another process counts, too, until it is gone.
    people.heard('m', JSON.stringify({ type: 'present', from: 'other', seats: [], watching: 7, asks: false }));
    people.sweep();
    expect(JSON.parse(ada.at(-1) ?? '')).toMatchObject({ watching: 7 });
    people.heard('m', JSON.stringify({ type: 'present', from: 'other', seats: [], watching: 0, asks: false }));
    people.sweep();
    expect(JSON.parse(ada.at(-1) ?? '')).toMatchObject({ watching: 0 });
  });
});
