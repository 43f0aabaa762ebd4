// Rate limits in Redis: two processes share a count. While Redis is down, each keeps its own; both return to Redis by
// themselves.

import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '../../../support/services.js';
import { redisRates } from '../src/index.js';

const RATE = { count: 10, seconds: 3_600 };

/** Returns a sentence for each fault. */
export async function countTogether(): Promise<readonly string[]> {
  const faults: string[] = [];
  const troubles: string[] = [];
  const redis = await startRedis();
  const open = () =>
    redisRates(redis.url)({
      onTrouble: (message) => troubles.push(message),
      onRecovery: (message) => troubles.push(message),
    });
  const processes = await Promise.all([open(), open()]);
  /** The number of accepted requests out of 20 for a key, alternating between the processes. */
  const accepted = async (key: string) => {
    let count = 0;
    for (let tried = 0; tried < 2 * RATE.count; tried++) {
      if ((await processes[tried % 2]?.count('requests', RATE, key, 1)) === 0) count++;
    }
    return count;
  };
  const expectAccepted = async (when: string, key: string, expected: number) => {
    const count = await accepted(key);
    if (count !== expected)
      faults.push(`rates, ${when}: expected ${expected} of 20 requests to be accepted, got ${count}`);
  };
  /** Each process must report once that Redis is away, and once that it is back. */
  const says = async (what: string, count: number) => {
    for (let looked = 0; troubles.length < count && looked < 600; looked++) await sleep(100);
    if (troubles.length !== count) faults.push(`rates: expected a message from each process that Redis is ${what}`);
  };
  try {
    await expectAccepted('with Redis', 'together', RATE.count);
    await redis.kill();
    await expectAccepted('without Redis', 'apart', 2 * RATE.count);
    // They notice it when they try to reconnect.
    await says('away', 2);
    await redis.start();
    await says('back', 4);
    await expectAccepted('with Redis again', 'again', RATE.count);
  } finally {
    await Promise.all(processes.map((each) => each.close()));
    await redis.stop();
  }
  return faults;
}
