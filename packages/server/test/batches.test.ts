// Changes written at the same time: in batches, each as if it were alone.

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresFolder, type Service, startPostgres } from '../../../support/services.js';
import { batched } from '../src/batches.js';
import { pglite, postgres } from '../src/index.js';
import type { Change, Store } from '../src/store.js';

describe('batched writes', () => {
  /** Batches that `end` finishes one by one, in the order in which they began. They do not write `bad` items. */
  function heldBatches(atOnce: number, maxItems: number) {
    const batches: (readonly string[])[] = [];
    const ends: ((error?: Error) => void)[] = [];
    const wait = () => new Promise<void>((done, failed) => ends.push((error) => (error ? failed(error) : done())));
    const keyOf = (item: string) => item.slice(0, 1);
    const add = batched<string>({
      atOnce,
      maxItems,
      keyOf,
      async writeBatch(items) {
        batches.push(items);
        await wait();
        return new Set(items.filter((item) => !item.endsWith('bad')).map(keyOf));
      },
      async writeOne(item) {
        batches.push([item]);
        await wait();
        return !item.endsWith('bad');
      },
    });
    const end = async (error?: Error) => {
      ends.shift()?.(error);
      await new Promise(setImmediate);
    };
    return { batches, add, end };
  }

  const turn = () => new Promise(setImmediate);

  it('take the items of one turn, then all that have been waiting, in order, one batch at a time', async () => {
    const { batches, add, end } = heldBatches(2, 9);
    const results = [add('a'), add('b')];
    await turn();
    expect(batches).toEqual([['a', 'b']]);
    results.push(add('c'), add('d'));
    await turn();
    expect(batches.slice(1)).toEqual([]);
    await end();
    expect(batches.slice(1)).toEqual([['c', 'd']]);
    await end();
    expect(await Promise.all(results)).toEqual([true, true, true, true]);
  });

  it('begin beside another if the items fill them, up to the limit', async () => {
    const { batches, add, end } = heldBatches(2, 2);
    const results = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(add));
    await turn();
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await end();
    expect(batches.slice(2)).toEqual([['e', 'f']]);
    for (let count = 0; count < 3; count++) await end();
    expect(batches.slice(3)).toEqual([['g']]);
    expect((await results).every((written) => written)).toBe(true);
  });

  it('begin beside one that is slow', async () => {
    const { batches, add, end } = heldBatches(2, 9);
    const results = [add('slow')];
    await turn();
    results.push(add('a'), add('b'));
    await vi.waitFor(() => expect(batches).toEqual([['slow'], ['a', 'b']]));
    await end();
    await end();
    expect(await Promise.all(results)).toEqual([true, true, true]);
  });

  it('never put items with the same key in one batch', async () => {
    const { batches, add, end } = heldBatches(1, 9);
    const results = Promise.all(['a', 'b1', 'b2', 'c', 'b3'].map(add));
    await turn();
    for (let count = 0; count < 3; count++) await end();
    expect(batches).toEqual([['a', 'b1', 'c'], ['b2'], ['b3']]);
    expect(await results).toEqual([true, true, true, true, true]);
  });

  it('retry an item alone if its batch has failed or has not written it', async () => {
    const { batches, add, end } = heldBatches(1, 2);
    const results = Promise.allSettled(['b', 'c bad', 'd', 'e'].map(add));
    await turn();
    await end();
    expect(batches).toEqual([['b', 'c bad'], ['c bad']]);
    await end();
    await end(new Error('down'));
    expect(batches.slice(2)).toEqual([['d', 'e'], ['d'], ['e']]);
    await end(new Error('down'));
    await end();
    const states = (await results).map((result) => (result.status === 'fulfilled' ? result.value : 'failed'));
    expect(states).toEqual([true, false, 'failed', true]);
  });
});

/** A change with a recognizable value in every field. */
function changeTo(text: string): Change {
  return {
    match: { text, nested: { z: 1, a: [null, 'ü"\\'] } },
    status: 'playing',
    clock: { since: 5, left: null },
    due: new Date('2031-01-02T03:04:05.678Z'),
    botToMove: true,
    info: {
      id: 'i',
      game: 'chicken',
      status: 'playing',
      seats: [],
      clock: null,
      rematch: null,
      watch: 'all',
      hands: { movesBehind: 3 },
      undo: null,
    },
    log: { kind: 'moved', seat: 1, submission: `s-${text}`, move: { text }, events: [{ type: text }] },
    deliveries: [
      { to: 0, revision: 2, events: [{ to: 0, text }] as never },
      { to: null, revision: 2, events: [{ to: 'all', text }] as never },
    ],
    seats: [],
  };
}

async function openIn(store: Store): Promise<string> {
  const id = randomUUID();
  const log = { kind: 'opened', seat: null, submission: null, move: null, events: [] } as const;
  const opened = { ...changeTo('opened'), deliveries: [], log, request: null, game: 'chicken', listed: false };
  await store.open({ ...opened, id, settings: { clock: null }, rematchOf: null });
  return id;
}

/** All rows of a match in the store. */
async function rowsOf(store: Store, id: string) {
  const found = await store.find(id);
  const queries = [0, 1, null].map((to) => ({ match: id, to, after: 0 }));
  const { matches } = await store.updates([id], []);
  return JSON.stringify({
    version: found?.version,
    match: found?.match,
    status: found?.status,
    clock: found?.clock,
    info: matches.map(({ info, version, seatChanges }) => ({ info, version, seatChanges })),
    log: await store.log(id),
    deliveries: (await store.deliveries(queries)).map(({ match: _, ...sent }) => sent),
  });
}

describe.each(['pglite', 'postgres'])('changes in one statement, on %s', (where) => {
  const isHere = where === 'pglite' || postgresFolder() !== null;
  let service: Service | null = null;
  let store: Store;

  beforeAll(async () => {
    if (!isHere) return;
    service = where === 'postgres' ? await startPostgres() : null;
    store = await (service === null ? pglite() : postgres(service.url))();
    await store.prepare();
  });

  afterAll(async () => {
    await store?.close();
    await service?.stop();
  });

  it.skipIf(!isHere)('leave the same rows as changes written alone', async () => {
    const alone = await openIn(store);
    expect(await store.change(alone, 1, changeTo('same'))).toBe(true);
    const many = await Promise.all(Array.from({ length: 20 }, () => openIn(store)));
    const written = await Promise.all(many.map((id) => store.change(id, 1, changeTo('same'))));
    expect(written).toEqual(many.map(() => true));
    const expected = await rowsOf(store, alone);
    for (const id of many) expect(await rowsOf(store, id)).toBe(expected);
    expect(await store.due(100)).toEqual([]);
    expect(await store.waitingForBots(0, 100)).toEqual(expect.arrayContaining(many));
  });

  it.skipIf(!isHere)('fail one by one: another version, no such match, a value that cannot be stored', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => openIn(store)));
    const results = await Promise.allSettled(
      many.map((id, at) => {
        if (at % 4 === 1) return store.change(id, 7, changeTo('late'));
        if (at % 4 === 2) return store.change(randomUUID(), 1, changeTo('gone'));
        // PostgreSQL rejects this character in a text.
        return store.change(id, 1, { ...changeTo('fine'), status: (at % 4 === 3 ? '\0' : 'playing') as 'playing' });
      }),
    );
    const said = results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'));
    expect(said).toEqual(many.map((_, at) => [true, false, false, 'failed'][at % 4]));
    const versions = await Promise.all(many.map(async (id) => (await store.find(id))?.version));
    expect(versions).toEqual(many.map((_, at) => (at % 4 === 0 ? 2 : 1)));
  });

  it.skipIf(!isHere)('are written one after another and once each if they are of one match', async () => {
    const [busy, ...others] = await Promise.all(Array.from({ length: 6 }, () => openIn(store)));
    if (busy === undefined) throw new Error('nothing was opened');
    const results = await Promise.all([
      ...others.map((id) => store.change(id, 1, changeTo('other'))),
      ...['a', 'b', 'c'].map((text) => store.change(busy, 1, changeTo(text))),
    ]);
    expect(results.filter((changed) => changed)).toHaveLength(others.length + 1);
    expect((await store.log(busy)).map(({ kind }) => kind)).toEqual(['opened', 'moved']);
  });

  it.skipIf(!isHere || where === 'pglite')('wait only for a lock on their own match', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => openIn(store)));
    const client = new pg.Client({ connectionString: service?.url });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('select from matches where id = $1 for update', [many[5]]);
      const done = new Set<number>();
      const all = many.map(async (id, at) => {
        expect(await store.change(id, 1, changeTo('locked'))).toBe(true);
        done.add(at);
      });
      await expect.poll(() => store.find(many[9] ?? '').then((found) => found?.version), { timeout: 60_000 }).toBe(2);
      expect(done).not.toContain(5);
      expect((await store.find(many[5] ?? ''))?.version).toBe(1);
      await client.query('commit');
      await Promise.all(all);
    } finally {
      await client.end();
    }
  });
});
