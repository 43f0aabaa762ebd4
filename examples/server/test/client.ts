import { randomUUID } from 'node:crypto';
import type { Game, GameTypes } from 'hencoop';
import { entryOf, type GameId } from 'hencoop/record';
import { type Answer, follow, randomly, type Snapshot, type Submission } from 'hencoop/referee';

export interface Opened {
  readonly id: string;
  readonly tokens: readonly string[];
}

/** A reply of the server, with its body read as JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export async function send(url: string, token?: string, body?: unknown): Promise<Reply> {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: await response.json() };
}

/** A player at the table: keeps what the server sent, and plays any legal move. */
export class Player<G extends GameTypes> {
  readonly seat: number | null;
  seen: Snapshot<G> | null = null;
  readonly #game: Game<G>;
  readonly #at: () => string;
  readonly #token: string | undefined;

  /** `at` returns the address of the match, which changes when the server restarts on another port. */
  constructor(game: Game<G>, at: () => string, seat: number | null, token?: string) {
    this.#game = game;
    this.#at = at;
    this.seat = seat;
    this.#token = token;
  }

  /** Fetches what has been sent since the last time. */
  async listen(): Promise<void> {
    const { status, body } = await send(`${this.#at()}/deliveries?after=${this.seen?.revision ?? 0}`, this.#token);
    if (status !== 200) throw new Error(`deliveries: ${status} ${JSON.stringify(body)}`);
    // The tests play only games that are served, which records know.
    const { redactedEvent } = entryOf(this.#game.id as GameId).schemas;
    for (const delivery of (body as { deliveries: unknown[] }).deliveries) {
      this.seen = follow(this.#game, this.seen, delivery, redactedEvent);
      if (this.seen === null) throw new Error(`a delivery is missing before ${JSON.stringify(delivery)}`);
    }
  }

  /** A new submission of any legal move; `null` if there is none. */
  choose(choose: (moves: readonly G['Move'][]) => G['Move'] = randomly): Submission<G> | null {
    if (this.seen === null || this.seat === null) return null;
    const moves = this.#game.legalMoves(this.seen.view);
    return moves.length === 0 ? null : { id: randomUUID(), revision: this.seen.revision, move: choose(moves) };
  }

  async submit(submission: unknown): Promise<{ readonly status: number; readonly answer: Answer<G> }> {
    const { status, body } = await send(`${this.#at()}/moves`, this.#token, submission);
    return { status, answer: body as Answer<G> };
  }

  /** What the player sees now, according to the server. */
  async look(): Promise<Snapshot<G>> {
    const { body } = await send(this.#at(), this.#token);
    return body as Snapshot<G>;
  }

  get isOver(): boolean {
    return this.seen !== null && this.#game.isOver(this.seen.view);
  }
}

/** Opens a match and seats a player at every seat. */
export async function seatPlayers<G extends GameTypes>(
  game: Game<G>,
  at: () => string,
  seats: number,
  options: object,
) {
  const { status, body } = await send(`${at()}/matches`, undefined, { game: game.id, seats, options });
  if (status !== 201) throw new Error(`matches: ${status} ${JSON.stringify(body)}`);
  const { id, tokens } = body as Opened;
  const address = () => `${at()}/matches/${id}`;
  return { id, tokens, address, players: tokens.map((token, seat) => new Player(game, address, seat, token)) };
}
