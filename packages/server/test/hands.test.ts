// All hands for spectators, a number of moves behind or at the end. Two worlds that agree up to the move that is shown
// must send the same bytes, whatever was played since.

import { fastChance, type GameTypes } from 'hencoop';
import { GAMES, type GameId } from 'hencoop/games';
import { createReferee, type Match } from 'hencoop/referee';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { libraryGames, type ServedGame, type Store } from '../src/index.js';
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
  until,
} from './testServer.js';

const plants = vi.hoisted(() => ({ ahead: 0 }));
vi.mock('../src/spectators.js', async (original) => {
  const spectators = await original<typeof import('../src/spectators.js')>();
  const handsUpTo: typeof spectators.handsUpTo = (rules, watched) => {
    const upTo = spectators.handsUpTo(rules, watched);
    return upTo === null ? null : upTo + plants.ahead;
  };
  return { ...spectators, handsUpTo };
});

const LIBRARY = await libraryGames();
/** How far spectators are behind, and the last public move that two worlds share. */
const BEHIND = 3;
const SHARED = 4;
/** Where they end: by then, spectators have seen how they part. */
const LAST = SHARED + BEHIND + 8;

type AnyMatch = Match<GameTypes>;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  plants.ahead = 0;
});

/** Every match of these games is dealt alike. */
function dealtAlike(): readonly ServedGame[] {
  return LIBRARY.map((served) => ({
    ...served,
    open: (seats, options) =>
      createReferee(gameOf(served.id as GameId)).open({
        seats: seats as number,
        options: options as object,
        seed: 'hen',
      }),
  }));
}

/** A match with spectators who see all hands, and everything that they get of them. */
interface World {
  readonly store: Store;
  readonly url: string;
  readonly game: GameId;
  readonly id: string;
  readonly tokens: readonly string[];
  readonly socket: RawSocket;
  readonly stream: RawStream;
  /** By the number of public moves, all that was sent of hands by then. */
  readonly bytes: Map<number, string>;
  /** By the number of public moves, the views of all seats then. */
  readonly views: Map<number, unknown>;
}

async function openWorld(store: Store, game: GameId, config: { readonly store?: Store } = {}): Promise<World> {
  const server = await serve(config.store ?? store, { games: dealtAlike() });
  ends.push(() => server.stop());
  const { url } = server;
  const options = game === 'chicken' ? ENDLESS : {};
  const seats = Math.min(3, gameOf(game).seats.max);
  const { id, tokens } = await open(url, { game, seats, options, hands: { movesBehind: BEHIND } });
  const socket = new RawSocket(url, id, enter(null), 0, {}, '&hands=1');
  const stream = new RawStream(url, id, null, 0, '&hands=1');
  ends.push(
    () => socket.close(),
    () => stream.close(),
  );
  const world = { store, url, game, id, tokens, socket, stream, bytes: new Map(), views: new Map() };
  await look(world);
  return world;
}

async function stateOf(store: Store, id: string): Promise<AnyMatch> {
  const stored = await store.find(id);
  // The server has written it.
  return stored?.match as AnyMatch;
}

const handsIn = ({ messages }: { readonly messages: RawSocket['messages'] }) =>
  messages.filter(({ type }) => type === 'hands');

/** Waits until the spectators have got what the last move allows, and records it. */
async function look(world: World): Promise<number> {
  const { socket, stream, game, url, id, bytes, views } = world;
  const { state, watched } = await stateOf(world.store, world.id);
  if (!views.has(watched))
    views.set(
      watched,
      world.tokens.map((_, seat) => gameOf(game).view(state, seat)),
    );
  await socket.until(({ revisions }) => revisions.at(-1) === watched);
  const upTo = watched - BEHIND + plants.ahead;
  const isShown = (viewer: RawSocket | RawStream) => watched <= BEHIND || handsIn(viewer).at(-1)?.['revision'] === upTo;
  await socket.until(isShown);
  await until(() => isShown(stream));
  const { status, headers, text } = await ask(url, `/matches/${id}/hands`);
  const kept = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  const live = [socket, stream].map((viewer) => JSON.stringify(handsIn(viewer)));
  bytes.set(watched, [...live, status, JSON.stringify(kept), text].join('\n'));
  return watched;
}

/** How a world chooses among the legal moves: like the other one, always the first, or always the last. */
type Picks = 'shared' | 'first' | 'last';

/** Plays a move, which depends only on `picks` and on the table. */
async function play(world: World, number: number, picks: Picks): Promise<void> {
  const { url, id, tokens, game } = world;
  const { state, revisions } = await stateOf(world.store, world.id);
  const legal = gameOf(game).legalMoves(state);
  const [move] =
    picks === 'shared' ? fastChance(picks).roll(`${number}`, legal, 1) : legal.slice(picks === 'first' ? 0 : -1);
  if (move === undefined) throw new Error('expected a match that goes on');
  const body = { id: `m${number}`, revision: revisions[move.seat], move };
  const { status, text } = await ask(url, `/matches/${id}/moves`, { token: tokens[move.seat], body });
  if (status !== 200) throw new Error(text);
}

/** Plays on in one world until spectators have got `last` deliveries: first as all worlds do, then as it likes. */
async function playTo(world: World, last: number, picks: Picks): Promise<void> {
  let watched = (await stateOf(world.store, world.id)).watched;
  for (let number = 0; watched < last; number++) {
    await play(world, number, watched < SHARED ? 'shared' : picks);
    watched = await look(world);
  }
}

let stores: readonly Store[];
beforeAll(async () => {
  stores = [await openStore('memory'), await openStore('memory')];
});
afterAll(() => Promise.all(stores.map((store) => store.close())));

/** Plays two worlds that part after {@link SHARED} public moves, and compares all that is sent of hands. */
async function compare(game: GameId, config: (store: Store) => { readonly store?: Store } = () => ({})) {
  const worlds = await Promise.all(stores.map((store) => openWorld(store, game, config(store))));
  await Promise.all(worlds.map((world, index) => playTo(world, LAST, index === 0 ? 'first' : 'last')));
  const [here, there] = worlds;
  if (here === undefined || there === undefined) throw new Error('expected two worlds');
  const watched = [...here.bytes.keys()].sort((a, b) => a - b);
  expect(watched).toEqual([...there.bytes.keys()].sort((a, b) => a - b));
  for (const number of watched) {
    if (number <= SHARED + BEHIND) expect(there.bytes.get(number)).toBe(here.bytes.get(number));
  }
  return { here, there };
}

describe('two worlds that differ only in the moves since', () => {
  it.each(GAMES.map(({ id }) => id))('%s: spectators of both get the same hands', async (game) => {
    const { here, there } = await compare(game);
    // They had been playing on differently, and it shows once it is due.
    expect(there.bytes.get(LAST)).not.toBe(here.bytes.get(LAST));
    for (const { socket, stream, views } of [here, there]) {
      for (const viewer of [socket, stream]) {
        expect(handsIn(viewer)).toEqual(
          [...views]
            .filter(([number]) => number <= LAST - BEHIND)
            .map(([revision, views]) => ({ type: 'hands', revision, views })),
        );
      }
      expect(JSON.stringify(handsIn(socket))).not.toContain('"seed"');
    }
  });

  const leaks: { readonly [where: string]: () => Parameters<typeof compare>[1] } = {
    'hands that are one move ahead': () => {
      plants.ahead = 1;
      return undefined;
    },
    'the last hands under the number of earlier ones': () => (store) => ({
      store: {
        ...store,
        async deliveries(queries) {
          const [query] = queries;
          if (query?.to !== 'hands') return store.deliveries(queries);
          const found = await store.deliveries([{ match: query.match, to: 'hands', after: query.after }]);
          return found.slice(-1).map((hands) => ({ ...hands, revision: query.after + 1 }));
        },
      },
    }),
  };
  it.each(Object.entries(leaks))('are told apart by a planted leak: %s', async (_, plant) => {
    const found = await compare('chicken', plant()).catch((error: unknown) => String(error));
    expect(found).toMatch(/Object.is equality/);
    expect(found).toContain('"revision"');
  });
});

describe.each(STORES)('hands for spectators (%s)', (where) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(where);
  });
  afterAll(() => store.close());

  async function start(config: object = {}): Promise<Awaited<ReturnType<typeof serve>>> {
    const server = await serve(store, config);
    ends.push(() => server.stop());
    return server;
  }

  function watch(url: string, id: string, token: string | null = null, after = 0): RawSocket {
    const socket = new RawSocket(url, id, enter(token), after, {}, '&hands=1');
    ends.push(() => socket.close());
    return socket;
  }

  const PERSONS = { game: 'chicken', players: ['person', 'person'], options: ENDLESS };
  const draw = async (url: string, { id, tokens }: { id: string; tokens: readonly string[] }, times: number) => {
    for (let time = 0; time < times; time++) {
      const { revisions, state } = await stateOf(store, id);
      const [move] = gameOf('chicken').legalMoves(state);
      const seat = move?.seat ?? 0;
      const body = { id: crypto.randomUUID(), revision: revisions[seat], move };
      expect((await ask(url, `/matches/${id}/moves`, { token: tokens[seat], body })).status).toBe(200);
    }
    return (await stateOf(store, id)).watched;
  };

  it('do not depend on the revision that a client says it has', async () => {
    const { url } = await start();
    const match = await open(url, { ...PERSONS, hands: { movesBehind: 2 } });
    let watched = await draw(url, match, 4);
    const sockets = [0, watched, watched + 2, 1_000_000].map((after) => watch(url, match.id, null, after));
    for (const socket of sockets) await socket.until((one) => handsIn(one).length > 0);
    for (const socket of sockets) expect(handsIn(socket).map(({ revision }) => revision)).toEqual([watched - 2]);
    watched = await draw(url, match, 2);
    await sockets[0]?.until((one) => handsIn(one).at(-1)?.['revision'] === watched - 2);
    for (const socket of sockets) {
      for (const { revision } of handsIn(socket)) expect(Number(revision)).toBeLessThanOrEqual(watched - 2);
    }
  });

  it('come through another process, with and without hints', async () => {
    for (const fanout of [sharedHints(), undefined]) {
      const config = fanout === undefined ? {} : { fanout };
      const [a, b] = [await start(config), await start(config)];
      const match = await open(a.url, { ...PERSONS, watch: 'link', hands: { movesBehind: 1 } });
      const { watchCode } = match as unknown as { readonly watchCode: string };
      const socket = watch(b.url, match.id, watchCode);
      await socket.until(({ revisions }) => revisions.length > 0);
      const watched = await draw(a.url, match, 3);
      await socket.until((one) => handsIn(one).at(-1)?.['revision'] === watched - 1);
      const { body } = await ask(b.url, `/matches/${match.id}/hands`, { token: watchCode });
      expect({ type: 'hands', ...Object(body['hands']) }).toEqual(handsIn(socket).at(-1));
    }
  });

  it('show the table again after a move was taken back', async () => {
    const { url } = await start();
    const match = await open(url, { ...PERSONS, hands: { movesBehind: 1 } });
    const { id, tokens } = match;
    const socket = watch(url, id);
    const hands = async () =>
      (await ask(url, `/matches/${id}/hands`)).body['hands'] as { revision: number; views: unknown };
    const withdraw = { id: 'w', revision: 1, move: { seat: 0, type: 'withdraw' } };
    await ask(url, `/matches/${id}/moves`, { token: tokens[0], body: withdraw });
    const before = await hands();
    await ask(url, `/matches/${id}/undo`, { token: tokens[0], body: { id: 'u', revision: 2 } });
    await ask(url, `/matches/${id}/undo/answer`, { token: tokens[1], body: { id: 'u', accept: true } });
    expect(await hands()).toMatchObject({ revision: 2 });
    expect((await hands()).views).not.toEqual(before.views);
    await draw(url, match, 1);
    expect(await hands()).toEqual({ revision: 3, views: before.views });
    await socket.until((one) => handsIn(one).at(-1)?.['revision'] === 3);
  });

  it('stay closed to players until the end, and to all in a match with closed hands', async () => {
    const { url } = await start();
    for (const [hands, spectator] of [
      [{ movesBehind: 1 }, 200],
      ['end', 200],
      ['closed', 403],
    ] as const) {
      const { id, tokens } = await open(url, { ...PERSONS, hands });
      expect((await ask(url, `/matches/${id}/hands`)).status).toBe(spectator);
      expect((await ask(url, `/matches/${id}/hands`, { token: tokens[0] })).status).toBe(403);
      const seated = watch(url, id, tokens[0] ?? null);
      const watching = watch(url, id);
      await draw(url, { id, tokens }, 3);
      await seated.until(({ revisions }) => revisions.length > 3);
      await watching.until((one) => one.revisions.length > 3 && (typeof hands === 'string' || handsIn(one).length > 0));
      expect(handsIn(seated)).toEqual([]);
      if (typeof hands === 'string') expect(handsIn(watching)).toEqual([]);
    }
  });

  it('come at the end of a game, and so does its analysis', async () => {
    const { url } = await start({ analysis: {}, botThreads: 1 });
    for (const hands of ['end', 'closed', { movesBehind: 100 }] as const) {
      const options = { maxRounds: 1 };
      const { id } = await open(url, { game: 'chicken', players: ['random', 'random'], options, hands });
      const socket = watch(url, id);
      await socket.until(({ messages }) => messages.some(({ info }) => Object(info)['status'] === 'over'));
      const analysis = () => ask(url, `/matches/${id}/analysis`, { body: {} });
      if (hands === 'closed') {
        expect((await analysis()).body).toMatchObject({ code: 'forbidden' });
        expect((await ask(url, `/matches/${id}/hands`)).status).toBe(403);
        expect(handsIn(socket)).toEqual([]);
        continue;
      }
      await socket.until((one) => handsIn(one).length > 0);
      const { state, watched } = await stateOf(store, id);
      const views = [0, 1].map((seat) => gameOf('chicken').view(state, seat));
      expect(handsIn(socket).at(-1)).toEqual({ type: 'hands', revision: watched, views });
      if (hands === 'end') expect(handsIn(socket)).toHaveLength(1);
      expect((await ask(url, `/matches/${id}/hands`)).body).toEqual({ hands: { revision: watched, views } });
      expect([200, 202]).toContain((await analysis()).status);
    }
  });

  it('come when the operator ends a match', async () => {
    const token = 'token-of-anna-0123456789';
    const server = await start({ admin: { port: 0, tokens: { anna: token } } });
    for (const hands of ['end', { movesBehind: 100 }]) {
      const match = await open(server.url, { ...PERSONS, hands });
      const watched = await draw(server.url, match, 2);
      const socket = watch(server.url, match.id);
      const body = { match: match.id };
      expect((await ask(server.adminAddress() ?? '', '/end', { token, body })).status).toBe(200);
      await socket.until((one) => handsIn(one).length > 0);
      expect(handsIn(socket).map(({ revision }) => revision)).toEqual([watched]);
      expect((await ask(server.url, `/matches/${match.id}/hands`, { token: match.tokens[0] })).status).toBe(200);
    }
  });
});
