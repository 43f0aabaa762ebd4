import type { Database } from './database.js';

/**
 * The migrations of the database schema. A released step never changes: add a new one.
 *
 * JSON columns are `json`, because `jsonb` would lose the order of fields.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    // `version` counts the changes of the row: a change names the version that it was judged on. `info` is public.
    // `seat_changes` counts how often a seat was taken or lost.
    `create table matches (
      id uuid primary key,
      request text unique,
      game text not null,
      version integer not null,
      status text not null,
      listed boolean not null,
      settings json not null,
      match json not null,
      info json not null,
      seat_changes integer not null,
      clock json,
      due timestamptz,
      bot_to_move boolean not null,
      rematch uuid,
      opened timestamptz not null default now(),
      changed timestamptz not null default now())`,
    `create index matches_due on matches (due) where due is not null`,
    `create index matches_bots on matches (changed) where bot_to_move`,
    `create index matches_listed on matches (opened, id) where listed`,
    `create index matches_changed on matches (changed)`,
    // Tokens are SHA-256 hashes: reading the database is not enough to play.
    `create table seats (
      match uuid not null,
      seat integer not null,
      player text not null,
      name text not null,
      token text,
      account text,
      primary key (match, seat),
      unique (match, token))`,
    // All events in order, from which all else follows. Never send it while the game is in progress.
    `create table log (
      match uuid not null,
      number integer not null,
      at timestamptz not null default now(),
      kind text not null,
      seat integer,
      submission text,
      move json,
      events json not null,
      primary key (match, number))`,
    // The deliveries to each receiver, for resending lost ones; -1 stands for all spectators.
    `create table deliveries (
      match uuid not null,
      receiver integer not null,
      revision integer not null,
      events json not null,
      primary key (match, receiver, revision))`,
  ],
  [
    // Places in the logs of long matches, from which a log is read on; they follow from the log.
    `create table places (
      match uuid not null,
      number integer not null,
      place json not null,
      primary key (match, number))`,
  ],
  // Codes of invitations are hashed like tokens.
  ['alter table seats add column invitation text'],
  [
    // What webhooks still have to tell. A trigger writes it with the change itself, whichever server makes that.
    `create table outbox (
      id uuid primary key default gen_random_uuid(),
      match uuid not null,
      type text not null,
      info json not null,
      at timestamptz not null default now(),
      due timestamptz not null default now(),
      tries integer not null default 0)`,
    `create index outbox_due on outbox (due)`,
    `create index outbox_match on outbox (match)`,
    `create function hencoop_note() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        insert into outbox (match, type, info) values (old.id, 'abandoned', old.info);
      else
        insert into outbox (match, type, info)
        values (new.id, case new.status when 'playing' then 'begun' else 'over' end, new.info);
      end if;
      return null;
    end $$`,
    `create trigger matches_opened after insert on matches
      for each row when (new.status = 'playing') execute function hencoop_note()`,
    `create trigger matches_changed after update on matches
      for each row when (old.status <> new.status and new.status <> 'waiting') execute function hencoop_note()`,
    `create trigger matches_removed after delete on matches
      for each row when (old.status = 'playing') execute function hencoop_note()`,
    // What the operator has banned: addresses, accounts, and names that nobody sees.
    `create table bans (
      kind text not null,
      value text not null,
      reason text not null,
      banned_by text not null,
      at timestamptz not null default now(),
      until timestamptz,
      primary key (kind, value))`,
  ],
  [
    // Of -2, all hands. Matches of earlier versions say who may watch them, too.
    `update matches set info = (left(info::text, -1) || ',"watch":"all","hands":"end"}')::json where info->'watch' is null`,
    // What webhooks have not told yet.
    `update outbox set info = (left(info::text, -1) || ',"watch":"all","hands":"end"}')::json where info->'watch' is null`,
  ],
  [
    // When its match was opened: finds the matches of an account, the latest first.
    'alter table seats add column opened timestamptz not null default now()',
    'update seats set opened = matches.opened from matches where matches.id = seats.match',
    'create index seats_account on seats (account, opened, match) where account is not null',
  ],
];

/** The versions of the schema before and after a migration. */
export interface SchemaChange {
  /** The version found. */
  readonly before: number;
  /** The version now. */
  readonly now: number;
}

/**
 * Migrates a database to the newest schema. Servers that start at the same time wait for each other.
 * @throws Error if the database belongs to a newer server.
 */
export async function migrate(db: Database, steps: readonly (readonly string[])[] = MIGRATIONS): Promise<SchemaChange> {
  await db.script([
    'select pg_advisory_xact_lock(8107)',
    'create table if not exists schema_version (version integer primary key, at timestamptz not null default now())',
  ]);
  const before = await versionOf(db);
  for (;;) {
    const version = await versionOf(db);
    if (version > steps.length) {
      throw new Error(
        `The database has schema ${version}, but this server knows only schemas up to ${steps.length}. Start a newer server.`,
      );
    }
    const step = steps[version];
    if (step === undefined) return { before, now: version };
    const next = version + 1;
    await db
      .script([
        'select pg_advisory_xact_lock(8107)',
        // Fails, and rolls the step back, if another server has made it meanwhile.
        `insert into schema_version (version) values (${next})`,
        ...step,
      ])
      .catch(async (error: unknown) => {
        if ((await versionOf(db)) < next) throw error;
      });
  }
}

async function versionOf(db: Database): Promise<number> {
  const text = 'select coalesce(max(version), 0) as version from schema_version';
  const [row] = await db.run({ name: 'schemaVersion', text });
  return Number(row?.['version'] ?? 0);
}
