// Tests the behavior specific to objects: hibernation, eviction, alarms, and the secrecy of each match.

import { createHash } from 'node:crypto';
import { lobby } from '@hencoop/client';
import { fold, type GameTypes } from 'hencoop';
import { createReferee } from 'hencoop/referee';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, playOut } from '../../../packages/server/test/remotePlayers.js';
import { ask, enter, gameOf, open, RawSocket, submit, turn, until } from '../../../packages/server/test/testServer.js';
import { IDS, loadGame } from '../../../support/games.js';
import { type TwoWorlds, twoWorlds } from '../../../support/twoWorlds.js';
import { RATES } from '../src/bundle.js';
import { type WorkerHost, workerHost } from './host.js';

const games = await Promise.all(IDS.map(loadGame));
const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
const tokenOf = (seat: number) => hashed(`token ${seat}`);
const draw = (seat: number, revision: number) => ({ id: `d-${revision}`, revision, move: { seat, type: 'draw' } });

interface LogEntry {
  readonly kind: string;
  readonly move: unknown;
  readonly events: readonly GameTypes['Event'][];
}

let host: WorkerHost;
/** A second runtime, in which a match hibernates while the other tests run. */
let bed: WorkerHost;
let sleeper: Awaited<ReturnType<typeof putToSleep>>;

async function putToSleep() {
  const options = { target: 10_000, maxRounds: 10_000 };
  const { id, tokens } = await open(bed.url, { game: 'chicken', players: ['person', 'strong'], options });
  const sockets = [tokens[0], null].map((token) => new RawSocket(bed.url, id, enter(token)));
  for (const socket of sockets) await socket.until(({ frames }) => frames.length > 2);
  return { id, token: tokens[0] ?? '', sockets, madeBefore: await bed.ask<number>('made', id) };
}

beforeAll(async () => {
  bed = await workerHost();
  sleeper = await putToSleep();
  host = await workerHost();
});

afterAll(async () => {
  await host.stop();
  await bed.stop();
});

const logOf = async (id: string) =>
  (await host.ask<{ entry: string }[]>('log', id)).map(({ entry }) => JSON.parse(entry) as LogEntry);
/** Ends an object. The request gets no answer. */
const end = (id: string) => host.ask('end', id).catch(() => {});

describe('an evicted object', () => {
  it('continues where it was, and so do its clients', async () => {
    const { id, tokens } = await lobby(host.url).open({
      game: 'chicken',
      players: ['person', 'person', 'medium'],
      options: { maxRounds: 4 },
    });
    const players = [tokens[0] ?? null, tokens[1] ?? null, null].map((token) => {
      return connectTo('chicken', { url: host.url, match: id, token });
    });
    const game = gameOf('chicken');
    const played = Promise.all(players.map((player) => playOut(game, player)));
    for (const length of [4, 8]) {
      await until(async () => (await logOf(id)).length >= length);
      await end(id);
    }
    await played;
    const log = await logOf(id);
    const state = fold(
      game,
      log.flatMap(({ events }) => events),
    );
    expect(game.outcome(state)).not.toBeNull();
    for (const { seen, seat } of players) expect(seen && game.view(seen.view, seat)).toEqual(game.view(state, seat));
    for (const player of players) player.close();
  });

  it('moves for a player who is too slow, because its alarm survives eviction and a restart of the runtime', async () => {
    for (const stop of [end, () => host.restart()]) {
      const clock = { move: 2, bot: 'random' };
      const { id } = await open(host.url, { game: 'chicken', players: ['person', 'person'], clock });
      await stop(id);
      await until(async () => (await logOf(id)).some(({ kind }) => kind === 'moved'));
    }
  });

  it('lets its bots continue, with one move per alarm', async () => {
    const options = { target: 10_000, maxRounds: 10_000 };
    const { id } = await open(host.url, { game: 'chicken', players: ['easy', 'random'], options });
    await until(async () => (await logOf(id)).length >= 3);
    await end(id);
    const { length } = await logOf(id);
    await until(async () => (await logOf(id)).length >= length + 3);
    const alarms = await host.ask<number>('alarms', id);
    expect((await logOf(id)).length - length).toBeLessThanOrEqual(alarms + 1);
  });

  it('lets its bots continue after a lost alarm, at the next request', async () => {
    const players = ['easy', 'random'];
    const { id } = await open(host.url, { game: 'chicken', players, options: { target: 10_000, maxRounds: 10_000 } });
    await host.ask('lose', id);
    await until(async () => (await host.ask<number>('alarms', id)) > 0);
    const before = (await logOf(id)).length;
    await until(async () => {
      await ask(host.url, `/matches/${id}/info`);
      return (await logOf(id)).length > before + 2;
    });
  });
});

describe('an unused object', () => {
  it('stores nothing for an id without a match', async () => {
    const id = crypto.randomUUID();
    expect((await ask(host.url, `/matches/${id}/info`)).status).toBe(404);
    expect((await ask(host.url, `/matches/${id}/join`, { body: { token: tokenOf(0) } })).status).toBe(404);
    expect(await host.ask('tables', id)).toEqual([]);
  });

  it('removes a match that has not changed for too long, also from the list', async () => {
    const body = { game: 'chicken-out', players: ['person', 'open'], listed: true };
    const { id } = await open(host.url, body);
    const listed = async () => (await lobby(host.url).list({ game: 'chicken-out' })).some((match) => match.id === id);
    expect(await listed()).toBe(true);
    const socket = new RawSocket(host.url, id, enter(null));
    await socket.until(({ frames }) => frames.length > 2);
    await host.ask('age', id);
    await socket.until(({ closed }) => closed?.code === 4404);
    expect((await ask(host.url, `/matches/${id}/info`)).status).toBe(404);
    expect(await listed()).toBe(false);
    expect(await host.ask('tables', id)).toEqual([]);
  });
});

describe('the list of matches', () => {
  it('gets a late report of a match that was opened while it did not answer', async () => {
    await host.ask('deaf', '', true);
    const { id } = await open(host.url, { game: 'chicken-roundup', players: ['person', 'open'], listed: true });
    expect((await ask(host.url, '/matches')).status).toBe(503);
    await host.ask('deaf', '', false);
    const list = async () => (await lobby(host.url).list({ game: 'chicken-roundup' })).map((match) => match.id);
    expect(await list()).not.toContain(id);
    // The match retries by its alarm, without a request.
    await until(async () => (await list()).includes(id));
  });
});

describe('too many requests', () => {
  it('are refused by the configured rates', async () => {
    const OPENED = { simple: { limit: 2, period: 60 } };
    const limited = await workerHost({ ratelimits: { ...RATES, OPENED, MOVES: OPENED } });
    const body = { game: 'chicken', players: ['person', 'person'] };
    const { id, tokens } = await open(limited.url, body);
    await open(limited.url, body);
    const third = await ask(limited.url, '/matches', { body });
    expect(third).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect(third.headers.get('retry-after')).toBe('60');
    const socket = new RawSocket(limited.url, id, enter(tokens[0]));
    await socket.until(({ frames }) => frames.length > 2);
    for (let count = 0; count < 3; count++) socket.send(submit(draw(0, 1)));
    await socket.until(({ messages }) => messages.some(({ type }) => type === 'refused'));
    expect(socket.messages.filter(({ type }) => type === 'answer')).toHaveLength(2);
    expect((await ask(limited.url, `/matches/${id}/moves`, { token: tokens[0], body: draw(0, 1) })).status).toBe(429);
    const say = () => ask(limited.url, `/matches/${id}/emote`, { token: tokens[0], body: { emote: 'thinking' } });
    const statuses: number[] = [];
    // The rate counts in periods, and one may end meanwhile.
    for (let count = 0; count < 12; count++) statuses.push((await say()).status);
    expect([statuses[0], statuses.includes(429)]).toEqual([200, true]);
    socket.close();
    await limited.stop();
  });
});

/** Stores a match in the state of one of the two worlds; each seat has the token of {@link tokenOf}. */
async function putMatch(each: (typeof games)[number], state: GameTypes['State'], seats: number): Promise<string> {
  const id = crypto.randomUUID();
  const { match, deliveries } = createReferee(each.game).open({ seats });
  const players = match.revisions.map((_, seat) => {
    return { seat, player: 'person', name: '', token: hashed(tokenOf(seat)), account: null };
  });
  const isNew = await host.ask('open', id, {
    ...{ id, request: null, game: each.game.id, listed: false, settings: { clock: null }, rematchOf: null },
    ...{ match: { ...match, state }, status: 'playing', clock: null, due: null, botToMove: false, info: null },
    log: { kind: 'opened', seat: null, submission: null, move: null, events: [] },
    ...{ deliveries, seats: players },
  });
  expect(isNew).toBe(true);
  return id;
}

/** Returns all frames that the viewer receives while one of the two worlds is played. */
async function framesOf(
  each: (typeof games)[number],
  worlds: TwoWorlds<GameTypes>,
  world: 'here' | 'there',
  leaks = false,
): Promise<readonly string[]> {
  const id = await putMatch(each, worlds[world], worlds.here.seats);
  if (leaks) await host.ask('leak', id);
  // Skip the first deliveries, which are of another deal: a view of this one depends only on the state.
  const sockets: RawSocket[] = [];
  // Connect one after another: each viewer is notified of later ones.
  for (const token of [...Array.from({ length: worlds.here.seats }, (_, seat) => tokenOf(seat)), null]) {
    const socket = new RawSocket(host.url, id, enter(token), 1, {}, '&people=1');
    sockets.push(socket);
    await socket.until(({ frames }) => frames.length >= 3);
  }
  const viewer = sockets[worlds.viewer ?? worlds.here.seats];
  if (viewer === undefined) throw new Error('expected a viewer');
  const play = async (seat: number, move: unknown, name: string) => {
    const { body } = await ask(host.url, `/matches/${id}`, { token: tokenOf(seat) });
    sockets[seat]?.send(submit({ id: name, revision: body['revision'], move }));
    await sockets[seat]?.until(({ frames }) => frames.some((frame) => frame.includes(`"id":"${name}"`)));
  };
  for (const [index, step] of worlds.steps.entries()) {
    const move = step[world];
    if (move === null) continue;
    await play(move.seat, move, `step-${index}`);
    // Another seat's illegal attempt, in one world only.
    if (world === 'here' && sockets[move.seat] !== viewer) await play(move.seat, { type: 'fly' }, `try-${index}`);
  }
  const { text } = await ask(host.url, `/matches/${id}`, {
    token: worlds.viewer === null ? null : tokenOf(worlds.viewer),
  });
  viewer.send(submit({ id: 'last' }));
  await viewer.until(({ frames }) => frames.some((frame) => frame.includes('"last"')));
  for (const socket of sockets) socket.close();
  // Ignore keep-alives, which depend on time.
  const frames = viewer.frames.filter((frame) => frame !== '{"type":"beat"}');
  return [...frames, text].map((frame) => frame.replaceAll(id, 'id'));
}

/** Scripts for every game, number of seats and viewer. */
function* scripts({ game, kit }: (typeof games)[number], seeds: number) {
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    for (const viewer of [0, null]) {
      for (let seed = 0; seed < seeds; seed++) {
        const name = `${game.id}-${seats}-${viewer}-${seed}`;
        const played = seed * Math.ceil(kit.typicalMoves / seeds);
        yield { name, worlds: twoWorlds(game, kit, { seats, options: {} }, { viewer, seed: name, played }) };
      }
    }
  }
}

describe('what a match sends', () => {
  it.each(games.map((each) => [each.game.id, each] as const))(
    'is the same in two worlds that look the same: %s',
    async (id, each) => {
      let [steps, different] = [0, 0];
      for (const { name, worlds } of scripts(each, 2)) {
        const here = await framesOf(each, worlds, 'here');
        expect(await framesOf(each, worlds, 'there'), name).toEqual(here);
        steps += worlds.steps.length;
        different += worlds.different;
      }
      expect(steps).toBeGreaterThan(2);
      // The only game with secret moves.
      if (id === 'blind-chicken-extreme') expect(different).toBeGreaterThan(9);
    },
  );

  it('differs if the match leaks that a message was sent', async () => {
    const each = games.find(({ game }) => game.id === 'blind-chicken-extreme');
    const [first] = each === undefined ? [] : scripts(each, 1);
    if (each === undefined || first === undefined) throw new Error('expected a game with secret moves');
    const here = await framesOf(each, first.worlds, 'here', true);
    expect(await framesOf(each, first.worlds, 'there', true)).not.toEqual(here);
  });
});

describe('a hibernating match', () => {
  it('wakes up for its keep-alive alarm and for a move, and continues', async () => {
    const { id, token, sockets, madeBefore } = sleeper;
    // All sockets get a keep-alive at the same moment, every 25 seconds.
    for (const socket of sockets) await socket.until(({ messages }) => messages.some(({ type }) => type === 'beat'));
    // The runtime hibernates an object after ten idle seconds.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    expect(await bed.ask('made', id)).toBeGreaterThan(madeBefore);
    const { revision, moves } = await turn(bed.url, 'chicken', id, token);
    const [mine, watcher] = sockets;
    mine?.send(submit({ id: 'awake', revision, move: moves[0] }));
    // Its bot still has its deliveries, and replies.
    for (const socket of [mine, watcher]) await socket?.until(({ revisions }) => revisions.length > 2);
    expect(mine?.revisions).toEqual(watcher?.revisions);
    const infos = watcher?.messages.filter(({ type }) => type === 'info');
    expect(infos).toHaveLength(1);
  });
});
