/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import type { Locator } from 'playwright-core';
import { openBrowser, seriousViolations } from './browser.js';

const MAX_CLICKS = 3000;

/** Plays the page of the guide "Put it in your UI" to the end of a game by clicking all its buttons. */
export async function clickThrough(file: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const opened: string[] = [];
    page.on('request', (request) => opened.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    await page.waitForSelector('#moves button');
    assert.deepEqual(await seriousViolations(page), []);
    // The page and its script, from the disk.
    assert.deepEqual(opened.map((url) => url.replace(/^(file:).*\//, '$1')).sort(), [
      'file:index.html',
      'file:main.js',
    ]);
    const { width = 0 } = (await page.locator('#table svg[role="img"]').boundingBox()) ?? {};
    assert.ok(width >= 320, `the table is drawn ${width} px wide`);
    assert.ok((await page.locator('#moves button svg').count()) > 0, 'no card is drawn on a button');
    assert.ok(
      await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
      'the page is wider than a phone',
    );

    const open = page.locator('#moves button[aria-disabled="false"]');
    const forbidden = page.locator('#moves button[aria-disabled="true"]');
    let rejections = 0;
    let clicks = 0;
    for (; (await open.count()) > 0; clicks++) {
      assert.ok(clicks < MAX_CLICKS, 'the game does not end');
      if (rejections === 0 && (await forbidden.count()) > 0) {
        // A rejected move names the clause that forbids it, and changes nothing.
        const opacity = (which: Locator) => which.first().evaluate((button) => getComputedStyle(button).opacity);
        assert.notEqual(await opacity(forbidden), await opacity(open), 'a rejected move looks like a legal one');
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
