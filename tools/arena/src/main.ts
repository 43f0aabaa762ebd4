// npm run arena: plays tournaments of bots on all cores, and writes what they have shown.
import { output } from '../../lib/files.js';
import { readCommand } from './command.js';
import { publish } from './publish.js';
import { Refusal } from './refusal.js';
import { strengthPage } from './report.js';
import { publishedResults } from './results.js';
import { run } from './run.js';

try {
  const [what, ...words] = process.argv.slice(2);
  if (what === 'report') await strengthPage(output(words.includes('--check')), publishedResults());
  else if (what === 'publish') await publish(words);
  else await run(readCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
