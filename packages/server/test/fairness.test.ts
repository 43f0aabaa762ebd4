// Nobody can hold up the others: who is served between two turns, by order and never by time.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELIVERY_PAGE, type Store } from '../src/store.js';
import { ask, enter, open, openStore, RawSocket, STORES, serve, UNLIMITED, until } from './testServer.js';

/** Two bots that play on for as long as anybody lets them. */
const ENDLESS = { game: 'chicken', players: ['random', 'random'], options: { target: 10_000, maxRounds: 10_000 } };

describe.each(STORES)('on %s', (where) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore(where);
  }, 120_000);
  afterAll(() => store.close());

  it('gives each match in which a bot is to move one turn at a time', async () => {
    const happened: string[] = [];
    const recording: Store = {
      ...store,
      async open(match) {
        const isOpen = await store.open(match);
        happened.push(`opened ${match.id}`);
        return isOpen;
      },
      change(id, version, change) {
        if (change.log.kind === 'moved') happened.push(id);
        return store.change(id, version, change);
      },
    };
    const metricsToken = 'of-the-operator';
    const server = await serve(recording, { limits: { ...UNLIMITED, bots: 1 }, metricsToken });
    const endless = [await open(server.url, ENDLESS), await open(server.url, ENDLESS)].map(({ id }) => id);
    await until(() => endless.every((id) => happened.includes(id)));
    // The bot has the first seat.
    const { id } = await open(server.url, { game: 'chicken', players: ['random', 'person'] });
    await until(() => happened.includes(id));
    const { text } = await ask(server.url, '/metrics', { token: metricsToken });
    await server.stop();
    expect(Number(/hencoop_bot_moves_total\{answer="ok"\} (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(3);
    // One of the endless matches is being played, and may wait again by now; the other waits.
    expect(text).toMatch(/hencoop_bots_waiting [12]\n/);
    const meanwhile = happened.slice(happened.indexOf(`opened ${id}`), happened.indexOf(id));
    // The turn that was being played, and the one that waited.
    for (const other of endless) expect(meanwhile.filter((each) => each === other).length).toBeLessThanOrEqual(2);
  });

  it('lets a match of bots alone rest after each move, and ends its play after a number of changes', async () => {
    const moved: string[] = [];
    const recording: Store = {
      ...store,
      change(id, version, change) {
        if (change.log.kind === 'moved') moved.push(id);
        return store.change(id, version, change);
      },
    };
    const resting = await serve(recording, { limits: { ...UNLIMITED, botPause: 3_600_000 } });
    const alone = await open(resting.url, ENDLESS);
    await until(() => moved.includes(alone.id));
    for (let others = 0; others < 3; others++) {
      const { id } = await open(resting.url, { game: 'chicken', players: ['random', 'person'] });
      await until(() => moved.includes(id));
    }
    await resting.stop();
    expect(moved.filter((id) => id === alone.id)).toHaveLength(1);

    const ending = await serve(recording, { limits: { ...UNLIMITED, botChanges: 6 } });
    const ended = await open(ending.url, ENDLESS);
    const { id } = await open(ending.url, { ...ENDLESS, players: ['random', 'random', 'random'] });
    const versions = async () => (await store.updates([ended.id, id], [])).matches.map(({ version }) => version);
    await until(async () => (await versions()).every((version) => version >= 6));
    const { id: last } = await open(ending.url, { game: 'chicken', players: ['random', 'person'] });
    await until(() => moved.includes(last));
    expect(await versions()).toEqual([6, 6]);
    await ending.stop();
  });

  it('opens a number of matches of bots alone for each sender', async () => {
    const server = await serve(store, { limits: { ...UNLIMITED, bots: 0, botMatches: { count: 2, seconds: 60 } } });
    const opened = async (players: readonly string[]) =>
      (await ask(server.url, '/matches', { body: { ...ENDLESS, players } })).status;
    const bots = ['random', 'random'];
    expect([await opened(bots), await opened(bots), await opened(bots)]).toEqual([201, 201, 429]);
    expect([await opened(['random', 'person']), await opened(['random', 'open'])]).toEqual([201, 201]);
    await server.stop();
  });

  it('sends a long gap page by page, and what happens elsewhere between two pages', async () => {
    const bots = await serve(store);
    const long = await open(bots.url, ENDLESS);
    const short = await open(bots.url, { game: 'chicken', players: ['person', 'person'] });
    await until(async () => {
      const { matches } = await store.updates([long.id], []);
      return (matches[0]?.version ?? 0) > 3 * DELIVERY_PAGE;
    }, 150_000);
    await bots.stop();

    const looks: (readonly string[])[] = [];
    let release = () => {};
    let isHeld = true;
    const held: Store = {
      ...store,
      async updates(ids, queries) {
        looks.push(ids);
        if (isHeld) {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return store.updates(ids, queries);
      },
    };
    const server = await serve(held, { limits: { ...UNLIMITED, bots: 0 } }, { sweep: 3_600_000 });
    const slow = new RawSocket(server.url, long.id, enter(null));
    await until(() => looks.length === 1);
    const quick = new RawSocket(server.url, short.id, enter(short.tokens[0]));
    // It is welcome before it is sent anything from the store.
    await quick.until(({ frames }) => frames.length > 0);
    isHeld = false;
    release();
    await quick.until(({ revisions }) => revisions.length > 0);
    await slow.until(({ revisions }) => revisions.length > 2 * DELIVERY_PAGE);
    expect(looks[0]).toEqual([long.id]);
    expect(looks[1]).toContain(short.id);
    expect(looks[1]).toContain(long.id);
    slow.close();
    quick.close();
    await server.stop();
  });
});
