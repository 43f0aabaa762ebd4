/** Lets the other processes on one store know that a match has changed. It carries no more than the match's id. */
export interface Fanout {
  /** Never throws, never waits: a hint that is lost is made up for by a look at the store. */
  publish(id: string): void;
  /** Begins to hear of a match that somebody here watches. */
  watch(id: string): void;
  unwatch(id: string): void;
  close(): Promise<void>;
}

export interface FanoutConfig {
  /** Another process, or this one, has changed the match. */
  readonly onHint: (id: string) => void;
  /** Something that an operator wants to know, once each time it begins. */
  readonly onTrouble: (message: string) => void;
}

export type OpenFanout = (config: FanoutConfig) => Promise<Fanout>;

/** For one process: there is nobody to hear. */
export function local(): OpenFanout {
  return async () => ({ publish() {}, watch() {}, unwatch() {}, async close() {} });
}

const CHANNEL = 'hencoop:';

/**
 * By Redis, which carries hints and nothing else. While it is away, changes made by other processes are seen when the
 * store is looked at next, every few seconds. Install `ioredis` for it.
 */
export function redis(url: string): OpenFanout {
  return async ({ onHint, onTrouble }) => {
    const { Redis } = await import('ioredis');
    const options = {
      // A hint that cannot be sent now is worth nothing later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      retryStrategy: (tries: number) => Math.min(100 * 2 ** Math.min(tries, 6), 3_000),
      lazyConnect: true,
    };
    const sender = new Redis(url, options);
    const listener = new Redis(url, { ...options, autoResubscribe: false });
    const watched = new Set<string>();
    let isAway = false;
    for (const client of [sender, listener]) {
      client.on('error', (error: Error) => {
        if (!isAway) onTrouble(`redis is away: ${error.name}`);
        isAway = true;
      });
    }
    sender.on('ready', () => {
      isAway = false;
    });
    listener.on('ready', () => {
      if (watched.size > 0) listener.subscribe(...[...watched].map((id) => CHANNEL + id)).catch(() => {});
    });
    listener.on('message', (channel: string) => onHint(channel.slice(CHANNEL.length)));
    // Without it, too, the server works: the store is looked at.
    await Promise.all([sender, listener].map((client) => client.connect().catch(() => {})));
    return {
      publish(id) {
        sender.publish(CHANNEL + id, '').catch(() => {});
      },
      watch(id) {
        watched.add(id);
        listener.subscribe(CHANNEL + id).catch(() => {});
      },
      unwatch(id) {
        watched.delete(id);
        listener.unsubscribe(CHANNEL + id).catch(() => {});
      },
      async close() {
        sender.disconnect();
        listener.disconnect();
      },
    };
  };
}

const PG_CHANNEL = 'hencoop';

/**
 * By PostgreSQL's own notifications, where there is no Redis. They make commits wait for each other: with many moves a
 * second, Redis is several times as fast.
 */
export function notify(url: string): OpenFanout {
  return async ({ onHint, onTrouble }) => {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const watched = new Set<string>();
    let waiting = new Set<string>();
    let sending = false;
    let closed = false;
    let listener: InstanceType<typeof pg.Client> | null = null;
    let retry: NodeJS.Timeout | null = null;

    async function listen(): Promise<void> {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
      let gone = false;
      const again = () => {
        if (gone) return;
        gone = true;
        listener = null;
        if (closed) return;
        onTrouble('postgres is away: notifications are not heard');
        retry = setTimeout(() => void listen(), 1_000);
      };
      client.on('error', again);
      client.on('end', again);
      client.on('notification', ({ payload = '' }) => {
        if (watched.has(payload)) onHint(payload);
      });
      try {
        await client.connect();
        await client.query(`listen ${PG_CHANNEL}`);
        listener = client;
      } catch {
        again();
        client.end().catch(() => {});
      }
    }

    /** All hints that wait go out in one statement, and one commit. */
    async function send(): Promise<void> {
      sending = true;
      while (waiting.size > 0) {
        const ids = [...waiting];
        waiting = new Set();
        await pool.query(`select pg_notify('${PG_CHANNEL}', id) from unnest($1::text[]) as id`, [ids]).catch(() => {});
      }
      sending = false;
    }

    await listen();
    return {
      publish(id) {
        waiting.add(id);
        if (!sending) void send();
      },
      watch(id) {
        watched.add(id);
      },
      unwatch(id) {
        watched.delete(id);
      },
      async close() {
        closed = true;
        if (retry !== null) clearTimeout(retry);
        await Promise.allSettled([listener?.end(), pool.end()]);
      },
    };
  };
}
