import { playMatch } from 'hencoop/bots';
import { type Chicken, crazyChicken, type State } from 'hencoop/crazy-chicken';
import { crazyChickenBots } from 'hencoop/crazy-chicken/bots';
import { describe, expect, it } from 'vitest';
import { position } from '../../../src/crazy-chicken/testkit/position.js';
import { notingBot } from '../../support/bots.js';

const PLENTY: readonly Chicken[] = [6, 7, 8, 9, 6, 7];
const LAY = { type: 'layOrDiscard', seat: 0 } as const;

/** The search result at seat 0. */
function found(given: Partial<State> & Pick<State, 'hands'>, iterations = 200) {
  const state = position({ drawA: PLENTY, drawB: PLENTY, step: LAY, ...given });
  return crazyChickenBots.search({ iterations }).chooseNow(crazyChicken.view(state, 0));
}

describe('the search of Crazy Chicken', () => {
  it('values a move by the chance of winning the match', () => {
    const hands: State['hands'] = [
      [20, 20, 18, 6],
      [14, 14, 9],
    ];
    const best = (scores: readonly number[], round = 1) => found({ hands, scores, round }).analysis[0]?.value ?? 0;
    for (const chance of [best([0, 0]), best([200, 0]), best([0, 200], 4)]) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    expect(best([60, 0])).toBeGreaterThan(best([0, 0]));
    expect(best([60, 0], 4)).toBeGreaterThan(best([60, 0], 1));
    expect(best([0, 60], 4)).toBeLessThan(best([0, 60], 1));
  });

  it('accounts for the match ending with this round', () => {
    const { move, analysis } = found({
      round: 4,
      scores: [100, 110],
      sets: [[20, 12, 9, 8, 7].map((chicken) => ({ chicken: chicken as Chicken, count: 2 })), []],
      hands: [
        [14, 14, 18],
        [6, 6],
      ],
    });
    expect(move).toEqual({ seat: 0, type: 'lay', chicken: 14, count: 2 });
    expect(analysis[0]).toMatchObject({ value: 1, chanceToWin: 1, points: 70 });
  });

  it('stops a try at the end of the round, even after a move that ends it', () => {
    const { analysis } = found({
      sets: [[20, 12, 9, 8, 7].map((chicken) => ({ chicken: chicken as Chicken, count: 2 })), []],
      hands: [
        [14, 14, 18],
        [6, 6],
      ],
    });
    expect(analysis[0]).toMatchObject({ move: { type: 'lay', chicken: 14 }, points: 70 });
    // 70 points ahead, with a round to come.
    expect(analysis[0]?.chanceToWin).toBe(analysis[0]?.value);
    expect(analysis[0]?.plusMinus).toBe(0);
  });

  it('plays the same moves in the same match, on every platform', async () => {
    const played: string[] = [];
    const bots = [0, 1].map((seat) =>
      notingBot(crazyChickenBots.search({ iterations: 40, seed: `golden ${seat}` }), played),
    );
    const { scores } = playMatch(crazyChicken, bots, { seed: 'golden', options: { rounds: 1 } });
    played.push(`scores ${scores.join(' ')}`);
    await expect(`${played.join('\n')}\n`).toMatchFileSnapshot('golden/matches.txt');
  });
});
