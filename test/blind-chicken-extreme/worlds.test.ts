import { fastChance } from 'hencoop';
import { type Card, type CardTable, blindChickenExtreme as game, type View } from 'hencoop/blind-chicken-extreme';
import { stateSchema } from 'hencoop/blind-chicken-extreme/schema';
import { evenlyDeterminized } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { deckByHand, tricksIn } from '../../src/blind-chicken-extreme/testkit/position.js';
import { HIDDEN_TRICK, hiddenTrick, lateTable, partlySeen } from '../../src/blind-chicken-extreme/testkit/small.js';
import { unseenOf } from '../../src/blind-chicken-extreme/view.js';
import { countEachPile, dealer, mixAt, waysToLie } from '../../src/blind-chicken-extreme/worlds.js';

type Carried = 'chicken' | 'pig' | 'plain';
const EVERY: readonly Carried[] = ['chicken', 'pig', 'plain'];

/** Every assignment of markings to some cards. */
function everyCarrying(cards: number): Carried[][] {
  return cards === 0 ? [[]] : everyCarrying(cards - 1).flatMap((some) => EVERY.map((one) => [...some, one]));
}

/** The number of ways for each number of chickens and pigs: `1+2` is a chicken and two pigs. */
type Ways = Record<string, number>;

const numberOf = (carried: readonly Carried[], what: Carried) => carried.filter((one) => one === what).length;

/** The marking of a card of this table (BC-1.1). */
function carries({ chickens, pigs }: CardTable, card: Card): Carried {
  return chickens.includes(card) ? 'chicken' : pigs.includes(card) ? 'pig' : 'plain';
}

/**
 * The number of ways for the hidden cards of a pile to explain the table, counted independently, by chickens and pigs.
 */
function waysByHand(view: View, seat: number): Ways {
  const { seats, step, options } = view;
  const pile = view.piles[seat] ?? [];
  const unseen = unseenOf(view).map((card) => carries(options.cards, card));
  const ways: Ways = {};
  for (const hidden of everyCarrying(pile.filter((card) => card === null).length)) {
    // A pile by itself: ignores whether the other slots leave enough cards without chickens and pigs.
    if ((['chicken', 'pig'] as const).some((what) => numberOf(hidden, what) > numberOf(unseen, what))) continue;
    const next = hidden.values();
    const carried = pile.map((card) => (card === null ? (next.next().value as Carried) : carries(options.cards, card)));
    const tricks = Array.from({ length: pile.length / seats }, (_, index) =>
      carried.slice(index * seats, (index + 1) * seats),
    );
    // BC-4.1, BC-4.2
    const penalties = tricks
      .map((trick) => [0, 0, -3, -6, -10, -15][numberOf(trick, 'chicken')])
      .filter((points) => points);
    const rewards = tricks.filter((trick) => numberOf(trick, 'pig') === 1).length;
    if (penalties.join() !== view.penalties[seat]?.join() || rewards !== view.rewards[seat]?.length) continue;
    // BC-5.3
    const chooses = step.type === 'chooseBenefit' && step.seat === seat;
    if (chooses && step.benefits.includes('ignoreChickens') !== carried.includes('chicken')) continue;
    const key = `${numberOf(hidden, 'chicken')}+${numberOf(hidden, 'pig')}`;
    ways[key] = (ways[key] ?? 0) + 1;
  }
  return ways;
}

/** The same for each pile with hidden cards, counted by the library. */
function waysCounted(view: View): { readonly seat: number; readonly ways: Ways }[] {
  return countEachPile(view, unseenOf(view)).map(({ seat, counts }) => {
    const ways: Ways = {};
    for (const [index, count] of counts.entries()) {
      const { chickens, pigs } = mixAt(index);
      if (count > 0) ways[`${chickens}+${pigs}`] = count;
    }
    return { seat, ways };
  });
}

/** All cards but these, in tricks. */
function otherTricks(seats: number, some: readonly Card[]): Card[][] {
  return tricksIn(
    deckByHand(seats).filter((card) => !some.includes(card)),
    seats,
  );
}

/**
 * Three seats, the eleventh trick: the cards of seats 0 and 1 are hidden for their sign. Both unseen chickens, one of
 * three pigs and one of two others bear it. Seat 2 has forgotten the first trick of seat 0, which earned a reward and
 * no penalty.
 */
function competingSigns() {
  const cards: CardTable = {
    chickens: [15, 16, 27, 28, 29, 30, 31, 32, 33, 34],
    pigs: [20, 21, 23],
    faceDown: [15, 16, 20, 22],
  };
  const table = lateTable([[[17, 21, 22]], otherTricks(3, [17, 21, 23, 15, 16, 20, 22, 24, 25]), []], {
    options: { ...HIDDEN_TRICK.options, cards },
    rows: [[20], [23], [24, 25]],
    trick: [
      { seat: 0, card: 15, faceDown: 'sign' },
      { seat: 1, card: 16, faceDown: 'sign' },
    ],
    step: { type: 'play', seat: 2, advantage: null },
  });
  return { table, ...partlySeen(table, 2, [[0, 1, 2]]) };
}

/**
 * Two seats, the last trick is taken, and seat 0 may ignore its chickens: one lies in a trick that seat 1 remembers,
 * and another in one of the two that it has forgotten, or in its own first trick.
 */
function shownChicken() {
  const known: Card[][] = [
    [37, 38],
    [34, 40],
    [41, 42],
    [43, 44],
    [45, 46],
    [47, 48],
  ];
  const chooser: Card[][] = [
    [27, 30],
    [35, 28],
    [31, 32],
    [33, 36],
  ];
  const table = lateTable([chooser, [[29, 39], ...known]], {
    rows: [[], []],
    trick: [
      { seat: 0, card: 0, faceDown: null },
      { seat: 1, card: 49, faceDown: null },
    ],
    taker: 0,
    step: { type: 'chooseBenefit', seat: 0, benefits: ['ignoreChickens'], games: [] },
  });
  return {
    table,
    ...partlySeen(table, 1, [
      [0, 1, 2, 3],
      [0, 1],
    ]),
  };
}

/** Three seats: of the first two tricks of seat 1 one earned a penalty and one a reward. Seat 0 took none with two chickens. */
function penaltyAndReward() {
  const tricks: [Card[][], Card[][]] = [
    [[18, 21, 22]],
    [
      [24, 27, 30],
      [25, 26, 31],
    ],
  ];
  const table = lateTable([...tricks, otherTricks(3, [...tricks.flat(2), 17, 28, 35])], {
    rows: [[], [28], [35]],
    trick: [{ seat: 0, card: 17, faceDown: null }],
    step: { type: 'play', seat: 1, advantage: null },
  });
  const seen = game.view(table, 2);
  return { table, view: { ...seen, piles: [...seen.piles.slice(0, 2), table.piles[2] ?? []] } };
}

const COMPETING = competingSigns();
const SHOWN = shownChicken();
const EARNED = penaltyAndReward();

describe('counted worlds', () => {
  it('cover every way to put chickens and pigs into slots', () => {
    for (let slots = 0; slots <= 6; slots++) {
      const carryings = everyCarrying(slots);
      for (let chickens = -1; chickens <= slots + 2; chickens++) {
        for (let pigs = -1; pigs <= slots + 2; pigs++) {
          const fitting = carryings.filter(
            (carried) => numberOf(carried, 'chicken') === chickens && numberOf(carried, 'pig') === pigs,
          );
          // Also tells 0 from -0.
          expect(waysToLie({ chickens, pigs }, slots)).toBe(fitting.length);
        }
      }
    }
  });

  it('BC-4.1, BC-4.2, BC-5.3: cover, for each pile, the ways that explain its earnings and the benefits on offer', () => {
    const seen = [COMPETING, SHOWN, EARNED];
    for (const { table, view } of seen) {
      expect(stateSchema.safeParse(table).error).toBeUndefined();
      const hiding = [...view.piles.keys()].filter((seat) => view.piles[seat]?.includes(null));
      expect(waysCounted(view)).toEqual(
        expect.arrayContaining(hiding.map((seat) => ({ seat, ways: waysByHand(view, seat) }))),
      );
      expect(waysCounted(view)).toHaveLength(hiding.length);
    }
    expect(seen.map(({ view }) => waysCounted(view).map(({ seat }) => seat))).toEqual([[0], [0, 1], [0, 1]]);
  });

  it("BC-5.3: require a chicken only in the chooser's pile", () => {
    const view: View = { ...SHOWN.view, step: { type: 'chooseBenefit', seat: 1, benefits: [], games: [] } };
    const counted = waysCounted(view);
    expect(counted.find(({ seat }) => seat === 0)?.ways).toEqual(waysByHand(view, 0));
    expect(waysByHand(view, 0)).not.toEqual({});
  });

  it('BC-3.2, BC-4.2: are sampled equally often if signs and a pile compete for chickens and pigs', () => {
    const { view, worlds } = COMPETING;
    expect(worlds).toHaveLength(600);
    evenlyDeterminized(game, view, worlds, { samples: 30 * worlds.length });
  });

  it('BC-5.3: are sampled equally often if a visible chicken explains the benefit', () => {
    const { view, worlds } = SHOWN;
    const { chickens } = view.options.cards;
    const without = worlds.filter(({ state }) => !state.piles[0]?.slice(0, 4).some((card) => chickens.includes(card)));
    expect([worlds.length, without.length]).toEqual([480, 192]);
    evenlyDeterminized(game, view, worlds, { samples: 30 * worlds.length });
  });

  it('give each hidden slot one card, and every unseen card one slot', () => {
    for (const view of [COMPETING.view, SHOWN.view, hiddenTrick().view]) {
      const unseen = unseenOf(view);
      const { signs, piles, rest } = dealer(view, unseen)(fastChance('deal'));
      const hidden = view.piles.map((pile) => pile.filter((card) => card === null));
      expect(piles.map((cards) => cards.length)).toEqual(hidden.map((cards) => cards.length));
      expect(signs).toHaveLength(
        view.trick.filter(({ card, faceDown }) => card === null && faceDown === 'sign').length,
      );
      expect([...signs, ...piles.flat(), ...rest].sort()).toEqual(unseen.sort());
    }
  });

  it('BC-3.2: do not exist if fewer unseen cards bear the sign than are hidden for it', () => {
    const { view } = COMPETING;
    const { cards } = view.options;
    const borneBy = (faceDown: readonly Card[]): View => ({
      ...view,
      options: { ...view.options, cards: { ...cards, faceDown } },
    });
    expect(waysCounted(borneBy([]))).toEqual(waysCounted(view));
    expect(() => game.determinize(borneBy([16]), 'dream')).toThrow('that some deal of the unseen cards explains');
    expect(
      game
        .determinize(borneBy([16, 20]), 'dream')
        .trick.map(({ card }) => card)
        .sort(),
    ).toEqual([16, 20]);
  });
});
