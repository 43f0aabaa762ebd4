import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { describe, expect, it } from 'vitest';
import { bestReply, cfrPlus, evenProfile } from '../../endings/cfr.js';
import { chickenPlay, dealsOf, withShortPile } from '../../endings/chicken.js';
import { lossOf } from '../../endings/hidden.js';
import { treeOf } from '../../endings/tree.js';
import { at, quick } from '../../inside.js';

type State = ChickenTypes['State'];

/** An ending with these hands in the last round of a match. */
function ending(hands: State['hands'], drawPile: State['drawPile'], scores = [30, 30]): State {
  const state = chicken.setup({ seats: 2, seed: 'ending', options: { maxRounds: 1 } });
  return { ...state, hands, drawPile, topValue: 4, discardPile: [4], lastPlayer: 1, scores };
}

function treeBelow(state: State) {
  const tree = treeOf(chickenPlay(), dealsOf(state), 100_000);
  if (tree === null) throw new Error('expected a small ending');
  return tree;
}

describe('solved endings of Chicken', () => {
  it('deal every order of the cards equally often', () => {
    const state = ending(
      [
        [1, 1],
        ['egg', 5],
      ],
      [1, 2],
    );
    const cards = [...state.hands.flat(), ...state.drawPile];
    const counted = new Map<string, number>();
    const keyOf = (hands: State['hands'], drawPile: State['drawPile']) =>
      JSON.stringify([hands.map((hand) => hand.map(String).sort()), drawPile]);
    const orders = permutations(cards);
    for (const order of orders) {
      const key = keyOf([order.slice(0, 2), order.slice(2, 4)], order.slice(4));
      counted.set(key, (counted.get(key) ?? 0) + 1 / orders.length);
    }
    const deals = dealsOf(state);
    expect(deals).toHaveLength(counted.size);
    for (const { state, chance } of deals) {
      expect(chance).toBeCloseTo(counted.get(keyOf(state.state.hands, state.state.drawPile)) ?? 0, 12);
    }
  });

  it('have the values of solutions by hand', () => {
    const valueOfEnding = (state: State) => {
      const { value, exploitability } = cfrPlus(treeBelow(state), 1e-6, 2000);
      expect(exploitability).toBeLessThanOrEqual(1e-6);
      return value;
    };
    // Each seat has one card, on a 4, with no draw pile. The seat with the 5 goes out and wins; the 2 must withdraw.
    expect(valueOfEnding(ending([[5], [2]], []))).toBeCloseTo(1 / 2, 5);
    // Neither seat can play: both withdraw, with equal points.
    expect(valueOfEnding(ending([[2], [2]], []))).toBeCloseTo(1 / 2, 5);
    // Seat 0 goes out and rolls at most 20, which leaves 10 points; the other seat has 5.
    expect(valueOfEnding(ending([[5], [5]], [], [30, 0]))).toBeCloseTo(0, 5);
    // From 10 points, seat 0 wins by rolling more than 5, and shares the win by rolling 5.
    expect(valueOfEnding(ending([[5], [5]], [], [10, 0]))).toBeCloseTo(throwsAbove(5) + throwsOf(5) / 2, 5);
  });

  it('have best replies as good as the best pure strategy', () => {
    const tree = treeBelow(ending([[4], [2]], [5]));
    const even = evenProfile(tree);
    for (const seat of [0, 1] as const) {
      const own = [...tree.infoSets.entries()].filter(([, set]) => set.actor === seat && set.moves > 1);
      expect(own.length).toBeGreaterThan(1);
      expect(own.length).toBeLessThan(13);
      const found = everyChoice(own.map(([, set]) => set.moves)).map((choice) => {
        const profile = even.slice();
        own.forEach(([, set], index) => {
          profile.fill(0, set.first, set.first + set.moves);
          profile[set.first + at(choice, index)] = 1;
        });
        return playedBy(tree, profile);
      });
      const best = seat === 0 ? Math.max(...found) : Math.min(...found);
      expect(bestReply(tree, even, seat).value).toBeCloseTo(best, 10);
      expect(Math.max(...found) - Math.min(...found)).toBeGreaterThan(0.01);
    }
  });

  it('leave best replies nothing to gain', () => {
    for (const seed of ['a', 'b']) {
      const cards = quick(seed).shuffle('cards', [1, 2, 3, 4, 5, 5, 'egg'] as const);
      const tree = treeBelow(ending([cards.slice(0, 2), cards.slice(2, 4)], cards.slice(4, 6), [12, 20]));
      const { profile, value } = cfrPlus(tree, 0.001, 2000);
      expect(bestReply(tree, profile, 0).value - value).toBeLessThanOrEqual(0.001);
      expect(value - bestReply(tree, profile, 1).value).toBeLessThanOrEqual(0.001);
      expect(lossOf(tree, (_, moves) => moves.map(() => 1 / moves.length))).toBeCloseTo(
        (bestReply(tree, evenProfile(tree), 0).value - bestReply(tree, evenProfile(tree), 1).value) / 2,
        10,
      );
    }
  });

  it('keep all 50 cards when the draw pile is shortened', () => {
    const state = chicken.setup({ seats: 2, seed: 'short' });
    const short = withShortPile(state, 2);
    expect(short.drawPile).toEqual(state.drawPile.slice(-2));
    expect(short.discardPile[0]).not.toBe('egg');
    const all = ({ hands, drawPile, discardPile }: State) =>
      [...hands.flat(), ...drawPile, ...discardPile].map(String).sort();
    expect(all(short)).toEqual(all(state));
  });
});

const FACES = [1, 2, 3, 4, 5, 10];
const throws = FACES.flatMap((first) => FACES.map((second) => first + second));
const throwsAbove = (sum: number) => throws.filter((each) => each > sum).length / throws.length;
const throwsOf = (sum: number) => throws.filter((each) => each === sum).length / throws.length;

/** Seat 0's share of the win if both play by a profile, line by line. */
function playedBy(tree: ReturnType<typeof treeBelow>, profile: Float64Array): number {
  const worth = (node: number): number => {
    const set = tree.infoSets[tree.infoSet[node] ?? -1];
    if (set === undefined) return tree.value[node] ?? 0;
    let sum = 0;
    for (let move = 0; move < set.moves; move++) {
      const chance = profile[set.first + move] ?? 0;
      if (chance > 0) sum += chance * worth((tree.child[node] ?? 0) + move);
    }
    return sum;
  };
  return tree.deals.reduce((sum, chance, deal) => sum + chance * worth(deal), 0);
}

function everyChoice(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (all, count) => all.flatMap((before) => Array.from({ length: count }, (_, choice) => [...before, choice])),
    [[]],
  );
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
