/// <reference lib="dom" />
// The element and the inspector on a page with several documents, and with several bundles.
import { expect, type Page, test } from '@playwright/test';
import { bundled } from './bundled.js';

/** A page's code that defines the element for a game and puts a table into the page. */
const tableOf = (id: string, exported: string, words: string) => `
  import { ${exported} as game } from 'hencoop/${id}';
  import { ${exported}Element as element } from 'hencoop/${id}/element';
  import { ${words} as words, ${words}Labels as labels } from 'hencoop/${id}/en';
  import { ${exported}Scene as scene } from 'hencoop/${id}/svg';
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { openInspector } from 'hencoop/inspector';
  import { enInspector } from 'hencoop/inspector/en';
  import { startHistory } from 'hencoop/record';

  globalThis.moves ??= [];
  globalThis.open = () => {
    defineElement(element, { game: words, labels, words: enElement });
    const table = document.createElement('hencoop-table');
    let state = game.setup({ seats: 2, seed: 'documents' });
    table.view = game.view(state, game.actors(state)[0]);
    table.addEventListener('move', ({ detail }) => {
      moves.push(detail.type);
      const attempt = game.tryApply(state, detail);
      state = attempt.state;
      table.events = attempt.events.map((event) => game.redact(event, detail.seat)).filter((event) => event !== null);
    });
    document.body.append(table);
    return table;
  };
  globalThis.inspect = (host) => {
    const locale = { game: words, labels, words: enInspector };
    return openInspector(host, { game, scene, locale, history: startHistory(game.setup({ seats: 2, seed: 'hen' })) });
  };
`;

const CHICKEN = await bundled(tableOf('chicken', 'chicken', 'enChicken'));
const CRAZY = await bundled(tableOf('crazy-chicken', 'crazyChicken', 'enCrazyChicken'));

async function openPage(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('https://hencoop.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Documents</title><iframe></iframe></html>',
    }),
  );
  await page.goto('https://hencoop.test/');
  return errors;
}

const moves = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'moves') as readonly string[]);

const PAPER = 'rgb(255, 253, 246)';
const OPEN = 'hencoop-table .own [role=button][data-state~=open]';

test('a table that moves to an iframe and back keeps its styles, and is played in both', async ({ page }) => {
  const errors = await openPage(page);
  const frame = page.frameLocator('iframe').first();
  await page.addScriptTag({ content: CHICKEN });
  await page.evaluate(`globalThis.table = open(); table.theme = 'light'`);
  const paper = (card: Element) => getComputedStyle(card).fill;
  expect(await page.locator('hencoop-table svg .hc-f-paper').first().evaluate(paper)).toBe(PAPER);
  await page.evaluate(`document.querySelector('iframe').contentDocument.body.append(table)`);
  expect(await frame.locator('hencoop-table svg .hc-f-paper').first().evaluate(paper)).toBe(PAPER);
  await frame.locator(OPEN).first().click();
  await expect.poll(() => moves(page)).toHaveLength(1);
  await page.evaluate('table.settled');
  // The theme can change there, too.
  await page.evaluate(`table.theme = 'dark'`);
  expect(await frame.locator('hencoop-table svg .hc-f-paper').first().evaluate(paper)).not.toBe(PAPER);
  await page.evaluate(`document.body.append(table); table.theme = 'light'`);
  expect(await page.locator('hencoop-table svg .hc-f-paper').first().evaluate(paper)).toBe(PAPER);
  expect(errors).toEqual([]);
});

test('an inspector opens in an iframe, and keeps its styles when its host moves', async ({ page }) => {
  const errors = await openPage(page);
  await page.addScriptTag({ content: CHICKEN });
  const display = (box: string) => page.evaluate<string>(`getComputedStyle(${box}).containerType`);
  await page.evaluate(`
    globalThis.inside = document.querySelector('iframe').contentDocument;
    inspect(inside.body);
    globalThis.box = inside.body.lastElementChild`);
  expect(await display('box')).toBe('inline-size');
  await page.evaluate('document.body.append(box)');
  expect(await display('box')).toBe('inline-size');
  await page.evaluate('inside.body.append(box)');
  expect(await display('box')).toBe('inline-size');
  expect(errors).toEqual([]);
});

test('two bundles of one version share the element', async ({ page }) => {
  const errors = await openPage(page);
  for (const bundle of [CHICKEN, CRAZY]) {
    await page.addScriptTag({ content: bundle });
    await page.evaluate('void open()');
  }
  await expect(page.locator('hencoop-table')).toHaveCount(2);
  for (const game of ['Chicken', 'Crazy Chicken'])
    await expect(page.locator('hencoop-table', { hasText: game }).last()).toBeVisible();
  await page.locator(`hencoop-table >> nth=0 >> .own [role=button][data-state~=open]`).first().click();
  await expect.poll(() => moves(page)).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('another version, or other code with the name, is an error in words', async ({ page }) => {
  await openPage(page);
  const refusal = (code: string) =>
    page.evaluate<string>(`${code}; try { open(); 'nothing' } catch (error) { String(error) }`);
  await page.addScriptTag({ content: CHICKEN });
  expect(await refusal(`customElements.define('hencoop-table', class extends HTMLElement {})`)).toMatch(
    /^Error: <hencoop-table> is already defined, by code other than hencoop; this is hencoop \d/,
  );
  await page.reload();
  await page.addScriptTag({ content: CHICKEN.replaceAll(/VERSION = "[\d.]+"/g, 'VERSION = "0.0.1"') });
  await page.evaluate('void open()');
  await page.addScriptTag({ content: CRAZY });
  expect(await refusal('')).toMatch(/^Error: <hencoop-table> is already defined, by hencoop 0\.0\.1; this is/);
});
