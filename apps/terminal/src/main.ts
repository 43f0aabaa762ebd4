import { start } from './start.js';

await start('npm run play --');
