import { type BlindChickenExtremeTypes, blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots } from 'hencoop/blind-chicken-extreme/bots';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../support/effort.js';
import { lastTricks } from '../../../test/blind-chicken-extreme/lastTricks.js';
import { blindChickenExtremeEndings, openPositions } from '../../endings/blindChickenExtreme.js';
import { graphOf } from '../../endings/graph.js';
import { answersOf } from '../../endings/players.js';
import { exploit, solve } from '../../endings/solve.js';
import { at, winsOf } from '../../inside.js';

type State = BlindChickenExtremeTypes['State'];

/** Seat 0's share of the win by brute force, with the rules themselves; the seat `even` chooses at random instead. */
function bruteForce(state: State, even: number | null): number {
  const outcome = blindChickenExtreme.outcome(state);
  if (outcome !== null) return winsOf(outcome.ranking, 0);
  const seat = at(blindChickenExtreme.actors(state), 0);
  const worths = blindChickenExtreme
    .legalMoves(state, seat)
    .map((move) => bruteForce(blindChickenExtreme.apply(state, move), even));
  if (seat === even) return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return seat === 0 ? Math.max(...worths) : Math.min(...worths);
}

describe('solved endings of Blind Chicken Extreme', () => {
  it('have the same values and best replies as brute force', () => {
    const found = new Set<number>();
    let losses = 0;
    for (let index = 0; index < tries(60); index++) {
      const state = lastTricks(2, `open/${index}`, 3);
      const view = blindChickenExtremeEndings.shown(blindChickenExtreme.view(state, 0), state);
      const graph = graphOf(openPositions, view, 100_000);
      if (graph === null) throw new Error('expected a small ending');
      const value = at([...solve(graph, 1).values], 0);
      expect(value).toBe(bruteForce(state, null));
      found.add(value);
      const { losses: lost } = exploit(graph, 1, value, ({ moves }) => moves.map(() => 1 / moves.length));
      expect(lost[0]).toBeCloseTo(value - bruteForce(state, 0), 10);
      expect(lost[1]).toBeCloseTo(bruteForce(state, 1) - value, 10);
      losses += lost[0] + lost[1];
    }
    expect(found.size).toBeGreaterThan(1);
    expect(losses).toBeGreaterThan(0);
  });

  it('lose nothing if strong plays them', () => {
    const answer = answersOf(blindChickenExtremeBots, 'strong', () => 1);
    // In the first two, a search by playouts alone loses half a win and a whole win.
    for (const index of [4, 6, 1, 2, 3, 5, 7].slice(0, tries(7))) {
      const state = lastTricks(2, `open/${index}`, 4);
      const view = blindChickenExtremeEndings.shown(blindChickenExtreme.view(state, 0), state);
      const graph = graphOf(openPositions, view, 100_000);
      if (graph === null) throw new Error('expected a small ending');
      const value = at([...solve(graph, 1).values], 0);
      const { losses } = exploit(graph, 1, value, ({ view, moves }) => answer(view, moves));
      expect(losses).toEqual([0, 0]);
    }
  });

  it('hide no cards', () => {
    const state = lastTricks(2, 'open/1', 5);
    const view = blindChickenExtremeEndings.shown(blindChickenExtreme.view(state, 0), state);
    expect(JSON.stringify([view.rows, view.piles, view.trick])).not.toContain('"card":null');
    expect([view.rows, view.piles]).toEqual([state.rows, state.piles]);
    expect(view).not.toHaveProperty('seed');
    expect(blindChickenExtremeEndings.cards(view)).toBe(10);
  });
});
