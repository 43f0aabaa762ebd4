import { duel, playMatch } from 'hencoop/bots';
import { chicken } from 'hencoop/chicken';
import { chickenBots } from 'hencoop/chicken/bots';
import { describe, expect, it } from 'vitest';
import { lookAhead } from '../../../apps/terminal/src/arena/lookAhead.js';
import { position } from '../../../src/chicken/testkit/position.js';
import { notingBot } from '../../support/bots.js';

describe('the search of Chicken', () => {
  it('values a move by the chance of winning the match', () => {
    const view = chicken.view(chicken.setup({ seats: 2, seed: 'values' }), 0);
    const valuesAt = (scores: readonly number[]) =>
      chickenBots
        .search({ iterations: 60 })
        .chooseNow({ ...view, scores })
        .analysis.map(({ value }) => value);
    for (const value of [...valuesAt([0, 0]), ...valuesAt([10, 40]), ...valuesAt([40, 10])]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...valuesAt([10, 40]))).toBeGreaterThan(0.7);
    expect(Math.max(...valuesAt([40, 10]))).toBeLessThan(0.3);
  });

  it('stops a try at the end of the round, even after a move that ends it', () => {
    const state = position({ hands: [[4], [5, 'chick', 2]], discardPile: [3], scores: [0, 0] });
    const { move, analysis } = chickenBots.search({ iterations: 40 }).chooseNow(chicken.view(state, 0));
    expect(move).toEqual({ seat: 0, type: 'play', card: 4 });
    // Out with a score of 0, and no dice: every try leaves the score as it is.
    expect(analysis[0]).toMatchObject({ move, points: 0 });
  });

  it('accounts for the match ending with this round', () => {
    const state = position({
      hands: [
        [1, 2],
        [5, 'chick', 2, 6],
      ],
      discardPile: [3],
      drawPile: [1, 1],
      scores: [30, 49],
    });
    const { analysis } = chickenBots.search({ iterations: 60 }).chooseNow(chicken.view(state, 0));
    expect(analysis.every(({ chanceToWin }) => chanceToWin !== null && chanceToWin > 0.9)).toBe(true);
  });

  it('plays the same moves in the same match, on every platform', async () => {
    const played: string[] = [];
    for (const seats of [2, 4]) {
      const bots = Array.from({ length: seats }, (_, seat) =>
        notingBot(chickenBots.search({ iterations: 40, seed: `golden ${seat}` }), played),
      );
      const { scores } = playMatch(chicken, bots, { seed: 'golden', options: { maxRounds: 3 } });
      played.push(`scores ${scores.join(' ')}`);
    }
    await expect(`${played.join('\n')}\n`).toMatchFileSnapshot('golden/matches.txt');
  });

  it('wins against the bot from the guide', () => {
    const { wins } = duel(
      chicken,
      (config) => chickenBots.heuristic(config),
      () => lookAhead(chicken),
      { seats: 2, deals: 5, seed: 'guide' },
    );
    expect(wins.mean).toBeGreaterThan(0.5);
  });
});
