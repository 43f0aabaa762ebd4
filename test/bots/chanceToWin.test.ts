import fc from 'fast-check';
import type { GameTypes } from 'hencoop';
import { playout } from 'hencoop';
import { search } from 'hencoop/bots';
import { type AnyDoors, GAMES } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import { winsOf } from '../../src/bots/rankValue.js';

describe.each(GAMES)('the chance to win in $title', (doors: AnyDoors) => {
  it('adds up to 1 over the seats, at every position at which a try could end', async () => {
    const bots = await doors.bots();
    const { game } = bots;
    const seats = fc.integer({ min: game.seats.min, max: game.seats.max });
    fc.assert(
      fc.property(seats, fc.string({ minLength: 1, maxLength: 8 }), fc.nat(300), (seats, seed, moves) => {
        const { chanceToWin, until } = bots.method(seats);
        const start: GameTypes['State'] = game.setup({ seats, seed });
        const view = game.view(start, 0);
        const end = playout(game, start, {
          seed,
          policy: bots.policy(seed, view),
          until: (state, played) => played >= moves && until?.(state, played, view) === true,
        });
        const chances = Array.from({ length: seats }, (_, seat) => chanceToWin?.(end, seat) ?? Number.NaN);
        for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
        const ranking = game.outcome(end)?.ranking;
        if (ranking !== undefined) expect(chances).toEqual(chances.map((_, seat) => winsOf(ranking, seat)));
      }),
      // In the middle of a turn of Crazy Chicken, with six types shown (found by a nightly run).
      { numRuns: 15, examples: [[2, '3hM{S', 296]] },
    );
  });

  it('is in every analysis of a search, between 0 and 1', async () => {
    const bots = await doors.bots();
    const { game } = bots;
    const seats = game.seats.min;
    const hasChoice = (state: GameTypes['State']) => {
      const seat = game.actors(state)[0] ?? 0;
      return game.legalMoves(state, seat).length > 1;
    };
    const state = playout(game, game.setup({ seats, seed: 'hen' }), { seed: 'hen', until: hasChoice });
    const { analysis } = bots.search({ iterations: 40 }).chooseNow(game.view(state, game.actors(state)[0] ?? 0));
    const tried = analysis.filter(({ visits }) => visits > 0);
    expect(tried.length).toBeGreaterThan(0);
    for (const { chanceToWin } of tried) {
      expect(chanceToWin).toBeGreaterThan(0);
      expect(chanceToWin).toBeLessThan(1);
    }
  });

  it('changes no decision', async () => {
    const bots = await doors.bots();
    const { game } = bots;
    const seats = game.seats.min;
    const state: GameTypes['State'] = game.setup({ seats, seed: 'fox' });
    const view = game.view(state, game.actors(state)[0] ?? 0);
    const { chanceToWin: _, ...method } = bots.method(seats);
    const without = search(game, { ...method, iterations: 40 }).chooseNow(view);
    const config = { ...bots.method(seats), iterations: 40 };
    const withIt = search(game, config).chooseNow(view);
    expect(withIt.move).toEqual(without.move);
    expect(withIt.analysis.map(({ value }) => value)).toEqual(without.analysis.map(({ value }) => value));
  });
});
