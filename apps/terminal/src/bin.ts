import { start } from './start.js';

await start('npx hencoop');
