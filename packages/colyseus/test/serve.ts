// A Colyseus process: serve.ts <port> <Redis> <PostgreSQL>

import { Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Pool } from 'pg';
import { IDS, loadGame } from '../../../support/games.js';
import { matchRoom, postgresRoomStore } from '../src/index.js';

const [port = '', redis = '', postgres = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: postgres, max: 5 });
pool.on('error', console.error);
const store = postgresRoomStore(pool);
await store.prepare();
const server = new Server({
  greet: false,
  transport: new WebSocketTransport(),
  presence: new RedisPresence(redis),
  driver: new RedisDriver(redis),
  publicAddress: `127.0.0.1:${port}`,
});
for (const { game, kit } of await Promise.all(IDS.map(loadGame))) {
  const room = matchRoom(game, { store, stateSchema: kit.schemas.state, maxMessagesPerSecond: 1000 });
  server.define(game.id, room).filterBy(['match']);
}
await server.listen(Number(port), '127.0.0.1');
