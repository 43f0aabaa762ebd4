import { Worker } from 'node:worker_threads';
import type { Played, Task, Tournament } from './tournament.js';

/** Tasks that wait at a thread, so that it need not wait for the next one. */
const AHEAD = 2;

/**
 * Plays `tasks` on `threads` worker threads, and calls `done` with each result as it comes.
 * Rejects with the error of the first task that fails; the other threads stop.
 */
export async function playAll(
  tournament: Tournament,
  tasks: readonly Task[],
  threads: number,
  done: (played: Played) => void,
): Promise<void> {
  const queue = tasks.values();
  const workers = Array.from(
    { length: Math.min(threads, tasks.length) },
    () => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: tournament }),
  );
  try {
    await Promise.all(workers.map((worker) => playOn(worker, queue, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives tasks to one thread until none is left. */
function playOn(worker: Worker, queue: Iterator<Task>, done: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let waiting = 0;
    const give = () => {
      const next = queue.next();
      if (next.done === true) return;
      waiting += 1;
      worker.postMessage(next.value);
    };
    worker.on('message', (played: Played) => {
      waiting -= 1;
      done(played);
      give();
      if (waiting === 0) resolve();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker thread ended with code ${code}`)));
    for (let task = 0; task < AHEAD; task++) give();
    if (waiting === 0) resolve();
  });
}
