// Fixtures of the browser checks: the built page, served while a worker runs.
import { test as base } from '@playwright/test';
import { serve } from '../../site/serve.js';
import { DIST, type OpenOptions, openPage, type Watched } from './web/page.js';

interface Fixtures {
  /** Opens the built page; errors on it fail the test. */
  readonly open: (options: OpenOptions) => Promise<Watched>;
}

interface WorkerFixtures {
  /** The address of the built page. */
  readonly home: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  home: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const { home, close } = await serve(DIST);
      await use(home);
      close();
    },
    { scope: 'worker' },
  ],
  async open({ browser, home }, use) {
    const opened: Watched[] = [];
    await use(async (options) => {
      const watched = await openPage(browser, home, options);
      opened.push(watched);
      return watched;
    });
    const complaints = opened.flatMap((one) => one.complaints);
    for (const { context } of opened) {
      // A part of the page may still be loading.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    base.expect(complaints).toEqual([]);
  },
});

export { expect } from '@playwright/test';
