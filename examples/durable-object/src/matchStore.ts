import type { DurableObjectStorage } from '@cloudflare/workers-types';
import {
  type Change,
  DELIVERY_PAGE,
  type DeliveryQuery,
  type KeptPlace,
  type ListedMatch,
  LOG_PAGE,
  type LogEntry,
  type MatchStore,
  type MatchToOpen,
  type Receiver,
  type StoredDelivery,
  type StoredMatch,
  type StoredSeat,
} from '@hencoop/server/match';

/** Opens and removes matches in other objects. */
export interface OtherMatches {
  /** `false` if there is a match with this id. */
  open(match: MatchToOpen): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Stand for the spectators, and for all hands, in the column `receiver`. */
const SPECTATORS = -1;
const HANDS = -2;

const TABLES = `
  create table match (id text primary key, request text, game text not null, version integer not null,
    seat_changes integer not null, status text not null, listed integer not null, listed_as text, settings text not null,
    match text not null, clock text not null, rematch text, seats text not null, opened integer not null,
    changed integer not null) without rowid;
  create table log (number integer primary key, entry text not null);
  create table deliveries (receiver integer, revision integer, events text not null, primary key (receiver, revision))
    without rowid;`;

/** Objects of earlier releases do not have it. */
const PLACES = 'create table if not exists places (number integer primary key, place text not null)';

function receiverOf(to: Receiver): number {
  return to === 'hands' ? HANDS : (to ?? SPECTATORS);
}

/**
 * One match in its object's database. Every write is one transaction; the runtime withholds answers until it is stored.
 */
export class ObjectStore implements MatchStore {
  readonly #storage: DurableObjectStorage;
  readonly #others: OtherMatches;
  /** The last pending rematch. */
  #lastOpening: Promise<unknown> = Promise.resolve();

  constructor(storage: DurableObjectStorage, others: OtherMatches) {
    this.#storage = storage;
    this.#others = others;
  }

  /** The id of the match; `null` before it is opened. Until then, its object stores nothing. */
  get id(): string | null {
    return (this.#row('id')?.['id'] as string | null) ?? null;
  }

  async open(match: MatchToOpen): Promise<boolean> {
    if (match.rematchOf === null) return this.openHere(match);
    const opening = this.#lastOpening.then(() => this.#openRematch(match));
    this.#lastOpening = opening.catch(() => {});
    return opening;
  }

  /** Opens a match in this object; `false` if there is one. */
  openHere(match: MatchToOpen): boolean {
    const { id, request, game, status, listed, settings, seats, clock, log, deliveries } = match;
    if (this.id !== null) return false;
    this.#storage.transactionSync(() => {
      this.#run(TABLES);
      const now = Date.now();
      const texts = [settings, match.match, clock, seats].map((value) => JSON.stringify(value));
      this.#run(
        `insert into match (id, request, game, version, seat_changes, status, listed, settings, match, clock, seats,
          opened, changed) values (?, ?, ?, 1, 1, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[id, request, game, status, listed ? 1 : 0, ...texts, now, now],
      );
      this.#add(0, log, deliveries);
    });
    return true;
  }

  async requested(request: string): Promise<string | null> {
    const row = this.#row('id, request');
    return row !== null && row['request'] === request ? String(row['id']) : null;
  }

  async find(id: string): Promise<StoredMatch | null> {
    const row = this.#row('id, game, version, seat_changes, status, settings, match, clock, rematch, seats');
    if (row === null || row['id'] !== id) return null;
    const { seat_changes, settings, match, clock, seats, ...rest } = row;
    const texts = { settings, match, clock, seats };
    const parsed = Object.entries(texts).map(([name, text]) => [name, JSON.parse(String(text))] as const);
    // The columns hold values that `openHere` and `change` have written.
    return { ...rest, seatChanges: Number(seat_changes), ...Object.fromEntries(parsed) } as unknown as StoredMatch;
  }

  async change(id: string, version: number, change: Change): Promise<boolean> {
    const row = this.#row('id, version, seats');
    if (row === null || row['id'] !== id || row['version'] !== version) return false;
    const { match, status, clock, log, deliveries, seats } = change;
    this.#storage.transactionSync(() => {
      this.#run(
        'update match set version = ?, match = ?, status = ?, clock = ?, changed = ?',
        ...[version + 1, JSON.stringify(match), status, JSON.stringify(clock), Date.now()],
      );
      if (seats.length > 0) {
        const before = JSON.parse(String(row['seats'])) as readonly StoredSeat[];
        const after = before.map((seat) => seats.find((other) => other.seat === seat.seat) ?? seat);
        this.#run('update match set seats = ?, seat_changes = seat_changes + 1', JSON.stringify(after));
      }
      this.#add(version, log, deliveries);
    });
    return true;
  }

  async deliveries(queries: readonly DeliveryQuery[]): Promise<readonly StoredDelivery[]> {
    if (this.id === null) return [];
    return queries.flatMap(({ match, to, after, upTo = Number.MAX_SAFE_INTEGER }) =>
      this.#run(
        `select revision, events from deliveries where receiver = ? and revision > ? and revision <= ?
          order by revision limit ?`,
        ...[receiverOf(to), after, upTo, DELIVERY_PAGE],
      ).map(({ revision, events }) => ({ match, to, revision: Number(revision), events: String(events) })),
    );
  }

  async log(_: string, after = 0): Promise<readonly LogEntry[]> {
    if (this.id === null) return [];
    const rows = this.#run('select entry from log where number >= ? order by number limit ?', after, LOG_PAGE);
    return rows.map(({ entry }) => JSON.parse(String(entry)));
  }

  async place(_: string, number: number): Promise<KeptPlace | null> {
    this.#run(PLACES);
    const [row] = this.#run('select number, place from places where number <= ? order by number desc limit 1', number);
    return row === undefined ? null : { number: Number(row['number']), place: JSON.parse(String(row['place'])) };
  }

  async keepPlace(_: string, { number, place }: KeptPlace): Promise<void> {
    this.#run(PLACES);
    this.#run('insert or ignore into places (number, place) values (?, ?)', number, JSON.stringify(place));
  }

  /** The match's entry for the list; `null` if the list already has it, or must not show it. */
  get unlisted(): ListedMatch | null {
    const row = this.#row('id, game, status, settings, seats, opened, listed, listed_as');
    if (row === null || row['listed'] === 0) return null;
    const players = (JSON.parse(String(row['seats'])) as readonly StoredSeat[]).map(({ player, name }) => {
      return { player, name };
    });
    const opened = new Date(Number(row['opened'])).toISOString();
    const { id, game, status } = row as unknown as Pick<ListedMatch, 'id' | 'game' | 'status'>;
    const { watch = 'all', hands = 'end' }: StoredMatch['settings'] = JSON.parse(String(row['settings']));
    const entry: ListedMatch = { id, game, status, players, opened, watch, hands };
    return JSON.stringify(entry) === row['listed_as'] ? null : entry;
  }

  /** Records that the list now has this entry. */
  listedAs(entry: ListedMatch): void {
    this.#run('update match set listed_as = ?', JSON.stringify(entry));
  }

  /** When to remove the match unless it changes, in milliseconds since 1970; `null` before it is opened. */
  expiry(keep: { readonly over: number; readonly others: number }): number | null {
    const row = this.#row('status, changed');
    if (row === null) return null;
    return Number(row['changed']) + (row['status'] === 'over' ? keep.over : keep.others) * 1_000;
  }

  async #openRematch(match: MatchToOpen): Promise<boolean> {
    const { id, rematchOf } = match;
    const isUnchanged = () => {
      const row = this.#row('id, version, rematch');
      return row?.['id'] === rematchOf?.id && row?.['version'] === rematchOf?.version && row?.['rematch'] === null;
    };
    if (!isUnchanged() || !(await this.#others.open(match))) return false;
    if (isUnchanged()) {
      this.#run('update match set rematch = ?, version = version + 1, changed = ?', id, Date.now());
      return true;
    }
    await this.#others.remove(id);
    return false;
  }

  #add(number: number, log: LogEntry, deliveries: Change['deliveries']): void {
    this.#run('insert into log (number, entry) values (?, ?)', number, JSON.stringify(log));
    for (const { to, revision, events } of deliveries) {
      this.#run(
        'insert into deliveries (receiver, revision, events) values (?, ?, ?)',
        ...[receiverOf(to), revision, JSON.stringify(events)],
      );
    }
  }

  /** These columns of the match; `null` before it is opened. */
  #row(columns: string): { readonly [column: string]: unknown } | null {
    if (this.#run("select 1 from sqlite_master where name = 'match'").length === 0) return null;
    return this.#run(`select ${columns} from match`)[0] ?? null;
  }

  #run(statement: string, ...values: readonly (string | number | null)[]): { readonly [column: string]: unknown }[] {
    return this.#storage.sql.exec(statement, ...values).toArray();
  }
}
