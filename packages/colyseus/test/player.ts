// A player in a match room, through the official Colyseus SDK.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import type { CheckedGame, GameTypes } from 'hencoop';
import { type Answer, follow, type Snapshot, type StandardSchema, type Submission } from 'hencoop/referee';
import type { Seated } from '../src/index.js';

export interface Join {
  readonly seats?: number;
  readonly options?: object;
  readonly match?: string;
  readonly token?: string;
  readonly watch?: boolean;
}

export class Player<G extends GameTypes = GameTypes> {
  seen: Snapshot<G> | null = null;
  seated: Seated | null = null;
  /** Survives reconnections. */
  token: string | null = null;
  /** Every message from the room, byte for byte. */
  readonly frames: string[] = [];
  /** The unanswered submission. */
  pending: Submission<G> | null = null;
  /** The accepted moves, by id. */
  readonly accepted = new Map<string, G['Move']>();
  readonly answers: Answer<G>[] = [];
  room: Room | null = null;
  readonly #name: string;
  readonly #game: CheckedGame<G>;
  readonly #schema: StandardSchema;
  readonly #endpoints: readonly string[];

  constructor(
    game: CheckedGame<G>,
    redactedEventSchema: StandardSchema,
    endpoints: readonly string[],
    name: string = game.id,
  ) {
    this.#name = name;
    this.#game = game;
    this.#schema = redactedEventSchema;
    this.#endpoints = endpoints;
  }

  /** Creates a room, even if the match has one. */
  create(join: Join): Promise<void> {
    return this.#enter((client) => client.create(this.#name, join));
  }

  join(join: Join): Promise<void> {
    return this.#enter((client) => client.joinOrCreate(this.#name, join));
  }

  /** Rejoins through any process that answers, and retries until it succeeds. */
  async rejoin(patience = 30_000): Promise<void> {
    const { match } = this.seated ?? {};
    if (match === undefined) throw new Error('expected a player with a seat');
    const own = this.token === null ? { watch: true } : { token: this.token };
    for (const end = Date.now() + patience; ; ) {
      try {
        await this.join({ match, ...own });
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await sleep(50);
      }
    }
  }

  async #enter(by: (client: Client) => Promise<Room>): Promise<void> {
    let failure: unknown = new Error('no endpoints');
    for (const endpoint of this.#endpoints) {
      try {
        await this.#listen(await by(new Client(endpoint)));
        return;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  async #listen(room: Room): Promise<void> {
    this.room = room;
    room.reconnection.enabled = false;
    const { events } = room.connection;
    const receive = events.onmessage;
    events.onmessage = (event: MessageEvent) => {
      this.frames.push(Buffer.from(event.data).toString('latin1'));
      receive?.(event);
    };
    const left = new Promise<never>((_, fail) => {
      const leave = () => {
        if (this.room === room) this.room = null;
        fail(new Error('the room was left'));
      };
      room.onLeave(leave);
      room.onDrop(leave);
    });
    left.catch(() => {});
    const snapshot = new Promise<void>((ready) => {
      room.onMessage('seated', (seated: Seated) => {
        this.seated = seated;
        this.token = seated.token ?? this.token;
      });
      room.onMessage('snapshot', (seen: Snapshot<G>) => {
        this.seen = seen;
        ready();
      });
    });
    room.onMessage('delivery', (delivery: unknown) => {
      const seen = this.seen && follow(this.#game, this.seen, delivery, this.#schema);
      if (seen === null) room.send('ready');
      else this.seen = seen;
    });
    room.onMessage('answer', (answer: Answer<G>) => {
      this.answers.push(answer);
      if (this.pending === null || answer.id !== this.pending.id) return;
      if (answer.ok) this.accepted.set(this.pending.id, this.pending.move);
      this.pending = null;
    });
    room.send('ready');
    await Promise.race([snapshot, left]);
    if (this.pending !== null) room.send('submit', this.pending);
  }

  /** The address of the process that holds the room. */
  get address(): string | null {
    // In Node, the SDK's transport is a WebSocket, but its types do not show it.
    const transport = this.room?.connection.transport as { readonly ws?: { readonly url?: string } } | undefined;
    return transport?.ws?.url ?? null;
  }

  get isOver(): boolean {
    return this.seen !== null && this.#game.isOver(this.seen.view);
  }

  /** Submits a move, and waits for the answer. */
  async play(move: unknown, id: string = randomUUID()): Promise<Answer<G>> {
    const had = this.answers.length;
    this.room?.send('submit', { id, revision: this.seen?.revision, move });
    await until(`an answer to ${JSON.stringify(move)}`, () => this.answers.length > had);
    const answer = this.answers[had];
    if (answer === undefined) throw new Error('expected an answer');
    return answer;
  }

  /** Submits a legal move, if there is one and no submission is unanswered. */
  act(choose: (moves: readonly G['Move'][]) => G['Move']): void {
    if (this.room === null || this.seen === null || this.pending !== null || this.seen.view.viewer === null) return;
    // The delivery with an accepted move may not have arrived yet.
    const last = this.answers.at(-1);
    if (last?.ok && last.revision > this.seen.revision) return;
    const moves = this.#game.legalMoves(this.seen.view);
    if (moves.length === 0) return;
    this.pending = { id: randomUUID(), revision: this.seen.revision, move: choose(moves) };
    this.room.send('submit', this.pending);
  }
}

export async function until(what: string, isTrue: () => boolean | Promise<boolean>, patience = 30_000): Promise<void> {
  for (const end = Date.now() + patience; !(await isTrue()); ) {
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
    await sleep(1);
  }
}
