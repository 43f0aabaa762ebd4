import type { Browser } from 'playwright-core';

/** Something to check in a browser. */
export interface Job {
  readonly name: string;
  /** The result says in a few words what was seen. */
  readonly run: (browser: Browser, home: string) => Promise<string>;
}

/** Runs every job, one at a time in each browser, and reports each. @returns how many failed. */
export async function runAll(jobs: readonly Job[], browsers: readonly Browser[], home: string): Promise<number> {
  const waiting = [...jobs];
  let failed = 0;
  const work = async (browser: Browser) => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const started = performance.now();
      const report = (what: string) => {
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(`${job?.name}: ${what} [${seconds} s]`);
      };
      try {
        report(await job.run(browser, home));
      } catch (error) {
        failed += 1;
        report(`FAILED\n${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(browsers.map(work));
  return failed;
}
