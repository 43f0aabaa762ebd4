// A server process without rate limits, which reports the size of its heap and its processor time on request.
import { matchServer, postgres, redis } from '../../src/index.js';

const { DATABASE_URL = '', REDIS_URL = '', NAME = '' } = process.env;
const all = 1_000_000;
const unlimited = {
  requests: null,
  moves: null,
  matches: null,
  botMatches: null,
  perAddress: all,
  live: all,
  silent: all,
};
const server = await matchServer({
  store: postgres(DATABASE_URL),
  fanout: redis(REDIS_URL),
  limits: unlimited,
  name: NAME,
  // A bundle cannot start threads: its bots think on the main thread.
  botThreads: 0,
});
process.send?.(await server.listen(0));
process.on('message', (message) => {
  if (message === 'heap') {
    // The process is started with --expose-gc.
    globalThis.gc?.();
    process.send?.(process.memoryUsage().heapUsed);
  } else if (message === 'processor') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  } else void server.stop().then(() => process.exit(0));
});
