// Runs Lighthouse on the built docs site: the start page and a guide must score 95 or more in accessibility, best
// practices and SEO. Performance depends on the machine, so it is only reported.
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../../support/services.js';
import { CHROMIUM } from '../site/browser.js';
import { serve } from '../site/serve.js';

const PAGES = ['index.html', 'guides/put-it-in-your-ui.html'];
const REQUIRED = ['accessibility', 'best-practices', 'seo'];
const MIN = 95;

/** The port of the browser's debugger, which Lighthouse connects to. */
const PORT = await freePort();

const { home, close } = await serve('.docs-site', 0, {});
const browser = await chromium.launch({
  ...CHROMIUM,
  args: [...(CHROMIUM.args ?? []), `--remote-debugging-port=${PORT}`],
});
try {
  for (const page of PAGES) {
    const result = await lighthouse(`${home}/${page}`, { port: PORT, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error(`${page}: Lighthouse returned no result`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ id, score }) => ({ id, points: Math.round((score ?? 0) * 100) }));
    console.log(`${page}: ${scores.map(({ id, points }) => `${id} ${points}`).join(', ')}`);
    for (const { id, points } of scores) {
      if (!REQUIRED.includes(id) || points >= MIN) continue;
      const failed = (categories[id]?.auditRefs ?? [])
        .filter((ref) => audits[ref.id]?.score === 0)
        .map((ref) => ref.id);
      console.error(`${page}: expected ${id} of at least ${MIN}, got ${points}: ${failed.join(', ')}`);
      process.exitCode = 1;
    }
    if (REQUIRED.some((id) => !(id in categories)))
      throw new Error(`${page}: Lighthouse did not return all categories`);
  }
} finally {
  await browser.close();
  close();
}
