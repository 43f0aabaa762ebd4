import fc from 'fast-check';
import { arbitraries, type StandardSchema } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { IDS, loadGame } from '../../support/games.js';

const EFFORT = { numRuns: tries(100) };

const accepts = (schema: StandardSchema, value: unknown) => {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && result.issues === undefined;
};

describe.each(IDS)('the arbitraries of %s', (id) => {
  it('give set-ups that setup accepts, and states and views that their schemas accept', async () => {
    const { game, kit } = await loadGame(id);
    const { config, state, view } = arbitraries(game, kit);
    fc.assert(
      fc.property(config, (given) => {
        expect(game.setup(given)).toMatchObject({ seats: given.seats, seed: given.seed });
      }),
      EFFORT,
    );
    fc.assert(
      fc.property(state, (given) => accepts(kit.schemas.state, given)),
      EFFORT,
    );
    fc.assert(
      fc.property(view, (given) => accepts(kit.schemas.view, given)),
      EFFORT,
    );
  });

  it('give legal moves, and attempts, some legal and none malformed', async () => {
    const { game, kit } = await loadGame(id);
    const { move, attempt } = arbitraries(game, kit);
    fc.assert(
      fc.property(move, (given) => game.whyNot(given.state, given.move) === null),
      EFFORT,
    );
    const clauses = fc
      .sample(attempt, { numRuns: 200, seed: 1 })
      .map((given) => game.whyNot(given.state, given.move)?.clause);
    expect(clauses).not.toContain('G-0');
    expect(clauses).toContain(undefined);
    expect(new Set(clauses).size).toBeGreaterThan(2);
  });

  it('reach the start, the middle and the end of a game, for every seat and for spectators', async () => {
    const { game, kit } = await loadGame(id);
    const { state, view, seed, options } = arbitraries(game, kit);
    const states = fc.sample(state, { numRuns: 100, seed: 1 });
    expect(states.some((given) => game.isOver(given))).toBe(true);
    expect(states.filter((given) => !game.isOver(given)).length).toBeGreaterThan(50);
    const viewers = fc.sample(view, { numRuns: 100, seed: 1 }).map(({ viewer }) => viewer);
    expect(new Set(viewers)).toContain(null);
    expect(new Set(viewers)).toContain(1);
    expect(new Set(fc.sample(seed, { numRuns: 100, seed: 1 })).size).toBeGreaterThan(50);
    const given = new Set(fc.sample(options, { numRuns: 100, seed: 1 }).map((each) => JSON.stringify(each)));
    expect(given).toEqual(new Set(kit.setups.map((setup) => JSON.stringify(setup.options))));
  });

  it('shrink a failing state to the start of a game', async () => {
    const { game, kit } = await loadGame(id);
    const tried: { readonly seats: number; readonly seed: string }[] = [];
    const { failed } = fc.check(
      // Every state fails, so the last one tried is the smallest.
      fc.property(arbitraries(game, kit).state, (state) => tried.push(state) === 0),
      { seed: 3 },
    );
    expect(failed).toBe(true);
    const smallest = tried.at(-1);
    expect(smallest).toEqual(
      game.setup({ seats: smallest?.seats, seed: smallest?.seed, options: kit.setups[0]?.options }),
    );
  });
});

it('a kit without set-ups has no arbitraries', async () => {
  const { game, kit } = await loadGame('chicken');
  expect(() => arbitraries(game, { ...kit, setups: [] })).toThrow(
    new RangeError('kit.setups: expected at least one set-up, got none'),
  );
});
