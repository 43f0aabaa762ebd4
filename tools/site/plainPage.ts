/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HencoopTable } from 'hencoop/element';
import type { Browser, Locator } from 'playwright-core';
import { openBrowser, seriousViolations } from './browser.js';
import { serve } from './serve.js';
import { hurry, isOverOn, openOn, tapToTheEnd } from './tapThrough.js';

/** The address of the CDN in the guide. */
const CDN = 'https://cdn.jsdelivr.net/npm';

/** The packages that the guide's page loads from the CDN, with versions: `zod@4.6.7`. */
export function packagesOf(html: string): string[] {
  const found = [...html.matchAll(/https:\/\/cdn\.jsdelivr\.net\/npm\/([^/]+)\//g)].map(([, name = '']) => name);
  return [...new Set(found)];
}

/** Values that another program or an older page may have left in the page's storage. */
const STORED = ['', '{', 'null', '"hen"', '[]', '{"__proto__":{"seats":3}}', '{"game":"chicken"}', '['.repeat(100_000)];

const viewOf = (table: Locator) =>
  // The locator finds the element.
  table.evaluate((element) => JSON.stringify((element as HencoopTable).view));

/** Plays the guide's page of one file, which loads one file from the CDN. */
async function playOneFile(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(String(error)));
  page.on('response', (response) => seen.push(new URL(response.url()).pathname));
  await page.goto(address);
  const table = page.locator('hencoop-table');
  await hurry(table);
  const { taps } = await tapToTheEnd(table);
  const loaded = seen.filter((path) => path !== '/favicon.ico').map((path) => path.replace(/^.*\//, ''));
  assert.deepEqual(loaded, ['one-file.html', 'chicken.js']);
  console.log(`a game of Chicken from one file in Chromium: ${taps} taps`);
}

/**
 * Plays the pages of the guide "A page without a bundler" to the end of a game, as plain files in `folder`. `packages` is a
 * folder that takes the place of the CDN, on another origin.
 */
export async function playPlainPage(folder: string, packages: string): Promise<void> {
  const cdn = await serve(packages, 0, { 'access-control-allow-origin': '*' });
  for (const name of ['index.html', 'one-file.html']) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(CDN, cdn.home));
  }
  const site = await serve(folder, 0, {});
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    const errors: string[] = [];
    let requests = 0;
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('response', (response) => {
      requests++;
      if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
        errors.push(`${response.status()} for ${response.url()}`);
    });
    await playOneFile(browser, `${site.home}/one-file.html`);
    await page.goto(`${site.home}/`);
    const table = page.locator('hencoop-table');
    await hurry(table);
    assert.equal(await isOverOn(table), false);
    assert.deepEqual(await seriousViolations(page), []);
    const loaded = requests;

    // The game survives a reload, and its schema parses it.
    await openOn(table).last().click();
    assert.equal(await isOverOn(table), false);
    const before = await viewOf(table);
    await page.reload();
    await hurry(table);
    await isOverOn(table);
    assert.equal(await viewOf(table), before, 'the stored game is not shown after a reload');
    // With a card too many, the schema refuses it, and a new game starts.
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('chicken') ?? '');
      localStorage.setItem('chicken', JSON.stringify({ ...stored, drawPile: [...stored.drawPile, 'egg'] }));
    });
    await page.reload();
    await hurry(table);
    await isOverOn(table);
    assert.notEqual(await viewOf(table), before, 'a forged game is shown');
    for (const text of STORED) {
      await page.evaluate((stored) => localStorage.setItem('chicken', stored), text);
      await page.reload();
      await hurry(table);
      assert.equal(await isOverOn(table), false, `no new game after ${text.slice(0, 30)}`);
    }

    const { taps } = await tapToTheEnd(table);
    assert.deepEqual(errors, []);
    console.log(`a game of Chicken without a bundler in Chromium: ${loaded} files, ${taps} taps`);
  } finally {
    await browser.close();
    site.close();
    cdn.close();
  }
}
