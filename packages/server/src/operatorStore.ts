import type { MatchInfo } from './contract.js';
import type { Database, Row } from './database.js';

/** What the operator can ban. A banned name is hidden. */
export const BAN_KINDS = ['address', 'account', 'name'] as const;
/** What a ban is about. */
export type BanKind = (typeof BAN_KINDS)[number];

/** A ban, as stored. */
export interface Ban {
  /** What it is about. */
  readonly kind: BanKind;
  /** The address, account or name. */
  readonly value: string;
  /** Why, in the operator's words. */
  readonly reason: string;
  /** Who banned it. */
  readonly by: string;
  /** When it began, in ISO 8601. */
  readonly at: string;
  /** When it ends; `null`: never. */
  readonly until: string | null;
}

/** A change that webhooks still have to tell. */
export interface OutboxEvent {
  /** The id of the event, a UUID. */
  readonly id: string;
  /** The id of the match. */
  readonly match: string;
  /** What has happened to the match. */
  readonly type: 'begun' | 'over' | 'abandoned';
  /** When it happened, in ISO 8601. */
  readonly at: string;
  /** The public data of the match at that moment. */
  readonly info: MatchInfo;
  /** The accounts of the seats; `null` if the match has been removed. */
  readonly accounts: readonly (string | null)[] | null;
}

/** A query for matches, the most recently changed first. */
export interface MatchSearch {
  /** The beginning of an id, a part of a name, or an account; `null`: all. */
  readonly search: string | null;
  /** Only matches of this game; `null`: any. */
  readonly game: string | null;
  /** Only matches with this status; `null`: any. */
  readonly status: string | null;
  /** Only matches after this one in the list. */
  readonly after: string | null;
  /** The maximum number of matches. */
  readonly count: number;
}

/** A match, as the operator sees it: without its table. */
export interface FoundMatch {
  /** The id of the match. */
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  /** Whether a seat is still open, play is in progress, or the match is over. */
  readonly status: string;
  /** Whether the list of matches shows it. */
  readonly listed: boolean;
  /** Counts its changes. */
  readonly version: number;
  /** When it was opened, in ISO 8601. */
  readonly opened: string;
  /** When it last changed, in ISO 8601. */
  readonly changed: string;
  /** Its players. */
  readonly seats: readonly {
    readonly seat: number;
    readonly player: string;
    readonly name: string;
    readonly account: string | null;
  }[];
}

/** The part of a store that serves the operator. */
export interface OperatorStore {
  /** The matches that a query finds. */
  search(query: MatchSearch): Promise<readonly FoundMatch[]>;
  /** The seats with this name or account. */
  seatsOf(person: {
    readonly name?: string;
    readonly account?: string;
  }): Promise<readonly { readonly match: string; readonly seat: number }[]>;
  /** Removes a match from every table; `false` if there is none. */
  remove(id: string): Promise<boolean>;
  /** Removes a person from what is not a seat. Their seats must be changed before. */
  forget(person: { readonly name?: string; readonly account?: string }): Promise<void>;
  /** All bans that have not ended. */
  bans(): Promise<readonly Ban[]>;
  /** Bans, for a number of hours or for good (`null`). */
  ban(ban: Omit<Ban, 'at' | 'until'> & { readonly hours: number | null }): Promise<void>;
  /** `false` if there was none. */
  unban(kind: BanKind, value: string): Promise<boolean>;
  /** Takes events whose time has come, and sets the time of their next try. */
  takeEvents(count: number): Promise<readonly OutboxEvent[]>;
  /** Removes an event that has arrived. */
  arrived(id: string): Promise<void>;
}

const SEARCH = `select m.id, m.game, m.status, m.listed, m.version, m.opened, m.changed,
    (select json_agg(json_build_object('seat', s.seat, 'player', s.player, 'name', s.name, 'account', s.account)
      order by s.seat) from seats s where s.match = m.id) as seats
  from matches m
  where ($1::text is null or starts_with(m.id::text, $1) or exists (select from seats s where s.match = m.id
      and (position(lower($1) in lower(s.name)) > 0 or s.account = $1)))
    and ($2::text is null or m.game = $2) and ($3::text is null or m.status = $3)
    and ($4::uuid is null or (m.changed, m.id) < (select changed, id from matches where id = $4::uuid))
  order by m.changed desc, m.id desc limit $5`;
const SEATS_OF = `select match, seat from seats
  where ($1::text is not null and name = $1) or ($2::text is not null and account = $2)`;
const REMOVE = `with gone as (delete from matches where id = $1::uuid returning id),
  s as (delete from seats where match = $1::uuid), l as (delete from log where match = $1::uuid),
  d as (delete from deliveries where match = $1::uuid), p as (delete from places where match = $1::uuid)
  select id from gone`;
const FORGET = `with told as (
    update outbox set info = m.info from matches m where m.id = outbox.match and m.info::text <> outbox.info::text
  ), left_over as (
    delete from outbox where not exists (select from matches m where m.id = outbox.match)
      and exists (select from json_array_elements(info -> 'seats') s where s ->> 'name' = $1::text)
  )
  delete from bans where (kind = 'name' and value = lower($1::text)) or (kind = 'account' and value = $2::text)`;
const BANS = `select kind, value, reason, banned_by as "by", at, until from bans
  where until is null or until > now() order by at desc, kind, value`;
const BAN = `insert into bans (kind, value, reason, banned_by, until)
  values ($1, $2, $3, $4, now() + make_interval(secs => 3600 * $5::float8))
  on conflict (kind, value) do update
  set reason = excluded.reason, banned_by = excluded.banned_by, at = now(), until = excluded.until`;
// The next try comes after 10 s, 40 s and so on, up to an hour.
const TAKE_EVENTS = `update outbox
  set tries = tries + 1, due = now() + make_interval(secs => least(3600, 10 * power(4, least(tries, 6))))
  where id in (select id from outbox where due <= now() order by at limit $1 for update skip locked)
  returning id, match, type, at, info,
    (select json_agg(account order by seat) from seats where seats.match = outbox.match) as accounts`;

/** The operator's statements on a database. */
export function operatorStore(db: Database): OperatorStore {
  const run = (name: string, text: string, values: readonly unknown[]) => db.run({ name, text }, values);
  return {
    async search({ search, game, status, after, count }) {
      return (await run('search', SEARCH, [search, game, status, after, count])).map(withTimes<FoundMatch>);
    },
    async seatsOf({ name = null, account = null }) {
      const rows = await run('seatsOf', SEATS_OF, [name, account]);
      return rows.map(({ match, seat }) => ({ match: String(match), seat: Number(seat) }));
    },
    async remove(id) {
      const gone = await run('remove', REMOVE, [id]);
      // The trigger has noted the removal.
      await run('removeEvents', 'delete from outbox where match = $1::uuid', [id]);
      return gone.length > 0;
    },
    async forget({ name = null, account = null }) {
      await run('forget', FORGET, [name, account]);
    },
    bans: async () => (await run('bans', BANS, [])).map(withTimes<Ban>),
    async ban({ kind, value, reason, by, hours }) {
      await run('ban', BAN, [kind, value, reason, by, hours]);
    },
    async unban(kind, value) {
      return (
        (await run('unban', 'delete from bans where kind = $1 and value = $2 returning kind', [kind, value])).length > 0
      );
    },
    takeEvents: async (count) => (await run('takeEvents', TAKE_EVENTS, [count])).map(withTimes<OutboxEvent>),
    async arrived(id) {
      await run('arrived', 'delete from outbox where id = $1::uuid', [id]);
    },
  };
}

/** Databases return times as dates. */
function withTimes<T>(row: Row): T {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  // The columns hold what the server has written.
  return Object.fromEntries(entries) as T;
}
