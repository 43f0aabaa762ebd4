import type { Redis } from 'ioredis';
import type { FanoutConfig } from './fanout.js';

/** @throws RangeError for an address that the driver would take for a socket or a host. It may hold a password, so it is not quoted. */
export function requireRedis(url: string): void {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw new RangeError('expected the address of Redis, such as redis://host');
}

/**
 * A connection to Redis, which comes back by itself; a command fails at once while it is away. Each time, one
 * message says that it has gone, and one that it is back.
 */
export async function openRedis(
  url: string,
  { onTrouble, onRecovery }: Pick<FanoutConfig, 'onTrouble' | 'onRecovery'>,
  { autoResubscribe = true } = {},
): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    enableOfflineQueue: false,
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
  // It tries again by itself.
  await client.connect().catch(() => {});
  return client;
}
