import { serve } from '@hono/node-server';
import { createApp } from './app.js';
import { openDatabase } from './database.js';
import { SERVED_GAMES } from './games.js';
import { createStandIns } from './standIns.js';
import { prepare } from './store.js';

// DATABASE is a folder, or the connection string of a PostgreSQL server.
const db = await openDatabase(process.env['DATABASE'] ?? 'hencoop-data');
await prepare(db);
const standIns = createStandIns(db, SERVED_GAMES);
await standIns.wakeAll();
const server = serve(
  {
    fetch: createApp(db, standIns).fetch,
    hostname: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT'] ?? 8107),
  },
  ({ address, port }) => console.log(`hencoop server on http://${address}:${port}`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => {
      void standIns
        .close()
        .then(() => db.close())
        .then(() => process.exit(0));
    });
  });
}
