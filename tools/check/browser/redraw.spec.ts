/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// A touch redraws only the changed parts, counted in nodes, in the middle of each game.
import { expect, test } from '@playwright/test';
import { GAMES } from '../../lib/games.js';
import { bundled } from './bundled.js';

/** The effect of a touch on the table. */
interface Touch {
  /** The number of elements in all drawings. */
  readonly all: number;
  /** The number of elements that the touch added. */
  readonly added: number;
  readonly picked: number;
}

const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { GAMES } from 'hencoop/games';

  const elementsIn = (nodes) => [...nodes].flatMap((node) => node.nodeType === 1 ? [node, ...node.querySelectorAll('*')] : []);

  globalThis.touchTable = async (id, steps) => {
    const doors = GAMES.find((each) => each.id === id);
    const [element, words, game] = await Promise.all([doors.element(), doors.locales.en(), doors.game()]);
    defineElement(element, { ...words, words: enElement });
    const table = document.createElement('hencoop-table');
    table.style.cssText = 'width: 1024px; height: 768px';
    table.confirm = true;
    document.body.append(table);
    let state = game.setup({ seats: doors.seats.default, seed: 'touch' });
    for (let step = 0; step < steps; step++) {
      const moves = game.legalMoves(state);
      state = game.apply(state, moves[(step * 7) % moves.length]);
    }
    const [seat] = game.actors(state);
    table.view = game.view(state, seat);
    const root = table.shadowRoot;
    const all = root.querySelectorAll('svg *').length;
    let added = 0;
    const count = (records) => {
      for (const { addedNodes } of records) added += elementsIn(addedNodes).filter((each) => each.closest('svg')).length;
    };
    const observer = new MutationObserver(count);
    observer.observe(root, { subtree: true, childList: true });
    root.querySelector('.own [data-state~=open], .middle [data-state~=open], .own .card').dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true }),
    );
    const isPicked = () => root.querySelector('[data-state~=picked], [aria-pressed=true]') !== null;
    // A touch waits until the code that answers it has loaded.
    for (let frames = 0; frames < 300 && !isPicked(); frames++) await new Promise(requestAnimationFrame);
    count(observer.takeRecords());
    return { all, added, picked: root.querySelectorAll('[data-state~=picked], [aria-pressed=true]').length };
  };
`;

const code = bundled(PAGE, { format: 'esm' });

/** A touch replaces at most this percentage of elements: the rings around open and picked things. */
const MOST = 15;

/** The number of moves before the touch; in Blind Chicken Extreme also during the arrangement of rows. */
const TOUCHES = [...GAMES.map((id) => [id, id === 'chicken' ? 4 : 40] as const), ['blind-chicken-extreme', 4] as const];

for (const [id, steps] of TOUCHES) {
  test(`a touch on the table of ${id} after ${steps} moves redraws only the changed parts`, async ({ page }) => {
    await page.addScriptTag({ type: 'module', content: await code });
    await page.waitForFunction(() => Reflect.has(globalThis, 'touchTable'));
    const { all, added, picked } = await page.evaluate(
      // The bundle sets this global.
      ([game, steps]) =>
        (globalThis as unknown as { touchTable(id: string, steps: number): Promise<Touch> }).touchTable(game, steps),
      [id, steps] as const,
    );
    console.log(`${id} after ${steps} moves: a touch puts ${added} of ${all} elements there`);
    expect(picked).toBeGreaterThan(0);
    expect(added).toBeLessThanOrEqual((all * MOST) / 100);
  });
}
