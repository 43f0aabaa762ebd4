// Checks the built web table in Chromium, with two browsers side by side. Names of jobs, or parts of them, choose some;
// `--full` plays every game in every way, language and size; `--figures` measures what depends on the machine.
import { openBrowser } from '../site/browser.js';
import { serve } from '../site/serve.js';
import { budgetJobs, figureJobs } from './web/budget.js';
import { feelJobs } from './web/feel.js';
import { keepJobs } from './web/keep.js';
import { DIST } from './web/page.js';
import { ALL_RUNS, PAIRWISE_RUNS, playJob } from './web/play.js';
import { type Job, runAll } from './web/pool.js';
import { tourJobs } from './web/tours.js';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));

function jobsOf(flag: string | undefined): readonly Job[] {
  switch (flag) {
    case undefined:
      return [...tourJobs, ...PAIRWISE_RUNS.map(playJob), ...feelJobs, ...keepJobs, ...budgetJobs];
    case '--full':
      return ALL_RUNS.map(playJob);
    case '--figures':
      return figureJobs;
    default:
      throw new Error(`expected --full or --figures, got ${flag}`);
  }
}
const jobs = jobsOf(args.find((arg) => arg.startsWith('--')));

const { home, close } = await serve(DIST);
// Two at a time would slow each other.
const browsers = await Promise.all(jobs === figureJobs ? [openBrowser()] : [openBrowser(), openBrowser()]);
const started = performance.now();
try {
  const chosen = jobs.filter(({ name }) => wanted.every((part) => name.includes(part)));
  if (chosen.length === 0) throw new Error(`no job has the name ${wanted.join(' ')}`);
  const failed = await runAll(chosen, browsers, home);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${chosen.length} jobs in ${seconds} s: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  close();
}
