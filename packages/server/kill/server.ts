// The server to kill: like `examples/server`, but without limits, because all players share one address.

import { openFolder } from '../src/folderStore.js';
import { type Log, local, matchServer, notify, pglite, postgres, redis } from '../src/index.js';

const { DATABASE_URL, REDIS_URL, NOTIFY_URL, FOLDER = 'hencoop-data', PORT, STALE } = process.env;
const { WEBHOOK_URL, WEBHOOK_SECRET = '' } = process.env;

/**
 * Opens the folder. `STALE` is the number of milliseconds without a heartbeat after which another process may take
 * over.
 */
function inFolder() {
  if (!STALE) return pglite(FOLDER);
  const stale = Number(STALE);
  return (log?: Log) => openFolder(FOLDER, log, { stale, beat: stale / 20 });
}

const server = await matchServer({
  store: DATABASE_URL ? postgres(DATABASE_URL, { statement: 5_000 }) : inFolder(),
  fanout: REDIS_URL ? redis(REDIS_URL) : NOTIFY_URL ? notify(NOTIFY_URL) : local(),
  limits: { requests: null, moves: null, matches: null, perAddress: 10_000, live: 10_000, silent: 10_000 },
  // A bundle cannot start threads, and no bots play here.
  botThreads: 0,
  drain: 0,
  ...(WEBHOOK_URL ? { webhook: { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } } : {}),
});
await server.listen(Number(PORT));
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
