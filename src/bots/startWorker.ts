import { workerThreads } from './worker.js';

/** A worker, of the web or of Node. */
export interface WorkerLike {
  /** Sends a message to the worker, by structured clone. */
  postMessage(message: unknown): void;
  /** Ends the worker at once. The result may be a promise. */
  terminate(): unknown;
}

/** A worker that has been started, and may still be loading. */
export interface StartedWorker {
  /** To be called once the worker has sent a message. */
  post(message: unknown): void;
  end(): Promise<void>;
}

/** Who hears from a worker. */
interface Listeners {
  message(data: unknown): void;
  /** The worker has failed, or has ended by itself. */
  failure(reason: string): void;
}

/** A worker of Node reports its events in this way. */
interface ThreadEvents {
  on(type: 'message', listener: (data: unknown) => void): void;
  on(type: 'error', listener: (error: unknown) => void): void;
  on(type: 'exit', listener: (code: number) => void): void;
}

/** A Web Worker, in this way. */
interface WebEvents {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** Starts the worker whose module is at `source`, or the one that `source` makes. */
export function startWorker(source: URL | (() => WorkerLike), listeners: Listeners): StartedWorker {
  const starting = source instanceof URL ? workerAt(source) : Promise.resolve().then(source);
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
        // It has not been started.
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
    // Of the two kinds of workers, only those of Node have this method.
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
