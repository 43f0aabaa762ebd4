/// <reference lib="dom" />
// A card can be dragged as soon as it is visible, even if the element's code for dragging is still loading.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bundled } from './bundled.js';
import { type Point, pointerOf } from './hands.js';

/** A table whose lazy code waits for `arrive()`; `moves` collects its moves. */
const PAGE = `
  import { chicken } from 'hencoop/chicken';
  import { chickenElement } from 'hencoop/chicken/element';
  import { enChicken, enChickenLabels } from 'hencoop/chicken/en';
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';

  globalThis.moves = [];
  globalThis.arrival = new Promise((resolve) => { globalThis.arrive = resolve; });
  defineElement(chickenElement, { game: enChicken, labels: enChickenLabels, words: enElement });
  const table = document.createElement('hencoop-table');
  table.view = chicken.view(chicken.setup({ seats: 3, seed: 'press' }), 0);
  table.addEventListener('move', ({ detail }) => globalThis.moves.push(detail));
  document.body.append(table);
`;

const LATE = `
  await globalThis.arrival;
  export * from './src/element/hands/lazy.js';
`;

const code = bundled(PAGE, {
  format: 'esm',
  plugins: [
    {
      name: 'late',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /\/lazy\.js$/ }, ({ kind }) =>
          kind === 'dynamic-import' ? { path: 'late', namespace: 'late' } : null,
        );
        onLoad({ filter: /hands\/given\.ts$/ }, () => ({ contents: 'export const handsOn = null;' }));
        onLoad({ filter: /./, namespace: 'late' }, () => ({ contents: LATE, resolveDir: '.', loader: 'ts' }));
      },
    },
  ],
});

const movesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'moves') as readonly object[]);
const arrive = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'arrive')());
const inAir = (page: Page) => page.locator('hencoop-table .air > svg');

/** The middle of a thing on the screen. */
async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('expected a thing on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page }) => {
  await page.addScriptTag({ type: 'module', content: await code });
});

for (const isTouch of [false, true]) {
  const what = isTouch ? 'a finger' : 'a mouse';
  test.describe(what, () => {
    test.use({ hasTouch: isTouch });

    for (const isHeld of [true, false]) {
      test(`${what} drags a card before the code has loaded, and ${isHeld ? 'holds it until then' : 'drops it before then'}`, async ({
        page,
      }) => {
        const card = page.locator('hencoop-table .own [data-card][data-state~=open]').first();
        const [from, to] = [await middleOf(card), await middleOf(page.locator('hencoop-table .middle'))];
        const pointer = await pointerOf(page, isTouch);
        await pointer.press(from);
        await pointer.move({ x: from.x, y: from.y - 20 });
        await pointer.move(to);
        if (!isHeld) await pointer.release();
        expect(await movesOf(page)).toEqual([]);
        await arrive(page);
        if (isHeld) {
          await expect(inAir(page)).toHaveCount(1);
          await pointer.release();
        }
        await expect.poll(() => movesOf(page)).toEqual([expect.objectContaining({ seat: 0, type: 'play' })]);
        await expect(inAir(page)).toHaveCount(0);
      });
    }

    test(`a tap of ${what} before the code has loaded counts once`, async ({ page }) => {
      const card = page.locator('hencoop-table .own [data-card][data-state~=open]').first();
      await (await pointerOf(page, isTouch)).tap(await middleOf(card));
      await arrive(page);
      await expect.poll(() => movesOf(page)).toHaveLength(1);
      await expect(inAir(page)).toHaveCount(0);
      expect(await movesOf(page)).toHaveLength(1);
    });
  });
}

test('a key before the code has loaded counts once', async ({ page }) => {
  await page.locator('hencoop-table .own [data-card][data-state~=open]').first().focus();
  await page.keyboard.press('Enter');
  expect(await movesOf(page)).toEqual([]);
  await arrive(page);
  await expect.poll(() => movesOf(page)).toHaveLength(1);
});
