import { describe, expect, it } from 'vitest';
import { averageOf, endingsPage } from '../../endings/report.js';
import type { Solved } from '../../endings/results.js';

const solved = (seed: string, strong: number, expert: number): Solved => ({
  seed,
  moves: 10,
  cards: 6,
  positions: 100,
  value: 1,
  gap: 0,
  exploitability: { uniform: 0.5, easy: 0.1, medium: 0.05, strong, expert },
});

describe('the page of solved endings', () => {
  it('counts the endings of a game as one observation', () => {
    const endings = [solved('a', 0, 0.3), solved('a', 0, 0.1), solved('b', 0, 0.4)];
    const { low, mean, high } = averageOf(endings, 'expert');
    expect(mean).toBeCloseTo(0.3, 12);
    // Two games have one degree of freedom: 12.7 standard errors of 0.1, up to the precision of the expansion.
    expect(high - mean).toBeCloseTo(mean - low, 12);
    expect(high - mean).toBeGreaterThan(0.9);
    expect(averageOf(endings, 'uniform').mean).toBe(0.5);
  });

  it('has a table for each kind of solved ending', () => {
    let text = '';
    endingsPage({ file: (_, page) => (text = page), allOf: () => {}, problem: () => {} });
    expect(text).toContain('## Chicken Out!, last turns');
    expect(text.match(/\| `expert` \|/g)?.length).toBe(text.match(/^## /gm)?.length);
  });
});
