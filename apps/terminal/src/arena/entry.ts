// The arena as a file of the package. The terminal loads it on request, and so does every thread of a tournament.
import { isMainThread } from 'node:worker_threads';
import { serveDeals } from './worker.js';

export { arena } from './start.js';

if (!isMainThread) await serveDeals();
