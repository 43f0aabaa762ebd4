import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastChance, fold, type GameTypes } from 'hencoop';
import { type Answer, createReferee, follow, type MatchUpdate, type Snapshot } from 'hencoop/referee';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { IDS, loadGame } from '../../../test/support/games.js';
import { type TwoWorlds, twoWorlds } from '../../../test/support/twoWorlds.js';
import { bundle, COMPATIBILITY_DATE, MATCHES } from '../src/bundle.js';

/** Options that make a game short enough to play it over a network. */
const SHORT: { readonly [game: string]: object } = {
  // Each round takes at least two moves.
  chicken: { maxRounds: 4 },
  'crazy-chicken': { rounds: 1 },
  'blind-chicken-extreme': { games: 1 },
};

const games = await Promise.all(IDS.map(loadGame));
const folder = mkdtempSync(join(tmpdir(), 'hencoop-matches-'));
let script = '';
let runtime: Miniflare;
let url = '';
/** Another runtime, in which a match sleeps while the other tests run. */
let bed: Miniflare;
let sleeper: Sleeper;

function runtimeIn(name: string): Miniflare {
  return new Miniflare({
    modules: true,
    script,
    compatibilityDate: COMPATIBILITY_DATE,
    durableObjects: MATCHES,
    durableObjectsPersist: join(folder, name),
  });
}

async function start(): Promise<void> {
  runtime = runtimeIn('matches');
  url = (await runtime.ready).origin;
}

beforeAll(async () => {
  script = await bundle('examples/durable-object/test/worker.ts');
  await start();
  bed = runtimeIn('bed');
  sleeper = await putToSleep((await bed.ready).origin);
});

afterAll(async () => {
  await Promise.all([runtime.dispose(), bed.dispose()]);
  rmSync(folder, { recursive: true, force: true });
});

async function send(path: string, body?: unknown, at = url) {
  const response = await fetch(at + path, {
    method: 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

/** What a test asks the worker for, besides what it does. */
const ask = async <T>(verb: string, id = '', body?: unknown, at = url): Promise<T> =>
  (await send(`/test/${verb}/${id}`, body, at)).body;

async function until(what: string, isTrue: () => boolean, patience = 20_000): Promise<void> {
  for (const end = Date.now() + patience; !isTrue(); await sleep(1)) {
    if (Date.now() > end) throw new Error(`waited too long for this: ${what}`);
  }
}

type Message = { readonly type: string; readonly delivery?: unknown; readonly answer?: Answer<GameTypes> };

class Player {
  readonly frames: string[] = [];
  readonly answers: Answer<GameTypes>[] = [];
  seen: Snapshot<GameTypes> | null = null;
  closed: string | null = null;
  #socket: WebSocket | null = null;
  #count = 0;
  readonly #each: (typeof games)[number];
  readonly #id: string;
  readonly #token: string | undefined;
  readonly #at: string | null;

  /** `at`: the address of another runtime than the one that is now and then started again. */
  constructor(each: (typeof games)[number], id: string, token?: string, at: string | null = null) {
    this.#each = each;
    this.#id = id;
    this.#token = token;
    this.#at = at;
  }

  /** A connection that has not said yet who it is. */
  async connect(): Promise<void> {
    this.closed = null;
    const socket = new WebSocket(`${(this.#at ?? url).replace('http', 'ws')}/matches/${this.#id}`);
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', (_, reason) => {
      this.closed = String(reason);
    });
    await new Promise((open, failed) => socket.once('open', open).once('error', failed));
  }

  async join(): Promise<void> {
    await this.connect();
    this.seen = null;
    this.send({ type: 'join', ...(this.#token !== undefined && { token: this.#token }) });
    await until('a snapshot', () => this.seen !== null);
  }

  send(message: unknown): void {
    this.#socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  leave(): void {
    this.#socket?.close();
  }

  async play(move: unknown, id = `move-${this.#count++}`): Promise<Answer<GameTypes> | undefined> {
    const had = this.answers.length;
    this.send({ type: 'submit', submission: { id, revision: this.seen?.revision, move } });
    await until('an answer', () => this.answers.length > had);
    return this.answers[had];
  }

  #receive(frame: string): void {
    this.frames.push(frame);
    if (!frame.startsWith('{')) return;
    const message = JSON.parse(frame) as Message;
    if (message.type === 'snapshot') this.seen = message as unknown as Snapshot<GameTypes>;
    if (message.answer !== undefined) this.answers.push(message.answer);
    if (message.delivery === undefined || this.seen === null) return;
    const { game, kit } = this.#each;
    const { revision, view } = this.seen;
    this.seen = follow(game, { revision, view }, message.delivery, kit.schemas.redactedEvent);
  }
}

describe.each(games.map((each) => [each.game.id, each] as const))('%s', (id, each) => {
  const { game } = each;

  it('is played to its end by clients, the runtime restarted in the middle', async () => {
    const { status, body } = await send('/matches', { game: id, seats: game.seats.min, options: SHORT[id] ?? {} });
    expect(status).toBe(201);
    const { id: match, tokens } = body as { id: string; tokens: string[] };
    const players = tokens.map((token) => new Player(each, match, token));
    const watcher = new Player(each, match);
    for (const player of [...players, watcher]) await player.join();
    const chance = fastChance(id);
    const played: string[] = [];
    while (!players.every(({ seen }) => seen !== null && game.isOver(seen.view))) {
      if (played.length === 5) {
        await runtime.dispose();
        await start();
        for (const player of [...players, watcher]) await player.join();
      }
      for (const player of players) {
        const [move] =
          player.seen === null ? [] : chance.shuffle(`move ${played.length}`, game.legalMoves(player.seen.view));
        if (move === undefined) continue;
        expect(await player.play(move)).toMatchObject({ ok: true });
        played.push(JSON.stringify(move));
        break;
      }
      await sleep(0);
    }
    expect(played.length).toBeGreaterThan(5);
    const log = await ask<MatchUpdate<GameTypes>['log'][]>('log', match);
    expect(log.flatMap(({ move }) => (move === null ? [] : [JSON.stringify(move)]))).toEqual(played);
    const state = fold(
      game,
      log.flatMap(({ events }) => events),
    );
    for (const [seat, player] of [...players.entries(), [null, watcher] as const]) {
      await until('the end', () => player.seen !== null && game.isOver(player.seen.view));
      expect(player.seen && game.view(player.seen.view, seat)).toEqual(game.view(state, seat));
      player.leave();
    }
  });
});

const tokenOf = (seat: number) => `token-${seat}`;

/** All that the viewer is sent while one of the two worlds is played, frame by frame. */
async function framesOf(
  each: (typeof games)[number],
  worlds: TwoWorlds<GameTypes>,
  world: 'here' | 'there',
  leaks = false,
): Promise<readonly string[]> {
  const id = await ask<string>('id');
  const { match } = createReferee(each.game).open({ seats: worlds.here.seats });
  const tokens = match.revisions.map((_, seat) => createHash('sha256').update(tokenOf(seat)).digest('hex'));
  if (leaks) await ask('leak', id);
  // The object ends itself, so that it is read again.
  await ask('place', id, { game: each.game.id, match: { ...match, state: worlds[world] }, tokens, logged: 0 }).catch(
    () => {},
  );
  const players = match.revisions.map((_, seat) => new Player(each, id, tokenOf(seat)));
  const watcher = new Player(each, id);
  for (const player of [...players, watcher]) await player.join();
  const viewer = worlds.viewer === null ? watcher : players[worlds.viewer];
  if (viewer === undefined) throw new Error('expected a viewer');
  for (const [index, step] of worlds.steps.entries()) {
    const move = step[world];
    if (move === null) continue;
    const mover = players[move.seat];
    expect(await mover?.play(move, `step-${index}`)).toMatchObject({ ok: true });
    // What somebody else tries in one world alone.
    if (world === 'here' && mover !== viewer) await mover?.play({ seat: move.seat, type: 'fly' });
  }
  viewer.seen = null;
  viewer.send({ type: 'look' });
  await until('the last snapshot', () => viewer.seen !== null);
  for (const player of [...players, watcher]) player.leave();
  return viewer.frames;
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
    60_000,
  );

  it('is not the same if the match says that somebody has sent something', async () => {
    const each = games.find(({ game }) => game.id === 'blind-chicken-extreme');
    if (each === undefined) throw new Error('expected a game with secret moves');
    const [first] = scripts(each, 1);
    if (first === undefined) throw new Error('expected a script');
    const here = await framesOf(each, first.worlds, 'here', true);
    expect(await framesOf(each, first.worlds, 'there', true)).not.toEqual(here);
  });
});

const [chickens] = games;
if (chickens === undefined) throw new Error('expected a game');

async function openChicken(at = url): Promise<{ readonly id: string; readonly tokens: readonly string[] }> {
  return (await send('/matches', { game: 'chicken', seats: 2 }, at)).body;
}

/** A match that has had nothing to do since, and its players. */
interface Sleeper {
  readonly since: number;
  readonly players: readonly Player[];
  /** How often its object has been made. */
  made(): Promise<number>;
  readonly madeBefore: number;
}

const putToSleep = async (at: string): Promise<Sleeper> => {
  const { id, tokens } = await openChicken(at);
  const players = tokens.map((token) => new Player(chickens, id, token, at));
  for (const player of players) await player.join();
  const made = () => ask<number>('made', id, undefined, at);
  return { players, made, madeBefore: await made(), since: Date.now() };
};

describe('a match that sleeps', () => {
  it('wakes up with its clients, and plays on', async () => {
    const { since, players, made, madeBefore } = sleeper;
    const [one, two] = players;
    // The runtime puts an object to sleep that has had nothing to do for ten seconds.
    await sleep(Math.max(0, since + 12_000 - Date.now()));
    expect(await one?.play({ seat: 0, type: 'draw' })).toMatchObject({ ok: true });
    await until('the delivery', () => two?.seen?.revision === 2);
    expect(await made()).toBe(madeBefore + 1);
  });
});

describe('a client', () => {
  it('is answered the same again if it sends the same again', async () => {
    const { id, tokens } = await openChicken();
    const one = new Player(chickens, id, tokens[0]);
    await one.join();
    const submission = { id: 'a', revision: 1, move: { seat: 0, type: 'draw' } };
    for (let times = 0; times < 3; times++) one.send({ type: 'submit', submission });
    await until('three answers', () => one.answers.length === 3);
    expect(one.answers).toEqual([1, 2, 3].map(() => ({ ok: true, id: 'a', revision: 2 })));
    expect(await ask('log', id)).toHaveLength(2);
  });

  it.each([
    [{ type: 'submit' }, "type: expected 'join' first"],
    ['{', "type: expected 'join' first"],
    [{ type: 'join', token: 'hen' }, 'This token is not for a seat of the match.'],
    ['x'.repeat(9000), 'Send text of at most 8192 characters.'],
  ])('is refused in words: %j', async (message, reason) => {
    const { id } = await openChicken();
    const stranger = new Player(chickens, id);
    await stranger.connect();
    stranger.send(message);
    await until('the end', () => stranger.closed !== null);
    expect(stranger.closed).toBe(reason);
    expect(stranger.frames).toEqual([]);
  });

  it('is refused matches that cannot be, and those that do not exist', async () => {
    for (const [body, message] of [
      [{ game: 'crow' }, 'game: expected the id of a game'],
      [{ game: 'chicken', seats: 99 }, /^seats: expected/],
      [{ game: 'chicken', options: { seed: 'hen' } }, /^options.seed: /],
      ['x', 'game: expected the id of a game'],
    ] as const) {
      const refusal = await send('/matches', body);
      expect(refusal).toMatchObject({ status: 400, body: { error: expect.stringMatching(message) } });
    }
    expect((await send('/matches', 'x'.repeat(9000))).status).toBe(413);
    const get = (path: string) => fetch(url + path).then(({ status }) => status);
    expect(await get('/hens')).toBe(404);
    expect(await get(`/matches/${'0'.repeat(64)}`)).toBe(426);
    const nowhere = new Player(chickens, '0'.repeat(64));
    await expect(nowhere.connect()).rejects.toThrow('404');
    const unopened = new Player(chickens, await ask<string>('id'));
    await expect(unopened.connect()).rejects.toThrow('404');
  });
});
