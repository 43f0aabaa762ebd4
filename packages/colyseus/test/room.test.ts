import { createHash } from 'node:crypto';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Room as ServedRoom, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { PGlite } from '@electric-sql/pglite';
import { fastChance, fold, type Game, type GameTypes } from 'hencoop';
import { createReferee } from 'hencoop/referee';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IDS, loadGame } from '../../../support/games.js';
import { type TwoWorlds, twoWorlds } from '../../../support/twoWorlds.js';
import { MOVED, matchRoom, type PostgresRoomStore, postgresRoomStore } from '../src/index.js';
import { Player, until } from './player.js';

/** Options that make a game short enough to play over a network. */
const SHORT: { readonly [game: string]: object } = {
  chicken: { maxRounds: 2 },
  'crazy-chicken': { rounds: 1 },
  'blind-chicken-extreme': { games: 1 },
};

function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`expected an entry ${index}`);
  return entry;
}

const games = await Promise.all(IDS.map(loadGame));
const chickens = at(games, 0);
let database: PGlite;
let store: PostgresRoomStore;
let server: Server;
let url = '';

/** A room that leaks every hand: the secrecy test must find it. */
const leaky = (Base: new () => ServedRoom) =>
  class extends Base {
    override onJoin(...args: Parameters<NonNullable<ServedRoom['onJoin']>>) {
      const joined = super.onJoin?.(...args);
      this.onMessage('ready', async () => {
        const [client, join] = args;
        client.send('hint', (await store.load(join.match))?.stored);
      });
      return joined;
    }
  };

beforeAll(async () => {
  // Rooms log refused clients here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  database = await PGlite.create();
  store = postgresRoomStore(database);
  await store.prepare();
  await store.prepare();
  const transport = new WebSocketTransport();
  server = new Server({ transport, greet: false, gracefullyShutdown: false });
  for (const { game, kit } of games) {
    const room = matchRoom(game, { store, stateSchema: kit.schemas.state, maxMessagesPerSecond: 1000 });
    server.define(game.id, room).filterBy(['match']);
    server.define(`leaky-${game.id}`, leaky(room)).filterBy(['match']);
  }
  server.define(
    'slow',
    matchRoom(chickens.game, { store, stateSchema: chickens.kit.schemas.state, maxMessagesPerSecond: 5 }),
  );
  await server.listen(0);
  // A server that listens on a port logs this.
  const { port } = (transport.server as NetServer).address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.gracefullyShutdown(false);
  await database.close();
  vi.restoreAllMocks();
});

const player = ({ game, kit }: (typeof games)[number], room: string = game.id) =>
  new Player(game, kit.schemas.redactedEvent, [url], room);

describe.each(games.map((each) => [each.game.id, each] as const))('a Colyseus room of %s', (id, each) => {
  const { game } = each;

  it.each([game.seats.min, game.seats.max])('is played to its end by %i clients, with a spectator', async (seats) => {
    const players = Array.from({ length: seats }, () => player(each));
    const [first] = players;
    await first?.create({ seats, options: SHORT[id] ?? {} });
    const match = first?.seated?.match;
    if (match === undefined) throw new Error('expected a match');
    for (const other of players.slice(1)) await other.join({ match });
    const watcher = player(each);
    await watcher.join({ match, watch: true });
    expect(players.map(({ seated }) => seated?.seat)).toEqual(players.map((_, seat) => seat));
    const chance = fastChance(`${id} ${seats}`);
    let choices = 0;
    await until('the end of the game', () => {
      for (const each of players) each.act((moves) => at(chance.shuffle(`choice ${choices++}`, moves), 0));
      return [...players, watcher].every(({ isOver }) => isOver);
    });
    await checkLog(game, match, players);
    for (const each of [...players, watcher]) await each.room?.leave();
  });
});

/** Checks that every accepted move is in the log once, and that the players' views match the log. */
async function checkLog(game: Game<GameTypes>, id: string, players: readonly Player[]): Promise<void> {
  const log = await store.log(id);
  const moves = log.flatMap(({ move }) => (move === null ? [] : [JSON.stringify(move)]));
  const accepted = players.flatMap((each) => [...each.accepted.values()].map((move) => JSON.stringify(move)));
  expect([...moves].sort()).toEqual([...accepted].sort());
  const state = fold(
    game,
    log.flatMap(({ events }) => events),
  );
  for (const { seen, seated } of players) {
    expect(seen && game.view(seen.view, seated?.seat ?? null)).toEqual(game.view(state, seated?.seat ?? null));
  }
}

const tokenOf = (seat: number) => `token-${seat}`;

/** Stores a match with all seats taken. */
async function putMatch(id: string, game: Game<GameTypes>, state: GameTypes['State']): Promise<void> {
  const { match } = createReferee(game).open({ seats: state.seats });
  const tokens = match.revisions.map((_, seat) => createHash('sha256').update(tokenOf(seat)).digest('hex'));
  expect(await store.save(id, 1, { match: { ...match, state }, tokens }, null)).toBe(true);
}

/** Plays one of the two worlds; returns everything the viewer gets, byte for byte. */
async function framesOf(
  each: (typeof games)[number],
  worlds: TwoWorlds<GameTypes>,
  world: 'here' | 'there',
  id: string,
  room: string = each.game.id,
): Promise<readonly string[]> {
  await putMatch(id, each.game, worlds[world]);
  const players = await Promise.all(
    Array.from({ length: worlds.here.seats }, async (_, seat) => {
      const seated = player(each, room);
      await seated.join({ match: id, token: tokenOf(seat) });
      return seated;
    }),
  );
  const watcher = player(each, room);
  await watcher.join({ match: id, watch: true });
  const viewer = worlds.viewer === null ? watcher : players[worlds.viewer];
  if (viewer === undefined) throw new Error('expected a viewer');
  for (const [index, step] of worlds.steps.entries()) {
    const move = step[world];
    if (move === null) continue;
    const mover = players[move.seat];
    expect(await mover?.play(move, `step-${index}`)).toMatchObject({ ok: true });
    // Another player's attempt, in one world only.
    if (world === 'here' && mover !== viewer) await mover?.play({ seat: move.seat, type: 'fly' });
  }
  const had = viewer.frames.length;
  viewer.room?.send('ready');
  await until('the last snapshot', () => viewer.frames.length > had);
  for (const each of [...players, watcher]) await each.room?.leave();
  return viewer.frames.map((frame) => frame.replaceAll(id, 'match'));
}

/** Scripts for every game, number of seats and viewer. */
function* scripts(
  { game, kit }: (typeof games)[number],
  seeds: number,
): Generator<readonly [string, TwoWorlds<GameTypes>]> {
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

describe('a Colyseus room', () => {
  it.each(games.map((each) => [each.game.id, each] as const))(
    'sends the same bytes in two worlds that look the same: %s',
    async (id, each) => {
      let [steps, different] = [0, 0];
      for (const [name, worlds] of scripts(each, 2)) {
        const seen = await framesOf(each, worlds, 'here', `${name}-here-`);
        expect(await framesOf(each, worlds, 'there', `${name}-there`), name).toEqual(seen);
        expect(worlds.there, name).not.toEqual(worlds.here);
        steps += worlds.steps.length;
        different += worlds.different;
      }
      expect(steps).toBeGreaterThan(2);
      // Only this game has secret moves.
      if (id === 'blind-chicken-extreme') expect(different).toBeGreaterThan(9);
    },
  );
});

describe('the two-worlds test of Colyseus rooms', () => {
  it('finds a room that leaks', async () => {
    const [script] = scripts(chickens, 1);
    if (script === undefined) throw new Error('expected a script');
    const [name, worlds] = script;
    const seen = await framesOf(chickens, worlds, 'here', `leaky-${name}-here-`, 'leaky-chicken');
    const other = await framesOf(chickens, worlds, 'there', `leaky-${name}-there`, 'leaky-chicken');
    expect(other).not.toEqual(seen);
    expect(seen.join()).toContain(worlds.here.seed);
  });
});

describe('the seats of a room', () => {
  it('go to the first clients, and stay with their tokens', async () => {
    const [one, two, three] = [player(chickens), player(chickens), player(chickens)];
    await one.create({ seats: 2 });
    const { match } = one.seated ?? {};
    if (match === undefined) throw new Error('expected a match');
    await two.join({ match });
    await three.join({ match });
    expect([one, two, three].map(({ seated }) => seated?.seat)).toEqual([0, 1, null]);
    expect(three.token).toBeNull();
    expect((await three.play({ seat: 0, type: 'draw' })).ok).toBe(false);
    const token = String(one.token);
    await one.room?.leave();
    const again = player(chickens);
    await again.join({ match, token });
    expect(again.seated).toEqual({ match, seat: 0, token: null });
    const found = await store.load(match);
    expect(JSON.stringify(found?.stored)).toContain('"tokens"');
    expect(JSON.stringify(found?.stored)).not.toContain(token);
    const thief = player(chickens);
    await expect(thief.join({ match, token: 'token' })).rejects.toThrow('This token is not for a seat of the match.');
    for (const each of [two, three, again]) await each.room?.leave();
  });

  it.each([
    [{ seats: 99 }, /^seats: expected/],
    [{ options: { maxRounds: 0 } }, /^options.maxRounds: expected/],
    [{ match: 'nowhere' }, 'There is no such match.'],
    [{ match: '../etc' }, 'match: expected the id of a match'],
  ])('are refused in words: %j', async (join, message) => {
    await expect(player(chickens).join(join)).rejects.toThrow(message);
  });
});

describe('a submission', () => {
  it('is played once, however often the client sends it', async () => {
    const one = player(chickens);
    await one.create({ seats: 2 });
    const submission = { id: 'a', revision: 1, move: { seat: 0, type: 'draw' } };
    for (let times = 0; times < 3; times++) one.room?.send('submit', submission);
    await until('three answers', () => one.answers.length === 3);
    expect(one.answers).toEqual([1, 2, 3].map(() => ({ ok: true, id: 'a', revision: 2 })));
    expect(await store.log(String(one.seated?.match))).toHaveLength(2);
    await one.room?.leave();
  });

  it('is answered, whatever it contains', async () => {
    const one = player(chickens);
    await one.create({ seats: 2 });
    const before = one.seen;
    for (const body of [
      undefined,
      null,
      0,
      'draw',
      [],
      { id: 'a' },
      { id: 'a', revision: 1, move: { seat: 1, type: 'draw' } },
    ]) {
      const had = one.answers.length;
      one.room?.send('submit', body);
      await until('an answer', () => one.answers.length > had);
      expect(one.answers.at(-1)).toMatchObject({ ok: false });
    }
    expect(one.seen).toEqual(before);
    await one.room?.leave();
  });
});

describe('a limit of messages a second', () => {
  it('disconnects only the client that exceeds it', async () => {
    const [fast, slow] = [player(chickens, 'slow'), player(chickens, 'slow')];
    await fast.create({ seats: 2 });
    await slow.create({ seats: 2 });
    for (let times = 0; times < 10; times++) fast.room?.send('submit', null);
    await until('the end of the connection', () => fast.room === null);
    for (let times = 0; times < 10; times++) {
      await slow.play(null);
      await sleep(280);
    }
    expect(slow.room).not.toBeNull();
    await slow.room?.leave();
  });
});

describe('two rooms for one match', () => {
  it('cannot both store: the older one gives way and stores no later submission', async () => {
    const [old, other] = [player(chickens), player(chickens)];
    await old.create({ seats: 2 });
    const { match } = old.seated ?? {};
    if (match === undefined) throw new Error('expected a match');
    let code = 0;
    old.room?.onLeave((given) => {
      code = given;
    });
    await other.create({ match });
    await until('the older room to close', () => code !== 0);
    expect(code).toBe(MOVED);
    await old.rejoin();
    expect(await old.play({ seat: 0, type: 'draw' })).toMatchObject({ ok: true });
    await until('the delivery', () => other.seen?.revision === 2);
    expect(await store.log(match)).toHaveLength(2);
    for (const each of [old, other]) await each.room?.leave();
  });

  it('cannot both store, even if their messages are lost', async () => {
    const one = player(chickens);
    await one.create({ seats: 2 });
    const match = String(one.seated?.match);
    const found = await store.load(match);
    if (found === null) throw new Error('expected a match');
    // A room of another process stores the match without a message.
    const stored = found.stored as Parameters<typeof store.save>[2];
    expect(await store.save(match, found.version + 1, stored, null)).toBe(true);
    let code = 0;
    one.room?.onLeave((given) => {
      code = given;
    });
    one.room?.send('submit', { id: 'a', revision: 1, move: { seat: 0, type: 'draw' } });
    await until('the room to close', () => code !== 0);
    expect(one.answers).toEqual([]);
    expect(await store.log(match)).toHaveLength(1);
    await one.rejoin();
    expect(await one.play({ seat: 0, type: 'draw' }, 'a')).toMatchObject({ ok: true });
    await one.room?.leave();
  });
});

describe('the store of rooms', () => {
  it('accepts only one of two writes of the same version', async () => {
    const { match } = createReferee(chickens.game).open({ seats: 2 });
    const stored = { match, tokens: [null, null] };
    const played = { move: null, events: [] };
    expect(await Promise.all([1, 2].map(() => store.save('race', 1, stored, played)))).toEqual([true, false]);
    expect(await store.save('race', 3, stored, played)).toBe(false);
    expect(await store.save('race', 2, stored, played)).toBe(true);
    expect(await store.save('race', 2, stored, played)).toBe(false);
    expect(await store.save('none', 2, stored, played)).toBe(false);
    expect(await store.log('race')).toEqual([played, played]);
    expect(await store.load('race')).toEqual({ version: 2, stored });
    expect(await store.load('none')).toBeNull();
  });
});
