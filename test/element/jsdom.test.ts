// The element in a test DOM, which measures nothing: it mounts, and touches and clicks play moves.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { bundled } from '../../tools/check/browser/bundled.js';
import { GAMES } from '../../tools/lib/games.js';

const PAGE = `
  import { defineElement } from 'hencoop/element';
  import { enElement } from 'hencoop/element/en';
  import { GAMES } from 'hencoop/games';

  /** Plays with the first thing or button that can be clicked until \`steps\` moves have been made; returns them. */
  globalThis.clickMoves = async (id, steps) => {
    const doors = GAMES.find((each) => each.id === id);
    const [element, words, game] = await Promise.all([doors.element(), doors.locales.en(), doors.game()]);
    defineElement(element, { ...words, words: enElement });
    const table = document.createElement('hencoop-table');
    const moves = [];
    table.addEventListener('move', ({ detail }) => moves.push(detail));
    document.body.append(table);
    let state = game.setup({ seats: doors.seats.default, seed: 'jsdom' });
    while (moves.length < steps) {
      const [seat] = game.actors(state);
      table.view = game.view(state, seat);
      const made = moves.length;
      for (let clicks = 0; moves.length === made && clicks < 20; clicks++) {
        const open = '.buttons button.main, [data-state~=open][role=button], .buttons button';
        const thing = table.shadowRoot.querySelector(open);
        for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointermove', 'pointerup', 'click', 'pointerleave']) {
          const config = { bubbles: true, composed: true, pointerId: 1, isPrimary: true, pointerType: 'touch' };
          thing.dispatchEvent(new (type === 'click' ? MouseEvent : PointerEvent)(type, config));
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      table.pending = moves.at(-1);
      const { ok, state: next, events } = game.tryApply(state, moves.at(-1));
      if (!ok) throw new Error('an illegal move');
      table.events = events.map((event) => game.redact(event, seat)).filter((event) => event !== null);
      await table.settled;
      table.pending = null;
      state = next;
    }
    return { moves, things: table.shadowRoot.querySelectorAll('svg [data-part]').length };
  };
`;

const code = await bundled(PAGE);

interface Played {
  readonly moves: readonly { readonly seat: number; readonly type: string }[];
  readonly things: number;
}

describe.each(GAMES)('the element with %s in jsdom', (id) => {
  // With jsdom's own default nothing is painted.
  it.each([true, false])('is drawn, and fires a move for clicks (visual: %s)', async (pretendToBeVisual) => {
    const { window } = new JSDOM('<!doctype html><title>Test</title>', {
      runScripts: 'outside-only',
      pretendToBeVisual,
    });
    const errors: unknown[] = [];
    window.addEventListener('error', ({ error }) => errors.push(error));
    window.eval(code);
    // The bundle sets this global.
    const { moves, things } = await (
      Reflect.get(window, 'clickMoves') as (id: string, steps: number) => Promise<Played>
    )(id, 6);
    expect(errors).toEqual([]);
    expect(things).toBeGreaterThan(3);
    expect(moves.map(({ seat, type }) => [typeof seat, typeof type])).toEqual(Array(6).fill(['number', 'string']));
    window.close();
  });
});
