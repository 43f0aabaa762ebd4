import type { AccountMatch } from './accountContract.js';
import { batched } from './batches.js';
import type { ListedMatch } from './contract.js';
import type { Database, Row } from './database.js';
import { migrate } from './migrations.js';
import { operatorStore } from './operatorStore.js';
import { sharedReads } from './sharedReads.js';
import {
  CHANGE,
  CHANGE_MANY,
  CHANGE_SEATS,
  CLEAR,
  CLEARED_AT_ONCE,
  DELIVERIES,
  DUE,
  FIND,
  KEEP_PLACE,
  LIST,
  LIST_OF,
  LOG,
  OPEN,
  PING,
  PLACE,
  REQUESTED,
  TRY_WRITE,
  UPDATES,
  VERSIONS,
  WAITING_FOR_BOTS,
} from './statements.js';
import type {
  AccountMatchQuery,
  Change,
  DeliveryQuery,
  DeliveryToStore,
  LogEntry,
  MatchListQuery,
  MatchToOpen,
  Receiver,
  Store,
  StoredDelivery,
  Updates,
  VersionedChange,
} from './store.js';
import type { StoredMatch } from './storedMatch.js';

/** How many statements that change matches run at once; changes that arrive meanwhile share the next one. */
const CHANGES_AT_ONCE = 3;
const MAX_CHANGES = 50;
/** How many statements that read matches run at once, and how many matches each reads. */
const READS_AT_ONCE = 3;
const MAX_FOUND = 50;

/** A store in a database that understands PostgreSQL's SQL. */
export function sqlStore(db: Database): Store {
  const changeTogether = batched<VersionedChange>({
    atOnce: CHANGES_AT_ONCE,
    maxItems: MAX_CHANGES,
    keyOf: ({ id }) => id,
    async writeBatch(changes) {
      return new Set(idsOf(await db.run(CHANGE_MANY, [JSON.stringify(changes.map(changeRow))])));
    },
    // A batch whose answer was lost may have written the change: then the match has another version, and stays
    // unchanged.
    writeOne: (change) => changeOne(db, change),
  });
  const findTogether = sharedReads<StoredMatch>({
    atOnce: READS_AT_ONCE,
    maxItems: MAX_FOUND,
    readMany: (ids) => find(db, ids),
    idOf: ({ id }) => id,
  });
  return {
    prepare: () => migrate(db),
    open: async (match) => (await db.run(OPEN, openValues(match))).length > 0,
    async requested(request) {
      const [id = null] = idsOf(await db.run(REQUESTED, [request]));
      return id;
    },
    find: findTogether,
    change(id, version, change) {
      const versioned = { id, version, change };
      return change.seats.length === 0 ? changeTogether(versioned) : changeOne(db, versioned);
    },
    updates: (ids, queries) => updates(db, ids, queries),
    deliveries: async (queries) => (await db.run(DELIVERIES, [queryText(queries)])).map(deliveryIn),
    async changed(versions) {
      const known = [...versions].map(([match, version]) => ({ match, version }));
      return idsOf(await db.run(VERSIONS, [JSON.stringify(known)]));
    },
    // The columns hold logged entries.
    log: async (id, after = 0) => (await db.run(LOG, [id, after])) as unknown as readonly LogEntry[],
    async place(id, number) {
      const [row = null] = await db.run(PLACE, [id, number]);
      return row === null ? null : { number: Number(row['number']), place: row['place'] };
    },
    async keepPlace(id, { number, place }) {
      await db.run(KEEP_PLACE, [id, number, JSON.stringify(place)]);
    },
    list: (query) => list(db, query),
    listOf: (query) => listOf(db, query),
    due: async (count) => idsOf(await db.run(DUE, [count])),
    waitingForBots: async (seconds, count) => idsOf(await db.run(WAITING_FOR_BOTS, [seconds, count])),
    clear: (keepOver, keepOthers) => clear(db, keepOver, keepOthers),
    async ping() {
      await db.run(PING);
    },
    operator: operatorStore(db),
    tryWrite: () => db.script(TRY_WRITE),
    ...(db.connections === undefined ? {} : { connections: db.connections }),
    close: () => db.close(),
  };
}

function idsOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ id }) => String(id));
}

/** Stand for the spectators, and for all hands, in the database column `receiver`. */
const SPECTATORS = -1;
const HANDS = -2;

function receiverOf(to: Receiver): number {
  return to === 'hands' ? HANDS : (to ?? SPECTATORS);
}

function receiverIn(column: unknown): Receiver {
  const number = Number(column);
  if (number === HANDS) return 'hands';
  return number === SPECTATORS ? null : number;
}

function deliveryRows(deliveries: readonly DeliveryToStore[]): readonly object[] {
  return deliveries.map(({ to, revision, events }) => ({ receiver: receiverOf(to), revision, events }));
}

function openValues(match: MatchToOpen): readonly unknown[] {
  const { rematchOf } = match;
  return [
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
    JSON.stringify(deliveryRows(match.deliveries)),
    match.log.seat,
    rematchOf?.id ?? null,
    JSON.stringify(match.info),
    rematchOf === null ? null : JSON.stringify(rematchOf.info),
    rematchOf?.version ?? null,
  ];
}

async function find(db: Database, ids: readonly string[]): Promise<readonly StoredMatch[]> {
  return (await db.run(FIND, [JSON.stringify(ids)])).map((row) => {
    // The columns hold values that the server has written.
    const { seat_changes, ...stored } = row as unknown as Omit<StoredMatch, 'seatChanges'> & { seat_changes: number };
    return { ...stored, version: Number(stored.version), seatChanges: Number(seat_changes), seats: stored.seats ?? [] };
  });
}

async function changeOne(db: Database, { id, version, change }: VersionedChange): Promise<boolean> {
  const { seats } = change;
  const values = changeValues(id, version, change);
  const rows = await (seats.length === 0
    ? db.run(CHANGE, values)
    : db.run(CHANGE_SEATS, [...values, JSON.stringify(seats)]));
  return rows.length > 0;
}

function changeValues(id: string, version: number, change: Change): readonly unknown[] {
  const { match, status, clock, due, botToMove, info, log, deliveries } = change;
  return [
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
    JSON.stringify(deliveryRows(deliveries)),
    JSON.stringify(info),
  ];
}

/** A row for {@link CHANGE_MANY}. */
function changeRow({ id, version, change }: VersionedChange): object {
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
    deliveries: deliveryRows(deliveries),
  };
}

function queryText(queries: readonly DeliveryQuery[]): string {
  return JSON.stringify(
    queries.map(({ match, to, after, upTo = null }) => ({ match, receiver: receiverOf(to), after, up_to: upTo })),
  );
}

function deliveryIn({ match, receiver, revision, events }: Row): StoredDelivery {
  return { match: String(match), to: receiverIn(receiver), revision: Number(revision), events: String(events) };
}

async function updates(db: Database, ids: readonly string[], queries: readonly DeliveryQuery[]): Promise<Updates> {
  const rows = await db.run(UPDATES, [JSON.stringify(ids), queryText(queries)]);
  const matches = rows.flatMap(({ match, revision, events, seat_changes }) => {
    if (seat_changes === null) return [];
    return [{ id: String(match), version: Number(revision), info: String(events), seatChanges: Number(seat_changes) }];
  });
  return { matches, deliveries: rows.filter(({ seat_changes }) => seat_changes === null).map(deliveryIn) };
}

async function list(db: Database, query: MatchListQuery): Promise<readonly ListedMatch[]> {
  return (await db.run(LIST, [query.game, query.status, query.before, query.count])).map(listedIn);
}

async function listOf(db: Database, query: AccountMatchQuery): Promise<readonly AccountMatch[]> {
  const rows = await db.run(LIST_OF, [query.account, query.before, query.count]);
  return rows.map((row) => ({ ...listedIn(row), seat: Number(row['seat']) }));
}

function listedIn(row: Row): ListedMatch {
  // The columns hold values that the server has written; databases return times as dates.
  const { id, game, status, players, watch, hands, opened } = row as unknown as Omit<ListedMatch, 'opened'> & {
    opened: unknown;
  };
  return { id, game, status, players, watch, hands, opened: new Date(String(opened)).toISOString() };
}

async function clear(db: Database, keepOver: number, keepOthers: number): Promise<number> {
  for (let all = 0; ; ) {
    const [row] = await db.run(CLEAR, [keepOver, keepOthers]);
    const cleared = Number(row?.['cleared'] ?? 0);
    all += cleared;
    if (cleared < CLEARED_AT_ONCE) return all;
  }
}
