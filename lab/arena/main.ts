// npm run lab -- arena: plays tournaments of bots on all cores, and writes the results.

import { Refusal, readCommand, run } from '../inside.js';
import { publish } from './publish.js';
import { CONSOLE, SITE } from './results.js';

try {
  const [what, ...words] = process.argv.slice(2);
  if (what === 'publish') await publish(words);
  else await run(readCommand(process.argv.slice(2), SITE.program), SITE, CONSOLE);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
