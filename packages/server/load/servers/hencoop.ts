// A server process without rate limits, which reports the size of its heap, its processor time and its profile on request.
import { Session } from 'node:inspector/promises';
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
const session = new Session();
session.connect();

/** The processor time of this process so far, in milliseconds. */
function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function answerTo(message: unknown): Promise<unknown> {
  if (message === 'processor') return processor();
  if (message === 'heap') {
    // The process is started with --expose-gc.
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  }
  if (message === 'beginProfile') {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return null;
  }
  if (message === 'endProfile') return (await session.post('Profiler.stop')).profile.nodes;
  await server.stop();
  return process.exit(0);
}

process.send?.(await server.listen(0));
process.on('message', (message) => void answerTo(message).then((answer) => process.send?.(answer)));
