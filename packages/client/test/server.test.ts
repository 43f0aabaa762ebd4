// A client and a real server, over sockets and over streams: cut, restarted, revoked.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../server/src/index.js';
import { bus, gameOf, open, openStore, serve } from '../../server/test/house.js';
import { playOut, sit } from '../../server/test/tables.js';
import type { Line } from '../src/index.js';

const chickens = { game: 'chicken', players: ['person', 'person'], options: { maxRounds: 1 } };

describe.each([false, true])('by streams: %s', (byStream) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore('memory');
  });

  afterAll(() => store.close());

  it('a game goes on over the end of its server, and nobody misses a thing', async () => {
    const fanout = bus();
    const first = await serve(store, { fanout });
    const { id, tokens } = await open(first.url, chickens);
    const port = Number(new URL(first.url).port);
    const tables = [...tokens, null].map((token) => sit('chicken', { url: first.url, match: id, token, byStream }));
    const lines: Line[] = [];
    tables[0]?.on('line', (line) => lines.push(line));
    const revisions = tables.map((table) => {
      const seen: number[] = [];
      table.on('delivery', ({ revision }) => seen.push(revision));
      return seen;
    });
    const played = tables.map((table) => playOut(gameOf('chicken'), table));
    await tables[1]?.ready();
    await first.stop();
    const second = await serve(store, { fanout }, {}, port);
    await Promise.all(played);
    expect(lines).toContain('cut');
    expect(tables.map(({ line }) => line)).toEqual(['live', 'live', 'live']);
    for (const [index, table] of tables.entries())
      expect(revisions[index]).toEqual(Array.from({ length: table.seen?.revision ?? 0 }, (_, at) => at + 1));
    for (const table of tables) table.close();
    await second.stop();
  });

  it('a seat that is taken away ends its table', async () => {
    const server = await serve(store);
    const { id, tokens } = await open(server.url, chickens);
    const [table, stranger] = [
      sit('chicken', { url: server.url, match: id, token: tokens[0] ?? '', byStream }),
      sit('chicken', { url: server.url, match: id, token: 'f'.repeat(64), byStream }),
    ];
    await expect(stranger.ready()).rejects.toMatchObject({ code: 'closed' });
    await table.ready();
    const closed = new Promise((resolve) => table.on('closed', resolve));
    await server.revoke(id, 0);
    expect(await closed).toBe('unauthorized');
    expect([table.line, stranger.line]).toEqual(['closed', 'closed']);
    await server.stop();
  });
});
