// Drawings as elements: each drawing patched into the next is the same as a new one, and keeps what did not change.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { bundled } from '../../tools/check/browser/bundled.js';
import { GAMES } from '../../tools/lib/games.js';

const PAGE = `
  import { GAMES } from 'hencoop/games';
  import { nodeOf, show, toDom } from './src/element/drawing/patch.js';

  const thingsIn = (zone) => [...zone.querySelectorAll('*')].flatMap((each) => nodeOf(each)?.thing ?? []);

  /** Patches the drawings of a whole game into one another. Returns how many differ from new ones, and what stayed. */
  globalThis.patchAll = async (id) => {
    const doors = GAMES.find((each) => each.id === id);
    const [{ scene }, { game: locale }, game] = await Promise.all([doors.svg(), doors.locales.en(), doors.game()]);
    const zone = document.createElement('div');
    const faults = [];
    let [drawings, stayed, all] = [0, 0, 0];
    let state = game.setup({ seats: doors.seats.default, seed: 'patch' });
    for (let step = 0; step < 30 && !game.isOver(state); step++) {
      const [seat] = game.actors(state);
      const legal = game.legalMoves(state, seat);
      const move = legal[(step * 7) % legal.length];
      for (const [picked, viewer] of [[undefined, seat], [move, seat], [{ type: move.type }, step % 5 === 0 ? null : seat]]) {
        const view = game.view(state, viewer);
        const part = ['middle', 'seat', 'lap', undefined][step % 4];
        const options = { locale, part: viewer === null ? undefined : part, picked, legal: viewer === null ? undefined : legal };
        const { root } = scene(view, options);
        const before = new Set(zone.querySelectorAll('*'));
        show(zone, [root]);
        const fresh = document.createElement('div');
        fresh.append(toDom(root));
        drawings++;
        all += zone.querySelectorAll('*').length;
        stayed += [...zone.querySelectorAll('*')].filter((each) => before.has(each)).length;
        const isSame = zone.isEqualNode(fresh) && JSON.stringify(thingsIn(zone)) === JSON.stringify(thingsIn(fresh));
        if (!isSame) faults.push([step, part, JSON.stringify(picked)].join(' '));
      }
      state = game.apply(state, move);
    }
    return { drawings, faults, kept: stayed / all };
  };
`;

const code = await bundled(PAGE);

interface Patched {
  readonly drawings: number;
  readonly faults: readonly string[];
  /** The fraction of elements that were there before. */
  readonly kept: number;
}

describe.each(GAMES)('the drawings of %s', (id) => {
  it('are patched into one another, and most of their elements stay', async () => {
    const { window } = new JSDOM('<!doctype html>', { runScripts: 'outside-only' });
    window.eval(code);
    // The bundle sets this global.
    const { drawings, faults, kept } = await (Reflect.get(window, 'patchAll') as (id: string) => Promise<Patched>)(id);
    expect(faults).toEqual([]);
    expect(drawings).toBeGreaterThan(30);
    expect(kept).toBeGreaterThan(0.5);
    window.close();
  });
});
