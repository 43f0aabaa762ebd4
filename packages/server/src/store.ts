import type { GameTypes, Seat } from 'hencoop';
import type { Delivery, MatchUpdate } from 'hencoop/referee';
import { type Database, openPglite, openPostgres, type PostgresLimits, type Row, type Statement } from './database.js';
import { lockFolder } from './folderLock.js';
import { inGroups } from './groups.js';
import type { ClockState, MatchInfo, MatchSettings, MatchStatus, StoredMatch, StoredSeat } from './match.js';
import { migrate } from './migrations.js';

/** Why something was logged. */
export type LogKind = 'opened' | 'moved' | 'joined' | 'left' | 'returned' | 'token' | 'rematch';

/** A row of the log. */
export interface LogEntry {
  readonly kind: LogKind;
  /** The seat that did it; `null` for the server. */
  readonly seat: Seat | null;
  /** The id of the submission that was accepted. */
  readonly submission: string | null;
  readonly move: unknown;
  readonly events: readonly unknown[];
}

/** What a change makes of a match. */
export interface Change {
  readonly match: unknown;
  readonly status: MatchStatus;
  readonly clock: ClockState | null;
  readonly due: Date | null;
  readonly botToMove: boolean;
  readonly info: MatchInfo;
  readonly log: LogEntry;
  readonly deliveries: readonly Delivery<GameTypes>[];
  /** The seats that are not as they were. */
  readonly seats: readonly StoredSeat[];
}

/** A new match. `rematchOf`: the match that it follows, as of a version, which may have one rematch. */
export interface NewMatch extends Change {
  readonly id: string;
  /** The hash of the secret of whoever asked for it; `null` for nobody. */
  readonly request: string | null;
  readonly game: string;
  readonly listed: boolean;
  readonly settings: MatchSettings;
  readonly rematchOf: { readonly id: string; readonly version: number; readonly info: MatchInfo } | null;
}

/** What a process must know of a match to keep those who watch it up to date. */
export interface Glance {
  readonly id: string;
  readonly version: number;
  /** The text of its {@link MatchInfo}. */
  readonly info: string;
  /** Changes whenever somebody takes a seat, or loses one. */
  readonly seated: number;
}

export interface Look {
  readonly glances: readonly Glance[];
  /** As those of {@link Store.deliveries}. */
  readonly deliveries: readonly SentDelivery[];
}

/** A delivery as it is sent: its events as the text that was stored. */
export interface SentDelivery {
  readonly match: string;
  readonly to: Seat | null;
  readonly revision: number;
  readonly events: string;
}

/** What a receiver of a match lacks. */
export interface Gap {
  readonly match: string;
  readonly to: Seat | null;
  readonly after: number;
}

/** A match in a list. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly players: readonly { readonly player: string; readonly name: string }[];
  readonly opened: string;
}

export interface ListQuery {
  readonly game: string | null;
  readonly status: MatchStatus | null;
  /** Those that were opened before this match; `null`: the latest. */
  readonly before: string | null;
  readonly count: number;
}

/** Where matches are kept. Every write is one statement: an error means that it may have been written or not. */
export interface Store {
  /** Creates what is missing in the database. */
  prepare(): Promise<void>;
  /** `false` if there is such a request already, or the match that it follows has a rematch, or is of another version. */
  open(match: NewMatch): Promise<boolean>;
  /** The match that was opened by this request. */
  requested(request: string): Promise<string | null>;
  find(id: string): Promise<StoredMatch | null>;
  /** Changes a match that is still of this version; `false` if it is not. */
  change(id: string, version: number, change: Change): Promise<boolean>;
  /** What has become of these matches, and what these receivers lack, as of one moment. Matches that are gone are missing. */
  look(ids: readonly string[], gaps: readonly Gap[]): Promise<Look>;
  /** The oldest deliveries of each gap, at most 100, in their order. */
  deliveries(gaps: readonly Gap[]): Promise<readonly SentDelivery[]>;
  /** The versions of those matches that are not of these versions any more. */
  changed(versions: ReadonlyMap<string, number>): Promise<readonly string[]>;
  log(id: string): Promise<readonly LogEntry[]>;
  list(query: ListQuery): Promise<readonly Listed[]>;
  /** Matches whose clock has run out. */
  due(count: number): Promise<readonly string[]>;
  /** Matches that have waited for a bot for this number of seconds. */
  waitingForBots(seconds: number, count: number): Promise<readonly string[]>;
  /** Removes matches that nobody has changed for this number of seconds, by whether they are over; returns how many. */
  clear(keepOver: number, keepOthers: number): Promise<number>;
  /** @throws Error if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The receiver of a delivery in the database. */
const receiverOf = (seat: Seat | null) => seat ?? -1;
const seatOf = (receiver: unknown): Seat | null => (Number(receiver) < 0 ? null : Number(receiver));

/** How many matches are removed by one statement: it holds no lock for long. */
const CLEARED_AT_ONCE = 500;

const SEATED = `insert into seats (match, seat, player, name, token, account)
    select made.id, s.seat, s.player, s.name, s.token, s.account
    from made, json_to_recordset($12::text::json) as s(seat integer, player text, name text, token text, account text)`;
const DELIVERED = (from: string, values: string) => `insert into deliveries (match, receiver, revision, events)
    select ${from}.id, d.receiver, d.revision, d.events
    from ${from}, json_to_recordset(${values}::text::json) as d(receiver integer, revision integer, events json)`;

const statement = (name: string, text: string): Statement => ({ name, text });

const OPEN = statement(
  'open',
  `with followed as (
    update matches set rematch = $1::uuid, info = $17::text::json, version = version + 1, changed = now()
    where id = $15::uuid and version = $18::integer and rematch is null returning id
  ), made as (
    insert into matches (id, request, game, version, status, listed, settings, match, clock, due, bot_to_move, info, seated)
    select $1::uuid, $2, $3, 1, $4, $5, $6::text::json, $7::text::json, $8::text::json, $9::timestamptz, $10,
      $16::text::json, 1
    where $15::uuid is null or exists (select 1 from followed)
    on conflict (request) do nothing returning id
  ), seated as (
    ${SEATED}
  ), logged as (
    insert into log (match, number, kind, seat, events)
    select id, 0, 'opened', $14::integer, $11::text::json from made
  ), delivered as (
    ${DELIVERED('made', '$13')}
  )
  select id from made`,
);

const CHANGED = (more: string) => `update matches
    set version = version + 1, match = $3::text::json, status = $4, clock = $5::text::json, due = $6::timestamptz,
      bot_to_move = $7, info = $14::text::json${more}, changed = now()
    where id = $1::uuid and version = $2 returning id`;
const LOGGED = `insert into log (match, number, kind, seat, submission, move, events)
    select id, $2::integer, $8, $9::integer, $10, $11::text::json, $12::text::json from changed`;

const CHANGE = statement(
  'change',
  `with changed as (${CHANGED('')}), logged as (${LOGGED}), delivered as (${DELIVERED('changed', '$13')})
  select id from changed`,
);

const CHANGE_SEATS = statement(
  'changeSeats',
  `with changed as (${CHANGED(', seated = seated + 1')}), logged as (${LOGGED}),
  delivered as (${DELIVERED('changed', '$13')}), seated as (
    update seats set player = s.player, name = s.name, token = s.token, account = s.account
    from changed, json_to_recordset($15::text::json) as s(seat integer, player text, name text, token text, account text)
    where seats.match = changed.id and seats.seat = s.seat
  )
  select id from changed`,
);

/**
 * Changes that have waited for each other, in one statement and one commit. It takes the matches that nobody has locked,
 * so that groups of several servers never wait for each other: the ids that it gives are those that were changed.
 */
const CHANGE_MANY = statement(
  'changeMany',
  `with given as (
    select * from json_to_recordset($1::text::json) as g(id uuid, version integer, match json, status text, clock json,
      due timestamptz, bot_to_move boolean, info json, kind text, seat integer, submission text, move json, events json,
      deliveries json)
  ), free as (
    select m.id from matches m join given on m.id = given.id and m.version = given.version
    for update of m skip locked
  ), changed as (
    update matches set version = matches.version + 1, match = given.match, status = given.status, clock = given.clock,
      due = given.due, bot_to_move = given.bot_to_move, info = given.info, changed = now()
    from given join free on free.id = given.id
    where matches.id = given.id and matches.version = given.version returning matches.id
  ), logged as (
    insert into log (match, number, kind, seat, submission, move, events)
    select id, version, kind, seat, submission, move, events from given join changed using (id)
  ), delivered as (
    insert into deliveries (match, receiver, revision, events)
    select id, d.receiver, d.revision, d.events from given join changed using (id)
    cross join lateral json_to_recordset(deliveries) as d(receiver integer, revision integer, events json)
  )
  select id from changed`,
);

const FIND = statement(
  'find',
  `select m.game, m.version, m.status, m.settings, m.match, m.clock, m.rematch,
    (select json_agg(json_build_object('seat', s.seat, 'player', s.player, 'name', s.name, 'token', s.token,
      'account', s.account) order by s.seat) from seats s where s.match = m.id) as seats
  from matches m where m.id = $1::uuid`,
);

const MISSING = (gaps: string) => `select gap.match, gap.receiver, d.revision, d.events::text as events
  from json_to_recordset(${gaps}::text::json) as gap(match uuid, receiver integer, after integer)
  cross join lateral (
    select revision, events from deliveries
    where match = gap.match and receiver = gap.receiver and revision > gap.after
    order by revision limit 100
  ) d`;

const DELIVERIES = statement('deliveries', `${MISSING('$1')} order by 1, 2, 3`);

/** Rows of deliveries, and with `seated` those of the matches: their version and their info in the places of the others. */
const LOOK = statement(
  'look',
  `select match, receiver, revision, events, null::integer as seated from (${MISSING('$2')}) as missing
  union all
  select id, 0, version, info::text, seated from matches
  where id in (select value::uuid from json_array_elements_text($1::text::json))
  order by 1, 2, 3`,
);

const VERSIONS = statement(
  'versions',
  `select m.id from json_to_recordset($1::text::json) as known(match uuid, version integer)
  join matches m on m.id = known.match where m.version <> known.version`,
);

const LIST = statement(
  'list',
  `select m.id, m.game, m.status, m.opened,
    (select json_agg(json_build_object('player', s.player, 'name', s.name) order by s.seat)
      from seats s where s.match = m.id) as players
  from matches m
  where m.listed and ($1::text is null or m.game = $1) and ($2::text is null or m.status = $2)
    and ($3::uuid is null or (m.opened, m.id) < (select opened, id from matches where id = $3::uuid))
  order by m.opened desc, m.id desc limit $4`,
);

const CLEAR = statement(
  'clear',
  `with old as (
    delete from matches where id in (
      select id from matches
      where changed < now() - make_interval(secs => case status when 'over' then $1::float8 else $2::float8 end)
      limit ${CLEARED_AT_ONCE} for update skip locked)
    returning id
  ), s as (delete from seats using old where match = old.id),
  l as (delete from log using old where match = old.id),
  d as (delete from deliveries using old where match = old.id)
  select count(*)::integer as cleared from old`,
);

/** How many statements that change matches are at work at once: what comes meanwhile shares the next one. */
const CHANGES_AT_ONCE = 3;
const CHANGES_TOGETHER = 50;

/** A change of a match that is still of this version. */
interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly change: Change;
}

function received(deliveries: MatchUpdate<GameTypes>['deliveries']): readonly object[] {
  return deliveries.map(({ to, revision, events }) => ({ receiver: receiverOf(to), revision, events }));
}

function valuesOf(deliveries: MatchUpdate<GameTypes>['deliveries']): string {
  return JSON.stringify(received(deliveries));
}

/** A row for {@link CHANGE_MANY}. */
function rowOf({ id, version, change }: Versioned): object {
  const { match, status, clock, due, botToMove, info, log, deliveries } = change;
  return {
    id,
    version,
    match,
    status,
    clock,
    due,
    bot_to_move: botToMove,
    info,
    ...log,
    deliveries: received(deliveries),
  };
}

function gapsText(gaps: readonly Gap[]): string {
  return JSON.stringify(gaps.map(({ match, to, after }) => ({ match, receiver: receiverOf(to), after })));
}

function deliveryIn({ match, receiver, revision, events }: Row): SentDelivery {
  return { match: String(match), to: seatOf(receiver), revision: Number(revision), events: String(events) };
}

/** A store in a database of PostgreSQL's SQL. */
function storeIn(db: Database): Store {
  const ids = (rows: readonly Row[]) => rows.map(({ id }) => String(id));

  async function changeOne({ id, version, change }: Versioned): Promise<boolean> {
    const { match, status, clock, due, botToMove, info, log, deliveries, seats } = change;
    const values = [
      id,
      version,
      JSON.stringify(match),
      status,
      JSON.stringify(clock),
      due?.toISOString() ?? null,
      botToMove,
      log.kind,
      log.seat,
      log.submission,
      log.move === null ? null : JSON.stringify(log.move),
      JSON.stringify(log.events),
      valuesOf(deliveries),
      JSON.stringify(info),
    ];
    const rows =
      seats.length === 0
        ? await db.run(CHANGE, values)
        : await db.run(CHANGE_SEATS, [...values, JSON.stringify(seats)]);
    return rows.length > 0;
  }

  const changeInGroup = inGroups<Versioned>({
    atOnce: CHANGES_AT_ONCE,
    most: CHANGES_TOGETHER,
    keyOf: ({ id }) => id,
    async together(changes) {
      return new Set(ids(await db.run(CHANGE_MANY, [JSON.stringify(changes.map(rowOf))])));
    },
    // A change that was written by a group whose answer was lost is not written twice: its match is of another version.
    alone: changeOne,
  });

  return {
    prepare: () => migrate(db),
    async open(match) {
      const rows = await db.run(OPEN, [
        match.id,
        match.request,
        match.game,
        match.status,
        match.listed,
        JSON.stringify(match.settings),
        JSON.stringify(match.match),
        JSON.stringify(match.clock),
        match.due?.toISOString() ?? null,
        match.botToMove,
        JSON.stringify(match.log.events),
        JSON.stringify(match.seats),
        valuesOf(match.deliveries),
        match.log.seat,
        match.rematchOf?.id ?? null,
        JSON.stringify(match.info),
        match.rematchOf === null ? null : JSON.stringify(match.rematchOf.info),
        match.rematchOf?.version ?? null,
      ]);
      return rows.length > 0;
    },
    async requested(request) {
      const text = 'select id from matches where request = $1';
      const [row] = await db.run({ name: 'requested', text }, [request]);
      return row === undefined ? null : String(row['id']);
    },
    async find(id) {
      const [row] = await db.run(FIND, [id]);
      if (row === undefined) return null;
      // Each column holds what the server has written there.
      const { game, version, status, settings, match, clock, rematch, seats } = row as unknown as StoredMatch;
      return { id, game, version: Number(version), status, settings, match, clock, rematch, seats: seats ?? [] };
    },
    change(id, version, change) {
      const versioned = { id, version, change };
      return change.seats.length === 0 ? changeInGroup(versioned) : changeOne(versioned);
    },
    async look(wanted, gaps) {
      const rows = await db.run(LOOK, [JSON.stringify(wanted), gapsText(gaps)]);
      const glances = rows.flatMap(({ match, revision, events, seated }) => {
        if (seated === null) return [];
        return [{ id: String(match), version: Number(revision), info: String(events), seated: Number(seated) }];
      });
      return { glances, deliveries: rows.filter(({ seated }) => seated === null).map(deliveryIn) };
    },
    async deliveries(gaps) {
      return (await db.run(DELIVERIES, [gapsText(gaps)])).map(deliveryIn);
    },
    async changed(versions) {
      const known = [...versions].map(([match, version]) => ({ match, version }));
      return ids(await db.run(VERSIONS, [JSON.stringify(known)]));
    },
    async log(id) {
      const text = 'select kind, seat, submission, move, events from log where match = $1::uuid order by number';
      // The columns hold what was logged.
      return (await db.run({ name: 'log', text }, [id])) as unknown as readonly LogEntry[];
    },
    async list({ game, status, before, count }) {
      const rows = await db.run(LIST, [game, status, before, count]);
      return rows.map((row) => {
        const { id, game, status, players } = row as unknown as Listed;
        return { id, game, status, players, opened: new Date(String(row['opened'])).toISOString() };
      });
    },
    async due(count) {
      const text = 'select id from matches where due < now() order by due limit $1';
      return ids(await db.run({ name: 'due', text }, [count]));
    },
    async waitingForBots(seconds, count) {
      const text = `select id from matches
        where bot_to_move and changed < now() - make_interval(secs => $1::float8) order by changed limit $2`;
      return ids(await db.run({ name: 'waitingForBots', text }, [seconds, count]));
    },
    async clear(keepOver, keepOthers) {
      for (let all = 0; ; ) {
        const [row] = await db.run(CLEAR, [keepOver, keepOthers]);
        const cleared = Number(row?.['cleared'] ?? 0);
        all += cleared;
        if (cleared < CLEARED_AT_ONCE) return all;
      }
    },
    async ping() {
      await db.run({ name: 'ping', text: 'select 1' });
    },
    close: () => db.close(),
  };
}

/**
 * Matches on a PostgreSQL server, for any number of processes and machines.
 *
 * @example
 * ```ts
 * import { postgres, type TableServerConfig } from '@hencoop/server';
 *
 * const config: TableServerConfig = { store: postgres('postgres://hencoop@localhost/hencoop') };
 * ```
 */
export function postgres(url: string, limits: Partial<PostgresLimits> = {}): () => Promise<Store> {
  return async () => storeIn(await openPostgres(url, limits));
}

/**
 * Matches in a folder, by PostgreSQL in this process: nothing to install. One process at a time may use it; a second one
 * is refused. Without a folder they are in memory, and end with the process.
 */
export function pglite(folder?: string): () => Promise<Store> {
  return async () => {
    if (folder === undefined) return storeIn(await openPglite('memory://'));
    const unlock = lockFolder(folder);
    try {
      const store = storeIn(await openPglite(`${folder}/pglite`));
      return { ...store, close: () => store.close().finally(unlock) };
    } catch (error) {
      unlock();
      throw error;
    }
  };
}
