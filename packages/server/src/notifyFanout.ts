import type { Client, Pool } from 'pg';
import { requirePostgres } from './database.js';
import type { Fanout, FanoutConfig, OpenFanout } from './fanout.js';

const CHANNEL = 'hencoop';
/** The pause before reopening a lost connection, in milliseconds. */
const PAUSE = 1_000;
const CONNECTING = 5_000;

/**
 * Hints through PostgreSQL notifications, for a setup without Redis. Notifications serialize commits: with many moves
 * per second, Redis is several times as fast.
 *
 * @throws RangeError if `url` is not the address of a PostgreSQL server.
 */
export function notify(url: string): OpenFanout {
  requirePostgres(url);
  return async (config) => {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECTING });
    // Without listeners, a broken connection would crash the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const connection = { connectionString: url, connectionTimeoutMillis: CONNECTING, keepAlive: true };
    const fanout = new NotifyFanout(config, pool, () => new pg.Client(connection));
    await fanout.listen();
    return fanout;
  };
}

class NotifyFanout implements Fanout {
  readonly #config: FanoutConfig;
  readonly #pool: Pool;
  readonly #connect: () => Client;
  readonly #watched = new Set<string>();
  #waiting = new Set<string>();
  #sending = false;
  #closed = false;
  #listener: Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isAway = false;

  constructor(config: FanoutConfig, pool: Pool, connect: () => Client) {
    this.#config = config;
    this.#pool = pool;
    this.#connect = connect;
  }

  publish(id: string, note?: string): void {
    this.#waiting.add(note === undefined ? id : `${id} ${note}`);
    if (!this.#sending) void this.#send();
  }

  watch(id: string): void {
    this.#watched.add(id);
  }

  unwatch(id: string): void {
    this.#watched.delete(id);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await Promise.allSettled([this.#listener?.end(), this.#pool.end()]);
  }

  async listen(): Promise<void> {
    const client = this.#connect();
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      this.#listener = null;
      if (this.#closed) return;
      if (!this.#isAway) this.#config.onTrouble('PostgreSQL is unreachable: its notifications are missing');
      this.#isAway = true;
      this.#retry = setTimeout(() => void this.listen(), PAUSE);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      const [id = '', ...note] = payload.split(' ');
      if (this.#watched.has(id)) this.#config.onHint(id, ...(note.length === 0 ? [] : [note.join(' ')]));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#listener = client;
      if (this.#isAway) this.#config.onRecovery('PostgreSQL sends notifications again');
      this.#isAway = false;
    } catch {
      lose();
      client.end().catch(() => {});
    }
  }

  /** Sends all waiting hints in one statement and one commit. */
  async #send(): Promise<void> {
    this.#sending = true;
    while (this.#waiting.size > 0) {
      const hints = [...this.#waiting];
      this.#waiting = new Set();
      const text = `select pg_notify('${CHANNEL}', hint) from unnest($1::text[]) as hint`;
      await this.#pool.query(text, [hints]).catch(() => {});
    }
    this.#sending = false;
  }
}
