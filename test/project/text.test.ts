import { fastChance, type GameTypes, withNames } from 'hencoop';
import { GAMES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { gameOf, kitOf } from '../../support/games.js';
import { twoWorlds } from '../../support/twoWorlds.js';

describe.each(GAMES)('the table of $id as text', async (doors) => {
  const { id } = doors;
  const [game, kit, textOf] = await Promise.all([gameOf(id), kitOf(id), doors.text()]);
  const [{ game: english }, { game: german }] = await Promise.all([doors.locales.en(), doors.locales.de()]);

  /** Every view of every state of a random game. */
  function* views(): Generator<GameTypes['View']> {
    const chance = fastChance(id);
    let state = game.setup({ seats: game.seats.max, seed: id });
    for (let turn = 0; !game.isOver(state) && turn < kit.typicalMoves; turn++) {
      for (const viewer of [...game.score(state).keys(), null]) yield game.view(state, viewer);
      const [move] = chance.shuffle(`${turn}`, game.legalMoves(state));
      if (move === undefined) throw new Error('expected a legal move');
      state = game.apply(state, move);
    }
    for (const viewer of [0, null]) yield game.view(state, viewer);
  }

  it('is readable plain text, in both languages', () => {
    let count = 0;
    for (const view of views()) {
      for (const locale of [english, german]) {
        const text = textOf(view, locale);
        expect(text).not.toMatch(/undefined|NaN|null|\[object|\t| $/m);
        for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(160);
        expect(text).toContain(view.viewer === 0 ? locale.common.you : locale.common.seat(0));
      }
      count += 1;
    }
    expect(count).toBeGreaterThan(10);
  });

  it('has an arrow at the seats that may move, and at no other', () => {
    for (const view of views()) {
      const pointed = textOf(view, english).match(/^> .*$/gm) ?? [];
      const names = game.actors(view).map((seat) => (seat === view.viewer ? 'You' : english.common.seat(seat)));
      expect(pointed.map((line) => names.find((name) => line.startsWith(`> ${name}`)))).toEqual(names);
    }
  });

  it('calls players by their names', () => {
    const view = game.view(game.setup({ seats: 2, seed: 'hen' }), 0);
    const text = textOf(view, withNames(english, ['Ada', 'Ben']));
    expect(text).toMatch(/^[> ] You\b/m);
    expect(text).toMatch(/^[> ] Ben\b/m);
    expect(text).not.toContain('Seat');
  });

  it('refuses a state, which shows every card', () => {
    const state = game.setup({ seats: 2, seed: 'hen' });
    // What a caller without types could pass.
    const table = state as unknown as GameTypes['View'];
    expect(() => textOf(table, english)).toThrow('a state shows every card: pass view(state, seat) instead');
    expect(() => textOf({ ...table, viewer: 0 }, english)).toThrow(RangeError);
    expect(() => textOf(game.view(state, 0), {} as typeof english)).toThrow('locale: expected a locale object');
  });

  it('refuses a value that is not a view of its game, or that it cannot read', () => {
    const view = game.view(game.setup({ seats: 2, seed: 'hen' }), 0);
    for (const [forged, message] of [
      [null, `table.game: expected "${id}", got undefined`],
      [{ ...view, game: 'chess' }, `table.game: expected "${id}", got "chess"`],
      [{ ...view, seats: 2 ** 31 }, 'table.seats: expected a whole number from 1 to 99, got 2147483648'],
      [{ ...view, extra: Array.from({ length: 100_000 }, () => 0) }, 'table: expected at most 20000 values, got more'],
      [{ ...view, step: null }, `table: reading it as a table of ${id} failed (see \`cause\`)`],
    ] as const) {
      // What a caller without types could pass.
      expect(() => textOf(forged as never, english)).toThrow(new RangeError(message));
    }
  });

  it('has no control characters, even if a forged view has', () => {
    const view = game.view(game.setup({ seats: 2, seed: 'hen' }), 0);
    const red = JSON.parse(JSON.stringify(view).replaceAll(/:\d+/g, ':"\\u001b[31m\\u202e"')) as typeof view;
    const { options } = view as typeof view & { readonly options?: unknown };
    // A forged view.
    const forged = { ...red, seats: view.seats, options, step: view.step, viewer: 0 } as typeof view;
    const text = textOf(forged, english);
    expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(text).toContain('[31m');
  });

  it('is the same in worlds that differ only in hidden cards', () => {
    for (const viewer of [0, null]) {
      const played = kit.typicalMoves >> 1;
      const { here, there } = twoWorlds(game, kit, { seats: 2, options: {} }, { viewer, seed: id, played });
      expect(there).not.toEqual(here);
      expect(textOf(game.view(there, viewer), english)).toBe(textOf(game.view(here, viewer), english));
    }
  });
});
