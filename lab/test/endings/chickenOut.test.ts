import { type ChickenOutTypes, chickenOut, DECK } from 'hencoop/chicken-out';
import { chickenOutBots } from 'hencoop/chicken-out/bots';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../support/effort.js';
import { chickenOutEndings, chickenOutPositions } from '../../endings/chickenOut.js';
import { graphOf, type Node, type Positions, walk } from '../../endings/graph.js';
import { findEnding } from '../../endings/known.js';
import { answersOf } from '../../endings/players.js';
import { exploit, solve } from '../../endings/solve.js';
import { at, quick, winsOf } from '../../inside.js';

type View = ChickenOutTypes['View'];

/** An ending with this many cards and `turns` turns left; with `hides`, the top cards of the piles are unknown. */
function ending(seed: string, cards: number, turns: number, hides: boolean): View {
  const maxTurns = 100;
  const chance = quick(seed);
  const deck = chance.shuffle('cards', DECK);
  const [size = 1] = chance.roll('size', [1, 2, 3], 1);
  const [seat = 0] = chance.roll('seat', [0, 1], 1);
  const state: ChickenOutTypes['State'] = {
    ...chickenOut.setup({ seats: 2, seed, options: { maxTurns } }),
    turn: maxTurns - turns + 1,
    step: { type: 'open', seat },
    piles: [deck.slice(0, size), deck.slice(size, cards)],
    leftGame: deck.slice(cards),
  };
  const piles = state.piles.map((pile) =>
    pile.map((card, index) => (hides && index === pile.length - 1 ? null : card)),
  );
  return { ...chickenOut.view(state, seat), piles };
}

/** Seat 0's share of the win by brute force; a seat with a strategy follows it. `known` caches values by position and turn. */
function bruteForce(
  view: View,
  strategy: (view: View) => readonly number[] | null,
  known = new Map<string, number>(),
): number {
  const outcome = chickenOut.outcome(view);
  if (outcome !== null) return winsOf(outcome.ranking, 0);
  const key = `${view.turn} ${chickenOutPositions(view.turn).key(view)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const seat = at(chickenOut.actors(view), 0);
  const seen: View = { ...view, viewer: seat };
  const worths = chickenOut.legalMoves(seen).map((move) => {
    const outcomes = chickenOutBots.chanceOutcomes(seen, move) ?? [];
    expect(outcomes.length).toBeGreaterThan(0);
    return outcomes.reduce((sum, { probability, events }) => {
      const after = events.reduce<View>((table, event) => chickenOut.evolve(table, event), seen);
      return sum + probability * bruteForce(after, strategy, known);
    }, 0);
  });
  const chances = strategy(seen);
  const average = chances?.reduce((sum, chance, move) => sum + chance * at(worths, move), 0);
  const worth = average ?? (seat === 0 ? Math.max(...worths) : Math.min(...worths));
  known.set(key, worth);
  return worth;
}

const graphBelow = (view: View) => {
  const graph = graphOf(chickenOutPositions(view.turn), view, 100_000);
  if (graph === null) throw new Error('expected a small ending');
  return graph;
};

function nodesBelow(view: View): Node<ChickenOutTypes>[] {
  const nodes: Node<ChickenOutTypes>[] = [];
  walk(graphBelow(view), (node) => {
    nodes.push(node);
    return null;
  });
  return nodes;
}

const seeds = Array.from({ length: tries(48) }, (_, index) => `ending/${index}`);

/** Positions with two legal moves. */
const choices = seeds.flatMap((seed) =>
  nodesBelow(ending(seed, 5, 50, false))
    .filter(({ moves }) => moves.length === 2)
    .slice(0, 4),
);

describe('solved endings of Chicken Out!', () => {
  it.each([false, true])('have the same values as brute force, with hidden cards: %s', (hides) => {
    const found = new Set<number>();
    for (const seed of seeds) {
      for (const turns of [1, 2, 4]) {
        const view = ending(seed, 5, turns, hides);
        const value = bruteForce(view, () => null);
        expect(at([...solve(graphBelow(view), turns).values], 0)).toBeCloseTo(value, 10);
        found.add(value);
      }
    }
    expect(found.size).toBeGreaterThan(1);
  });

  it('have the same values as brute force for any number of turns, even if values cycle', () => {
    const counts = { settled: 0, cycling: 0 };
    for (const seed of seeds) {
      const known = new Map<string, number>();
      const graph = graphBelow(ending(seed, 5, 50, false));
      for (const turns of [9, 30, 31, 32, 33, 34, 35, 36]) {
        const { values, settled } = solve(graph, turns);
        expect(at([...values], 0)).toBe(bruteForce(ending(seed, 5, turns, false), () => null, known));
        counts[settled === null ? 'cycling' : 'settled'] += 1;
      }
    }
    expect(Math.min(counts.settled, counts.cycling)).toBeGreaterThan(0);
  });

  it.each([false, true])('have the same best replies as brute force, with hidden cards: %s', (hides) => {
    // A poor strategy that differs from position to position.
    const answers = (view: View, moves: readonly unknown[]) => {
      const [first = 0] = quick(JSON.stringify([view.piles, view.series, view.step])).roll('first', [0.2, 0.5, 1], 1);
      return moves.length === 1 ? [1] : [first, 1 - first];
    };
    let losses = 0;
    for (const seed of seeds) {
      const view = ending(seed, 5, 3, hides);
      const graph = graphBelow(view);
      const value = bruteForce(view, () => null);
      const found = exploit(graph, 3, value, (node) => answers(node.view, node.moves));
      [0, 1].forEach((seat) => {
        const worth = bruteForce(view, (asked) =>
          asked.viewer === seat ? answers(asked, chickenOut.legalMoves(asked)) : null,
        );
        expect(at(found.losses, seat)).toBeCloseTo(seat === 0 ? value - worth : worth - value, 10);
        losses += at(found.losses, seat);
      });
    }
    expect(losses).toBeGreaterThan(0);
  });

  it("follow the rules as the bots' list of outcomes does", () => {
    const positions: Positions<ChickenOutTypes> = chickenOutPositions(1);
    for (const seed of seeds) {
      for (const { view, moves } of nodesBelow({ ...ending(seed, 5, 100, false), turn: 1 }).slice(0, 200)) {
        for (const move of moves) {
          const [step, ...others] = positions.steps(view, move);
          const [outcome] = chickenOutBots.chanceOutcomes(view, move) ?? [];
          const after = outcome?.events.reduce<View>((table, event) => chickenOut.evolve(table, event), view);
          expect(others).toEqual([]);
          expect({ ...step?.view, viewer: 0 }).toEqual({ ...after, turn: 1, viewer: 0 });
          expect(step?.endsTurn).toBe(after?.turn !== 1);
        }
      }
    }
  });

  it('have keys that depend on the unseen cards', () => {
    const { key } = chickenOutPositions(1);
    const view = ending('ending/1', 5, 50, true);
    const [first, second, ...others] = view.leftGame;
    // The unseen cards are the cards that did not leave the game.
    const seen = view.piles.map((pile) => pile.map((card) => card ?? 'SAME'));
    const exchanged = { ...view, leftGame: [at(seen.flat(), 0), second ?? 'SAME', ...others] };
    expect(key(exchanged)).not.toBe(key(view));
    expect(key({ ...view, leftGame: [second ?? 'SAME', first ?? 'SAME', ...others] })).toBe(key(view));
    expect(key({ ...view, piles: seen })).not.toBe(key(view));
  });

  it('occur in games between bots', () => {
    const found = findEnding(chickenOutEndings, 'endings/4');
    expect(found?.ending).toMatchObject({ seed: 'endings/4' });
    expect(found?.graph.first.leftGame.length).toBeGreaterThanOrEqual(52);
  });

  it('are played the same with every seed if every card is known', () => {
    const asked = choices.slice(0, 40);
    for (const player of ['medium', 'strong'] as const) {
      const answers = answersOf(chickenOutBots, player, () => 3);
      for (const { view, moves } of asked) {
        expect(Math.max(...answers(view, moves))).toBeCloseTo(1, 10);
      }
    }
  });
});

describe("a player's strategy", () => {
  it('is how often it chooses each move', () => {
    const chosen = at(choices, 0);
    const of = (player: 'medium' | 'uniform') => answersOf(chickenOutBots, player, () => 1)(chosen.view, chosen.moves);
    expect(of('uniform')).toEqual([0.5, 0.5]);
    expect([...of('medium')].sort()).toEqual([0, 1]);
  });
});
