import { blindChickenExtreme as game, type State } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { search } from 'hencoop/bots';
import { describe, expect, it } from 'vitest';
import { bestLine } from '../../src/bots/ending.js';
import { quick } from '../../src/engine/chance.js';
import { at } from '../../src/engine/errors.js';
import { lastTricks } from '../blind-chicken-extreme/lastTricks.js';

const points = (state: State, seat: number) => at(game.score(state), seat);

/** Finds the scores of the best line and the number of lines with the public verbs. */
function bruteForce(state: State): { readonly scores: readonly number[]; readonly lines: number } {
  const [seat] = game.actors(state);
  if (seat === undefined) return { scores: game.score(state), lines: 1 };
  const ends = game.legalMoves(state, seat).map((move) => bruteForce(game.apply(state, move)));
  const most = Math.max(...ends.map(({ scores }) => at(scores, seat)));
  const best = ends.find(({ scores }) => scores[seat] === most);
  return { scores: best?.scores ?? [], lines: ends.reduce((sum, { lines }) => sum + lines, 0) };
}

describe('the best line of an ending', () => {
  it.each([2, 3, 4])('is found by trying every line, with each of %i seats playing for itself', (seats) => {
    for (let index = 0; index < 12; index++) {
      const state = lastTricks(seats, `line/${index}`, 2);
      const before = structuredClone(state);
      const { end, lines } = bestLine(game, state, { value: points }, quick('line'));
      expect({ scores: game.score(end), lines }).toEqual(bruteForce(state));
      expect(game.isOver(end)).toBe(true);
      expect(state).toEqual(before);
    }
  });

  it('ends as soon as `until` returns true', () => {
    const state = lastTricks(2, 'line/0', 2);
    const { end, lines } = bestLine(game, state, { value: points, until: (_, played) => played === 1 }, quick('line'));
    expect(game.isOver(end)).toBe(false);
    expect(lines).toBe(game.legalMoves(state, game.actors(state)[0]).length);
  });
});

describe('a search in an ending', () => {
  const state = lastTricks(2, 'line/1', 2);
  const seat = at(game.actors(state), 0);
  const view = game.view(state, seat);
  const method = blindChickenExtremeBots.method(2);
  const choose = (isEnding: () => boolean, iterations: number) =>
    search(game, { ...method, isEnding, iterations }).chooseNow(view);

  it('counts eight lines as a playout', () => {
    const { lines } = bruteForce(state);
    const { analysis } = choose(() => true, 100);
    const worlds = at(analysis, 0).visits;
    // Other worlds have about the same number of lines.
    expect(worlds * lines).toBeGreaterThan(400);
    expect(worlds * lines).toBeLessThan(1600);
  });

  it('tries single moves, without plans', () => {
    const { analysis } = choose(() => true, 100);
    expect(new Set(analysis.map(({ visits }) => visits)).size).toBe(1);
    expect(analysis).toHaveLength(game.legalMoves(view).length);
  });

  it('is used if the view allows it; otherwise the policy plays', () => {
    const asked: unknown[] = [];
    search(game, { ...method, isEnding: (given) => asked.push(given) < 0, iterations: 20 }).chooseNow(view);
    expect(asked).toEqual([view]);
  });

  it('refuses a value that is not a function', () => {
    // Callers in plain JavaScript can pass anything.
    const isEnding = true as unknown as () => boolean;
    expect(() => search(game, { isEnding, iterations: 1 })).toThrow('config.isEnding: expected a function, got true');
  });
});
