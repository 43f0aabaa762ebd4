// A client and a real server, over sockets and over streams: restarted, revoked.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../server/src/index.js';
import { connectTo, playOut } from '../../server/test/remotePlayers.js';
import { gameOf, open, openStore, serve, sharedHints } from '../../server/test/testServer.js';
import type { ConnectionState } from '../src/index.js';

const chickens = { game: 'chicken', players: ['person', 'person'], options: { maxRounds: 1 } };

describe.each([false, true])('by streams: %s', (byStream) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore('memory');
  });

  afterAll(() => store.close());

  it('a game survives a restart of its server, and nobody misses a delivery', async () => {
    const fanout = sharedHints();
    const first = await serve(store, { fanout });
    const { id, tokens } = await open(first.url, chickens);
    const port = Number(new URL(first.url).port);
    const players = [...tokens, null].map((token) =>
      connectTo('chicken', { url: first.url, match: id, token, byStream }),
    );
    const states: ConnectionState[] = [];
    players[0]?.on('connection', (state) => states.push(state));
    const revisions = players.map((player) => {
      const seen: number[] = [];
      player.on('delivery', ({ revision }) => seen.push(revision));
      return seen;
    });
    const played = players.map((player) => playOut(gameOf('chicken'), player));
    await players[1]?.ready();
    await first.stop();
    const second = await serve(store, { fanout }, {}, port);
    await Promise.all(played);
    expect(states).toContain('cut');
    expect(players.map(({ connection }) => connection)).toEqual(['live', 'live', 'live']);
    for (const [index, player] of players.entries())
      expect(revisions[index]).toEqual(Array.from({ length: player.seen?.revision ?? 0 }, (_, at) => at + 1));
    for (const player of players) player.close();
    await second.stop();
  });

  it('a revoked token closes the match for its player', async () => {
    const server = await serve(store);
    const { id, tokens } = await open(server.url, chickens);
    const [player, stranger] = [
      connectTo('chicken', { url: server.url, match: id, token: tokens[0] ?? '', byStream }),
      connectTo('chicken', { url: server.url, match: id, token: 'f'.repeat(64), byStream }),
    ];
    await expect(stranger.ready()).rejects.toMatchObject({ code: 'closed' });
    await player.ready();
    const closed = new Promise((resolve) => player.on('closed', resolve));
    await server.revoke(id, 0);
    expect(await closed).toBe('unauthorized');
    expect([player.connection, stranger.connection]).toEqual(['closed', 'closed']);
    await server.stop();
  });
});
