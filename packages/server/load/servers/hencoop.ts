// One server process of the load test: without limits of rates, and it says how large its heap is when it is asked.
import { matchServer, postgres, redis } from '../../src/index.js';

const { DATABASE_URL = '', REDIS_URL = '' } = process.env;
const all = 1_000_000;
const unlimited = { requests: null, moves: null, matches: null, perAddress: all, live: all, silent: all };
const server = await matchServer({
  store: postgres(DATABASE_URL),
  fanout: redis(REDIS_URL),
  limits: unlimited,
  // It is one file, and has no bots.
  botThreads: 0,
});
process.send?.(await server.listen(0));
process.on('message', (message) => {
  if (message === 'heap') {
    // The process is started with --expose-gc.
    globalThis.gc?.();
    process.send?.(process.memoryUsage().heapUsed);
  } else void server.stop().then(() => process.exit(0));
});
