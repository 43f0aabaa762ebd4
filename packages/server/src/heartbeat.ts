import { Worker } from 'node:worker_threads';

/**
 * The thread's code. As text, it works from source, built, and in a server bundled into one file. Rewriting the same
 * text only updates the file's time.
 */
const THREAD = `
const { openSync, readFileSync, writeSync } = require('node:fs');
const { parentPort, workerData: { lock, text, beat } } = require('node:worker_threads');
const read = () => {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    return error.code === 'ENOENT' ? null : undefined;
  }
};
let file = null;
const timer = setInterval(() => {
  const found = read();
  if (found === undefined) return;
  if (found !== text) {
    clearInterval(timer);
    parentPort.postMessage('lost');
    return;
  }
  try {
    file ??= openSync(lock, 'r+');
    writeSync(file, text, 0);
  } catch {
    // A disk that refuses writes gets no heartbeat either.
  }
}, beat);
`;

/**
 * Sends the heartbeat of a lock from a thread, since PGlite can block the server's thread for longer than a beat.
 * Returns a function that stops it.
 */
export function startHeartbeat(of: {
  readonly lock: string;
  /** The content of the lock while this process holds it. */
  readonly text: string;
  readonly beat: number;
  readonly onLost: () => void;
}): () => void {
  const { lock, text, beat, onLost } = of;
  const thread = new Worker(THREAD, { eval: true, workerData: { lock, text, beat } });
  thread.on('message', onLost);
  // Without the thread, an idle process would not notice that it lost the folder; each write checks as well.
  thread.on('error', () => {});
  thread.unref();
  return () => void thread.terminate();
}
