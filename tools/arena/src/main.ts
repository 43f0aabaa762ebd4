// npm run arena: plays tournaments of bots on all cores, and writes what they have shown.

import { readCommand } from '../../../apps/terminal/src/arena/command.js';
import { Refusal } from '../../../apps/terminal/src/arena/refusal.js';
import { run } from '../../../apps/terminal/src/arena/run.js';
import { calibrationResults } from '../../calibration/results.js';
import { closingSections } from '../../generate/strength.js';
import { output } from '../../lib/files.js';
import { publish } from './publish.js';
import { strengthPage } from './report.js';
import { publishedResults, SITE } from './results.js';

try {
  const [what, ...words] = process.argv.slice(2);
  if (what === 'report')
    await strengthPage(output(words.includes('--check')), publishedResults(), calibrationResults(), closingSections());
  else if (what === 'publish') await publish(words);
  else await run(readCommand(process.argv.slice(2), SITE.program), SITE);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
