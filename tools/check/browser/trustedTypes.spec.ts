/// <reference lib="dom" />
// The element works on a page that enforces Trusted Types and a strict content security policy.
import { expect, test } from '@playwright/test';
import type { AnyMove } from 'hencoop';
import { bundled } from './bundled.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const PAGE = `
  import { chicken } from 'hencoop/chicken';
  import { chickenElement } from 'hencoop/chicken/element';
  import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
  import { chickenScene } from 'hencoop/chicken/svg';
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { openInspector } from 'hencoop/inspector';
  import { enInspector } from 'hencoop/inspector/en';
  import { startHistory } from 'hencoop/record';

  globalThis.seen = { moves: [], violations: [] };
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) =>
    seen.violations.push([violatedDirective, sourceFile, lineNumber].join(' ')));
  defineElement(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement });
  const table = document.createElement('hencoop-table');
  let state = chicken.setup({ seats: 3, seed: 'strict' });
  table.view = chicken.view(state, 0);
  table.addEventListener('move', ({ detail }) => {
    seen.moves.push(detail);
    const attempt = chicken.tryApply(state, detail);
    state = attempt.state;
    table.events = attempt.events.map((event) => chicken.redact(event, 0));
  });
  const locale = { game: enChicken, labels: enChickenLabels, words: enInspector };
  openInspector(document.body, { game: chicken, scene: chickenScene, locale, history: startHistory(state) });
  document.body.prepend(table);
`;

interface Seen {
  readonly moves: readonly AnyMove[];
  readonly violations: readonly string[];
}

test('a touch plays a move under Trusted Types, and nothing violates a strict policy', async ({ page }) => {
  const files: { readonly [path: string]: readonly [type: string, body: string] } = {
    '/': [
      'text/html',
      '<!doctype html><html lang="en"><title>Trusted</title><body></body><script src="/page.js"></script></html>',
    ],
    '/page.js': ['text/javascript', await bundled(PAGE)],
  };
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('https://hencoop.test/**', async (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    await route.fulfill({ contentType, body, headers: { 'content-security-policy': POLICY } });
  });
  await page.goto('https://hencoop.test/');
  await page.locator('hencoop-table .own [role=button][data-state~=open]').first().click();
  const seen = () => page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen);
  await expect.poll(async () => (await seen()).moves.length).toBe(1);
  await page.locator('hencoop-table').evaluate((table) => Reflect.get(table, 'settled'));
  await expect(page.locator('.picture svg')).toHaveAttribute('class', 'hc-auto');
  // The styles of the drawings come from the element's sheet.
  const paper = page.locator('hencoop-table svg .hc-f-paper').first();
  expect(await paper.evaluate((card) => getComputedStyle(card).fill)).toBe('rgb(255, 253, 246)');
  expect({ errors, violations: (await seen()).violations }).toEqual({ errors: [], violations: [] });
});
