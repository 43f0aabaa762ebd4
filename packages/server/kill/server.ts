// The server that is killed: as `examples/server`, without limits, since all its players come from one address.

import { matchServer, pglite, postgres, redis } from '../src/index.js';

const { DATABASE_URL, REDIS_URL, FOLDER, PORT } = process.env;
const server = await matchServer({
  store: DATABASE_URL === undefined ? pglite(FOLDER) : postgres(DATABASE_URL, { statement: 5_000 }),
  ...(REDIS_URL === undefined ? {} : { fanout: redis(REDIS_URL) }),
  limits: { requests: null, moves: null, matches: null, live: 10_000 },
  // It is one file, and has no bots.
  botThreads: 0,
});
await server.listen(Number(PORT));
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
