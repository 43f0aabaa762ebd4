// The first file of a worker thread: Node cannot load TypeScript until tsx is registered there.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
