import type { FromWorker } from '../protocol.js';
import { Host } from './host.js';
import { laterStorage } from './laterStorage.js';
import { loadGame } from './loadedGame.js';

/** A worker's globals, which the page's types declare differently. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

// This module runs only in a worker.
const scope = globalThis as unknown as WorkerScope;

/** 128 bits from the platform's cryptographic generator. */
function draw(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const host = new Host({
  storage: laterStorage(async () => (await import('./storage.js')).browserStorage(() => indexedDB, 'hencoop')),
  post: (message) => scope.postMessage(message),
  load: loadGame,
  makeBot: async (...given) => (await import('./makeBot.js')).makeBot(...given),
  draw,
  now: Date.now,
});

// WebKit runs this module again, as another one, once a chunk imports something that is bundled with it: the game stays
// with the first host.
scope.onmessage ??= ({ data }) => {
  if (data?.type === 'ping') scope.postMessage({ type: 'pong' });
  else void host.receive(data);
};
