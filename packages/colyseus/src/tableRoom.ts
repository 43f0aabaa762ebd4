import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Client, CloseCode, ErrorCode, Room, ServerError } from '@colyseus/core';
import type { Game, GameTypes, Seat, SetupConfig } from 'hencoop';
import { createReferee, type Delivery, type Match, type StandardSchema } from 'hencoop/referee';
import type { Played, RoomStore, StoredTable } from './store.js';

export interface TableRoomConfig {
  readonly store: RoomStore;
  /** The game's `stateSchema`, by which stored matches are checked: `hencoop/<game>/schema`. */
  readonly stateSchema: StandardSchema;
  /** A client that sends more messages within a second is disconnected. Default 20. */
  readonly maxMessagesPerSecond?: number;
}

/** The first message to a client. */
export interface Seated {
  /** The id of the table: whoever has it can watch, and take a free seat. */
  readonly table: string;
  /** `null` for spectators. */
  readonly seat: Seat | null;
  /** Given once, to the client that takes a free seat. Whoever has it plays for the seat. */
  readonly token: string | null;
}

/** The close code of a room whose table has moved to another one: join again, with the same `table` and `token`. */
export const MOVED = 4101;

/** The longest delay of a timer. Without a patch rate, Colyseus would start a timer of 16 ms for every room. */
const NEVER = 2 ** 31 - 1;
const ID = /^[\w-]{1,64}$/;

/** What a room knows of a client. */
interface Guest {
  readonly seated: Seated;
  /** Set once the client listens. */
  isReady: boolean;
  /** The messages since a second began, and when it did. */
  messages: number;
  since: number;
}

/** Another room has stored the table since. */
class Fenced extends ServerError {
  constructor() {
    super(MOVED, 'the table has moved: join again');
  }
}

const sha256 = (token: string) => createHash('sha256').update(token).digest('hex');
const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as { readonly [field: string]: unknown };

/**
 * A room of Colyseus for one table of `game`. Colyseus's shared state is not used: whatever is in it reaches everybody.
 *
 * A client joins with `{ seats?, options? }` for a new table, with `{ table }` for a free seat, with `{ table, token }` for its
 * own, and with `{ table, watch: true }` as a spectator. It sends `ready` when it listens, and is sent `seated` and `snapshot`;
 * it sends `submit` with `{ id, revision, move }`, and is sent `answer`; each seat is sent every `delivery` to it.
 *
 * @example
 * ```ts
 * import { Server } from '@colyseus/core';
 * import { postgresRoomStore, tableRoom } from '@hencoop/colyseus';
 * import { chicken } from 'hencoop/chicken';
 * import { stateSchema } from 'hencoop/chicken/schema';
 *
 * const serve = (server: Server, pool: Parameters<typeof postgresRoomStore>[0]) =>
 *   server.define('chicken', tableRoom(chicken, { store: postgresRoomStore(pool), stateSchema })).filterBy(['table']);
 * ```
 */
export function tableRoom<G extends GameTypes>(game: Game<G>, config: TableRoomConfig): new () => Room {
  const { store, stateSchema, maxMessagesPerSecond = 20 } = config;
  const referee = createReferee(game);

  return class TableRoom extends Room {
    override patchRate: number | null = NEVER;
    readonly #guests = new Map<Client, Guest>();
    #id = '';
    /** The last version that this room has stored. */
    #version = 0;
    #table: StoredTable<G> | null = null;
    /** The latest version that another room has claimed the table with. */
    #claimed = 0;
    #isOpen = false;
    #hasMoved = false;
    /** Done once everything that has been asked for is done. */
    #last: Promise<unknown> = Promise.resolve();

    override async onCreate(given: unknown): Promise<void> {
      const { table, seats, options } = fieldsOf(given);
      if (table === undefined) await this.#open(seats, options);
      else if (typeof table === 'string' && ID.test(table)) await this.#claim(table);
      else throw new ServerError(ErrorCode.APPLICATION_ERROR, 'table: expected the id of a table');
      if (this.#claimed > this.#version) throw new Fenced();
      this.#isOpen = true;
      this.metadata = { table: this.#id };
      this.onMessage('ready', (client: Client) => this.#answer(client, (guest) => this.#greet(client, guest)));
      this.onMessage('submit', (client: Client, body: unknown) =>
        this.#answer(client, (guest) => this.#submit(client, guest, body)),
      );
    }

    override onJoin(client: Client, given: unknown): Promise<void> {
      return this.#inTurn(async () => {
        this.#guests.set(client, { seated: await this.#seat(given), isReady: false, messages: 0, since: 0 });
      });
    }

    override onLeave(client: Client): void {
      this.#guests.delete(client);
    }

    override async onDispose(): Promise<void> {
      await this.#last.catch(() => {});
    }

    async #open(seats: unknown, options: unknown): Promise<void> {
      try {
        // open() checks whatever it is given. Never a client's seed: whoever knows the seed knows the cards.
        const setup = { seats, options } as SetupConfig<G['Options']>;
        const { match, log } = referee.open(setup);
        this.#id = randomUUID();
        await this.#store({ match, tokens: match.revisions.map(() => null) }, log);
      } catch (error) {
        throw error instanceof RangeError ? new ServerError(ErrorCode.APPLICATION_ERROR, error.message) : error;
      }
      await this.#listen();
    }

    /** Takes a stored table over: from now on, no other room that holds it can store it. */
    async #claim(id: string): Promise<void> {
      this.#id = id;
      await this.#listen();
      for (let attempt = 0; ; attempt++) {
        const stored = await store.load(id).catch(unavailable);
        if (stored === null) throw new ServerError(ErrorCode.APPLICATION_ERROR, 'table: expected one that exists');
        this.#version = stored.version;
        try {
          await this.#store(
            readTable(stored.table, (match) => referee.read(match, stateSchema)),
            null,
          );
          break;
        } catch (error) {
          if (!(error instanceof Fenced) || attempt === 5) throw error;
        }
      }
      await this.presence.publish(this.#channel, { room: this.roomId, version: this.#version });
    }

    get #channel(): string {
      return `hencoop:table:${this.#id}`;
    }

    /** A room that hears of another one with a later version of its table gives way. A message that is lost costs no move. */
    async #listen(): Promise<void> {
      await this.presence.subscribe(this.#channel, (claim: { readonly room: string; readonly version: number }) => {
        if (claim.room === this.roomId) return;
        this.#claimed = Math.max(this.#claimed, claim.version);
        if (this.#claimed > this.#version) this.#move();
      });
    }

    async #seat(given: unknown): Promise<Seated> {
      const table = this.#current();
      const { token, watch } = fieldsOf(given);
      if (token !== undefined) {
        const seat = typeof token === 'string' ? table.tokens.indexOf(sha256(token)) : -1;
        if (seat === -1) throw new ServerError(ErrorCode.AUTH_FAILED, 'token: expected that of a seat at this table');
        return { table: this.#id, seat, token: null };
      }
      const free = watch === true ? -1 : table.tokens.indexOf(null);
      if (free === -1) return { table: this.#id, seat: null, token: null };
      const fresh = randomBytes(32).toString('base64url');
      const tokens = table.tokens.map((each, seat) => (seat === free ? sha256(fresh) : each));
      await this.#store({ ...table, tokens }, null);
      return { table: this.#id, seat: free, token: fresh };
    }

    async #greet(client: Client, guest: Guest): Promise<void> {
      if (!guest.isReady) client.send('seated', guest.seated);
      guest.isReady = true;
      client.send('snapshot', referee.snapshot(this.#current().match, guest.seated.seat));
    }

    async #submit(client: Client, guest: Guest, body: unknown): Promise<void> {
      const table = this.#current();
      const { match, deliveries, log, answer } = referee.submit(table.match, guest.seated.seat, body);
      if (log !== null) await this.#store({ ...table, match }, log);
      // Only now: an answer is final.
      for (const delivery of deliveries) this.#deliver(delivery);
      client.send('answer', answer);
    }

    #deliver(delivery: Delivery<G>): void {
      for (const [client, { seated, isReady }] of this.#guests) {
        if (isReady && seated.seat === delivery.to) client.send('delivery', delivery);
      }
    }

    /** One after the other: every act finds what the one before has stored. */
    #inTurn<T>(act: () => Promise<T>): Promise<T> {
      const turn = this.#last.then(async () => {
        if (this.#hasMoved) throw new Fenced();
        return act();
      });
      this.#last = turn.catch(() => {});
      return turn;
    }

    #answer(client: Client, act: (guest: Guest) => Promise<void>): void {
      const guest = this.#guests.get(client);
      if (guest === undefined) return;
      // Colyseus's own limit measures time by a clock that ticks at the patch rate, which is never.
      if (Date.now() - guest.since >= 1000) Object.assign(guest, { since: Date.now(), messages: 0 });
      guest.messages += 1;
      if (guest.messages > maxMessagesPerSecond) {
        client.leave(CloseCode.WITH_ERROR, `expected at most ${maxMessagesPerSecond} messages a second`);
        return;
      }
      this.#inTurn(() => act(guest)).catch((error: unknown) => {
        if (this.#hasMoved) return;
        console.error(error);
        this.#move();
      });
    }

    #current(): StoredTable<G> {
      if (this.#table === null) throw new Error('the room has no table yet');
      return this.#table;
    }

    async #store(table: StoredTable<G>, played: Played<G> | null): Promise<void> {
      const version = this.#version + 1;
      const isStored = await store.save(this.#id, version, table, played).catch((error: unknown) => {
        // It may have been stored nevertheless. Another room will find out.
        this.#move();
        return unavailable(error);
      });
      if (!isStored) {
        this.#move();
        throw new Fenced();
      }
      this.#version = version;
      this.#table = table;
    }

    /** Sends all clients to the room that holds the table now, or to a new one that reads it from the store. */
    #move(): void {
      // While the room is created, it has no clients, and the error goes to the one that asked for it.
      if (this.#hasMoved || !this.#isOpen) return;
      this.#hasMoved = true;
      void this.disconnect(MOVED);
    }
  };
}

function unavailable(error: unknown): never {
  // What a database says is not for clients.
  console.error(error);
  throw new ServerError(ErrorCode.APPLICATION_ERROR, 'the store does not answer: try again');
}

/** A table out of a store, its match checked by `read`. */
function readTable<G extends GameTypes>(stored: unknown, read: (match: unknown) => Match<G>): StoredTable<G> {
  const { match: given, tokens } = fieldsOf(stored);
  const match = read(given);
  const isToken = (token: unknown): token is string | null => token === null || typeof token === 'string';
  if (!Array.isArray(tokens) || tokens.length !== match.state.seats || !tokens.every(isToken)) {
    throw new RangeError(`tokens: expected a hash or null for each of the ${match.state.seats} seats`);
  }
  return { match, tokens };
}
