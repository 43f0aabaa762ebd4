import { parentPort, workerData } from 'node:worker_threads';
import { play, prepare, type Task, type Tournament } from './tournament.js';

// The pool starts this file with a tournament, and sends nothing but its tasks.
const ready = await prepare(workerData as Tournament);
parentPort?.on('message', (task: Task) => parentPort?.postMessage(play(ready, task)));
parentPort?.postMessage('ready');
