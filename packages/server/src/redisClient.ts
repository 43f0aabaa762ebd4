import type { Redis } from 'ioredis';
import type { FanoutConfig } from './fanout.js';

/**
 * @throws RangeError if the driver would take the address for a socket or a host. The address may contain a password,
 * so the message does not quote it.
 */
export function requireRedis(url: string): void {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw new RangeError('expected the address of Redis, such as redis://host');
}

/**
 * A connection to Redis that reconnects automatically; while it is down, commands fail immediately. Each outage is
 * reported once when it begins and once when it ends.
 */
export async function openRedis(
  url: string,
  { onTrouble, onRecovery }: Pick<FanoutConfig, 'onTrouble' | 'onRecovery'>,
  { autoResubscribe = true } = {},
): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    enableOfflineQueue: false,
    // Commands of one turn of the event loop are sent together.
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries: number) => Math.min(100 * 2 ** Math.min(tries, 6), 3_000),
    lazyConnect: true,
    autoResubscribe,
  });
  let isAway = false;
  client.on('error', ({ name }: Error) => {
    if (!isAway) onTrouble(`Redis is unreachable: ${name}`);
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) onRecovery('Redis answers again');
    isAway = false;
  });
  // The client retries automatically.
  await client.connect().catch(() => {});
  return client;
}
