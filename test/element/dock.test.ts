// The wood between the table and the viewer's cards.
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { placeParts } from '../../src/element/drawing/place.js';
import { compose } from '../../src/element/layout/compose.js';
import { bundled } from '../../tools/check/browser/bundled.js';

const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { chicken } from 'hencoop/chicken';
  import { chickenElement } from 'hencoop/chicken/element';
  import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
  import { crazyChicken } from 'hencoop/crazy-chicken';
  import { crazyChickenElement } from 'hencoop/crazy-chicken/element';
  import { enCrazyChicken, enCrazyChickenLabels } from 'hencoop/crazy-chicken/en';

  const shown = (element, locale, game) => {
    defineElement(element, locale);
    const table = document.createElement('hencoop-table');
    table.locale = locale;
    table.view = game.view(game.setup({ seats: 2, seed: 'hen' }), 0);
    document.body.append(table);
    return table.shadowRoot;
  };
  globalThis.wood = () => {
    const crazy = { game: enCrazyChicken, labels: enCrazyChickenLabels, words: enElement };
    const line = shown(crazyChickenElement, crazy, crazyChicken).querySelector('.buttons .none').textContent;
    const root = shown(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement }, chicken);
    const parts = [...root.querySelectorAll('.buttons .risk')].map(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent));
    return { line, parts };
  };
`;

const code = await bundled(PAGE);

it('tells what to touch where no button stands, and sets the unit of a price apart', () => {
  const { window } = new JSDOM('<!doctype html><title>Test</title>', { runScripts: 'outside-only' });
  window.eval(code);
  // The bundle sets this global.
  const wood = (Reflect.get(window, 'wood') as () => { readonly line: string; readonly parts: readonly string[][] })();
  window.close();
  expect(wood.line).toBe('Touch anything with a gold rim.±0');
  expect(wood.parts).toEqual([[expect.stringMatching(/^risks \d+$/), ' points']]);
});

it('leaves out the units of prices where the keys have no room for them', () => {
  const names = ['wood', 'title', 'middle', 'heard', 'face', 'ask', 'buttons', 'own', 'facts'];
  const key = '<button>Withdraw<span class="price cost">costs 18<i> points</i></span></button>';
  const parts = names.map((name) => `<div class="${name}">${name === 'buttons' ? key.repeat(3) : ''}</div>`);
  const { body } = new JSDOM(parts.join('')).window.document;
  const lookAt = (width: number, height: number) => {
    const composition = { wood: 'fan', most: 8, share: 0.5, tallest: 0.115, places: ['a', 'b', 'c'] } as const;
    const bar = { height: 44, start: 52, end: 144 };
    const picture = compose(composition, { box: { width, height }, others: 1, isWatching: false, bar, text: 1 });
    placeParts(body, picture, { left: 0, top: 0, right: 0, bottom: 0 });
    return { isBrief: body.querySelector('.buttons.brief') !== null, size: body.style.getPropertyValue('--key') };
  };
  expect(lookAt(360, 640)).toEqual({ isBrief: true, size: '14.72' });
  expect(lookAt(1366, 650).isBrief).toBe(false);
  placeParts(body, null, { left: 0, top: 0, right: 0, bottom: 0 });
  expect(body.querySelector('.brief')).toBeNull();
});
