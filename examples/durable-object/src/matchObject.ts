import type {
  DurableObject,
  DurableObjectState,
  Request,
  Response as RuntimeResponse,
  WebSocket,
} from '@cloudflare/workers-types';
import type { GameTypes, Seat } from 'hencoop';
import { type AnyDoors, type GameId, gameById, isGameId } from 'hencoop/games';
import { createReferee, type Match, type MatchUpdate, type Referee } from 'hencoop/referee';
import { Response, WebSocketPair } from './runtime.js';

/** How long a message or a body may be: far more than any move takes. */
export const MAX_LENGTH = 8192;

/** Stored under the key `match`: plain JSON, with every secret of the game. */
interface StoredMatch {
  readonly game: GameId;
  readonly match: Match<GameTypes>;
  /** The SHA-256 of the token of each seat. */
  readonly tokens: readonly string[];
  /** How many entries the log has, under the keys `log:000000` and so on. */
  readonly logged: number;
}

/** A match in memory, with the referee of its game. */
interface OpenMatch {
  readonly referee: Referee<GameTypes>;
  readonly stored: StoredMatch;
}

/** Kept with a connection while the object sleeps. */
interface Guest {
  /** `null` for spectators. */
  readonly seat: Seat | null;
}

/**
 * One match. A client sends, as JSON:
 *
 * - `{ type: 'join', token? }` first; without a token, it watches. It is sent `{ type: 'snapshot', revision, view }`
 * - `{ type: 'submit', submission: { id, revision, move } }`, and is sent `{ type: 'answer', answer }`
 * - `{ type: 'look' }`, and is sent a snapshot again
 *
 * It is sent every `{ type: 'delivery', delivery }` to its seat. The runtime holds messages back until the writes before them
 * are on the disk: an answer means stored.
 */
export class MatchObject implements DurableObject {
  readonly #ctx: DurableObjectState;
  #open: OpenMatch | null = null;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    // Whenever the object wakes up, before anything else reaches it.
    void ctx.blockConcurrencyWhile(async () => {
      const stored = await ctx.storage.get<StoredMatch>('match');
      if (stored === undefined) return;
      const { referee, stateSchema } = await loadReferee(stored.game);
      this.#open = { referee, stored: { ...stored, match: referee.read(stored.match, stateSchema) } };
    });
  }

  async fetch(request: Request): Promise<RuntimeResponse> {
    if (request.method === 'POST') {
      const body = fieldsOf(parsed(await request.text()));
      return this.#ctx.blockConcurrencyWhile(() => this.#openMatch(body));
    }
    if (this.#open === null) return Response.json({ error: 'There is no such match.' }, { status: 404 });
    const { 0: theirs, 1: ours } = new WebSocketPair();
    this.#ctx.acceptWebSocket(ours);
    return new Response(null, { status: 101, webSocket: theirs });
  }

  async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    if (typeof message !== 'string' || message.length > MAX_LENGTH) {
      socket.close(1009, `Send text of at most ${MAX_LENGTH} characters.`);
      return;
    }
    const { type, token, submission } = fieldsOf(parsed(message));
    const guest = guestAt(socket);
    if (guest === null && type === 'join') {
      // The next message waits until the token is known.
      await this.#ctx.blockConcurrencyWhile(() => this.#join(socket, token));
    } else if (guest !== null && type === 'submit') await this.#submit(socket, guest, submission);
    else if (guest !== null && type === 'look') this.#show(socket, guest);
    else socket.close(1008, guest === null ? "type: expected 'join' first" : "type: expected 'submit' or 'look'");
  }

  webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  async #openMatch({ game: id, seats, options }: Fields): Promise<RuntimeResponse> {
    if (this.#open !== null) return Response.json({ error: 'This match is open already.' }, { status: 409 });
    if (!isGameId(id)) return Response.json({ error: 'game: expected the id of a game' }, { status: 400 });
    const { referee } = await loadReferee(id);
    let update: MatchUpdate<GameTypes>;
    try {
      // open() checks any values. Never a client's seed: with it, that client would know every card.
      update = referee.open({ seats: seats as number, options: options as object });
    } catch (error) {
      if (error instanceof RangeError) return Response.json({ error: error.message }, { status: 400 });
      throw error;
    }
    const tokens = update.match.revisions.map(() => hex(crypto.getRandomValues(new Uint8Array(32))));
    await this.#store(referee, { game: id, tokens: await Promise.all(tokens.map(sha256)), logged: 0 }, update);
    return Response.json({ tokens });
  }

  async #join(socket: WebSocket, token: unknown): Promise<void> {
    const { tokens } = this.#current().stored;
    const seat = typeof token === 'string' ? tokens.indexOf(await sha256(token)) : -1;
    if (token !== undefined && seat === -1) {
      socket.close(1008, 'This token is not for a seat of the match.');
      return;
    }
    const guest: Guest = { seat: token === undefined ? null : seat };
    socket.serializeAttachment(guest);
    this.#show(socket, guest);
  }

  #show(socket: WebSocket, { seat }: Guest): void {
    const { referee, stored } = this.#current();
    send(socket, { type: 'snapshot', ...referee.snapshot(stored.match, seat) });
  }

  async #submit(socket: WebSocket, { seat }: Guest, submission: unknown): Promise<void> {
    const { referee, stored } = this.#current();
    const judged = referee.submit(stored.match, seat, submission);
    if (judged.log !== null) await this.#store(referee, stored, judged);
    for (const delivery of judged.deliveries) {
      for (const each of this.#ctx.getWebSockets()) {
        if (guestAt(each)?.seat === delivery.to) send(each, { type: 'delivery', delivery });
      }
    }
    send(socket, { type: 'answer', answer: judged.answer });
  }

  #current(): OpenMatch {
    if (this.#open === null) throw new Error('the match is not open');
    return this.#open;
  }

  /** Stores the match and its log entry together, or neither; the object handles no other message in between. */
  async #store(
    referee: Referee<GameTypes>,
    before: Omit<StoredMatch, 'match'>,
    { match, log }: Pick<MatchUpdate<GameTypes>, 'match' | 'log'>,
  ): Promise<void> {
    const stored: StoredMatch = { ...before, match, logged: before.logged + 1 };
    await this.#ctx.storage.put({ match: stored, [`log:${String(before.logged).padStart(6, '0')}`]: log });
    this.#open = { referee, stored };
  }
}

type Fields = { readonly [field: string]: unknown };

const fieldsOf = (value: unknown): Fields =>
  // Of an object, any field may be read.
  (typeof value === 'object' && value !== null ? value : {}) as Fields;
const send = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The guest of a connection; `null` before it has joined. */
function guestAt(socket: WebSocket): Guest | null {
  // Only `#join` attaches something.
  return socket.deserializeAttachment() as Guest | null;
}

/** The referee of a game, and the schema by which it reads a stored match. */
async function loadReferee(id: GameId) {
  const doors: AnyDoors = gameById(id);
  const { game, schemas } = await doors.entry();
  return { referee: createReferee(game), stateSchema: schemas.state };
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
