import { describe, expect, it } from 'vitest';
import { bestReply, cfrPlus, evenProfile, exploitabilityOf } from '../../endings/cfr.js';
import { type Play, treeOf } from '../../endings/tree.js';

/** Kuhn poker: each seat gets one of three cards; `p` passes, `b` bets or calls. Solved by hand: seat 0 wins -1/18 chips. */
interface Line {
  readonly cards: readonly [number, number];
  readonly history: string;
}

const ENDS = new Set(['pp', 'pbp', 'pbb', 'bp', 'bb']);

const kuhn: Play<Line> = {
  actor: ({ history }) => (ENDS.has(history) ? null : history.length === 1 ? 1 : 0),
  value({ cards: [first, second], history }) {
    if (history === 'bp') return 1;
    if (history === 'pbp') return -1;
    return (first > second ? 1 : -1) * (history === 'pp' ? 1 : 2);
  },
  known: ({ cards, history }) => `${cards[history.length === 1 ? 1 : 0]}${history}`,
  after: ({ cards, history }) => ['p', 'b'].map((move) => ({ cards, history: history + move })),
};

const deals = [0, 1, 2].flatMap((first) =>
  [0, 1, 2]
    .filter((second) => second !== first)
    .map((second) => ({ state: { cards: [first, second] as const, history: '' }, chance: 1 / 6 })),
);

function kuhnTree() {
  const tree = treeOf(kuhn, deals, 1000);
  if (tree === null) throw new Error('expected a small tree');
  return tree;
}

describe('CFR+', () => {
  it('finds the twelve information sets of Kuhn poker', () => {
    expect(kuhnTree().infoSets).toHaveLength(12);
    expect(treeOf(kuhn, deals, 20)).toBeNull();
  });

  it('finds the value of Kuhn poker, -1/18', () => {
    const { value, exploitability } = cfrPlus(kuhnTree(), 1e-5, 100_000);
    expect(exploitability).toBeLessThanOrEqual(1e-5);
    expect(Math.abs(value + 1 / 18)).toBeLessThanOrEqual(2e-5);
  });

  it('plays Kuhn poker like the solution by hand', () => {
    const tree = kuhnTree();
    const { profile } = cfrPlus(tree, 1e-5, 100_000);
    const bets = (card: number, history: string) => {
      const set = tree.infoSets.find(
        ({ state: { cards, history: seen } }) => seen === history && cards[history.length === 1 ? 1 : 0] === card,
      );
      return profile[(set?.first ?? 0) + 1] ?? 0;
    };
    // The best card calls, the worst one folds. The second seat bets with the worst card, and calls with the middle one, a
    // third of the time. The first seat bets with its best card three times as often as with its worst.
    expect(bets(2, 'b')).toBeCloseTo(1, 2);
    expect(bets(0, 'b')).toBeCloseTo(0, 2);
    expect(bets(0, 'p')).toBeCloseTo(1 / 3, 1);
    expect(bets(1, 'b')).toBeCloseTo(1 / 3, 1);
    expect(bets(2, '')).toBeCloseTo(3 * bets(0, ''), 1);
  });

  it('finds the best reply to random play', () => {
    const tree = kuhnTree();
    const even = evenProfile(tree);
    // Both seats bet and call with the best two cards.
    const first = bestReply(tree, even, 0);
    const second = bestReply(tree, even, 1);
    expect(first.value).toBeCloseTo(pureBest(0), 12);
    expect(second.value).toBeCloseTo(-pureBest(1), 12);
    expect(exploitabilityOf(tree, even)).toBeCloseTo((pureBest(0) + pureBest(1)) / 2, 12);
  });
});

/** The winnings of a seat's best pure strategy against random play, found by trying all 64 on all deals. */
function pureBest(seat: 0 | 1): number {
  const histories = seat === 0 ? ['', 'pb'] : ['p', 'b'];
  const keys = [0, 1, 2].flatMap((card) => histories.map((history) => `${card}${history}`));
  let best = -Infinity;
  for (let strategy = 0; strategy < 2 ** keys.length; strategy++) {
    const worthOf = (line: Line): number => {
      const actor = kuhn.actor(line);
      if (actor === null) return kuhn.value(line);
      const after = kuhn.after(line).map(worthOf);
      if (actor === seat) return after[(strategy >> keys.indexOf(kuhn.known(line))) & 1] ?? 0;
      return after.reduce((sum, value) => sum + value, 0) / after.length;
    };
    const value = deals.reduce((sum, { state, chance }) => sum + chance * worthOf(state), 0);
    best = Math.max(best, seat === 0 ? value : -value);
  }
  return best;
}
