// Runs all tests while other programs keep the machine busy, and names those that fail then: `npm run flakes:busy`, or
// `npm run flakes:busy -- --runs 1 --busy 4 test/svg`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { keepBusy } from '../lib/busy.js';

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** How many programs keep the machine busy meanwhile. */
    busy: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});

keepBusy(Number(values.busy));

/** By test, how many of the runs it failed. */
const failed = new Map<string, number>();
let broken = 0;
for (let run = 1; run <= Number(values.runs); run++) {
  const command = ['vitest', 'run', '--reporter=dot', '--reporter=github-actions', ...positionals];
  // The reporter of GitHub writes a line for each failure, with its title.
  const { stdout, status } = spawnSync('npx', command, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  const titles = [...stdout.matchAll(/^::error [^\n]*?title=([^,\n]*)/gm)].map(([, title = '']) => title);
  for (const title of titles) failed.set(title, (failed.get(title) ?? 0) + 1);
  if (status !== 0) broken += 1;
  console.log(`run ${run}: ${status === 0 ? 'passed' : `failed: ${titles.join('; ')}`}`);
}
for (const [title, times] of failed) console.log(`FAILED in ${times} of ${values.runs} runs: ${title}`);
process.exit(broken > 0 ? 1 : 0);
