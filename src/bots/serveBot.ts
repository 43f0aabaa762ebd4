import type { GameTypes } from '../engine/game.js';
import { hasMethod } from '../engine/given.js';
import type { Bot, ChooseConfig, OwnChoice, PonderConfig } from './bot.js';
import { ENDS, type End, endIn, requestIn, type WorkerReply, type WorkerRequest, workerThreads } from './worker.js';

/** A worker's connection to its page. */
interface Parent {
  postMessage(message: WorkerReply): void;
  listen(listener: (data: unknown) => void): void;
}

/** A bot that a worker can serve: one of this library, or any object with `choose`. */
export interface ServedBot<G extends GameTypes> {
  /** See {@link Bot.observe}. */
  observe?(event: G['RedactedEvent']): void;
  /**
   * Chooses a move for the viewer of `view`. `signal` is aborted when the caller no longer needs the answer, `finish`
   * when it needs the answer now. `onProgress` is present if the caller watches the thinking.
   */
  choose(view: G['View'], config: ServedConfig<G>): OwnChoice<G> | PromiseLike<OwnChoice<G>>;
  /** See {@link Bot.ponder}. */
  ponder?(view: G['View'], config: PonderConfig): void | PromiseLike<void>;
}

/** Options with which a page watches and stops a bot in a worker. */
export interface ServedConfig<G extends GameTypes> extends Pick<ChooseConfig<G>, 'signal' | 'finish'> {
  /** Reports the choice so far. */
  readonly onProgress?: ((choice: OwnChoice<G>) => void) | undefined;
}

/** The global object of a Web Worker. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/**
 * Serves a bot in this worker to the page that started it with {@link inWorker}; call it at the end of the worker's
 * module. The bot may be your own: an object with `choose(view)` that returns `{ move }` or a promise of it.
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
 * @throws RangeError if `bot` has no `choose`.
 * @throws Error if called outside a worker.
 */
export async function serveBot<G extends GameTypes>(bot: ServedBot<G>): Promise<void> {
  hasMethod('bot', 'an object that chooses', bot, 'choose');
  const parent = await parentOf();
  /** The requests in flight, by number. */
  const running = new Map<number, Ends>();
  parent.listen((data) => {
    const request = requestIn(data);
    if (request !== null) {
      const ends = endsOf(request);
      running.set(request.number, ends);
      void answer(bot, request, ends, parent).then(() => running.delete(request.number));
    }
    const end = endIn(data);
    if (end !== null) running.get(end.number)?.[end.hencoop].abort();
  });
  parent.postMessage({ hencoop: 'ready' });
}

/** The controllers that end a request. */
type Ends = { readonly [Name in End]: AbortController };

async function answer<G extends GameTypes>(
  bot: ServedBot<G>,
  { hencoop, number, events, view: given, follows }: WorkerRequest,
  ends: Ends,
  parent: Parent,
): Promise<void> {
  try {
    // `inWorker` sends the events that the page passed to `observe`.
    for (const event of events as G['RedactedEvent'][]) bot.observe?.(event);
    // A bot rejects a value that is not a view of its game.
    const view = given as G['View'];
    const [signal, finish] = [ends.stop.signal, ends.finish.signal];
    if (hencoop === 'ponder') {
      await bot.ponder?.(view, { signal });
      parent.postMessage({ hencoop: 'pondered', number });
      return;
    }
    const onProgress = (choice: OwnChoice<G>) => parent.postMessage({ hencoop: 'soFar', number, choice });
    const choice = await bot.choose(view, { signal, finish, ...(follows ? { onProgress } : {}) });
    parent.postMessage({ hencoop: 'chosen', number, choice });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    parent.postMessage({ hencoop: 'failed', number, name, message });
  }
}

/** The controllers of a request, aborted by messages, or by shared memory once it holds the request's number. */
function endsOf({ number, shared }: WorkerRequest): Ends {
  const [stop, finish] = ENDS.map((_, place) => {
    const controller = new AbortController();
    if (shared !== null) watch(controller, () => Atomics.load(shared, place) === number);
    return controller;
  }) as [AbortController, AbortController];
  return { stop, finish };
}

/** Makes the signal report an abort as soon as `isEnded`, without waiting for a message. */
function watch(controller: AbortController, isEnded: () => boolean): void {
  const { signal } = controller;
  const isAborted = () => {
    const isNow = isEnded();
    if (isNow) controller.abort();
    return isNow;
  };
  Object.defineProperties(signal, {
    aborted: { get: isAborted },
    throwIfAborted: {
      value: () => {
        if (isAborted()) throw signal.reason;
      },
    },
  });
}

async function parentOf(): Promise<Parent> {
  const { postMessage, document } = globalThis as { readonly postMessage?: unknown; readonly document?: unknown };
  if (typeof postMessage === 'function' && document === undefined) {
    // A global object that posts messages and has no document belongs to a Web Worker.
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
