import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { openBrowser, seriousViolations } from './browser.js';

const MAX_CLICKS = 3000;

/** Plays the page of the guide "Put it in your UI" to the end of a game by clicking whatever can be clicked. */
export async function clickThrough(file: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    // The page is served over HTTP: browsers do not load module scripts from files.
    const folder = pathToFileURL(file).href.replace(/index\.html$/, '');
    await context.route('http://page.invalid/**', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const answer = await readFile(new URL(name, folder)).catch(() => null);
      if (answer === null) return route.fulfill({ status: 404 });
      return route.fulfill({ body: answer, contentType: name.endsWith('.js') ? 'text/javascript' : 'text/html' });
    });
    await page.goto('http://page.invalid/index.html');
    await page.waitForSelector('#moves button');
    assert.deepEqual(await seriousViolations(page), []);

    const open = page.locator('#moves button[aria-disabled="false"]');
    const forbidden = page.locator('#moves button[aria-disabled="true"]');
    let rejections = 0;
    let clicks = 0;
    for (; (await open.count()) > 0; clicks++) {
      assert.ok(clicks < MAX_CLICKS, 'the game does not end');
      if (rejections === 0 && (await forbidden.count()) > 0) {
        // A rejected move names the clause that forbids it, and changes nothing.
        const before = await page.locator('#table').textContent();
        await forbidden.first().click({ force: true });
        assert.match((await page.locator('#message').textContent()) ?? '', /^(?:CH|G)-\d/);
        assert.equal(await page.locator('#table').textContent(), before);
        rejections++;
      }
      await open.first().click();
    }
    assert.equal(rejections, 1);
    assert.match((await page.locator('#message').textContent()) ?? '', /^Game over/);
    assert.deepEqual(errors, []);
    console.log(`a game of Chicken in Chromium: ${clicks} clicks`);
  } finally {
    await browser.close();
  }
}
