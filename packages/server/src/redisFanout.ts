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
    const channels = (ids: Iterable<string>) => [...ids].map((id) => CHANNEL + id);
    const subscribe = () => {
      if (watched.size > 0) subscriber.subscribe(...channels(watched)).catch(ignore);
    };
    subscriber.on('ready', subscribe);
    /** The matches watched or no longer watched since the last turn of the event loop. */
    const turned = new Set<string>();
    const turn = (id: string) => {
      if (turned.size === 0) setImmediate(apply);
      turned.add(id);
    };
    function apply(): void {
      const [on, off] = [true, false].map((isOn) => channels([...turned].filter((id) => watched.has(id) === isOn)));
      turned.clear();
      if (on?.length) subscriber.subscribe(...on).catch(ignore);
      if (off?.length) subscriber.unsubscribe(...off).catch(ignore);
    }
    subscriber.on('message', (channel: string, note: string) => {
      onHint(channel.slice(CHANNEL.length), ...(note === '' ? [] : [note]));
    });
    return {
      publish: (id, note = '') => void publisher.publish(CHANNEL + id, note).catch(ignore),
      watch(id) {
        watched.add(id);
        turn(id);
      },
      unwatch(id) {
        watched.delete(id);
        turn(id);
      },
      async close() {
        publisher.disconnect();
        subscriber.disconnect();
      },
    };
  };
}
