// The first file of a bot's thread where the server runs from its sources: Node cannot load TypeScript until tsx is
// registered there.
import { register } from 'tsx/esm/api';

register();
await import('./botThread.ts');
