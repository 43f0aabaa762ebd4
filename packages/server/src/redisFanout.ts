import type { Fanout, OpenFanout } from './fanout.js';
import { openRedis, requireRedis } from './redisClient.js';

const CHANNEL = 'hencoop:';

/** A failed command does no harm: the server looks at the store now and then, and works without Redis too. */
function ignore(): void {}

/**
 * Hints through Redis. While it is unreachable, a process sees the changes of others at its next look at the store, every
 * few seconds. Requires the package `ioredis`.
 *
 * @throws RangeError for an address of something else.
 */
export function redis(url: string): OpenFanout {
  requireRedis(url);
  return async ({ onHint, ...config }): Promise<Fanout> => {
    // A hint that cannot be sent now is worth nothing later.
    const publisher = await openRedis(url, config);
    // Both come and go together: one of them speaks.
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
