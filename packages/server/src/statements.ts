// The store's statements in PostgreSQL's SQL. Each write is one statement, and thus atomic.
import type { Statement } from './database.js';
import { DELIVERY_PAGE, LOG_PAGE } from './store.js';

function statement(name: string, text: string): Statement {
  return { name, text };
}

/** How many matches one statement removes, so as not to hold locks for long. */
export const CLEARED_AT_ONCE = 500;

const SEATED = `insert into seats (match, seat, player, name, token, account, invitation)
    select made.id, s.seat, s.player, s.name, s.token, s.account, s.invitation
    from made, json_to_recordset($12::text::json) as s(seat integer, player text, name text, token text, account text,
      invitation text)`;
const DELIVERED = (from: string, values: string) => `insert into deliveries (match, receiver, revision, events)
    select ${from}.id, d.receiver, d.revision, d.events
    from ${from}, json_to_recordset(${values}::text::json) as d(receiver integer, revision integer, events json)`;

export const OPEN = statement(
  'open',
  `with followed as (
    update matches set rematch = $1::uuid, info = $17::text::json, version = version + 1, changed = now()
    where id = $15::uuid and version = $18::integer and rematch is null returning id
  ), made as (
    insert into matches (id, request, game, version, status, listed, settings, match, clock, due, bot_to_move, info,
      seat_changes)
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

export const CHANGE = statement(
  'change',
  `with changed as (${CHANGED('')}), logged as (${LOGGED}), delivered as (${DELIVERED('changed', '$13')})
  select id from changed`,
);

export const CHANGE_SEATS = statement(
  'changeSeats',
  `with changed as (${CHANGED(', seat_changes = seat_changes + 1')}), logged as (${LOGGED}),
  delivered as (${DELIVERED('changed', '$13')}), seated as (
    update seats set player = s.player, name = s.name, token = s.token, account = s.account, invitation = s.invitation
    from changed, json_to_recordset($15::text::json) as s(seat integer, player text, name text, token text, account text,
      invitation text)
    where seats.match = changed.id and seats.seat = s.seat
  )
  select id from changed`,
);

/**
 * Several changes in one statement and one commit. It skips locked matches, so that batches of several servers never
 * wait for each other, and returns the ids of the changed matches.
 */
export const CHANGE_MANY = statement(
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

export const FIND = statement(
  'find',
  `select m.id, m.game, m.version, m.seat_changes, m.status, m.settings, m.match, m.clock, m.rematch,
    (select json_agg(json_build_object('seat', s.seat, 'player', s.player, 'name', s.name, 'token', s.token,
      'account', s.account, 'invitation', s.invitation) order by s.seat) from seats s where s.match = m.id) as seats
  from matches m where m.id in (select value::uuid from json_array_elements_text($1::text::json))`,
);

const DELIVERIES_AFTER = (queries: string) => `select asked.match, asked.receiver, d.revision, d.events::text as events
  from json_to_recordset(${queries}::text::json) as asked(match uuid, receiver integer, after integer, up_to integer)
  cross join lateral (
    select revision, events from deliveries
    where match = asked.match and receiver = asked.receiver and revision > asked.after
      and (asked.up_to is null or revision <= asked.up_to)
    order by revision limit ${DELIVERY_PAGE}
  ) d`;

export const DELIVERIES = statement('deliveries', `${DELIVERIES_AFTER('$1')} order by 1, 2, 3`);

/**
 * Rows of deliveries and rows of matches. Only the latter have `seat_changes`; their version and info are in other
 * columns.
 */
export const UPDATES = statement(
  'updates',
  `select match, receiver, revision, events, null::integer as seat_changes from (${DELIVERIES_AFTER('$2')}) as sent
  union all
  select id, 0, version, info::text, seat_changes from matches
  where id in (select value::uuid from json_array_elements_text($1::text::json))
  order by 1, 2, 3`,
);

export const VERSIONS = statement(
  'versions',
  `select m.id from json_to_recordset($1::text::json) as known(match uuid, version integer)
  join matches m on m.id = known.match where m.version <> known.version`,
);

export const LIST = statement(
  'list',
  `select m.id, m.game, m.status, m.opened, coalesce(m.settings->>'watch', 'all') as watch,
    coalesce(m.settings->'hands', '"end"') as hands,
    (select json_agg(json_build_object('player', s.player, 'name', s.name) order by s.seat)
      from seats s where s.match = m.id) as players
  from matches m
  where m.listed and ($1::text is null or m.game = $1) and ($2::text is null or m.status = $2)
    and ($3::uuid is null or (m.opened, m.id) < (select opened, id from matches where id = $3::uuid))
  order by m.opened desc, m.id desc limit $4`,
);

/**
 * In the order in which the matches were opened: the time of the last change would tell when others move in secret. Of
 * several seats in a match, the first one is the account's.
 */
export const LIST_OF = statement(
  'listOf',
  `select m.id, m.game, m.status, m.opened, own.seat, coalesce(m.settings->>'watch', 'all') as watch,
    coalesce(m.settings->'hands', '"end"') as hands,
    (select json_agg(json_build_object('player', s.player, 'name', s.name) order by s.seat)
      from seats s where s.match = m.id) as players
  from (
    select match, seat, opened from seats
    where account = $1 and player = 'person' and not exists (select from seats s
        where s.match = seats.match and s.seat < seats.seat and s.account = $1 and s.player = 'person')
      and ($2::uuid is null or (opened, match) < (select opened, id from matches where id = $2::uuid))
    order by opened desc, match desc limit $3
  ) as own join matches m on m.id = own.match
  order by own.opened desc, m.id desc`,
);

export const CLEAR = statement(
  'clear',
  `with old as (
    delete from matches where id in (
      select id from matches
      where changed < now() - make_interval(secs => case status when 'over' then $1::float8 else $2::float8 end)
      limit ${CLEARED_AT_ONCE} for update skip locked)
    returning id
  ), s as (delete from seats using old where match = old.id),
  l as (delete from log using old where match = old.id),
  d as (delete from deliveries using old where match = old.id),
  p as (delete from places using old where match = old.id),
  o as (delete from outbox where at < now() - interval '3 days')
  select count(*)::integer as cleared from old`,
);

export const REQUESTED = statement('requested', 'select id from matches where request = $1');

export const LOG = statement(
  'log',
  `select kind, seat, submission, move, events from log
  where match = $1::uuid and number >= $2 order by number limit ${LOG_PAGE}`,
);

export const PLACE = statement(
  'place',
  'select number, place from places where match = $1::uuid and number <= $2 order by number desc limit 1',
);

/** A match that is gone gets none: nothing would remove it. */
export const KEEP_PLACE = statement(
  'keepPlace',
  `insert into places (match, number, place)
  select id, $2::integer, $3::json from matches where id = $1::uuid on conflict do nothing`,
);

export const DUE = statement('due', 'select id from matches where due < now() order by due limit $1');

export const WAITING_FOR_BOTS = statement(
  'waitingForBots',
  `select id from matches
  where bot_to_move and changed < now() - make_interval(secs => $1::float8) order by changed limit $2`,
);

export const PING = statement('ping', 'select 1');

/** Takes space on the disk, as writes do, and gives it back. */
export const TRY_WRITE = [
  "create unlogged table hencoop_try_write as select repeat('x', 1900) from generate_series(1, 500)",
  'drop table hencoop_try_write',
] as const;
