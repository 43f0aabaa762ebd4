// The first file of a worker thread that runs from source: Node cannot load TypeScript until tsx is registered there.
import { register } from 'tsx/esm/api';

register();
const { serveDeals } = await import('./worker.ts');
await serveDeals();
