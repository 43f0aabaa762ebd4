// A Colyseus process with the rooms of @hencoop/colyseus, which store every move in PostgreSQL before they answer.
import { Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { matchRoom, postgresRoomStore } from '@hencoop/colyseus';
import { chicken } from 'hencoop/chicken';
import { stateSchema } from 'hencoop/chicken/schema';
import { Pool } from 'pg';
import { freePort } from '../../../../support/services.js';

const { DATABASE_URL = '', REDIS_URL = '' } = process.env;
const port = await freePort();
const store = postgresRoomStore(new Pool({ connectionString: DATABASE_URL, max: 10 }));
await store.prepare();
const server = new Server({
  greet: false,
  transport: new WebSocketTransport(),
  presence: new RedisPresence(REDIS_URL),
  driver: new RedisDriver(REDIS_URL),
  publicAddress: `127.0.0.1:${port}`,
});
server.define(chicken.id, matchRoom(chicken, { store, stateSchema, maxMessagesPerSecond: 10_000 })).filterBy(['match']);
await server.listen(port, '127.0.0.1');
process.send?.(`http://127.0.0.1:${port}`);
process.on('message', () => process.exit(0));
