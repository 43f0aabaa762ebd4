import { parentPort, workerData } from 'node:worker_threads';
import { play, prepare, type Task, type Tournament } from './tournament.js';

/** Plays the deals of one tournament, for the pool that has started this thread. */
export async function serveDeals(): Promise<void> {
  // The pool starts this thread with a tournament, and sends nothing but its tasks.
  const ready = await prepare(workerData as Tournament);
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await play(ready, task)));
  parentPort?.postMessage('ready');
}
