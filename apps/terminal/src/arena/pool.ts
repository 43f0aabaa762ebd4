import { Worker } from 'node:worker_threads';
import type { PlayedDeal, Task, Tournament } from './tournament.js';

/** In the package, the arena is one file: see entry.ts. */
const MODULE = new URL(import.meta.url.endsWith('.ts') ? './worker.mjs' : './arena.js', import.meta.url);

/** Worker threads that play the tasks of one tournament. */
export interface Pool {
  /** Plays a task as soon as a thread is free. Rejects if a bot throws, and then for every task after that. */
  play(task: Task): Promise<PlayedDeal>;
  /** Stops all threads at once. */
  close(): Promise<void>;
}

interface Job {
  readonly task: Task;
  readonly resolve: (played: PlayedDeal) => void;
  readonly reject: (error: unknown) => void;
}

export function openPool(tournament: Tournament, threads: number): Pool {
  const waiting: Job[] = [];
  const idle: Thread[] = [];
  let failure: { readonly error: unknown } | null = null;
  const all = Array.from({ length: threads }, () => openThread(tournament, { free, failed }));

  function free(thread: Thread): void {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else thread.give(next);
  }

  function failed(error: unknown): void {
    failure ??= { error };
    for (const job of waiting.splice(0)) job.reject(error);
  }

  return {
    play: (task) =>
      new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure.error);
        const job = { task, resolve, reject };
        const thread = idle.pop();
        if (thread === undefined) waiting.push(job);
        else thread.give(job);
      }),
    async close() {
      failed(new Error('the pool is closed'));
      await Promise.all(all.map((thread) => thread.close()));
    },
  };
}

interface Thread {
  give(job: Job): void;
  close(): Promise<unknown>;
}

interface Reports {
  free(thread: Thread): void;
  failed(error: unknown): void;
}

function openThread(tournament: Tournament, { free, failed }: Reports): Thread {
  const worker = new Worker(MODULE, { workerData: tournament });
  let job: Job | null = null;
  const thread: Thread = {
    give(next) {
      job = next;
      worker.postMessage(next.task);
    },
    close: () => worker.terminate(),
  };
  worker.on('message', (played: PlayedDeal | 'ready') => {
    if (played !== 'ready') job?.resolve(played);
    job = null;
    free(thread);
  });
  const stop = (error: unknown) => {
    job?.reject(error);
    job = null;
    failed(error);
  };
  worker.on('error', stop);
  worker.on('exit', (code) => stop(new Error(`a worker thread ended with code ${code}`)));
  return thread;
}
