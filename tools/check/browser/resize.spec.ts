/// <reference lib="dom" />
// The element never resizes anything during observer callbacks, which others might observe.
import { expect, test } from '@playwright/test';
import type { HencoopTable } from 'hencoop/element';
import { bundled } from './bundled.js';

const PAGE = `
  import { chicken } from 'hencoop/chicken';
  import { chickenElement } from 'hencoop/chicken/element';
  import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';

  defineElement(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement });
  const table = document.createElement('hencoop-table');
  table.view = chicken.view(chicken.setup({ seats: 3, seed: 'resize' }), 0);
  globalThis.testTable = table;
`;

const code = bundled(PAGE);

/** Resizes the container of the table in many ways, as a page's layout would. */
async function resizeOften() {
  const { testTable: table } = globalThis as unknown as { readonly testTable: HencoopTable };
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(message));
  const frames = async (count: number) => {
    for (let each = 0; each < count; each++) await new Promise(requestAnimationFrame);
  };
  const mount = document.createElement('div');
  document.body.append(mount);
  let changed = 0;
  const watcher = new MutationObserver((records) => {
    changed += records.length;
  });
  const now = () => {
    changed += watcher.takeRecords().length;
    return changed;
  };
  // Observers are notified in order of creation: the table's is between these.
  let before = 0;
  const insideCallbacks: number[] = [];
  const first = new ResizeObserver(() => {
    before = now();
  });
  first.observe(mount);
  mount.append(table);
  const last = new ResizeObserver(() => insideCallbacks.push(now() - before));
  last.observe(mount);
  const shown = table.shadowRoot?.querySelector('.table');
  if (shown != null) watcher.observe(shown, { attributes: true });
  for (let round = 0; round < 12; round++) {
    const height = round % 3 === 0 ? 'auto' : `${250 + round * 30}px`;
    mount.style.cssText = `width:${300 + round * 41}px;height:${height}`;
    document.body.style.overflow = round % 2 === 0 ? 'auto' : 'scroll';
    await frames(1);
    table.names = [`Ada ${round}`, 'Ben', 'Chloé'];
    await frames(2);
  }
  first.disconnect();
  last.disconnect();
  return { errors, told: insideCallbacks.length, inside: Math.max(...insideCallbacks), changed: now() };
}

test('a page whose layout depends on the table gets no ResizeObserver loop notice', async ({ page }) => {
  const noticed: string[] = [];
  page.on('pageerror', ({ message }) => noticed.push(message));
  page.on('console', (message) => noticed.push(message.text()));
  await page.addScriptTag({ content: await code });
  const { errors, told, inside, changed } = await page.evaluate(resizeOften);
  expect(told).toBeGreaterThan(10);
  // The table is redrawn, but never during observer callbacks.
  expect(changed).toBeGreaterThan(0);
  expect(inside).toBe(0);
  expect([...errors, ...noticed]).toEqual([]);
});
