import { describe, expect, it } from 'vitest';
import { lossOf, type Plays, solve } from './replacement.js';
import { thumbsWithReplacement } from './replacementPlayers.js';

describe('Chicken Out! with replacement', () => {
  const CARDS = 6;
  const best = solve(2 * CARDS, ['best', 'best']);

  it('is won at once by an opener with one card, or with two that do not bust', () => {
    expect(best.opens[1]?.[9]).toBe(1);
    // 64 of 56 times 56 ways: a TWENTY, then one of 22 black cards above 1 or a DOUBLE; an 11, then a black 11 or a DOUBLE.
    expect(best.opens[2]?.[1]).toBeCloseTo(1 - (2 * 24 + 4 * 4) / 56 ** 2, 9);
  });

  it('gives the players chances that add up to 1, whoever opens', () => {
    for (let own = 1; own <= CARDS; own++) {
      for (let other = 1; other <= CARDS; other++) {
        expect((best.opens[own]?.[other] ?? 0) + (best.awaits[other]?.[own] ?? 0)).toBeCloseTo(1, 7);
      }
    }
  });

  it('is better with fewer cards, and worse if the opponent has fewer', () => {
    for (let own = 2; own < CARDS; own++) {
      expect(best.opens[own]?.[CARDS]).toBeGreaterThan(best.opens[own + 1]?.[CARDS] ?? 1);
      expect(best.opens[CARDS]?.[own]).toBeLessThan(best.opens[CARDS]?.[own + 1] ?? 0);
    }
  });

  it('is solved: its best player cannot be beaten, and any other can', () => {
    expect(lossOf(CARDS, best.plays)).toBeCloseTo(0, 6);
    const always: Plays = () => true;
    const never: Plays = () => false;
    for (const player of [always, never]) expect(lossOf(CARDS, player)).toBeGreaterThan(0.02);
  });

  it('shows that the rules of thumb lose little', () => {
    const loss = lossOf(CARDS, thumbsWithReplacement());
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(0.1);
  });
});
