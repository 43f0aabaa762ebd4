// The first file of a bot thread of a server that runs from its sources: Node cannot load TypeScript until tsx is
// registered in the thread.
import { register } from 'tsx/esm/api';

register();
await import('./botThread.ts');
