import type { Played, RoomStore } from './store.js';

/** What is used of a pool of `pg`; PGlite and others have it too. */
export interface Queries {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

export interface PostgresRoomStore extends RoomStore {
  /** Creates the tables `hencoop_tables` and `hencoop_log` if they are missing. */
  prepare(): Promise<void>;
  /** Everything that was played at a table, in order, with the opening first. */
  log(id: string): Promise<readonly Played[]>;
}

// `json`, not `jsonb`: it keeps the order of fields. Processes that start at the same time wait for each other: two of them
// cannot create a table at once, not even if it is missing.
const PREPARE = `do $$ begin
  perform pg_advisory_xact_lock(8107);
  create table if not exists hencoop_tables (
    id text primary key,
    version integer not null,
    data json not null,
    changed_at timestamptz not null default now());
  create table if not exists hencoop_log (
    id text not null references hencoop_tables on delete cascade,
    version integer not null,
    move json,
    events json not null,
    primary key (id, version));
end $$`;

const FIRST = 'insert into hencoop_tables (id, version, data) values ($1, $2, $3) on conflict do nothing';
const NEXT = 'update hencoop_tables set version = $2, data = $3, changed_at = now() where id = $1 and version = $2 - 1';

/** One statement, so that a table and its log are stored together or not at all. */
const save = (change: string) => `
  with saved as (${change} returning id),
  logged as (
    insert into hencoop_log (id, version, move, events)
    select id, $2, $4::json, $5::json from saved where $5::json is not null)
  select id from saved`;

/**
 * Keeps tables in PostgreSQL. The host owns the pool: it listens to its `error` event, and closes it.
 *
 * @example
 * ```ts
 * import { postgresRoomStore } from '@hencoop/colyseus';
 * import { Pool } from 'pg';
 *
 * const pool = new Pool({ connectionString: process.env['DATABASE_URL'], statement_timeout: 5000 });
 * pool.on('error', console.error);
 * const store = postgresRoomStore(pool);
 * await store.prepare();
 * ```
 */
export function postgresRoomStore(pool: Queries): PostgresRoomStore {
  return {
    async prepare() {
      await pool.query(PREPARE);
    },
    async load(id) {
      const { rows } = await pool.query('select version, data from hencoop_tables where id = $1', [id]);
      const [row] = rows as readonly { version: number; data: unknown }[];
      return row === undefined ? null : { version: row.version, table: row.data };
    },
    async save(id, version, table, played) {
      const move = played === null || played.move === null ? null : JSON.stringify(played.move);
      const events = played === null ? null : JSON.stringify(played.events);
      const values = [id, version, JSON.stringify(table), move, events];
      const { rows } = await pool.query(save(version === 1 ? FIRST : NEXT), values);
      return rows.length === 1;
    },
    async log(id) {
      const { rows } = await pool.query('select move, events from hencoop_log where id = $1 order by version', [id]);
      return rows as readonly Played[];
    },
  };
}
