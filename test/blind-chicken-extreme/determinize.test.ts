import { playout } from 'hencoop';
import { type Card, blindChickenExtreme as game, type State, type View } from 'hencoop/blind-chicken-extreme';
import { stateSchema, viewSchema } from 'hencoop/blind-chicken-extreme/schema';
import { describe, expect, it } from 'vitest';
import { deckByHand } from './kit.js';

/** All orders of some cards. */
function permutations(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, index) =>
    permutations([...cards.slice(0, index), ...cards.slice(index + 1)]).map((rest) => [card, ...rest]),
  );
}

/** Pearson's statistic for equally likely outcomes. */
function chiSquare(counts: ReadonlyMap<string, number>, outcomes: number, samples: number): number {
  const expected = samples / outcomes;
  const missing = (outcomes - counts.size) * expected;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
}

/** Where a statistic with so many degrees of freedom lies once in some ten thousand times (Wilson and Hilferty). */
const limit = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 3.9 * Math.sqrt(2 / (9 * freedom))) ** 3;

function counted(view: View, samples: number, key: (world: State) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let sample = 0; sample < samples; sample++) {
    const world = key(game.determinize(view, `sample-${sample}`));
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  return counts;
}

// Five seats, ten tricks: eight are taken, the ninth runs. Seat 0 led under the advantage, seats 1 and 2 play signs.
const ROWS: Card[][] = [[20], [22], [29], [30, 49], [36, 46]];
const TRICK: State['trick'] = [
  { seat: 0, card: 16, faceDown: 'leadFaceDown' },
  { seat: 1, card: 18, faceDown: 'sign' },
  { seat: 2, card: 24, faceDown: 'sign' },
];
const taken = deckByHand(5).filter((card) => !ROWS.flat().includes(card) && !TRICK.some((each) => each.card === card));
const state: State = {
  ...game.setup({ seats: 5, seed: 'worlds' }),
  hands: [[], [], [], [], []],
  rows: ROWS,
  trick: TRICK,
  step: { type: 'play', seat: 3, advantage: null },
  piles: [taken, [], [], [], []],
  rewards: [['leadFaceDown'], [], [], [], []],
  rewardsLeft: ['leadAnyCard', 'chooseLeader'],
};

describe('imagined worlds', () => {
  // Of the unseen 16 18 20 22 24 29 and 36 46 two bear the sign. Seat 3 remembers the piles, and that seat 4 holds 46.
  const view: View = {
    ...game.view(state, 3),
    piles: state.piles,
    rows: game.view(state, 3).rows.map((row, seat) => (seat === 4 ? [null, 46] : row)),
  };
  const hidden = (world: State) =>
    [...world.trick.map(({ card }) => card), ...world.rows.slice(0, 3).flat(), world.rows[4]?.[0]].join();

  it('BC-3.2, BC-4.4a: are exactly those in which the signs are borne, each equally likely', () => {
    expect(stateSchema.safeParse(state).error).toBeUndefined();
    expect(viewSchema.safeParse(view).error).toBeUndefined();
    // Slots: the hidden lead, two signs, three rows, one card of seat 4. A third bearer makes a choice of them.
    const withThird: View = {
      ...view,
      options: { ...view.options, cards: { ...view.options.cards, faceDown: [16, 18, 24] } },
    };
    const unseen: Card[] = [16, 18, 20, 22, 24, 29, 36];
    const worlds = permutations(unseen).filter(
      ([, one, two]) => [16, 18, 24].includes(one as Card) && [16, 18, 24].includes(two as Card),
    );
    expect(worlds).toHaveLength(3 * 2 * 120);
    const samples = 20 * worlds.length;
    const counts = counted(withThird, samples, hidden);
    const possible = new Set(worlds.map(String));
    for (const world of counts.keys()) expect(possible.has(world), world).toBe(true);
    expect(chiSquare(counts, worlds.length, samples)).toBeLessThan(limit(worlds.length - 1));
    // The truth, every time, would fail.
    expect(chiSquare(new Map([[hidden(state), samples]]), worlds.length, samples)).toBeGreaterThan(
      limit(worlds.length),
    );
  });

  it('BC-4.4a: a lead hidden under the advantage may or may not bear the sign', () => {
    const leads = counted(view, 400, (world) => String(world.trick[0]?.card));
    // Both unseen bearers lie in the two other places, so here it does not; with a third it does in one world of three.
    expect([...leads.keys()].sort()).toEqual(['16', '20', '22', '29', '36']);
    const more: View = {
      ...view,
      options: { ...view.options, cards: { ...view.options.cards, faceDown: [18, 24, 36] } },
    };
    const bearing = counted(more, 600, (world) => String([18, 24, 36].includes(world.trick[0]?.card ?? 0)));
    expect(bearing.get('true')).toBeGreaterThan(80);
    expect(bearing.get('true')).toBeLessThan(160);
  });

  it('BC-3.2: from a table view, every unseen bearer lies in a sign slot equally often', () => {
    const bearers = state.options.cards.faceDown;
    const counts = counted(game.view(state, 3), 3500, (world) => String(world.trick[1]?.card));
    expect([...counts.keys()].map(Number).sort()).toEqual([...bearers]);
    expect(chiSquare(counts, bearers.length, 3500)).toBeLessThan(limit(bearers.length - 1));
  });

  it('BC-2.4: the progress of others counts as not begun, the own is kept', () => {
    let now = game.setup({ seats: 3, seed: 'progress' });
    for (const seat of [0, 0, 1, 1, 1]) now = game.apply(now, game.legalMoves(now, seat)[0] as never);
    const world = game.determinize(game.view(now, 0), 'dream');
    expect(world.hands.map((hand) => hand.length)).toEqual([10, 12, 12]);
    expect(world.rows).toEqual([now.rows[0], [], []]);
    expect(world.hands[0]).toEqual(now.hands[0]);
  });

  it('BC-4.2: can always be played to the end, also where they hold more pigs and chickens than can be', () => {
    for (let seed = 0; seed < 40; seed++) {
      let now = game.setup({ seats: 2 + (seed % 4), seed: `on-${seed}` });
      for (let move = 0; move < 60 + seed && !game.isOver(now); move++) {
        const legal = game.legalMoves(now);
        now = game.apply(now, legal[(move * 7 + seed) % legal.length] as never);
      }
      for (const viewer of [0, 1, null]) {
        const end = playout(game, game.determinize(game.view(now, viewer), `world-${seed}`), { seed: `play-${seed}` });
        expect(game.isOver(end)).toBe(true);
        expect(stateSchema.safeParse(end).error).toBeUndefined();
      }
    }
  });
});
