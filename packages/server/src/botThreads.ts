import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GameTypes } from 'hencoop';
import { type Choice, inWorker, type WorkerBot } from 'hencoop/bots';
import { ALL_GAMES, type ServedGame } from './games.js';

type View = GameTypes['View'];

/** A view of any game, with the bot that is to choose: one thread serves all bots of all games of the library. */
export type Asked = View & { readonly bot: string; readonly of: View };

/** Makes bots choose. */
export interface Thinking {
  /** @throws the reason of the signal, once it is aborted. */
  choose(served: ServedGame, bot: string, view: View, signal: AbortSignal): Promise<Choice<GameTypes>>;
  /** Ends the threads. Whatever is still being chosen is rejected. */
  close(): Promise<void>;
}

export interface BotThreadsConfig {
  /** How many threads; 0: bots think on the server's own. */
  readonly count: number;
  /** Hears of a thread that has failed, before the choice is made once more. */
  readonly onTrouble: (error: unknown) => void;
  /** After how many milliseconds a thread hangs; the strongest bots take less than a second. */
  readonly patience?: number;
  readonly start?: () => Worker;
}

const MOST_THREADS = 64;
const PATIENCE = 30_000;

/** From source, a thread begins with a file that makes it read TypeScript. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './botThread.mjs' : './botThread.js', import.meta.url);

/**
 * Threads in which the bots of the library's games think, so that nobody waits for them. Bots of other games cannot be sent
 * to a thread, and think on the server's own. A thread starts when it is first used.
 *
 * A choice that fails is made once more: in a new thread, if the old one has ended by itself or hangs.
 * @throws RangeError for an impossible number of threads.
 * @throws Error if the module of the threads is not there, as where a server has been bundled into one file.
 */
export function botThreads({
  count,
  onTrouble,
  patience = PATIENCE,
  start = () => new Worker(MODULE),
}: BotThreadsConfig): Thinking {
  if (!(Number.isInteger(count) && count >= 0 && count <= MOST_THREADS))
    throw new RangeError(`botThreads: expected a whole number from 0 to ${MOST_THREADS}, got ${String(count)}`);
  const file = fileURLToPath(MODULE);
  if (count > 0 && !existsSync(file))
    throw new Error(`botThreads: expected the module of the threads at ${file}, got no file: set botThreads to 0`);

  const threads = Array.from({ length: count }, () => inWorker<GameTypes>(start));
  const idle = [...threads];
  const waiting: ((thread: WorkerBot<GameTypes>) => void)[] = [];

  function free(thread: WorkerBot<GameTypes>): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  }

  /** A choice of this thread, for as long as patience lasts. */
  async function choice(thread: WorkerBot<GameTypes>, asked: Asked, signal: AbortSignal) {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(new Error(`expected a choice in ${patience} ms, got none`)), patience);
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

  return {
    async choose(served, bot, view, signal) {
      if (count === 0 || !ALL_GAMES.includes(served)) return served.choose(bot, view, signal);
      const { game, seats, step, viewer } = view;
      const asked: Asked = { game, seats, step, viewer, bot, of: view };
      const thread = idle.pop() ?? (await new Promise<WorkerBot<GameTypes>>((resolve) => waiting.push(resolve)));
      try {
        return await choice(thread, asked, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          onTrouble(error);
          return choice(thread, asked, signal);
        });
      } finally {
        free(thread);
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
