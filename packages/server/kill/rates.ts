// Rates in Redis: two processes count together; while Redis is away each counts by itself, and comes back without help.

import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '../../../test/support/services.js';
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
  /** How many of 20 tries of a key, in turns at both, are accepted. */
  const accepted = async (key: string) => {
    let count = 0;
    for (let tried = 0; tried < 2 * RATE.count; tried++) {
      if ((await processes[tried % 2]?.count('requests', RATE, key)) === 0) count++;
    }
    return count;
  };
  const expectAccepted = async (when: string, key: string, expected: number) => {
    const count = await accepted(key);
    if (count !== expected) faults.push(`rates, ${when}: expected ${expected} of 20 to be accepted, got ${count}`);
  };
  try {
    await expectAccepted('with Redis', 'together', RATE.count);
    await redis.kill();
    await expectAccepted('without Redis', 'apart', 2 * RATE.count);
    await redis.start();
    // It comes back within seconds; until then each key is counted apart.
    for (let round = 0; (await accepted(`back-${round}`)) !== RATE.count; round++) {
      if (round === 120) {
        faults.push('rates: expected both processes to count in Redis again');
        break;
      }
      await sleep(500);
    }
    if (troubles.length !== 4) faults.push(`rates: expected two messages of each process, got ${troubles.length}`);
  } finally {
    await Promise.all(processes.map((each) => each.close()));
    await redis.stop();
  }
  return faults;
}
