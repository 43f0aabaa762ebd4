import type { GameTypes, Seat } from 'hencoop';
import type { Match, MatchUpdate } from 'hencoop/referee';
import type { Database, Query } from './database.js';

// `json`, not `jsonb`: it keeps the order of fields.
const TABLES = [
  `create table if not exists matches (
    id uuid primary key,
    game text not null,
    match json not null)`,
  `create table if not exists seats (
    token text primary key,
    match uuid not null references matches,
    seat integer not null,
    unique (match, seat))`,
  // Every delivery, so that a client that lost some can ask for them; -1 stands for all spectators.
  `create table if not exists deliveries (
    match uuid not null references matches,
    receiver integer not null,
    revision integer not null,
    events json not null,
    primary key (match, receiver, revision))`,
  // The moves and full events in their order: the record of the game. Never send it while the game goes on.
  `create table if not exists log (
    match uuid not null references matches,
    number integer not null,
    move json,
    events json not null,
    primary key (match, number))`,
];

const receiver = (seat: Seat | null) => seat ?? -1;

/** Creates the tables that are missing. */
export async function prepare(db: Database): Promise<void> {
  await db.transaction(async (query) => {
    // Servers that start on one database at the same time wait for each other.
    await query('select pg_advisory_xact_lock(8107)');
    for (const table of TABLES) await query(table);
  });
}

/** Stores a new match; `tokens` are the hashed tokens of its seats. */
export async function insertMatch(
  query: Query,
  id: string,
  game: string,
  update: MatchUpdate<GameTypes>,
  tokens: readonly string[],
): Promise<void> {
  await query('insert into matches (id, game, match) values ($1, $2, $3)', [id, game, JSON.stringify(update.match)]);
  for (const [seat, token] of tokens.entries()) {
    await query('insert into seats (token, match, seat) values ($1, $2, $3)', [token, id, seat]);
  }
  await insertUpdate(query, id, update);
}

/** Stores the match after an update, with its deliveries and its log. */
export async function updateMatch(query: Query, id: string, update: MatchUpdate<GameTypes>): Promise<void> {
  await storeMatch(query, id, update.match);
  await insertUpdate(query, id, update);
}

/** Stores the match after a change that nobody is sent. */
export async function storeMatch(query: Query, id: string, match: Match<GameTypes>): Promise<void> {
  await query('update matches set match = $2 where id = $1', [id, JSON.stringify(match)]);
}

async function insertUpdate(query: Query, id: string, { deliveries, log }: MatchUpdate<GameTypes>): Promise<void> {
  for (const { to, revision, events } of deliveries) {
    await query('insert into deliveries (match, receiver, revision, events) values ($1, $2, $3, $4)', [
      id,
      receiver(to),
      revision,
      JSON.stringify(events),
    ]);
  }
  await query(
    `insert into log (match, number, move, events)
     select $1, count(*), $2, $3 from log where match = $1`,
    [id, log.move === null ? null : JSON.stringify(log.move), JSON.stringify(log.events)],
  );
}

export interface StoredMatch {
  readonly game: string;
  readonly match: unknown;
}

/** The match; if it is to be changed, locked until the end of the transaction. */
export async function findMatch(query: Query, id: string, toChange: boolean): Promise<StoredMatch | null> {
  const [row] = await query(`select game, match from matches where id = $1${toChange ? ' for update' : ''}`, [id]);
  return row === undefined ? null : { game: String(row['game']), match: row['match'] };
}

/** The matches with a seat that a bot plays for. */
export async function findMatchesOfBots(query: Query): Promise<string[]> {
  // The list has a text in it, not only nulls.
  const rows = await query(`select id from matches where match->>'standIns' like '%"%'`);
  return rows.map(({ id }) => String(id));
}

/** The seat of the match that this hashed token belongs to; `null` for none. */
export async function findSeat(query: Query, id: string, token: string): Promise<Seat | null> {
  const [row] = await query('select seat from seats where match = $1 and token = $2', [id, token]);
  return row === undefined ? null : Number(row['seat']);
}

/** The deliveries to a receiver after a revision, oldest first, at most 100. */
export async function findDeliveries(query: Query, id: string, seat: Seat | null, after: number) {
  const rows = await query(
    `select revision, events from deliveries
     where match = $1 and receiver = $2 and revision > $3 order by revision limit 100`,
    [id, receiver(seat), after],
  );
  return rows.map(({ revision, events }) => ({ to: seat, revision, events }));
}

/** Everything that was played, in order, with the opening first. */
export async function findLog(query: Query, id: string) {
  return query('select move, events from log where match = $1 order by number', [id]);
}
