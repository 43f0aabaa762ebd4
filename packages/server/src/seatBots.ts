import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { BotThreads } from './botThreads.js';
import { BotTurns, type BotTurnsConfig, botTurn, isOfBotsAlone } from './botTurns.js';
import type { CommittedChange } from './changes.js';
import { FairQueue } from './fairQueue.js';
import type { Limits } from './limits.js';
import type { Matches } from './matches.js';
import type { Metrics } from './metrics.js';
import { Refusal } from './refusal.js';
import type { Store } from './store.js';

export interface SeatBotsConfig {
  readonly store: Store;
  readonly matches: Matches;
  readonly threads: BotThreads;
  readonly limits: Pick<Limits, 'bots' | 'botPause' | 'botChanges'>;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
}

/**
 * How many matches to skip because they cannot be judged or have reached `botChanges`, and for how many milliseconds.
 */
const UNPLAYABLE = { max: 10_000, ttl: 600_000 };
/** The sender of matches without a person of which no sender is known. */
const NOBODY = '';
/** After this many refused moves in a row, a bot pauses until the next `wake` for its match. */
const MAX_REFUSED = 10;

/**
 * Schedules the bots of this process: the order of their turns, and how many think at once. Several servers on one
 * store may choose for the same seat; only one of their moves is played.
 */
export class SeatBots {
  readonly #config: SeatBotsConfig;
  readonly #stop = new AbortController();
  readonly #turns: BotTurns;
  /** The waiting matches, with the time since when they wait; `#working` has the ones in progress. */
  readonly #since = new Map<string, number>();
  readonly #waiting = new FairQueue<string>();
  /** The waiting matches without a person. One plays at a time, and only while no other match waits. */
  readonly #waitingAlone = new FairQueue<string>();
  /** The matches known to be without a person. */
  readonly #alone = new LRUCache<string, true>({ max: UNPLAYABLE.max });
  /** The account or address that opened a match or last moved in it: senders are served in turn. */
  readonly #causes = new LRUCache<string, string>({ max: UNPLAYABLE.max });
  readonly #working = new Map<string, Promise<void>>();
  #isAloneWorking = false;
  /** The matches without a person that pause between two moves. */
  readonly #pausing = new Map<string, NodeJS.Timeout>();
  /** The number of bot moves refused in a row, by match. */
  readonly #refused = new Map<string, number>();
  readonly #unplayable = new LRUCache<string, true>(UNPLAYABLE);

  constructor(config: SeatBotsConfig) {
    this.#config = config;
    const { store, matches, threads } = config;
    const choose: BotTurnsConfig['choose'] = (served, bot, view, history) =>
      threads.choose(served, bot, view, this.#stop.signal, history);
    this.#turns = new BotTurns({ store, matches, choose });
  }

  /** The number of skipped matches; a query for work must skip them too. */
  get unplayable(): number {
    return this.#unplayable.size;
  }

  /** Lets the bots of a match play if it is their turn, and plays for seats that ran out of time. */
  wake(id: string, sender: string | null = null): void {
    if (sender !== null) this.causedBy(id, sender);
    if (this.#stop.signal.aborted || this.#unplayable.has(id) || this.#pausing.has(id)) return;
    this.#wait(id);
    this.#next();
  }

  /** Whose turn it is to be served when the bots of a match play: `sender` is an account or an address. */
  causedBy(id: string, sender: string): void {
    this.#causes.set(id, sender);
  }

  /** Goes on after a change, if it is a bot's turn; also with a match that had stopped, if a person sits there again. */
  committed({ loaded, isBotToMove }: CommittedChange): void {
    const { id } = loaded.stored;
    if (!isOfBotsAlone(loaded) && this.#alone.delete(id)) this.#unplayable.delete(id);
    if (isBotToMove) this.wake(id);
  }

  /** The number of matches that wait for a bot's turn. */
  get waiting(): number {
    return this.#since.size;
  }

  /** Stops all bots. */
  async close(): Promise<void> {
    this.#stop.abort();
    for (const timer of this.#pausing.values()) clearTimeout(timer);
    await Promise.allSettled(this.#working.values());
    await this.#config.threads.close();
  }

  #wait(id: string): void {
    if (this.#since.has(id)) return;
    this.#since.set(id, performance.now());
    const sender = this.#causes.get(id);
    if (this.#alone.has(id)) this.#waitingAlone.push(sender ?? NOBODY, id);
    else this.#waiting.push(sender ?? id, id);
  }

  #next(): void {
    const isFree = (id: string) => !this.#working.has(id);
    while (this.#working.size < this.#config.limits.bots && !this.#stop.signal.aborted) {
      const next = this.#waiting.shift(isFree);
      const alone = next === undefined && !this.#isAloneWorking ? this.#waitingAlone.shift(isFree) : undefined;
      const id = next ?? alone;
      if (id === undefined) return;
      this.#start(id, id === alone);
    }
  }

  #start(id: string, isAlone: boolean): void {
    this.#isAloneWorking ||= isAlone;
    const since = this.#since.get(id) ?? performance.now();
    this.#since.delete(id);
    this.#config.metrics.botWaitSeconds.observe((performance.now() - since) / 1_000);
    // Let requests in first: with a store in this process and bots on this thread, they would starve.
    const work = setImmediate()
      .then(() => this.#play(id))
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted && !(error instanceof Refusal)) this.#config.onError(error);
      })
      .finally(() => {
        this.#working.delete(id);
        if (isAlone) this.#isAloneWorking = false;
        this.#next();
      });
    this.#working.set(id, work);
  }

  /** Plays one move if it is a bot's turn. The commit wakes the match again, which then waits behind all others. */
  async #play(id: string): Promise<void> {
    const loaded = await this.#config.matches.fresh(id);
    if (loaded.match === null) return void this.#unplayable.set(id, true);
    const turn = botTurn(loaded);
    if (turn === null) return this.#turns.playForLate(loaded);
    if (isOfBotsAlone(loaded)) {
      this.#alone.set(id, true);
      if (loaded.stored.version >= this.#config.limits.botChanges) return void this.#unplayable.set(id, true);
      this.#pause(id);
    }
    const isPlayed = await this.#turns.play(turn);
    if (isPlayed === null) return;
    this.#config.metrics.botMoves.inc({ answer: isPlayed ? 'ok' : 'refused' });
    const refused = isPlayed ? 0 : (this.#refused.get(id) ?? 0) + 1;
    if (refused === 0 || refused >= MAX_REFUSED) this.#refused.delete(id);
    else {
      this.#refused.set(id, refused);
      this.wake(id);
    }
  }

  /** Pauses a match between bots: no one is waiting for it. */
  #pause(id: string): void {
    const { botPause } = this.#config.limits;
    if (botPause === 0) return;
    const timer = setTimeout(() => {
      this.#pausing.delete(id);
      this.wake(id);
    }, botPause);
    this.#pausing.set(id, timer);
  }
}
