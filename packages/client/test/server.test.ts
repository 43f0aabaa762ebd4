// A client and a real server over sockets and streams, with restarts and revoked tokens.

import type { GameTypes } from 'hencoop';
import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { crazyChicken } from 'hencoop/crazy-chicken';
import type { Snapshot } from 'hencoop/referee';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { Store } from '../../server/src/index.js';
import { connectTo, playOut } from '../../server/test/remotePlayers.js';
import {
  ENDLESS,
  entryOf,
  gameOf,
  open,
  openStore,
  serve,
  sharedHints,
  UNLIMITED,
  until,
} from '../../server/test/testServer.js';
import { type ConnectionState, lobby } from '../src/index.js';

const chickens = { game: 'chicken', players: ['person', 'person'], options: { maxRounds: 1 } };

describe.each([false, true])('the client of a server (by streams: %s)', (byStream) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore('memory');
  });

  afterAll(() => store.close());

  it("a game survives its server's restart, and no client misses a delivery", async () => {
    const fanout = sharedHints();
    const first = await serve(store, { fanout });
    const { id, tokens } = await open(first.url, chickens);
    const port = Number(new URL(first.url).port);
    const players = [...tokens, null].map((token) =>
      connectTo('chicken', { url: first.url, match: id, token, byStream }),
    );
    const states: ConnectionState[] = [];
    players[0]?.on('connection', (state) => states.push(state));
    const revisions = players.map((player) => {
      const seen: number[] = [];
      player.on('delivery', ({ revision }) => seen.push(revision));
      return seen;
    });
    const played = players.map((player) => playOut(gameOf('chicken'), player));
    await players[1]?.ready();
    await first.stop();
    const second = await serve(store, { fanout }, {}, port);
    await Promise.all(played);
    expect(states).toContain('cut');
    expect(players.map(({ connection }) => connection)).toEqual(['live', 'live', 'live']);
    for (const [index, player] of players.entries())
      expect(revisions[index]).toEqual(Array.from({ length: player.seen?.revision ?? 0 }, (_, at) => at + 1));
    for (const player of players) player.close();
    await second.stop();
  });

  it('a client that has missed hundreds of deliveries gets a snapshot instead, if it accepts one', async () => {
    const bots = await serve(store);
    const endless = { game: 'chicken', players: ['random', 'random'], options: ENDLESS };
    const { id } = await open(bots.url, endless);
    const version = async () => (await store.updates([id], [])).matches[0]?.version ?? 0;
    await until(async () => (await version()) > 600);
    await bots.stop();

    const server = await serve(store, { limits: { ...UNLIMITED, bots: 0 } });
    const last = await version();
    const follow = async (takesSnapshots: boolean, seen: Snapshot<GameTypes> | null = null) => {
      const player = connectTo('chicken', { url: server.url, match: id, byStream, takesSnapshots, seen });
      const heard: string[] = [];
      let near: Snapshot<GameTypes> | null = null;
      player.on('delivery', ({ revision }) => {
        heard.push(`delivery ${revision}`);
        if (revision === last - 2) near = player.seen;
      });
      player.on('snapshot', ({ revision }) => heard.push(`snapshot ${revision}`));
      await until(() => player.seen?.revision === last);
      player.close();
      return { heard, near, seen: player.seen };
    };
    const whole = await follow(false);
    expect(whole.heard).toEqual(Array.from({ length: last }, (_, at) => `delivery ${at + 1}`));
    const short = await follow(true);
    expect(short.heard).toEqual([`snapshot ${last}`]);
    // One remembers what it saw, the other does not, but both show the same table.
    const { game } = entryOf('chicken');
    const tableOf = ({ seen }: typeof whole) => game.view(seen?.view as GameTypes['View'], null);
    expect(tableOf(short)).toEqual(tableOf(whole));
    expect((await follow(true, whole.near)).heard).toEqual([`delivery ${last - 1}`, `delivery ${last}`]);
    await server.stop();
  });

  it('players and spectators see who is connected, and get emotes', async () => {
    const server = await serve(store, { limits: { ...UNLIMITED, emotes: { count: 1, seconds: 100 } } });
    const { id, tokens } = await open(server.url, chickens);
    const [ada = '', bo = ''] = tokens;
    const players = [ada, bo, null].map((token) =>
      connectTo('chicken', { url: server.url, match: id, token, byStream }),
    );
    const heard: unknown[] = [];
    for (const player of players) player.on('emote', (said) => heard.push(said));
    const allSee = (seats: readonly number[]) =>
      until(() => players.every(({ present }) => JSON.stringify(present) === JSON.stringify(seats)));
    await allSee([0, 1]);
    const hall = lobby(server.url);
    await hall.emote(id, bo, 'thinking');
    await until(() => heard.length === 3);
    expect(heard).toEqual(players.map(() => ({ seat: 1, emote: 'thinking' })));
    await expect(hall.emote(id, bo, 'hello')).rejects.toMatchObject({ code: 'tooMany' });
    await expect(hall.emote(id, 'f'.repeat(64), 'hello')).rejects.toMatchObject({ code: 'unauthorized' });
    players.shift()?.close();
    await allSee([1]);
    for (const player of players) player.close();
    await server.stop();
    await expect(hall.emote(id, bo, 'hello')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('spectators with the link see all hands, some moves behind', async () => {
    const server = await serve(store);
    const hall = lobby(server.url);
    const { id, tokens, watchCode } = await hall.open({ ...chickens, watch: 'link', hands: { movesBehind: 2 } });
    const stranger = connectTo('chicken', { url: server.url, match: id, byStream });
    const refused = new Promise((resolve) => stranger.on('closed', resolve));
    const spectator = connectTo('chicken', {
      ...{ url: server.url, match: id, token: watchCode, byStream },
      ...{ takesSnapshots: true, hands: true },
    });
    await spectator.ready();
    expect(await refused).toBe('unauthorized');
    expect(await hall.hands(id, watchCode ?? '')).toBeNull();
    await expect(hall.hands(id)).rejects.toMatchObject({ code: 'unauthorized' });
    const player = connectTo('chicken', { url: server.url, match: id, token: tokens[0] ?? null, byStream });
    const view = (await player.ready()).view;
    await player.submit({ seat: 0, type: 'draw' });
    const other = connectTo('chicken', { url: server.url, match: id, token: tokens[1] ?? null, byStream });
    await until(() => (other.seen?.revision ?? 0) === player.seen?.revision);
    const second =
      gameOf('chicken').legalMoves(other.seen?.view ?? view)[0] ??
      gameOf('chicken').legalMoves(player.seen?.view ?? view)[0];
    if (second !== undefined) await (second.seat === 0 ? player : other).submit(second);
    await until(() => spectator.hands !== null && spectator.watching === 1);
    expect(spectator.hands?.views[0]).toEqual(view);
    expect(await hall.hands(id, watchCode ?? '')).toEqual(spectator.hands);
    for (const each of [spectator, player, other]) each.close();
    await server.stop();
  });

  it('a revoked token closes the match for its player', async () => {
    const server = await serve(store);
    const { id, tokens } = await open(server.url, chickens);
    const [player, stranger] = [
      connectTo('chicken', { url: server.url, match: id, token: tokens[0] ?? '', byStream }),
      connectTo('chicken', { url: server.url, match: id, token: 'f'.repeat(64), byStream }),
    ];
    await expect(stranger.ready()).rejects.toMatchObject({ code: 'closed' });
    await player.ready();
    const closed = new Promise((resolve) => player.on('closed', resolve));
    await server.revoke(id, 0);
    expect(await closed).toBe('unauthorized');
    expect([player.connection, stranger.connection]).toEqual(['closed', 'closed']);
    await server.stop();
  });
});

describe('the analysis of a match', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore('memory');
  });

  afterAll(() => store.close());

  it('is typed, and the client gets its progress until the server has finished', async () => {
    const server = await serve(store, { botThreads: 1, analysis: { playouts: 10 } }, { analysis: 0 });
    const hall = lobby(server.url);
    const { id } = await hall.open({ ...chickens, players: ['easy', 'random'] });
    await until(async () => (await hall.info(id)).status === 'over');
    const heard: { readonly done: number; readonly moves: number }[] = [];
    const { findings, playouts, game } = await hall.analysis(chicken, id, { onProgress: (told) => heard.push(told) });
    expect({ playouts, game }).toEqual({ playouts: 10, game: 'chicken' });
    const decisions = findings.filter((finding) => finding.type === 'decision');
    expectTypeOf(decisions[0]?.best).toEqualTypeOf<ChickenTypes['Move'] | undefined>();
    const log = (await store.log(id)).filter(({ kind }) => kind === 'moved');
    expect(decisions.map(({ move }) => move)).toEqual(log.map(({ move }) => move));
    expect(findings.slice(decisions.length)).toMatchObject([
      { type: 'seat', seat: 0 },
      { type: 'seat', seat: 1 },
    ]);
    expect(heard[0]).toEqual({ done: 0, moves: log.length });
    await expect(hall.analysis(crazyChicken, id)).rejects.toThrow(
      new RangeError('match: expected a match of crazy-chicken, got one of chicken'),
    );
    const { id: other } = await hall.open(chickens);
    await expect(hall.analysis(chicken, other)).rejects.toMatchObject({ code: 'unfinished' });
    await expect(hall.analysis(chicken, id, { token: 'hen' })).rejects.toMatchObject({ code: 'unauthorized' });
    await server.stop();
  });

  it('ends at once when its signal is aborted, even during a request', async () => {
    const stop = new AbortController();
    const reason = new Error('the page has moved on');
    let asked = 0;
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_, reject) => {
        asked += 1;
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const waiting = lobby('http://hens.invalid', { fetch }).analysis(chicken, 'hen', { signal: stop.signal });
    await until(() => asked === 1);
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(asked).toBe(1);
  });
});
