import { type ChickenTypes, chicken, type Move } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { analysisOf, armOf, isClearlyBetter, ranked } from '../../src/bots/arm.js';
import { candidateOf, count, mean, noStats, share, standardError } from '../../src/bots/moveStats.js';

const move = (card: number): Move => ({ seat: 0, type: 'play', card }) as Move;
const over = chicken.setup({ seats: 2, seed: 'stats', options: { target: 1 } });
const end = {
  ...over,
  scores: [12, 30],
  step: { type: 'over', reason: 'target' },
} as const;

/** The stats after tries with these values and chances to win of the first seat. */
function statsOf(...tries: readonly (readonly [worth: number, chance: number | null])[]) {
  const stats = noStats();
  for (const [worth, chance] of tries) count(chicken, stats, end, 0, worth, chance);
  return stats;
}

describe('the standard error of an average', () => {
  it("is the sample's deviation divided by the square root of its size", () => {
    // 1, 2, 3 and 4 deviate by the root of 5/3.
    expect(standardError(4, 10, 30)).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12);
    expect(standardError(2, 1, 1)).toBeCloseTo(0.5, 12);
  });

  it('is 0 for fewer than two numbers, and for equal ones despite rounding', () => {
    expect(standardError(0, 0, 0)).toBe(0);
    expect(standardError(1, 5, 25)).toBe(0);
    expect(standardError(3, 0.3, 0.03 - 1e-12)).toBe(0);
  });
});

describe('the analysis of a move', () => {
  it('has averages over its tries: value, change of points, and chance to win of the judged tries', () => {
    expect(candidateOf<ChickenTypes>([move(1), move(2)], statsOf([1, 0.5], [2, null], [3, 0.25], [4, 0]), 10)).toEqual({
      move: move(1),
      visits: 4,
      value: 2.5,
      plusMinus: standardError(4, 10, 30),
      points: 2,
      chanceToWin: 0.25,
      line: [move(1), move(2)],
    });
  });

  it('has no chance to win if no try was judged, and no figures without tries', () => {
    expect(candidateOf<ChickenTypes>([move(1)], statsOf([1, null]), 0).chanceToWin).toBeNull();
    expect(candidateOf<ChickenTypes>([move(1), move(2)], noStats(), 10)).toEqual({
      move: move(1),
      visits: 0,
      value: 0,
      plusMinus: 0,
      points: 0,
      chanceToWin: null,
      line: [move(1)],
    });
    expect(mean(noStats())).toBe(0);
  });

  it('counts a try that ended the game as a win for its first seat, and other tries as no result', () => {
    expect([0, 1].map((seat) => share(chicken, end, seat))).toEqual([1, 0]);
    expect(share(chicken, over, 0)).toBeNull();
  });
});

describe('the arms of a search', () => {
  const arm = (first: Move, ...worths: readonly number[]) => ({
    ...armOf<ChickenTypes>({ move: first }),
    stats: statsOf(...worths.map((worth) => [worth, null] as const)),
  });

  it('are ranked by average value', () => {
    const [low, high, middle] = [arm(move(1), 0, 1), arm(move(2), 3), arm(move(3), 1, 1)];
    expect(ranked([low, high, middle])).toEqual([high, middle, low]);
  });

  it('beat the favorite only by more than the margin in standard errors, and never untried', () => {
    // For leads of 0 and 1, both the average and the standard error are half a point.
    const leading = { ...arm(move(1), 0, 0), lead: 1, leadSquares: 1 };
    expect(isClearlyBetter(leading, 0.9)).toBe(true);
    expect(isClearlyBetter(leading, 1)).toBe(false);
    expect(isClearlyBetter({ ...leading, lead: -1 }, 0)).toBe(false);
    expect(isClearlyBetter(arm(move(1)), -1)).toBe(false);
  });

  it('are listed once for each move: the chosen one, then by number of tries, then by value, then the untried ones', () => {
    const moves = [1, 2, 3, 4, 6].map(move);
    const [one, two, three, four] = moves;
    if (!one || !two || !three || !four) throw new Error('expected four moves');
    const chosen = arm(one, 1);
    // Two plans begin with the third move.
    const arms = [arm(two, 9), arm(three, 0, 0), arm(four, 10), arm(three, 5), chosen];
    const analysis = analysisOf<ChickenTypes>(moves, arms, chosen, 0);
    expect(analysis.map((candidate) => [candidate.move, candidate.visits])).toEqual([
      [move(1), 1],
      [move(3), 2],
      [move(4), 1],
      [move(2), 1],
      [move(6), 0],
    ]);
  });
});
