// "Keep this order" lays a whole row, one move after another, and draws it in one step.
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { bundled } from '../../tools/check/browser/bundled.js';

const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { blindChickenExtreme as game } from 'hencoop/blind-chicken-extreme';
  import { blindChickenExtremeElement } from 'hencoop/blind-chicken-extreme/element';
  import { enBlindChickenExtreme, enBlindChickenExtremeLabels } from 'hencoop/blind-chicken-extreme/en';

  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  /** Lays a row in a page that answers later, and whose move after \`fails\` others fails once. */
  globalThis.layRow = async (fails) => {
    defineElement(blindChickenExtremeElement, {
      game: enBlindChickenExtreme,
      labels: enBlindChickenExtremeLabels,
      words: enElement,
    });
    const table = document.createElement('hencoop-table');
    document.body.append(table);
    let state = game.setup({ seats: 3, seed: 'laying' });
    table.view = game.view(state, 0);
    const { shadowRoot } = table;
    const shelf = () => [...shadowRoot.querySelectorAll('.shelf .card')].map((card) => card.getAttribute('aria-label'));
    const moves = [];
    table.addEventListener('move', async ({ detail }) => {
      moves.push(detail.card);
      table.pending = detail;
      await nextTask();
      if (moves.length === fails + 1) {
        table.pending = null;
        return;
      }
      const { state: next, events } = game.tryApply(state, detail);
      state = next;
      table.pending = null;
      // As the page does, in the same task.
      await Promise.resolve();
      table.events = events.map((event) => game.redact(event, 0)).filter((event) => event !== null);
    });
    const drawn = [];
    let mutations = 0;
    new MutationObserver(() => mutations++).observe(shadowRoot.querySelector('.own'), {
      childList: true,
      subtree: true,
    });
    const order = shelf();
    const lay = async () => {
      shadowRoot.querySelector('.buttons .main').click();
      const isSending = () => shadowRoot.querySelector('.ask').textContent === enElement.sending;
      for (let tasks = 0; tasks < 3 || (isSending() && tasks < 500); tasks++) await nextTask();
      drawn.push(mutations);
      mutations = 0;
      const isTrue = JSON.stringify(table.view) === JSON.stringify(game.view(state, 0));
      return { shelf: shelf(), isTrue };
    };
    const first = await lay();
    const second = fails < 12 ? await lay() : null;
    return { order, moves, drawn, first, second };
  };
`;

interface Laid {
  readonly order: readonly string[];
  readonly moves: readonly number[];
  readonly drawn: readonly number[];
  readonly first: { readonly shelf: readonly string[]; readonly isTrue: boolean };
  readonly second: { readonly shelf: readonly string[]; readonly isTrue: boolean } | null;
}

const code = await bundled(PAGE);

async function layRow(fails: number): Promise<Laid> {
  const { window } = new JSDOM('<!doctype html><title>Test</title>', { runScripts: 'outside-only' });
  window.eval(code);
  // The bundle sets this global.
  const laid = await (Reflect.get(window, 'layRow') as (fails: number) => Promise<Laid>)(fails);
  window.close();
  return laid;
}

it("lays a row with one change of the viewer's cards", async () => {
  const { order, moves, drawn, first } = await layRow(99);
  expect(moves).toHaveLength(order.length);
  expect(drawn).toEqual([1]);
  expect(first).toMatchObject({ shelf: [], isTrue: true });
});

it('loses nothing if a move fails, and goes on with the rest', async () => {
  const { order, moves, drawn, first, second } = await layRow(4);
  expect(first.shelf).toHaveLength(order.length - 4);
  expect(first.isTrue).toBe(true);
  expect(moves).toHaveLength(order.length + 1);
  expect(moves[5]).toBe(moves[4]);
  expect(drawn).toEqual([1, 1]);
  expect(second).toMatchObject({ shelf: [], isTrue: true });
});
