import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import { type Choice, inWorker, type WorkerBot } from 'hencoop/bots';
import type { BotClient, ServedGame } from './games.js';

type View = GameTypes['View'];

/** A view of any game, and the bot that is to choose: one thread serves all bots of all games of the library. */
export type ViewForBot = View & { readonly bot: string; readonly of: View; readonly history: BotClient['history'] };

export interface BotThreads {
  /** Lets a bot choose, once it has observed `history`. @throws the signal's reason if it is aborted. */
  choose(
    served: ServedGame,
    bot: string,
    view: View,
    signal: AbortSignal,
    history?: BotClient['history'],
  ): Promise<Choice<GameTypes>>;
  /** Ends the threads, and rejects all pending choices. */
  close(): Promise<void>;
}

export interface BotThreadsConfig {
  /** The number of threads; 0: bots think on the server's thread. */
  readonly count: number;
  /** Called when a thread has failed, before the retry. */
  readonly onTrouble: (error: unknown) => void;
  /** The milliseconds after which a thread counts as hung; the strongest bots take less than a second. */
  readonly patience?: number;
  readonly start?: () => Worker;
}

const MAX_THREADS = 64;
const PATIENCE = 30_000;

/** From source, the thread starts with a file that registers TypeScript. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './botThread.mjs' : './botThread.js', import.meta.url);

/**
 * Threads for the bots of the library's games, so that thinking bots do not block the server. The bots of other games
 * are functions, which cannot be sent to a thread: they think on the server's. A thread starts on first use.
 *
 * A choice that fails is retried once: in a new thread, if the old one has ended or hangs.
 * @throws RangeError if `count` is not a possible number of threads.
 * @throws Error if the thread's module is missing, as in a server bundled into one file.
 */
export function botThreads(config: BotThreadsConfig): BotThreads {
  const { count, onTrouble, patience = PATIENCE, start = () => new Worker(MODULE) } = config;
  requireThreads(count);
  const threads = Array.from({ length: count }, () => inWorker<GameTypes>(start));
  const pool = idlePool(threads);
  return {
    async choose(served, bot, view, signal, history = []) {
      if (count === 0 || !served.canThinkInThread) return served.choose(bot, view, signal, history);
      const { game, seats, step, viewer } = view;
      const asked: ViewForBot = { game, seats, step, viewer, bot, of: view, history };
      const thread = await pool.take();
      try {
        return await chooseIn(thread, asked, signal, patience).catch((error: unknown) => {
          signal.throwIfAborted();
          onTrouble(error);
          return chooseIn(thread, asked, signal, patience);
        });
      } finally {
        pool.giveBack(thread);
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function requireThreads(count: number): void {
  if (!(Number.isInteger(count) && count >= 0 && count <= MAX_THREADS))
    throw new RangeError(`botThreads: expected a whole number from 0 to ${MAX_THREADS}, got ${String(count)}`);
  const file = fileURLToPath(MODULE);
  if (count > 0 && !existsSync(file))
    throw new Error(`botThreads: cannot find ${file}. Set botThreads to 0 in a server that is bundled into one file.`);
}

/** Hands out idle items, first come, first served. */
function idlePool<T>(all: readonly T[]) {
  const idle = [...all];
  const waiting: ((one: T) => void)[] = [];
  return {
    async take(): Promise<T> {
      return idle.pop() ?? (await new Promise<T>((resolve) => waiting.push(resolve)));
    },
    giveBack(one: T): void {
      const next = waiting.shift();
      if (next === undefined) idle.push(one);
      else next(one);
    },
  };
}

/** Lets a thread choose, for at most `patience` milliseconds. */
async function chooseIn(thread: WorkerBot<GameTypes>, asked: ViewForBot, signal: AbortSignal, patience: number) {
  const stop = new AbortController();
  const late = setTimeout(() => stop.abort(new Error(`no choice of a bot thread within ${patience} ms`)), patience);
  const abort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    signal.throwIfAborted();
    return await thread.choose(asked, { signal: stop.signal });
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', abort);
  }
}
