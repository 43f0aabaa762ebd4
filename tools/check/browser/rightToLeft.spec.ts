/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Tables, drawings and the inspector on pages that read from right to left: all parts lie where they lie elsewhere.
import { expect, type Page, test } from '@playwright/test';
import type { GameId } from 'hencoop/games';
import { bundled } from './bundled.js';
import { GAME_IDS } from './web/games.js';

const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { gameById } from 'hencoop/games';
  import { openInspector } from 'hencoop/inspector';
  import { enInspector } from 'hencoop/inspector/en';
  import { advance, startHistory } from 'hencoop/record';
  import { sceneText } from 'hencoop/svg';

  /** Shows a table in a box of this height, the same table as a drawing, and its game in the inspector. */
  async function show(id, height, language) {
    const doors = gameById(id);
    const [game, part, { game: en, labels }] = await Promise.all([doors.game(), doors.element(), doors.locales.en()]);
    const words = { ...en, common: { ...en.common, language } };
    defineElement(part, { game: words, labels, words: enElement });
    let state = game.setup({ seed: 'rtl' });
    let history = startHistory(state);
    for (let moves = 0; moves < 9; moves++) {
      const [move] = game.legalMoves(state);
      state = game.apply(state, move);
      history = advance(history, move, state);
    }
    const [seat] = game.actors(state);
    const view = game.view(state, seat);
    const box = document.createElement('div');
    box.style.cssText = 'width:900px;margin:0 auto 0 0;height:' + height;
    const table = document.createElement('hencoop-table');
    table.names = ['Ada', 'דנה', 'Bo'];
    table.view = view;
    table.style.height = '100%';
    box.append(table);
    const drawing = document.createElement('div');
    drawing.style.cssText = 'width:600px;margin:0 auto 0 0';
    const inspected = document.createElement('div');
    document.body.replaceChildren(box, drawing, inspected);
    const scene = part.scene(view, { id: 'drawn', width: 600, theme: 'light', locale: { ...en, ...labels } });
    drawing.innerHTML = sceneText(scene);
    openInspector(inspected, { game, scene: part.scene, locale: { game: words, labels, words: enInspector }, history });
    table.shadowRoot.querySelector('[role=button]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await table.settled;
    return { table: table.shadowRoot, drawing, inspector: inspected.firstElementChild.shadowRoot };
  }
  globalThis.show = show;
`;

const code = bundled(PAGE);

/** The elements and texts of a table, a drawing and the inspector, each with its place. */
type Places = Readonly<Record<'table' | 'drawing' | 'inspector', readonly string[]>>;

interface Shown {
  readonly show: (id: GameId, height: string, language: string) => Promise<Record<keyof Places, ParentNode & Node>>;
}

/** Shows a game on a page of a direction, and returns where everything is. */
const placesOn = (page: Page, id: GameId, height: string, dir: 'ltr' | 'rtl', language = 'en'): Promise<Places> =>
  page.evaluate(
    async ({ id, height, dir, language }) => {
      document.documentElement.dir = dir;
      document.documentElement.lang = dir === 'rtl' ? 'ar' : 'en';
      const shown = await (globalThis as unknown as Shown).show(id, height, language);
      const placesIn = (root: ParentNode & Node): string[] => {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        const origin = root.firstElementChild?.getBoundingClientRect();
        const places: string[] = [];
        for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
          const range = document.createRange();
          if (node instanceof Element) range.selectNode(node);
          else range.selectNodeContents(node);
          const { x, y, width, height } =
            node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
          if (width === 0 && height === 0) continue;
          const name = node instanceof Element ? `<${node.localName} ${node.getAttribute('class')}>` : node.textContent;
          const place = [x - (origin?.x ?? 0), y - (origin?.y ?? 0), width, height].map((value) => value.toFixed(1));
          places.push(`${name} ${place}`);
        }
        return places;
      };
      return {
        table: placesIn(shown.table),
        drawing: placesIn(shown.drawing),
        inspector: placesIn(shown.inspector),
      };
    },
    { id, height, dir, language },
  );

test.beforeEach(async ({ page }) => {
  await page.setContent('<!doctype html><html lang="en"><title>Direction</title><body></body></html>');
  await page.addScriptTag({ content: await code });
});

for (const id of GAME_IDS) {
  for (const height of ['auto', '600px', '380px']) {
    test(`${id} lies on a page from right to left as on any other, with height ${height}`, async ({ page }) => {
      const usual = await placesOn(page, id, height, 'ltr');
      expect(usual.table.length).toBeGreaterThan(50);
      expect(await placesOn(page, id, height, 'ltr')).toEqual(usual);
      expect(await placesOn(page, id, height, 'rtl')).toEqual(usual);
    });
  }
}

test('in words of such a language, texts read from right to left, and no card moves', async ({ page }) => {
  const drawn = (places: readonly string[]) => places.filter((place) => /^<(?:svg|g|path|rect|text) /.test(place));
  const usual = await placesOn(page, 'chicken', '600px', 'ltr');
  const places = await placesOn(page, 'chicken', '600px', 'ltr', 'ar');
  expect(drawn(places.table)).toEqual(drawn(usual.table));
  const directions = await page.locator('hencoop-table').evaluate((table) =>
    ['.ask', '.news', '.title', '.own svg', '.middle svg'].map((part) => {
      const element = table.shadowRoot?.querySelector(part);
      return element == null ? null : getComputedStyle(element).direction;
    }),
  );
  expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
  expect(await page.locator('section.inspector').evaluate((box) => getComputedStyle(box).direction)).toBe('rtl');
  expect(drawn(places.inspector)).not.toEqual([]);
});
