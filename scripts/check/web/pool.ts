import type { Browser } from 'playwright-core';

/** Something to check in a browser. */
export interface Job {
  readonly name: string;
  /** The result says in a few words what was seen. */
  readonly run: (browser: Browser, home: string) => Promise<string>;
}

/**
 * Runs every job, one at a time in each browser, and reports each. On a busy machine a browser can miss a deadline: what
 * fails is tried once more, alone, after all others, and both results are reported. @returns how many failed both times.
 */
export async function runAll(jobs: readonly Job[], browsers: readonly Browser[], home: string): Promise<number> {
  const failedAtFirst = await runOnce(jobs, browsers, home);
  if (failedAtFirst.length > 0) console.log(`again, alone: ${failedAtFirst.length} jobs`);
  return (await runOnce(failedAtFirst, browsers.slice(0, 1), home)).length;
}

/** @returns the jobs that failed. */
async function runOnce(jobs: readonly Job[], browsers: readonly Browser[], home: string): Promise<readonly Job[]> {
  const waiting = [...jobs];
  const failed: Job[] = [];
  const work = async (browser: Browser) => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const { name } = job;
      const started = performance.now();
      const report = (what: string) => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(`${name}: ${what} [${seconds} s]`);
      };
      try {
        report(await job.run(browser, home));
      } catch (error) {
        failed.push(job);
        report(`FAILED\n${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(browsers.map(work));
  return failed;
}
