// Bots in threads: which bots think there, which messages a thread gets, and what happens when it fails.

import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import { chickenBots } from 'hencoop/chicken/bots';
import { chickenEntry } from 'hencoop/chicken/record';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { observing } from '../../../support/observing.js';
import { type BotThreadsConfig, botThreads } from '../src/botThreads.js';
import { libraryGames, type ServedGame, type Store, servedGame } from '../src/index.js';
import { ask, openStore, serve, until } from './testServer.js';

const LIBRARY = await libraryGames();

/** The threads that this process has started during a test. */
const started: Worker[] = [];
/** The messages from the threads. */
const heard: { readonly thread: number; readonly message: Said }[] = [];
type Said = { readonly hencoop: string; readonly choice?: { readonly move: { readonly type: string } } };

const note = (worker: Worker) => {
  const thread = worker.threadId;
  started.push(worker);
  worker.on('message', (message: Said) => heard.push({ thread, message }));
};
const chosen = () => heard.flatMap(({ message: { choice } }) => (choice === undefined ? [] : [choice.move]));
/** The number of running threads: one that has ended has the id -1. */
const living = () => started.filter(({ threadId }) => threadId !== -1).length;

const served = (id: string): ServedGame => {
  const found = LIBRARY.find((game) => game.id === id);
  if (found === undefined) throw new Error(`expected a game, got ${id}`);
  return found;
};
/** The first player's view of a new match. */
function firstView(game: ServedGame): GameTypes['View'] {
  const { match } = game.open(2, {});
  return game.snapshot(match, game.actors(match)[0] ?? 0).view;
}

beforeEach(() => void process.on('worker', note));

afterEach(() => {
  process.off('worker', note);
  started.length = 0;
  heard.length = 0;
  vi.restoreAllMocks();
});

describe('a server with bot threads', () => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore('memory');
  });

  afterAll(() => store.close());

  /** Lets bots play a match to its end; returns the accepted moves. */
  async function played(url: string, body: object): Promise<readonly unknown[]> {
    const opened = await ask(url, '/matches', { body });
    const id = String(opened.body['id']);
    await until(async () => (await ask(url, `/matches/${id}/info`)).body['status'] === 'over');
    return (await store.log(id)).flatMap(({ kind, move }) => (kind === 'moved' ? [move] : []));
  }

  const chickens = { game: 'chicken', players: ['strong', 'random', 'easy'], options: { maxRounds: 1 } };

  it('lets bots think in a thread that receives only views, and ends it when it stops', async () => {
    const here = LIBRARY.map((game) => vi.spyOn(game, 'choose'));
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const server = await serve(store, { botThreads: 1, games: LIBRARY });
    expect(started).toHaveLength(0);
    const moves = await played(server.url, chickens);
    expect(moves.length).toBeGreaterThan(0);
    expect(chosen()).toEqual(expect.arrayContaining([...moves]));
    expect(new Set(heard.map(({ thread }) => thread)).size).toBe(1);
    expect(heard[0]?.thread).toBeGreaterThan(0);
    for (const spy of here) expect(spy).not.toHaveBeenCalled();
    const texts = sent.mock.calls.map(([message]) => JSON.stringify(message));
    expect(texts.length).toBeGreaterThanOrEqual(moves.length);
    expect(texts.filter((text) => !text.includes('"viewer":') || text.includes('"seed"'))).toEqual([]);
    expect(living()).toBe(1);
    // It stops while a bot is thinking.
    const before = chosen().length;
    await ask(server.url, '/matches', { body: { game: 'chicken-roundup', players: ['expert', 'expert'] } });
    await until(() => chosen().length > before);
    await server.stop();
    expect(living()).toBe(0);
  });

  it('replaces a thread that dies', async () => {
    const errors: string[] = [];
    const log = { info() {}, warn() {}, error: (_: object, message: string) => void errors.push(message) };
    // It dies in the middle of a request.
    process.once('worker', (worker) => worker.once('online', () => void worker.terminate()));
    const server = await serve(store, { botThreads: 1, log });
    const moves = await played(server.url, chickens);
    expect(moves.length).toBeGreaterThan(0);
    expect(started).toHaveLength(2);
    expect(errors).toHaveLength(1);
    await server.stop();
    expect(living()).toBe(0);
  });

  it('starts no thread for a game outside the library, or with botThreads: 0', async () => {
    const quick = { ...chickens, players: ['easy', 'random', 'medium'] };
    const own = await serve(store, { botThreads: 1, games: [servedGame(chickenEntry, chickenBots)] });
    expect((await played(own.url, quick)).length).toBeGreaterThan(0);
    await own.stop();
    const none = await serve(store, { botThreads: 0 });
    expect((await played(none.url, quick)).length).toBeGreaterThan(0);
    await none.stop();
    expect(started).toHaveLength(0);
  });

  it("passes a seat's log to a bot that observes, also after another bot takes the seat", async () => {
    const told = observing(chickenBots);
    const server = await serve(store, { games: [servedGame(chickenEntry, told.bots)] });
    expect((await played(server.url, { ...chickens, players: ['medium', 'strong', 'random'] })).length).toBeGreaterThan(
      5,
    );
    expect(told.choices()).toBeGreaterThan(5);
    await server.stop();
  });

  it('keeps no log for bots that need only their view', () => {
    const game = served('chicken');
    const { deliveries } = game.open(2, {});
    const told = servedGame(chickenEntry, observing(chickenBots).bots);
    for (const [client, kept] of [
      [game.client('medium'), 0],
      [told.client('medium'), deliveries[0]?.events.length],
    ] as const) {
      for (const delivery of deliveries.filter(({ to }) => to === 0)) client.receive(delivery);
      expect(client.history).toHaveLength(kept ?? -1);
    }
  });

  it.each([-1, 0.5, 65, Number.NaN])('refuses to start with %s threads, and says why', async (count) => {
    await expect(serve(store, { botThreads: count })).rejects.toThrow(
      new RangeError(`botThreads: expected a whole number from 0 to 64, got ${count}`),
    );
  });
});

describe('a bot thread', () => {
  const forever = new AbortController().signal;
  const silent = `
    const { parentPort } = require('node:worker_threads');
    parentPort.postMessage({ hencoop: 'ready' });
  `;
  /** Blocks forever, and receives no more messages. */
  const hanging = `${silent}; parentPort.on('message', () => { for (;;); });`;
  /** Answers every request after a while with a made-up move that contains the bot's name. */
  const slow = `${silent}; parentPort.on('message', ({ number, view }) => {
    const choice = { move: { type: view.bot, seat: view.viewer }, analysis: [], worlds: 0, milliseconds: 0 };
    setTimeout(() => parentPort.postMessage({ hencoop: 'chosen', number, choice }), 100);
  });`;
  const view = firstView(served('chicken'));

  /** Threads that run these programs, one after another; the last one repeats. */
  function threads(programs: readonly string[], config: Partial<BotThreadsConfig> = {}) {
    const troubles: unknown[] = [];
    let next = 0;
    const start = () => new Worker(programs[Math.min(next++, programs.length - 1)] ?? '', { eval: true });
    const pool = botThreads({ count: 1, onTrouble: (error) => troubles.push(error), start, ...config });
    const choose = (bot: string, signal = forever) => pool.choose(served('chicken'), bot, view, signal);
    return { ...pool, choose, troubles };
  }

  it('is terminated if it hangs, and a new one makes the choice', async () => {
    const { choose, close, troubles } = threads([hanging, slow], { patience: 4_000 });
    expect((await choose('first')).move).toEqual({ type: 'first', seat: view.viewer });
    expect(troubles).toEqual([new Error('no choice of a bot thread within 4000 ms')]);
    expect(started).toHaveLength(2);
    expect(living()).toBe(1);
    await close();
    expect(living()).toBe(0);
  });

  it('fails the choice if it fails twice, and the next choice gets a new thread', async () => {
    const broken = 'throw new Error("broken")';
    const { choose, close, troubles } = threads([broken, broken, slow]);
    await expect(choose('first')).rejects.toThrow('the worker failed: broken');
    expect(troubles).toEqual([new Error('the worker failed: broken')]);
    expect((await choose('second')).move).toEqual({ type: 'second', seat: view.viewer });
    await close();
  });

  it('serves requests in order, one at a time', async () => {
    const { choose, close } = threads([slow], { count: 2 });
    const bots = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(bots.map((bot) => choose(bot)));
    expect(started).toHaveLength(2);
    // Either thread may be faster.
    const orders = started.map(({ threadId }) =>
      heard.flatMap(({ thread, message }) => (thread === threadId ? (message.choice?.move.type ?? []) : [])),
    );
    for (const order of orders) expect(order).toEqual([...order].sort());
    expect(orders.flat().sort()).toEqual(bots);
    await close();
  });

  it('stops on a signal, together with all waiting requests', async () => {
    const { choose, close } = threads([hanging]);
    const stop = new AbortController();
    const asked = ['a', 'b'].map((bot) => choose(bot, stop.signal));
    const settled = Promise.allSettled(asked);
    await until(() => heard.length > 0);
    stop.abort(new Error('the end'));
    expect(await settled).toEqual(asked.map(() => ({ status: 'rejected', reason: new Error('the end') })));
    await close();
    expect(living()).toBe(0);
  });

  it("gets the bot's observations with every request", async () => {
    const counting = `${silent}; parentPort.on('message', ({ number, view: { history, viewer } }) => {
      const choice = { move: { type: history.map(({ type }) => type).join(), seat: viewer } };
      parentPort.postMessage({ hencoop: 'chosen', number, choice });
    });`;
    const pool = botThreads({ count: 1, onTrouble: () => {}, start: () => new Worker(counting, { eval: true }) });
    const history = [{ type: 'opened' }, { type: 'dealt' }];
    const { move } = await pool.choose(served('chicken'), 'easy', view, forever, history);
    expect(move.type).toBe('opened,dealt');
    await pool.close();
  });

  it('chooses the same moves as the bot on the main thread', async () => {
    const pool = botThreads({ count: 1, onTrouble: () => {} });
    for (const game of LIBRARY) {
      const view = firstView(game);
      const [there, here] = [await pool.choose(game, 'easy', view, forever), await game.choose('easy', view)];
      expect({ ...there, milliseconds: 0 }).toEqual({ ...here, milliseconds: 0 });
    }
    await pool.close();
    expect(living()).toBe(0);
  });
});
