import type { Fanout, OpenFanout } from './fanout.js';
import { openRedis, requireRedis } from './redisClient.js';

const CHANNEL = 'hencoop:';

/** A failed command does no harm: the server polls the store, and works without Redis too. */
function ignore(): void {}

/**
 * Hints through Redis. While Redis is unreachable, a process sees the changes of others at its next poll of the store,
 * every few seconds. Requires the package `ioredis`.
 *
 * @throws RangeError if `url` is not the address of a Redis server.
 */
export function redis(url: string): OpenFanout {
  requireRedis(url);
  return async ({ onHint, ...config }): Promise<Fanout> => {
    // A hint that cannot be sent now is useless later.
    const publisher = await openRedis(url, config);
    // Both connections fail and recover together: only one reports.
    const silent = { onTrouble: ignore, onRecovery: ignore };
    const subscriber = await openRedis(url, silent, { autoResubscribe: false });
    const watched = new Set<string>();
    const subscribe = () => {
      if (watched.size > 0) subscriber.subscribe(...[...watched].map((id) => CHANNEL + id)).catch(ignore);
    };
    subscriber.on('ready', subscribe);
    subscriber.on('message', (channel: string, note: string) => {
      onHint(channel.slice(CHANNEL.length), ...(note === '' ? [] : [note]));
    });
    return {
      publish: (id, note = '') => void publisher.publish(CHANNEL + id, note).catch(ignore),
      watch(id) {
        watched.add(id);
        subscriber.subscribe(CHANNEL + id).catch(ignore);
      },
      unwatch(id) {
        watched.delete(id);
        subscriber.unsubscribe(CHANNEL + id).catch(ignore);
      },
      async close() {
        publisher.disconnect();
        subscriber.disconnect();
      },
    };
  };
}
