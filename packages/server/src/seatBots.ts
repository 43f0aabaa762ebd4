import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Seat } from 'hencoop';
import { LRUCache } from 'lru-cache';
import type { BotThreads } from './botThreads.js';
import type { BotClient, ServedGame } from './games.js';
import type { Limits } from './limits.js';
import type { LoadedMatch } from './loadedMatch.js';
import type { Matches } from './matches.js';
import type { Metrics } from './metrics.js';
import { Refusal } from './refusal.js';
import type { Store } from './store.js';
import { isBot } from './storedMatch.js';

export interface SeatBotsConfig {
  readonly store: Store;
  readonly matches: Matches;
  readonly threads: BotThreads;
  readonly limits: Pick<Limits, 'bots' | 'botPause' | 'botChanges'>;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
}

/** How many matches that cannot be judged, or that bots alone have played for long enough, are skipped; for how many milliseconds. */
const UNPLAYABLE = { max: 10_000, ttl: 600_000 };
/** After this number of refused moves in a row, a bot pauses until its match is named again. */
const MAX_REFUSED = 10;
/** How many bots stay in memory with what they have seen. */
const MAX_CLIENTS = 500;

/**
 * The bots that play seats. Each is a client like any other: it reads what its seat was sent, chooses while nothing is
 * being written, and submits its move with the revision that the move is for. If the table has changed or the player has
 * come back meanwhile, the move is not played. Several servers on one store may play for the same seat: only one of their
 * moves is played.
 */
export class SeatBots {
  readonly #config: SeatBotsConfig;
  readonly #stop = new AbortController();
  readonly #clients = new LRUCache<string, BotClient>({ max: MAX_CLIENTS });
  /** The matches that wait, first come first served, with the time since when; those at work are in `#working`. */
  readonly #waiting = new Map<string, number>();
  readonly #working = new Map<string, Promise<void>>();
  /** The matches without a person whose bots have just moved, until they may move again. */
  readonly #pausing = new Map<string, NodeJS.Timeout>();
  /** How many moves of a match's bots were refused in a row. */
  readonly #refused = new Map<string, number>();
  readonly #unplayable = new LRUCache<string, true>(UNPLAYABLE);

  constructor(config: SeatBotsConfig) {
    this.#config = config;
  }

  /** How many matches are skipped, because this server does not have their rules or bots alone have played enough: a query for work skips them too. */
  get unplayable(): number {
    return this.#unplayable.size;
  }

  /** Lets the bots of a match play if it is their turn, and plays for seats that ran out of time. */
  wake(id: string): void {
    if (this.#stop.signal.aborted || this.#unplayable.has(id) || this.#pausing.has(id)) return;
    this.#wait(id);
    this.#next();
  }

  /** How many matches wait for a turn of a bot. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Stops all bots. */
  async close(): Promise<void> {
    this.#stop.abort();
    for (const timer of this.#pausing.values()) clearTimeout(timer);
    await Promise.allSettled(this.#working.values());
    await this.#config.threads.close();
  }

  #wait(id: string): void {
    if (!this.#waiting.has(id)) this.#waiting.set(id, performance.now());
  }

  #next(): void {
    for (const [id, since] of this.#waiting) {
      if (this.#working.size >= this.#config.limits.bots || this.#stop.signal.aborted) return;
      if (this.#working.has(id)) continue;
      this.#waiting.delete(id);
      this.#config.metrics.botWaitSeconds.observe((performance.now() - since) / 1_000);
      // Requests come first: a store in this process and a bot on this thread would never let any in.
      const work = setImmediate()
        .then(() => this.#play(id))
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

  /** Plays one move if a bot is to move. Its commit wakes the match again, which then waits behind all others. */
  async #play(id: string): Promise<void> {
    const { matches } = this.#config;
    const loaded = await matches.fresh(id);
    if (loaded.match === null) return void this.#unplayable.set(id, true);
    const turn = botTurn(loaded);
    if (turn === null) return this.#playForLate(loaded);
    const { served, seat, bot } = turn;
    if (loaded.stored.seats.every(({ player }) => isBot(player))) {
      if (loaded.stored.version >= this.#config.limits.botChanges) return void this.#unplayable.set(id, true);
      this.#pause(id);
    }
    const submission = await this.#choose(id, served, seat, bot);
    if (submission === null) return;
    const isPlayed = await matches.submitForBot(id, seat, submission);
    this.#config.metrics.botMoves.inc({ answer: isPlayed ? 'ok' : 'refused' });
    const refused = isPlayed ? 0 : (this.#refused.get(id) ?? 0) + 1;
    if (refused === 0 || refused >= MAX_REFUSED) this.#refused.delete(id);
    else {
      this.#refused.set(id, refused);
      this.wake(id);
    }
  }

  /** Nobody waits for bots that play each other: their match is not played again before its pause is over. */
  #pause(id: string): void {
    const { botPause } = this.#config.limits;
    if (botPause === 0) return;
    const timer = setTimeout(() => {
      this.#pausing.delete(id);
      this.wake(id);
    }, botPause);
    this.#pausing.set(id, timer);
  }

  /** Plays one move for each seat that ran out of time. */
  async #playForLate({ stored, served }: LoadedMatch): Promise<void> {
    const { id, settings } = stored;
    const { clock } = settings;
    if (clock === null || served === null) return;
    for (const seat of await this.#config.matches.expire(id)) {
      const submission = await this.#choose(id, served, seat, clock.bot);
      if (submission !== null) await this.#config.matches.submitForLate(id, seat, submission);
    }
  }

  /** A bot's move at this seat; `null` if it is not its turn, as far as its deliveries say. */
  async #choose(id: string, served: ServedGame, seat: Seat, bot: string): Promise<object | null> {
    const client = this.#clientOf(id, served, seat);
    for (;;) {
      const sent = await this.#config.store.deliveries([{ match: id, to: seat, after: client.revision }]);
      if (sent.length === 0) break;
      for (const { to, revision, events } of sent) client.receive({ to, revision, events: JSON.parse(events) });
    }
    const { revision, viewToMove } = client;
    if (viewToMove === null) return null;
    const { move } = await this.#config.threads.choose(served, bot, viewToMove, this.#stop.signal);
    // Nobody can guess the id: a person who had used it before would keep the bot from moving.
    return { id: randomUUID(), revision, move };
  }

  #clientOf(id: string, served: ServedGame, seat: Seat): BotClient {
    const key = `${id} ${seat}`;
    const client = this.#clients.get(key) ?? served.client();
    this.#clients.set(key, client);
    return client;
  }
}

/** A seat that a bot is to play, as of this version of the match. */
function botTurn({ stored, served, match }: LoadedMatch): { served: ServedGame; seat: Seat; bot: string } | null {
  if (served === null || match === null || stored.status !== 'playing') return null;
  for (const seat of served.actors(match)) {
    const bot = match.standIns[seat] ?? null;
    if (bot !== null) return { served, seat, bot };
  }
  return null;
}
