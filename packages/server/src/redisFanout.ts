import type { Fanout, OpenFanout } from './fanout.js';

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
  // The driver would take it for a socket or a host.
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw new RangeError('expected the address of Redis, such as redis://host');
  return async ({ onHint, onTrouble }): Promise<Fanout> => {
    const { Redis } = await import('ioredis');
    const options = {
      // A hint that cannot be sent now is worth nothing later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      retryStrategy: (tries: number) => Math.min(100 * 2 ** Math.min(tries, 6), 3_000),
      lazyConnect: true,
    };
    const publisher = new Redis(url, options);
    const subscriber = new Redis(url, { ...options, autoResubscribe: false });
    const watched = new Set<string>();
    let isAway = false;
    for (const client of [publisher, subscriber]) {
      client.on('error', (error: Error) => {
        if (!isAway) onTrouble(`Redis is unreachable: ${error.name}`);
        isAway = true;
      });
    }
    publisher.on('ready', () => {
      isAway = false;
    });
    subscriber.on('ready', () => {
      if (watched.size > 0) subscriber.subscribe(...[...watched].map((id) => CHANNEL + id)).catch(ignore);
    });
    subscriber.on('message', (channel: string) => onHint(channel.slice(CHANNEL.length)));
    await Promise.all([publisher, subscriber].map((client) => client.connect().catch(ignore)));
    return {
      publish: (id) => void publisher.publish(CHANNEL + id, '').catch(ignore),
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
