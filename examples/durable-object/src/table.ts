import type {
  DurableObject,
  DurableObjectState,
  Request,
  Response as RuntimeResponse,
  WebSocket,
} from '@cloudflare/workers-types';
import type { Game, GameTypes, Seat } from 'hencoop';
import { entryOf, type GameId, isGameId } from 'hencoop/record';
import { createReferee, type Match, type MatchUpdate, type Referee } from 'hencoop/referee';
import { Response, WebSocketPair } from './runtime.js';

/** How long a message or a body may be: far more than any move takes. */
export const MAX_LENGTH = 8192;

/** What is stored under the key `table`: plain JSON, with every secret of the game. */
interface Stored {
  readonly game: GameId;
  readonly match: Match<GameTypes>;
  /** The SHA-256 of the token of each seat. */
  readonly tokens: readonly string[];
  /** How many entries the log has, under the keys `log:000000` and so on. */
  readonly logged: number;
}

/** What is kept with a connection while the object sleeps. */
interface Guest {
  /** `null` for spectators. */
  readonly seat: Seat | null;
}

/**
 * One table. A client sends, as JSON:
 *
 * - `{ type: 'join', token? }` first; without a token, it watches. It is sent `{ type: 'snapshot', revision, view }`
 * - `{ type: 'submit', submission: { id, revision, move } }`, and is sent `{ type: 'answer', answer }`
 * - `{ type: 'look' }`, and is sent a snapshot again
 *
 * It is sent every `{ type: 'delivery', delivery }` to its seat. The runtime holds messages back until what was stored before
 * them is on the disk: an answer means stored.
 */
export class Table implements DurableObject {
  readonly #ctx: DurableObjectState;
  #stored: Stored | null = null;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    // Whenever the object wakes up, before anything else reaches it.
    void ctx.blockConcurrencyWhile(async () => {
      const stored = await ctx.storage.get<Stored>('table');
      if (stored === undefined) return;
      const match = refereeOf(stored.game).read(stored.match, entryOf(stored.game).schemas.state);
      this.#stored = { ...stored, match };
    });
  }

  async fetch(request: Request): Promise<RuntimeResponse> {
    if (request.method === 'POST') return this.#open(fieldsOf(parsed(await request.text())));
    if (this.#stored === null) return Response.json({ error: 'no such table' }, { status: 404 });
    const { 0: theirs, 1: ours } = new WebSocketPair();
    this.#ctx.acceptWebSocket(ours);
    return new Response(null, { status: 101, webSocket: theirs });
  }

  async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    if (typeof message !== 'string' || message.length > MAX_LENGTH) {
      socket.close(1009, `expected a text of at most ${MAX_LENGTH} characters`);
      return;
    }
    const { type, token, submission } = fieldsOf(parsed(message));
    // Kept by join(), below.
    const guest = socket.deserializeAttachment() as Guest | null;
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

  async #open({ game: id, seats, options }: Fields): Promise<RuntimeResponse> {
    if (this.#stored !== null) return Response.json({ error: 'the table is open already' }, { status: 409 });
    if (!isGameId(id)) return Response.json({ error: 'game: expected the id of a game' }, { status: 400 });
    let update: MatchUpdate<GameTypes>;
    try {
      // open() checks whatever it is given. Never a client's seed: whoever knows the seed knows the cards.
      update = refereeOf(id).open({ seats: seats as number, options: options as object });
    } catch (error) {
      if (error instanceof RangeError) return Response.json({ error: error.message }, { status: 400 });
      throw error;
    }
    const tokens = update.match.revisions.map(() => hex(crypto.getRandomValues(new Uint8Array(32))));
    await this.#store({ game: id, tokens: await Promise.all(tokens.map(sha256)), logged: 0 }, update);
    return Response.json({ tokens });
  }

  async #join(socket: WebSocket, token: unknown): Promise<void> {
    const { tokens } = this.#current();
    const seat = typeof token === 'string' ? tokens.indexOf(await sha256(token)) : -1;
    if (token !== undefined && seat === -1) {
      socket.close(1008, 'token: expected that of a seat at this table');
      return;
    }
    const guest: Guest = { seat: token === undefined ? null : seat };
    socket.serializeAttachment(guest);
    this.#show(socket, guest);
  }

  #show(socket: WebSocket, { seat }: Guest): void {
    const { game, match } = this.#current();
    send(socket, { type: 'snapshot', ...refereeOf(game).snapshot(match, seat) });
  }

  async #submit(socket: WebSocket, { seat }: Guest, submission: unknown): Promise<void> {
    const stored = this.#current();
    const judged = refereeOf(stored.game).submit(stored.match, seat, submission);
    if (judged.log !== null) await this.#store(stored, judged);
    for (const delivery of judged.deliveries) {
      for (const each of this.#ctx.getWebSockets()) {
        // Kept by join(), above.
        const guest = each.deserializeAttachment() as Guest | null;
        if (guest?.seat === delivery.to) send(each, { type: 'delivery', delivery });
      }
    }
    send(socket, { type: 'answer', answer: judged.answer });
  }

  #current(): Stored {
    if (this.#stored === null) throw new Error('the table is not open');
    return this.#stored;
  }

  /** The match and what was played are stored together, or not at all; no other message is handled in between. */
  async #store(
    stored: Omit<Stored, 'match'>,
    { match, log }: Pick<MatchUpdate<GameTypes>, 'match' | 'log'>,
  ): Promise<void> {
    const next: Stored = { ...stored, match, logged: stored.logged + 1 };
    await this.#ctx.storage.put({ table: next, [`log:${String(stored.logged).padStart(6, '0')}`]: log });
    this.#stored = next;
  }
}

type Fields = { readonly [field: string]: unknown };

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {}) as Fields;
/** A referee of any game: a match is read, and a setup is checked, by the game itself. */
const refereeOf = (id: GameId): Referee<GameTypes> => createReferee(entryOf(id).game as unknown as Game<GameTypes>);
const send = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

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
