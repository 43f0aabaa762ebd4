// What each request costs the server on a long match: how many rows it reads, for each kind of sender.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import './pgliteCopy.js';
import { type Database, openPglite } from '../src/database.js';
import { FairQueue } from '../src/fairQueue.js';
import { OPERATIONS, type OperationId } from '../src/operations.js';
import { sqlStore } from '../src/sqlStore.js';
import { DELIVERY_PAGE, LOG_PAGE, type Store } from '../src/store.js';
import { freshToken } from '../src/tokens.js';
import { BODIES, playOn } from './longMatch.js';
import { ask, ENDLESS, open, serve, UNLIMITED } from './testServer.js';

const MOVES = 20_000;
const OPERATOR = 'of-the-operator';

/** The rows that a store has read. */
function counting(store: Store): { readonly store: Store; rows(): number } {
  let rows = 0;
  const counted = <T>(read: Promise<T>, count: (found: T) => number): Promise<T> =>
    read.then((found) => {
      rows += count(found);
      return found;
    });
  const one = (found: unknown) => (found === null ? 0 : 1);
  return {
    rows: () => rows,
    store: {
      ...store,
      find: (...of) => counted(store.find(...of), one),
      requested: (...of) => counted(store.requested(...of), one),
      place: (...of) => counted(store.place(...of), one),
      log: (...of) => counted(store.log(...of), ({ length }) => length),
      list: (...of) => counted(store.list(...of), ({ length }) => length),
      listOf: (...of) => counted(store.listOf(...of), ({ length }) => length),
      deliveries: (...of) => counted(store.deliveries(...of), ({ length }) => length),
      updates: (...of) =>
        counted(store.updates(...of), ({ matches, deliveries }) => matches.length + deliveries.length),
    },
  };
}

describe('the queue of a server', () => {
  it('serves senders in turn, and drops the last item of the one with the most', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1']) queue.push(item.charAt(0), item);
    expect(queue.dropFor('a')).toBeUndefined();
    expect(queue.dropFor('c')).toBe('a3');
    expect(queue.shift()).toBe('a1');
    expect(queue.shift((item) => item !== 'b1')).toBe('a2');
    expect(queue.shift()).toBe('b1');
    expect(queue.shift()).toBeUndefined();
    expect(queue.size).toBe(0);
  });
});

describe('a request on a long match', () => {
  let store: Store;
  let db: Database;
  let counted: ReturnType<typeof counting>;
  let server: Awaited<ReturnType<typeof serve>>;
  let match: { readonly id: string; readonly tokens: readonly string[] };
  let ownToken: string | null = null;

  beforeAll(async () => {
    db = await openPglite('memory://');
    store = sqlStore(db);
    await store.prepare();
    counted = counting(store);
    const config = { operatorToken: OPERATOR, analysis: {}, botThreads: 1, limits: { ...UNLIMITED, bots: 0 } };
    server = await serve(counted.store, config);
    match = await open(server.url, { game: 'chicken', players: ['person', 'person'], options: ENDLESS });
    ownToken = match.tokens[0] ?? null;
    // Nobody has kept a place in this log, as after an upgrade.
    await playOn(db, store, match.id, MOVES);
    await server.stop();
    server = await serve(counted.store, config);
  });
  afterAll(async () => {
    await server.stop();
    await store.close();
  });

  const senders = {
    'without a token': () => null,
    'with a stranger’s token': freshToken,
    'with its token': () => ownToken,
  };

  it('reads the log from a place on, to take a move back', async () => {
    const { body } = await ask(server.url, `/matches/${match.id}`, { token: ownToken });
    const { revision } = body as { readonly revision: number };
    const undo = async (id: string) => {
      const before = counted.rows();
      const { status } = await ask(server.url, `/matches/${match.id}/undo`, {
        token: ownToken,
        body: { id, revision },
      });
      expect([200, 409]).toContain(status);
      return counted.rows() - before;
    };
    // The first one keeps the missing places.
    expect(await undo('first')).toBeGreaterThan(MOVES);
    expect(await undo('second')).toBeLessThanOrEqual(2 * (2 * LOG_PAGE + 5));
  });

  it.each(Object.keys(OPERATIONS) as OperationId[])('%s reads at most a page, whoever sends it', async (id) => {
    const { method, path, sender } = OPERATIONS[id];
    for (const [who, tokenOf] of Object.entries(senders)) {
      const before = counted.rows();
      const sent = method === 'post' ? JSON.stringify(BODIES[id]?.() ?? {}) : undefined;
      const answer = await ask(server.url, path.replace('{id}', match.id), { token: tokenOf(), body: sent });
      const rows = counted.rows() - before;
      if (id === 'renewToken' && answer.status === 200) ownToken = String(JSON.parse(sent ?? '{}').token);
      const mayAct =
        ['anybody', 'newcomer'].includes(sender) ||
        who === 'with its token' ||
        (sender === 'viewer' && who === 'without a token');
      expect(answer.status, `${id} ${who}: ${answer.text.slice(0, 200)}`).toSatisfy((status: number) =>
        mayAct && sender !== 'operator' ? status < 500 && status !== 401 : status === 401 || status === 403,
      );
      // Reading the match once, and once more before a refusal.
      expect(rows, `${id} ${who}`).toBeLessThanOrEqual(mayAct ? DELIVERY_PAGE + 2 : 2);
    }
  });
});
