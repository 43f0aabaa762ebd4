import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Client, CloseCode, ErrorCode, Room, ServerError } from '@colyseus/core';
import type { GameTypes, Seat, SetupConfig } from 'hencoop';
import type { Delivery, LogEntry, Match, Referee, StandardSchema } from 'hencoop/referee';
import type { RoomStore, StoredMatch } from './store.js';

/** The first message to a client. */
export interface Seated {
  /** The id of the match. Anyone who has it can watch, and take a free seat. */
  readonly match: string;
  /** `null` for spectators. */
  readonly seat: Seat | null;
  /** Sent once, to the client that takes a free seat. Any client with the token plays for the seat. */
  readonly token: string | null;
}

/** The close code after a match has moved to another room: join again with the same `match` and `token`. */
export const MOVED = 4101;

/** The longest delay of a timer. Without a patch rate, Colyseus would start a 16 ms timer for every room. */
const NEVER = 2 ** 31 - 1;
const ID = /^[\w-]{1,64}$/;
/** How often a room tries to claim a match that other rooms are changing. */
const CLAIMS = 6;

/** The configuration that all rooms of a game share. */
export interface RoomConfig<G extends GameTypes> {
  readonly referee: Referee<G>;
  readonly store: RoomStore;
  readonly stateSchema: StandardSchema;
  readonly maxMessagesPerSecond: number;
}

/** A client of the room. */
interface Guest {
  readonly seated: Seated;
  /** Set once the client has sent `ready`. */
  isReady: boolean;
  /** The number of messages in the current second, and the start of that second. */
  messages: number;
  since: number;
}

/** Another room has stored the match meanwhile. */
class MatchMoved extends ServerError {
  constructor() {
    super(MOVED, 'The match has moved to another room: join again.');
  }
}

/** A room for one match: it plays and answers a move only after storing it. */
export class MatchRoom<G extends GameTypes> extends Room {
  override patchRate: number | null = NEVER;
  readonly #config: RoomConfig<G>;
  readonly #guests = new Map<Client, Guest>();
  #id = '';
  /** The last version that this room has stored. */
  #version = 0;
  #stored: StoredMatch<G> | null = null;
  /** The latest version with which another room has claimed the match. */
  #claimed = 0;
  #isOpen = false;
  #hasMoved = false;
  /** Settles once the last task has ended. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(config: RoomConfig<G>) {
    super();
    this.#config = config;
  }

  override async onCreate(given: unknown): Promise<void> {
    const { match, seats, options } = fieldsOf(given);
    if (match === undefined) await this.#open(seats, options);
    else if (typeof match === 'string' && ID.test(match)) await this.#claim(match);
    else throw new ServerError(ErrorCode.APPLICATION_ERROR, 'match: expected the id of a match');
    if (this.#claimed > this.#version) throw new MatchMoved();
    this.#isOpen = true;
    this.metadata = { match: this.#id };
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
      // open() checks any value. Never pass a client's seed: with it, that client would know every card.
      const setup = { seats, options } as SetupConfig<G['Options']>;
      const { match, log } = this.#config.referee.open(setup);
      this.#id = randomUUID();
      await this.#store({ match, tokens: match.revisions.map(() => null) }, log);
    } catch (error) {
      throw error instanceof RangeError ? new ServerError(ErrorCode.APPLICATION_ERROR, error.message) : error;
    }
    await this.#listen();
  }

  /** Takes over a stored match: from now on, no other room can store it. */
  async #claim(id: string): Promise<void> {
    const { store, referee, stateSchema } = this.#config;
    this.#id = id;
    await this.#listen();
    for (let attempt = 1; ; attempt++) {
      const found = await store.load(id).catch(unavailable);
      if (found === null) throw new ServerError(ErrorCode.APPLICATION_ERROR, 'There is no such match.');
      this.#version = found.version;
      try {
        const stored = readStored(found.stored, (match) => referee.read(match, stateSchema));
        await this.#store(stored, null);
        break;
      } catch (error) {
        if (!(error instanceof MatchMoved) || attempt === CLAIMS) throw error;
      }
    }
    await this.presence.publish(this.#channel, { room: this.roomId, version: this.#version });
  }

  get #channel(): string {
    return `hencoop:match:${this.#id}`;
  }

  /**
   * A room gives way when another one announces a later version of its match. Losing the announcement loses no move.
   */
  async #listen(): Promise<void> {
    await this.presence.subscribe(this.#channel, (claim: { readonly room: string; readonly version: number }) => {
      if (claim.room === this.roomId) return;
      this.#claimed = Math.max(this.#claimed, claim.version);
      if (this.#claimed > this.#version) this.#move();
    });
  }

  async #seat(given: unknown): Promise<Seated> {
    const stored = this.#current();
    const { token, watch } = fieldsOf(given);
    if (token !== undefined) {
      const seat = typeof token === 'string' ? stored.tokens.indexOf(sha256(token)) : -1;
      if (seat === -1) throw new ServerError(ErrorCode.AUTH_FAILED, 'This token is not for a seat of the match.');
      return { match: this.#id, seat, token: null };
    }
    const free = watch === true ? -1 : stored.tokens.indexOf(null);
    if (free === -1) return { match: this.#id, seat: null, token: null };
    const fresh = randomBytes(32).toString('base64url');
    const tokens = stored.tokens.map((each, seat) => (seat === free ? sha256(fresh) : each));
    await this.#store({ ...stored, tokens }, null);
    return { match: this.#id, seat: free, token: fresh };
  }

  async #greet(client: Client, guest: Guest): Promise<void> {
    if (!guest.isReady) client.send('seated', guest.seated);
    guest.isReady = true;
    client.send('snapshot', this.#config.referee.snapshot(this.#current().match, guest.seated.seat));
  }

  async #submit(client: Client, guest: Guest, body: unknown): Promise<void> {
    const stored = this.#current();
    const { match, deliveries, log, answer } = this.#config.referee.submit(stored.match, guest.seated.seat, body);
    if (log !== null) await this.#store({ ...stored, match }, log);
    // Only now, because an answer is final.
    for (const delivery of deliveries) this.#deliver(delivery);
    client.send('answer', answer);
  }

  #deliver(delivery: Delivery<G>): void {
    for (const [client, { seated, isReady }] of this.#guests) {
      if (isReady && seated.seat === delivery.to) client.send('delivery', delivery);
    }
  }

  /** Runs tasks one after another, so that each sees the result of the one before. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (this.#hasMoved) throw new MatchMoved();
      return task();
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  #answer(client: Client, task: (guest: Guest) => Promise<void>): void {
    const guest = this.#guests.get(client);
    if (guest === undefined || this.#isFlooding(client, guest)) return;
    this.#inTurn(() => task(guest)).catch((error: unknown) => {
      if (this.#hasMoved) return;
      console.error(error);
      this.#move();
    });
  }

  /** Disconnects a client that sends too much. Colyseus's own limit depends on the patch rate, which is off. */
  #isFlooding(client: Client, guest: Guest): boolean {
    const { maxMessagesPerSecond } = this.#config;
    if (Date.now() - guest.since >= 1000) Object.assign(guest, { since: Date.now(), messages: 0 });
    guest.messages += 1;
    if (guest.messages <= maxMessagesPerSecond) return false;
    client.leave(CloseCode.WITH_ERROR, `Too many messages: at most ${maxMessagesPerSecond} a second.`);
    return true;
  }

  #current(): StoredMatch<G> {
    if (this.#stored === null) throw new Error('the room has no match yet');
    return this.#stored;
  }

  async #store(stored: StoredMatch<G>, entry: LogEntry<G> | null): Promise<void> {
    const version = this.#version + 1;
    const isStored = await this.#config.store.save(this.#id, version, stored, entry).catch((error: unknown) => {
      // The store may have written it all the same: the next room will read the truth.
      this.#move();
      return unavailable(error);
    });
    if (!isStored) {
      this.#move();
      throw new MatchMoved();
    }
    this.#version = version;
    this.#stored = stored;
  }

  /** Sends all clients to the room that now holds the match, or to a new one that loads it. */
  #move(): void {
    // While a room is being created, it has no clients, and the error reaches the client that requested it.
    if (this.#hasMoved || !this.#isOpen) return;
    this.#hasMoved = true;
    void this.disconnect(MOVED);
  }
}

const sha256 = (token: string) => createHash('sha256').update(token).digest('hex');
const fieldsOf = (value: unknown) =>
  // Any field of an object may be read.
  (typeof value === 'object' && value !== null ? value : {}) as { readonly [field: string]: unknown };

function unavailable(error: unknown): never {
  // Do not send the database's message to clients.
  console.error(error);
  throw new ServerError(ErrorCode.APPLICATION_ERROR, 'No answer from the store: try again.');
}

/** Reads a stored match, checked by `read`. */
function readStored<G extends GameTypes>(value: unknown, read: (match: unknown) => Match<G>): StoredMatch<G> {
  const { match: given, tokens } = fieldsOf(value);
  const match = read(given);
  const isToken = (token: unknown): token is string | null => token === null || typeof token === 'string';
  if (!Array.isArray(tokens) || tokens.length !== match.state.seats || !tokens.every(isToken)) {
    throw new RangeError(`tokens: expected a hash or null for each of the ${match.state.seats} seats`);
  }
  return { match, tokens };
}
