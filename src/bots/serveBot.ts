import type { GameTypes } from '../engine/game.js';
import { hasMethod } from '../engine/given.js';
import type { Bot, OwnChoice } from './bot.js';
import { requestIn, type WorkerReply, type WorkerRequest, workerThreads } from './worker.js';

/** A worker's connection to its page. */
interface Parent {
  postMessage(message: WorkerReply): void;
  /** Calls `listener` with the data of every message. */
  listen(listener: (data: unknown) => void): void;
}

/** What a worker can serve: a bot of this library, or any object that chooses. */
export interface ServedBot<G extends GameTypes> {
  /** See {@link Bot.observe}. */
  observe?(event: G['RedactedEvent']): void;
  /** Chooses a move for the viewer of `view`. `signal` is aborted once nobody needs the answer any more. */
  choose(
    view: G['View'],
    config: { readonly signal?: AbortSignal | undefined },
  ): OwnChoice<G> | PromiseLike<OwnChoice<G>>;
}

/** The global object of a Web Worker. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/**
 * Lets a bot think in this worker, for the page that has started it with {@link inWorker}: the last line of the worker's
 * module. The bot may be one of yours: an object with `choose(view)`, which returns `{ move }`, or a promise of it.
 *
 * @example
 * ```ts
 * // my-bot.js
 * import { search, serveBot } from 'hencoop/bots';
 * import { chicken } from 'hencoop/chicken';
 *
 * export const start = () => serveBot(search(chicken, { iterations: 1000, seed: 'fox' }));
 * ```
 *
 * @throws RangeError for something that cannot choose.
 * @throws Error if it runs outside a worker.
 */
export async function serveBot<G extends GameTypes>(bot: ServedBot<G>): Promise<void> {
  hasMethod('bot', 'an object that chooses', bot, 'choose');
  const parent = await parentOf();
  parent.listen((data) => {
    const request = requestIn(data);
    if (request !== null) void answer(bot, request, parent);
  });
  parent.postMessage({ hencoop: 'ready' });
}

async function answer<G extends GameTypes>(
  bot: ServedBot<G>,
  { number, events, view, stopped }: WorkerRequest,
  parent: Parent,
): Promise<void> {
  try {
    const signal = stopped === null ? undefined : sharedSignal(stopped, number);
    // The page passes on what it was given to observe.
    for (const event of events as G['RedactedEvent'][]) bot.observe?.(event);
    // A bot refuses a value that is not a view of its game.
    const choice = await bot.choose(view as G['View'], { signal });
    parent.postMessage({ hencoop: 'chosen', number, choice });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    parent.postMessage({ hencoop: 'failed', number, name, message });
  }
}

/** A signal that is aborted as soon as the memory holds the number of this choice: seen without waiting for a message. */
function sharedSignal(stopped: Int32Array, number: number): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const isStopped = () => {
    const isNow = Atomics.load(stopped, 0) === number;
    if (isNow) controller.abort();
    return isNow;
  };
  return Object.defineProperties(signal, {
    aborted: { get: isStopped },
    throwIfAborted: {
      value: () => {
        if (isStopped()) throw signal.reason;
      },
    },
  });
}

async function parentOf(): Promise<Parent> {
  const { postMessage, document } = globalThis as { readonly postMessage?: unknown; readonly document?: unknown };
  if (typeof postMessage === 'function' && document === undefined) {
    // A global object that posts messages and has no document is that of a Web Worker.
    const scope = globalThis as unknown as WorkerScope;
    return {
      postMessage: (message) => scope.postMessage(message),
      listen: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
    };
  }
  const { parentPort } = document === undefined ? await workerThreads() : { parentPort: null };
  if (parentPort === null) throw new Error('serveBot: expected to run in a worker');
  return {
    postMessage: (message) => parentPort.postMessage(message),
    listen: (listener) => parentPort.on('message', listener),
  };
}
