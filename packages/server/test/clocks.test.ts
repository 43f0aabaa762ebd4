// The clocks of a match, by a clock that the test turns: what happens when time is up, and what they say to whom.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/index.js';
import { ask, Line, openStore, serve, turn, until } from './house.js';

const draw = (seat: number, revision: number) => ({
  id: `d-${seat}-${revision}`,
  revision,
  move: { seat, type: 'draw' },
});

describe('a clock', () => {
  let store: Store;
  /** Long ago, so that the store finds every time that is up at once: the server alone says when that is. */
  let now = Date.UTC(2020, 0, 1);
  let looked = 0;
  let timed: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    store = await openStore('memory');
    const due: Store['due'] = (count) => {
      looked += 1;
      return store.due(count);
    };
    timed = await serve({ ...store, due }, {}, { now: () => now });
  });

  /** Resolves once the server has looked three times more whose time is up. */
  async function looks(): Promise<void> {
    const last = looked + 3;
    await until(() => looked >= last);
  }

  afterAll(async () => {
    await timed.stop();
    await store.close();
  });

  const openTimed = async (game: string, players: readonly string[], clock: object) => {
    const { body, text } = await ask(timed.url, '/matches', { body: { game, players, clock } });
    if (body['id'] === undefined) throw new Error(text);
    return body as { id: string; tokens: string[]; info: { clock: { due: string } } };
  };
  const infoOf = async (id: string) =>
    (await ask(timed.url, `/matches/${id}/info`)).body as {
      seats: { away: string | null }[];
      clock: { due: string; left: number[] | null };
    };

  it('a bot plays one move for a seat whose time for a step is up, and the seat stays its own', async () => {
    const { id, tokens, info } = await openTimed('chicken', ['person', 'person'], { move: 30, bot: 'random' });
    expect(info.clock.due).toBe(new Date(now + 30_000).toISOString());
    const line = new Line(timed.url, id, { token: tokens[0] });
    await line.until(({ revisions }) => revisions.length === 1);
    now += 29_000;
    await looks();
    expect(line.revisions).toEqual([1]);
    now += 1_000;
    await line.until(({ revisions }) => revisions.length === 2);
    const after = await infoOf(id);
    expect(after.seats.map(({ away }) => away)).toEqual([null, null]);
    expect(after.clock.due).toBe(new Date(now + 30_000).toISOString());
    // The other seat is to move, in its own time.
    await looks();
    expect(line.revisions).toEqual([1, 2]);
    line.close();
  });

  it('a seat without time left for the game is played for until the end, and may not come back', async () => {
    const { id, tokens } = await openTimed('chicken', ['person', 'person'], { move: 100, game: 50, bot: 'random' });
    now += 20_000;
    expect((await ask(timed.url, `/matches/${id}/moves`, { token: tokens[0], body: draw(0, 1) })).status).toBe(200);
    expect((await infoOf(id)).clock).toMatchObject({ left: [30_000, 50_000] });
    now += 49_000;
    await looks();
    expect((await infoOf(id)).seats.map(({ away }) => away)).toEqual([null, null]);
    now += 1_000;
    await until(async () => (await infoOf(id)).seats[1]?.away === 'random');
    const back = await ask(timed.url, `/matches/${id}/return`, { token: tokens[1], body: {} });
    expect(back).toMatchObject({ status: 409, body: { code: 'outOfTime' } });
    expect((await infoOf(id)).clock.left?.[1]).toBe(0);
  });

  it('where all act in secret, one deadline runs for all, and no hidden move moves it', async () => {
    const players = ['person', 'person', 'person'];
    const { id, tokens, info } = await openTimed('blind-chicken-extreme', players, {
      move: 30,
      game: 90,
      bot: 'random',
    });
    const line = new Line(timed.url, id, { token: null });
    await line.until(({ frames }) => frames.length === 3);
    for (let count = 1; count <= 4; count++) {
      now += 5_000;
      const { revision, moves } = await turn(timed.url, 'blind-chicken-extreme', id, tokens[1] ?? '');
      const body = { id: `h-${count}`, revision, move: moves[0] };
      expect((await ask(timed.url, `/matches/${id}/moves`, { token: tokens[1], body })).status).toBe(200);
      expect((await infoOf(id)).clock).toMatchObject({ due: info.clock.due, left: [90_000, 90_000, 90_000] });
    }
    expect(line.frames).toHaveLength(3);
    now += 10_000;
    // A move for each seat that is late, until all have arranged.
    const mine = new Line(timed.url, id, { token: tokens[0] });
    await mine.until(({ revisions }) => revisions.length > 1);
    expect((await infoOf(id)).seats.map(({ away }) => away)).toEqual([null, null, null]);
    line.close();
    mine.close();
  });
});
