import type { GameTypes } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { createReferee, type Match } from 'hencoop/referee';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IDS, loadGame } from '../../../support/games.js';
import { type TwoWorlds, twoWorlds } from '../../../support/twoWorlds.js';
import { toBoardgame } from '../src/index.js';
import { credentialsOf, putMatch, RawClient, startServer, type TestServer, until } from './startServer.js';

const games = await Promise.all(IDS.map(loadGame));
const adapted = new Map(games.map(({ game }) => [game.id, toBoardgame(game)]));

// boardgame.io logs every refused move here.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

async function matchIn({ db }: TestServer, matchID: string): Promise<Match<GameTypes>> {
  const { state } = await db.fetch(matchID, { state: true });
  return state.G;
}

/** Plays one of the two worlds on `server`; returns every frame that the viewer gets. */
async function framesOf(
  server: TestServer,
  { game }: (typeof games)[number],
  worlds: TwoWorlds<GameTypes>,
  world: 'here' | 'there',
  matchID: string,
): Promise<readonly string[]> {
  const { seats } = worlds.here;
  const referee = createReferee(game);
  const { match } = referee.open({ seats });
  const table = adapted.get(game.id);
  if (table === undefined) throw new Error(`no game ${game.id}`);
  await putMatch(server.db, table, matchID, { ...match, state: worlds[world] }, seats);
  const observer = await RawClient.open(server.port, game.id);
  const others = await RawClient.open(server.port, game.id);
  const sync = async () => {
    const had = observer.frames.length;
    const { viewer } = worlds;
    observer.send(
      'sync',
      matchID,
      viewer === null ? null : String(viewer),
      viewer === null ? undefined : credentialsOf(viewer),
    );
    // A seat also learns who is connected.
    const expected = viewer === null ? ['"sync"'] : ['"sync"', '"matchData"'];
    await until(`a sync of ${matchID}`, () =>
      expected.every((type) => observer.frames.slice(had).some((frame) => frame.includes(`[${type}`))),
    );
  };
  await sync();
  for (const step of worlds.steps) {
    const move = step[world];
    if (move === null) continue;
    const before = JSON.stringify(await matchIn(server, matchID));
    others.play(matchID, move.seat, (await matchIn(server, matchID)).revisions[move.seat] ?? 0, move);
    await until('a move', async () => JSON.stringify(await matchIn(server, matchID)) !== before);
    // Another player's attempt, in one world only.
    if (world === 'here' && move.seat !== worlds.viewer) {
      others.play(matchID, move.seat, (await matchIn(server, matchID)).revisions[move.seat] ?? 0, {
        seat: move.seat,
        type: 'fly',
      });
    }
  }
  await sync();
  observer.close();
  others.close();
  return observer.frames;
}

/** Scripts for every game, number of seats and viewer. */
function* scripts(each: (typeof games)[number], seeds: number): Generator<readonly [string, TwoWorlds<GameTypes>]> {
  const { game, kit } = each;
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    for (const viewer of [0, seats - 1, null]) {
      for (let seed = 0; seed < seeds; seed++) {
        const name = `${game.id}-${seats}-${viewer}-${seed}`;
        const played = seed * Math.ceil(kit.typicalMoves / seeds);
        yield [name, twoWorlds(game, kit, { seats, options: {} }, { viewer, seed: name, played })];
      }
    }
  }
}

describe('a sealed server', () => {
  let [here, there]: TestServer[] = [];

  beforeAll(async () => {
    here = await startServer([...adapted.values()]);
    there = await startServer([...adapted.values()]);
  });
  afterAll(() => {
    here?.close();
    there?.close();
  });

  it.each(games.map((each) => [each.game.id, each] as const))(
    'sends the same bytes in two worlds that look the same: %s',
    async (_, each) => {
      if (here === undefined || there === undefined) throw new Error('expected two servers');
      let [steps, different] = [0, 0];
      for (const [name, worlds] of scripts(each, 2)) {
        const [seen, other] = await Promise.all([
          framesOf(here, each, worlds, 'here', name),
          framesOf(there, each, worlds, 'there', name),
        ]);
        expect(other, name).toEqual(seen);
        expect(worlds.there, name).not.toEqual(worlds.here);
        steps += worlds.steps.length;
        different += worlds.different;
      }
      expect(steps).toBeGreaterThan(3);
      // Only this game has secret moves.
      if (each.game.id === 'blind-chicken-extreme') expect(different).toBeGreaterThan(9);
    },
  );
});

describe('the two-worlds test of boardgame.io', () => {
  it.each(['chicken', 'blind-chicken-extreme'])('finds the leaks of an unsealed server: %s', async (id) => {
    const each = games.find(({ game }) => game.id === id);
    if (each === undefined) throw new Error(`no game ${id}`);
    const [here, there] = [
      await startServer([...adapted.values()], null),
      await startServer([...adapted.values()], null),
    ];
    const [first] = scripts(each, 1);
    if (first === undefined) throw new Error('expected a script');
    const [name, worlds] = first;
    const seen = await framesOf(here, each, worlds, 'here', name);
    const other = await framesOf(there, each, worlds, 'there', name);
    expect(other).not.toEqual(seen);
    expect(seen.join()).toContain(worlds.here.seed);
    here.close();
    there.close();
  });
});

describe('a client that joins during a move', () => {
  it('also gets the move', async () => {
    const server = await startServer([toBoardgame(chicken)]);
    const { match } = createReferee(chicken).open({ seats: 2, seed: 'hen' });
    await putMatch(server.db, toBoardgame(chicken), 'm', match, 2);
    const [one, two] = [await RawClient.open(server.port, 'chicken'), await RawClient.open(server.port, 'chicken')];
    let proceed = () => {};
    server.db.slow = new Promise((resolve) => {
      proceed = resolve;
    });
    one.send('sync', 'm', '1', credentialsOf(1));
    two.play('m', 0, 1, { seat: 0, type: 'draw' });
    await until('the move', async () => (await matchIn(server, 'm')).revisions[0] === 2);
    expect(one.frames).toEqual([]);
    proceed();
    await until('the update', () => one.frames.some((frame) => frame.includes('["update"')));
    expect(one.frames.filter((frame) => frame.includes('"revision":2'))).toHaveLength(1);
    for (const each of [one, two]) each.close();
    server.close();
  });
});

describe('a hostile client', () => {
  const game = toBoardgame(chicken);
  let server: TestServer;
  let raw: RawClient;
  const { match } = createReferee(chicken).open({ seats: 2, seed: 'hen' });
  const payload = { type: 'play', args: [{ seat: 0, type: 'draw' }], playerID: '0', credentials: credentialsOf(0) };
  const move = { type: 'MAKE_MOVE', payload };

  beforeAll(async () => {
    server = await startServer([game]);
    await putMatch(server.db, game, 'm', match, 2);
    raw = await RawClient.open(server.port, 'chicken');
  });
  afterAll(() => {
    raw.close();
    server.close();
  });

  it('cannot change a match, open one or end one', async () => {
    const before = await matchIn(server, 'm');
    const own = credentialsOf(1);
    const mine = { ...payload, playerID: '1', credentials: own };
    const hostile: readonly unknown[][] = [
      // Another player's move: the message is from seat 1, the action in it from seat 0.
      ['update', { type: 'MAKE_MOVE', payload: { ...payload, credentials: own } }, 1, 'm', '1'],
      ['update', { type: 'MAKE_MOVE', payload: { ...payload, credentials: own } }, 1, 'm', '0'],
      ['update', { type: 'MAKE_MOVE', payload: { ...payload, credentials: undefined } }, 1, 'm', '0'],
      // An action that replaces the state, the framework's events, and the framework's moves.
      ['update', { type: 'UPDATE', state: { G: null }, payload }, 1, 'm', '0'],
      [
        'update',
        { type: 'GAME_EVENT', payload: { ...payload, type: 'endGame', args: [{ winner: '0' }] } },
        1,
        'm',
        '0',
      ],
      ['update', { type: 'MAKE_MOVE', payload: { ...payload, type: '__proto__' } }, 1, 'm', '0'],
      ['update', { type: 'MAKE_MOVE', payload: { ...payload, args: [{ seat: 1, type: 'draw' }] } }, 1, 'm', '0'],
      ['update', { type: 'MAKE_MOVE', payload: mine }, 1, 'm', '1'],
      ['update', move, 0, 'm', '0'],
      ['update', move, 7, 'm', '0'],
      ['update', move, '1', 'm', '0'],
      ['update', null, 1, 'm', '0'],
      ['update'],
      ['sync', 'other', '0', 'x', 1e9],
      ['sync', { toString: 1 }, '0'],
      ['sync', 'm', '__proto__', 'x'],
      ['sync', 'm', '0', credentialsOf(1)],
      ['sync'],
      ['chat', 'other', { id: 'a', sender: '0', payload: 'hen' }, 'x'],
      ['chat', 'm', null],
      ['chat', 'm', { id: 'a', sender: '0', payload: 'x'.repeat(5000) }, credentialsOf(0)],
      ['disconnect'],
      ['__proto__', {}],
    ];
    for (const message of hostile) raw.send(...message);
    // The server still answers, in order.
    const honest = await RawClient.open(server.port, 'chicken');
    honest.send('sync', 'm', '0', credentialsOf(0));
    await until('an answer', () => honest.frames.length > 1);
    expect(await matchIn(server, 'm')).toEqual(before);
    expect((await server.db.fetch('m', { log: true })).log).toEqual([]);
    expect(await server.db.listMatches()).toEqual(['m']);
    expect(raw.frames).toEqual([]);
    honest.play('m', 0, 1, payload.args[0]);
    await until('the move', async () => (await matchIn(server, 'm')).revisions[0] === 2);
    honest.play('m', 0, 1, payload.args[0]);
    honest.close();
  });

  it('cannot use a seat that no player has joined', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/games/chicken/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numPlayers: 2 }),
    });
    const { matchID } = (await response.json()) as { matchID: string };
    raw.send('sync', matchID, '0');
    raw.send('sync', matchID, null);
    await until('the view of spectators', () => raw.frames.length > 0);
    expect(raw.frames).toHaveLength(1);
    expect(raw.frames[0]).toContain('"viewer":null');
  });

  it('may chat only from a seat', async () => {
    const honest = await RawClient.open(server.port, 'chicken');
    honest.send('sync', 'm', '1', credentialsOf(1));
    await until('a sync', () => honest.frames.length > 1);
    honest.send('chat', 'm', { id: 'a', sender: '1', payload: 'cluck', extra: 1 }, credentialsOf(1));
    await until('the message', () => honest.frames.length > 2);
    expect(honest.frames[2]).toContain('"chat","m",{"id":"a","sender":"1","payload":"cluck"}');
    honest.close();
  });
});
