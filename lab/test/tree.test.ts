import { chicken } from 'hencoop/chicken';
import { chickenOut } from 'hencoop/chicken-out';
import { countTree } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { positions as ofChicken } from '../../test/chicken/counts.js';
import { positions as ofChickenOut } from '../../test/chicken-out/counts.js';
import { readCounts } from '../count/results.js';
import { countBelow, cut, sumOf } from '../count/tree.js';
import { countedPositions, loadGame } from '../inside.js';

describe('countBelow', () => {
  it.each(ofChicken.map((one) => [one.title, one] as const))('counts the same as countTree: %s', (_, one) => {
    const { state, depth } = one;
    const counted = countBelow(chicken, state, depth).map(({ positions, over, moves }) => ({ positions, over, moves }));
    expect(counted).toEqual(countTree(chicken, state, depth).map(({ depth: _, ...level }) => level));
  });

  it('stops at a shuffle, unlike countTree', () => {
    const state = chicken.setup({ seats: 2, seed: 'count' });
    // At the end of a round, the cards are shuffled for the next.
    const levels = countBelow(chicken, state, 5);
    const whole = countTree(chicken, state, 5);
    const shuffles = levels.reduce((sum, level) => sum + level.shuffles, 0);
    expect(shuffles).toBeGreaterThan(0);
    const first = levels.findIndex((level) => level.shuffles > 0);
    expect(levels[first]?.positions).toBe(whole[first]?.positions);
    expect(levels[first + 1]?.positions).toBe((whole[first + 1]?.positions ?? 0) - (levels[first]?.shuffles ?? 0));
  });

  it.each([1, 2, 8, 1_000_000])('counts the same in at least %i parts', (parts) => {
    const { state } = ofChickenOut.at(-1) ?? { state: chickenOut.setup({ seed: 'count' }) };
    const { top, states } = cut(chickenOut, state, 6, parts);
    const below = states.map((at) => countBelow(chickenOut, at, 6 - top.length)).reduce(sumOf, []);
    expect([...top, ...below].slice(0, 7)).toEqual(countBelow(chickenOut, state, 6));
  });

  it.each(Object.entries(readCounts()))('counts the published levels of %s', async (id, { title, levels }) => {
    const { game } = await loadGame(id);
    const last = (await countedPositions(id)).at(-1);
    expect(last?.title).toBe(title);
    const counted = last === undefined ? [] : countBelow(game, last.state, last.depth);
    expect(counted).toEqual(levels.slice(0, counted.length));
  });
});
