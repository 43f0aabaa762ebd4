import { workerThreads } from './worker.js';

/** A Web Worker, or a worker thread of Node. */
export interface WorkerLike {
  /** Sends a message to the worker as a structured clone. */
  postMessage(message: unknown): void;
  /** Terminates the worker at once. May return a promise. */
  terminate(): unknown;
}

/** A started worker, which may still be loading. */
export interface StartedWorker {
  /** Call it only after the worker has sent a message. */
  post(message: unknown): void;
  end(): Promise<void>;
}

interface Listeners {
  message(data: unknown): void;
  /** Called if the worker fails or exits. */
  failure(reason: string): void;
}

/** The events of a worker thread in Node. */
interface ThreadEvents {
  on(type: 'message', listener: (data: unknown) => void): void;
  on(type: 'error', listener: (error: unknown) => void): void;
  on(type: 'exit', listener: (code: number) => void): void;
}

/** The events of a Web Worker. */
interface WebEvents {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** Starts the worker whose module is at `source`, or that `source` creates. */
export function startWorker(source: URL | (() => WorkerLike), listeners: Listeners): StartedWorker {
  const starting = typeof source === 'function' ? Promise.resolve().then(source) : workerAt(source);
  let started: WorkerLike | null = null;
  starting.then(
    (worker) => {
      started = worker;
      listen(worker, listeners);
    },
    (error: unknown) => listeners.failure(messageOf(error)),
  );
  return {
    post: (message) => started?.postMessage(message),
    async end() {
      await starting.then(
        (worker) => worker.terminate(),
        // The worker never started.
        () => {},
      );
    },
  };
}

async function workerAt(url: URL): Promise<WorkerLike> {
  const { Worker } = globalThis as { Worker?: new (url: URL, config: { type: 'module' }) => WorkerLike };
  if (Worker !== undefined) return new Worker(url, { type: 'module' });
  const threads = await workerThreads();
  return new threads.Worker(url);
}

function listen(worker: WorkerLike, { message, failure }: Listeners): void {
  if ('on' in worker) {
    // Only Node's workers have `on`.
    const events = worker as unknown as ThreadEvents;
    events.on('message', message);
    events.on('error', (error) => failure(messageOf(error)));
    events.on('exit', (code) => failure(`it ended with code ${code}`));
  } else {
    const events = worker as unknown as WebEvents;
    events.addEventListener('message', ({ data }) => message(data));
    // A module that cannot be loaded gives no reason.
    events.addEventListener('error', ({ message: reason }) => failure(reason || 'it cannot be loaded'));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
