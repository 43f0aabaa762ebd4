// What processes and sockets send each other, and how often.

import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import './pgliteCopy.js';
import type { FanoutConfig, OpenFanout } from '../src/index.js';
import { viewerOf } from '../src/liveConnection.js';
import { LiveSocket } from '../src/liveSocket.js';
import { enter, open, openStore, RawSocket, serve, submit, until } from './testServer.js';

const draw = { id: 'd', revision: 1, move: { seat: 0, type: 'draw' } };

it('a process does not read what it has written itself, but what another process has', async () => {
  const store = await openStore('memory');
  let reads = 0;
  const counting = {
    ...store,
    updates: (...of: Parameters<typeof store.updates>) => {
      reads += 1;
      return store.updates(...of);
    },
  };
  const published: string[] = [];
  // TypeScript does not see that `serve` sets it.
  let hear = (() => {}) as FanoutConfig['onHint'];
  const fanout: OpenFanout = async ({ onHint }) => {
    hear = onHint;
    return {
      publish(id, note = '') {
        published.push(note);
        onHint(id, note);
      },
      watch() {},
      unwatch() {},
      async close() {},
    };
  };
  // Without polls of the store.
  const server = await serve(counting, { fanout }, { sweep: 600_000 });
  const { id, tokens } = await open(server.url, { game: 'chicken', players: ['person', 'person'] });
  const players = tokens.map((token) => new RawSocket(server.url, id, enter(token)));
  await Promise.all(players.map((player) => player.until(({ revisions }) => revisions.length > 0)));
  players[0]?.send(submit(draw));
  await Promise.all(players.map((player) => player.until(({ revisions }) => revisions.includes(2))));
  expect(published).toContain('2');
  const before = reads;
  hear(id, '2');
  await new Promise(setImmediate);
  expect(reads).toBe(before);
  hear(id, '3');
  await until(() => reads === before + 1);
  for (const player of players) player.close();
  await server.stop();
  await store.close();
});

it('messages that are sent together share one call of the system', async () => {
  const calls: number[] = [];
  const stream = new Writable({
    write(_chunk, _encoding, done) {
      calls.push(1);
      done();
    },
    writev(chunks, done) {
      calls.push(chunks.length);
      done();
    },
  });
  const send = (text: string) => stream.write(text);
  const socket = Object.assign(new EventEmitter(), { readyState: WebSocket.OPEN, bufferedAmount: 0, send });
  const viewer = viewerOf(new URLSearchParams('after=0'), null, '192.0.2.1', 0);
  // LiveSocket uses only these of a socket's and a connection's members.
  const live = new LiveSocket(socket as unknown as WebSocket, stream as never, viewer, 1_000);
  live.send('delivery');
  live.send('answer');
  await new Promise(setImmediate);
  live.send('later');
  await new Promise(setImmediate);
  expect(calls).toEqual([2, 1]);
});
