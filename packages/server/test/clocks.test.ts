// The clocks of a match, with a time that the test sets: what happens when time is up, and what a clock reveals.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/index.js';
import { ask, enter, openStore, RawSocket, serve, turn, until } from './testServer.js';

const draw = (seat: number, revision: number) => ({
  id: `d-${seat}-${revision}`,
  revision,
  move: { seat, type: 'draw' },
});

describe('a clock', () => {
  let store: Store;
  /** Long ago: to the store every clock has run out, so the server alone decides. */
  let now = Date.UTC(2020, 0, 1);
  let dueChecks = 0;
  let timed: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    store = await openStore('memory');
    const due: Store['due'] = (count) => {
      dueChecks += 1;
      return store.due(count);
    };
    timed = await serve({ ...store, due }, {}, { now: () => now });
  });

  /** Resolves once the server has checked the clocks three more times. */
  async function clocksChecked(): Promise<void> {
    const last = dueChecks + 3;
    await until(() => dueChecks >= last);
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

  it('makes one move for a player who is too slow, and leaves the seat to the player', async () => {
    const { id, tokens, info } = await openTimed('chicken', ['person', 'person'], { move: 30, bot: 'random' });
    expect(info.clock.due).toBe(new Date(now + 30_000).toISOString());
    const socket = new RawSocket(timed.url, id, enter(tokens[0]));
    await socket.until(({ revisions }) => revisions.length === 1);
    now += 29_000;
    await clocksChecked();
    expect(socket.revisions).toEqual([1]);
    now += 1_000;
    await socket.until(({ revisions }) => revisions.length === 2);
    const after = await infoOf(id);
    expect(after.seats.map(({ away }) => away)).toEqual([null, null]);
    expect(after.clock.due).toBe(new Date(now + 30_000).toISOString());
    // Now it is the other seat's turn, with a full clock.
    await clocksChecked();
    expect(socket.revisions).toEqual([1, 2]);
    socket.close();
  });

  it('hands a seat without game time to a bot for good', async () => {
    const { id, tokens } = await openTimed('chicken', ['person', 'person'], { move: 100, game: 50, bot: 'random' });
    now += 20_000;
    expect((await ask(timed.url, `/matches/${id}/moves`, { token: tokens[0], body: draw(0, 1) })).status).toBe(200);
    expect((await infoOf(id)).clock).toMatchObject({ left: [30_000, 50_000] });
    now += 49_000;
    await clocksChecked();
    expect((await infoOf(id)).seats.map(({ away }) => away)).toEqual([null, null]);
    now += 1_000;
    await until(async () => (await infoOf(id)).seats[1]?.away === 'random');
    const back = await ask(timed.url, `/matches/${id}/return`, { token: tokens[1], body: {} });
    expect(back).toMatchObject({ status: 409, body: { code: 'outOfTime' } });
    expect((await infoOf(id)).clock.left?.[1]).toBe(0);
  });

  it('runs one deadline for all players who act in secret, and no hidden move changes it', async () => {
    const players = ['person', 'person', 'person'];
    const { id, tokens, info } = await openTimed('blind-chicken-extreme', players, {
      move: 30,
      game: 90,
      bot: 'random',
    });
    const socket = new RawSocket(timed.url, id, enter(null));
    await socket.until(({ frames }) => frames.length === 3);
    for (let count = 1; count <= 4; count++) {
      now += 5_000;
      const { revision, moves } = await turn(timed.url, 'blind-chicken-extreme', id, tokens[1] ?? '');
      const body = { id: `h-${count}`, revision, move: moves[0] };
      expect((await ask(timed.url, `/matches/${id}/moves`, { token: tokens[1], body })).status).toBe(200);
      expect((await infoOf(id)).clock).toMatchObject({ due: info.clock.due, left: [90_000, 90_000, 90_000] });
    }
    expect(socket.frames).toHaveLength(3);
    now += 10_000;
    // The server moves for each late seat until all have arranged.
    const mine = new RawSocket(timed.url, id, enter(tokens[0]));
    await mine.until(({ revisions }) => revisions.length > 1);
    expect((await infoOf(id)).seats.map(({ away }) => away)).toEqual([null, null, null]);
    socket.close();
    mine.close();
  });
});
