import { randomUUID } from 'node:crypto';
import type { Seat } from 'hencoop';
import { LRUCache } from 'lru-cache';
import type { Thinking } from './botThreads.js';
import type { BotClient, ServedGame } from './games.js';
import type { Held, Matches } from './matches.js';
import { Refusal } from './refusal.js';
import type { Store } from './store.js';

export interface StandInsConfig {
  readonly store: Store;
  readonly matches: Matches;
  readonly thinking: Thinking;
  /** How many bots think at once. */
  readonly atOnce: number;
  readonly onError: (error: unknown) => void;
}

/** How many matches that cannot be judged are passed over, and for how many milliseconds. */
const UNPLAYABLE = { max: 10_000, ttl: 600_000 };
/** After this number of refused moves, a bot is left alone for a while. */
const MOST_REFUSED = 10;

/** How many bots are remembered with what they have seen. */
const REMEMBERED = 500;

/**
 * The bots that play for seats. Each is a client like any other: it reads what its seat was sent, chooses while nothing is
 * being written, and submits its move with the revision that the move is for. If the table has changed or the seat has
 * come back meanwhile, the move is not played. Several servers on one store may play for the same seat: one move of them
 * is played.
 */
export class StandIns {
  readonly #config: StandInsConfig;
  readonly #stop = new AbortController();
  readonly #clients = new LRUCache<string, BotClient>({ max: REMEMBERED });
  /** The matches to look after, in the order in which they were named; those at work are in `#working`. */
  readonly #waiting = new Set<string>();
  readonly #working = new Map<string, Promise<void>>();
  readonly #unplayable = new LRUCache<string, true>(UNPLAYABLE);

  constructor(config: StandInsConfig) {
    this.#config = config;
  }

  /** How many matches may stand in the way of others that wait: their game, or its rules, are not of this server. */
  get unplayable(): number {
    return this.#unplayable.size;
  }

  /** Lets the bots of a match play, if it is their turn, and those whose seats let their time pass. */
  wake(id: string): void {
    if (this.#stop.signal.aborted || this.#unplayable.has(id)) return;
    this.#waiting.add(id);
    this.#next();
  }

  /** Stops all thinking. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#working.values());
    await this.#config.thinking.close();
  }

  #next(): void {
    for (const id of this.#waiting) {
      if (this.#working.size >= this.#config.atOnce || this.#stop.signal.aborted) return;
      if (this.#working.has(id)) continue;
      this.#waiting.delete(id);
      const work = this.#play(id)
        .catch((error: unknown) => {
          if (!this.#stop.signal.aborted && !(error instanceof Refusal)) this.#config.onError(error);
        })
        .finally(() => {
          this.#working.delete(id);
          this.#next();
        });
      this.#working.set(id, work);
    }
  }

  /** Plays until it is nobody's turn that a bot plays for. */
  async #play(id: string): Promise<void> {
    const { matches } = this.#config;
    for (let refused = 0; refused < MOST_REFUSED; ) {
      const held = await matches.fresh(id);
      if (held.match === null) return void this.#unplayable.set(id, true);
      const turn = botTurn(held);
      if (turn === null) return this.#playForLate(held);
      const { served, seat, bot } = turn;
      const submission = await this.#choose(id, served, seat, bot);
      if (submission === null) return;
      refused = (await matches.submitForBot(id, seat, submission)) ? 0 : refused + 1;
    }
  }

  /** Plays one move for each seat whose time is up. */
  async #playForLate({ stored, served }: Held): Promise<void> {
    const { id, settings } = stored;
    const { clock } = settings;
    if (clock === null || served === null) return;
    for (const seat of await this.#config.matches.expire(id)) {
      const submission = await this.#choose(id, served, seat, clock.bot);
      if (submission !== null) await this.#config.matches.submitForLate(id, seat, submission);
    }
  }

  /** What a bot would do at this seat; `null` if it is not its turn, as far as its deliveries say. */
  async #choose(id: string, served: ServedGame, seat: Seat, bot: string): Promise<object | null> {
    const name = `${id} ${seat}`;
    let client = this.#clients.get(name);
    if (client === undefined) {
      client = served.client();
      this.#clients.set(name, client);
    }
    for (;;) {
      const sent = await this.#config.store.deliveries([{ match: id, to: seat, after: client.revision }]);
      if (sent.length === 0) break;
      for (const { to, revision, events } of sent) client.receive({ to, revision, events: JSON.parse(events) });
    }
    const { revision, viewToMove } = client;
    if (viewToMove === null) return null;
    const { move } = await this.#config.thinking.choose(served, bot, viewToMove, this.#stop.signal);
    // Nobody knows it before: a person who has used it would keep the bot from moving.
    return { id: randomUUID(), revision, move };
  }
}

/** A seat that a bot is to move for, by what is known here. */
function botTurn({ stored, served, match }: Held): { served: ServedGame; seat: Seat; bot: string } | null {
  if (served === null || match === null || stored.status !== 'playing') return null;
  for (const seat of served.actors(match)) {
    const bot = match.standIns[seat] ?? null;
    if (bot !== null) return { served, seat, bot };
  }
  return null;
}
