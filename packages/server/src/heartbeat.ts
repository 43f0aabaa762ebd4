import { Worker } from 'node:worker_threads';

/**
 * What the thread runs. It is text, so that it works from source, built, and in a server that is bundled into one file.
 * Writing the same text changes only the time of the file.
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
    // A disk that takes no writes gets no sign of life either.
  }
}, beat);
`;

/**
 * Gives signs of life for a lock, in a thread: PGlite can hold up the server's own for longer than a beat. The result
 * ends it.
 */
export function startHeartbeat(of: {
  readonly lock: string;
  /** The text of the lock as long as this process holds it. */
  readonly text: string;
  readonly beat: number;
  readonly onLost: () => void;
}): () => void {
  const { lock, text, beat, onLost } = of;
  const thread = new Worker(THREAD, { eval: true, workerData: { lock, text, beat } });
  thread.on('message', onLost);
  // Without its thread, this process could lose the folder without noticing that it is idle: each write looks as well.
  thread.on('error', () => {});
  thread.unref();
  return () => void thread.terminate();
}
