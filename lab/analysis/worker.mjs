// Node 20 cannot start a thread in TypeScript: this one learns it first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
