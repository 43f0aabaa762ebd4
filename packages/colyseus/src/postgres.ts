import type { GameTypes } from 'hencoop';
import type { LogEntry } from 'hencoop/referee';
import type { RoomStore } from './store.js';

/** The part of a `pg` pool that the store uses; PGlite and others have it too. */
export interface Queries {
  /** Runs one statement, with `values` for its `$1`, `$2` and so on. */
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A store of matches in two PostgreSQL tables. */
export interface PostgresRoomStore extends RoomStore {
  /** Creates the tables `hencoop_matches` and `hencoop_match_log` if they are missing. */
  prepare(): Promise<void>;
  /** The complete log of a match, in order, the opening first. */
  log(id: string): Promise<readonly LogEntry<GameTypes>[]>;
}

// `json`, not `jsonb`, keeps the order of fields. The lock serializes processes that start at the same time: if two
// create a table at once, one fails.
const PREPARE = `do $$ begin
  perform pg_advisory_xact_lock(8107);
  create table if not exists hencoop_matches (
    id text primary key,
    version integer not null,
    data json not null,
    changed_at timestamptz not null default now());
  create table if not exists hencoop_match_log (
    id text not null references hencoop_matches on delete cascade,
    version integer not null,
    move json,
    events json not null,
    primary key (id, version));
end $$`;

const FIRST = 'insert into hencoop_matches (id, version, data) values ($1, $2, $3) on conflict do nothing';
const NEXT =
  'update hencoop_matches set version = $2, data = $3, changed_at = now() where id = $1 and version = $2 - 1';

/** One statement, so that a match and its log are stored atomically. */
const save = (change: string) => `
  with saved as (${change} returning id),
  logged as (
    insert into hencoop_match_log (id, version, move, events)
    select id, $2, $4::json, $5::json from saved where $5::json is not null)
  select id from saved`;

/**
 * Stores matches in PostgreSQL. You own the pool: listen to its `error` event, and close it.
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
      const { rows } = await pool.query('select version, data from hencoop_matches where id = $1', [id]);
      // The query selects these columns.
      const [row] = rows as readonly { version: number; data: unknown }[];
      return row === undefined ? null : { version: row.version, stored: row.data };
    },
    async save(id, version, stored, entry) {
      const move = entry === null || entry.move === null ? null : JSON.stringify(entry.move);
      const events = entry === null ? null : JSON.stringify(entry.events);
      const values = [id, version, JSON.stringify(stored), move, events];
      const { rows } = await pool.query(save(version === 1 ? FIRST : NEXT), values);
      return rows.length === 1;
    },
    async log(id) {
      const { rows } = await pool.query('select move, events from hencoop_match_log where id = $1 order by version', [
        id,
      ]);
      // `save` has stored them.
      return rows as readonly LogEntry<GameTypes>[];
    },
  };
}
