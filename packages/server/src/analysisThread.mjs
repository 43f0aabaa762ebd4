// The first file of the thread of an analysis in a server that runs from its sources: Node cannot load TypeScript until
// tsx is registered in the thread.
import { register } from 'tsx/esm/api';

register();
await import('./analysisThread.ts');
