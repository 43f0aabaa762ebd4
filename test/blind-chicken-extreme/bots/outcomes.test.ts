import {
  type Card,
  blindChickenExtreme as game,
  type Move,
  type State,
  type View,
} from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeBots as bots } from 'hencoop/blind-chicken-extreme/bots';
import { deepEqual, type World } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';
import { OTHER_CARDS, position } from '../../../src/blind-chicken-extreme/testkit/position.js';
import { HIDDEN_TRICK, lateTable, partlySeen } from '../../../src/blind-chicken-extreme/testkit/small.js';

/** The probability of each sequence of events, from all worlds written out and from the bots. */
function compared({ view, worlds }: { readonly view: View; readonly worlds: readonly World<State>[] }, move: Move) {
  const counted: { events: unknown; probability: number }[] = [];
  for (const { state } of worlds) {
    const attempt = game.tryApply(state, move);
    if (!attempt.ok) throw new Error(attempt.violation.clause);
    const events = attempt.events.flatMap((event) => game.redact(event, view.viewer) ?? []);
    const same = counted.find((other) => deepEqual(other.events, events));
    if (same === undefined) counted.push({ events, probability: 1 / worlds.length });
    else same.probability += 1 / worlds.length;
  }
  return { counted, listed: bots.chanceOutcomes(view, move) ?? [] };
}

function expectSame({ counted, listed }: ReturnType<typeof compared>): void {
  expect(listed).toHaveLength(counted.length);
  for (const { events, probability } of listed) {
    const same = counted.find((other) => deepEqual(other.events, events));
    expect(same?.probability).toBeCloseTo(probability, 10);
  }
}

/** Tricks of two seats, none with two chickens: all but the last one, 28 and 36. */
const TRICKS: Card[][][] = [
  [
    [27, 39],
    [31, 48],
    [35, 40],
    [37, 38],
    [41, 42],
    [43, 44],
    [45, 46],
    [47, 49],
  ],
  [
    [0, 34],
    [29, 30],
    [32, 33],
  ],
];

/** The slots of each seat's first trick. */
const BOTTOMS = [
  [0, 1],
  [0, 1],
];

const NO_SCORES = { gameNumber: 1, scores: [[], []], starter: 0 };
const LAST_GAME = { gameNumber: 2, scores: [[-3], [2]], starter: 1 };

/** Seat 0 has led the 28 face down, and seat 1 has one card left. */
const LAST_PLAY = {
  rows: [[], [36]],
  trick: [{ seat: 0, card: 28, faceDown: 'sign' }],
  step: { type: 'play', seat: 1, advantage: null },
} satisfies Partial<State>;
const THE_36: Move = { seat: 1, type: 'play', card: 36 };

/** Seat 0 has taken the last trick. */
const LAST_CHOICE = {
  rows: [[], []],
  trick: [
    { seat: 0, card: 36, faceDown: null },
    { seat: 1, card: 28, faceDown: null },
  ],
  taker: 0,
  step: { type: 'chooseBenefit', seat: 0, benefits: ['ignoreChickens'], games: [] },
} satisfies Partial<State>;

describe('the outcomes of chance', () => {
  it('cover every way to turn up a hidden card, weighted by the number of worlds', () => {
    const [first = [], second = []] = TRICKS;
    const table = lateTable([first.slice(0, -1), second], {
      ...LAST_PLAY,
      rows: [[49], [36, 47]],
      step: { type: 'play', seat: 1, advantage: null },
    });
    const both = compared(partlySeen(table, 1, BOTTOMS), THE_36);
    // The 28 or the 34: one of them carries a chicken.
    expect(both.counted.length).toBeGreaterThan(1);
    expect(both.counted[0]?.probability).not.toBeCloseTo(1 / both.counted.length, 3);
    expectSame(both);
  });

  it('cover the contents of the piles once the last game is scored', () => {
    const both = compared(partlySeen(lateTable(TRICKS, { ...LAST_PLAY, ...LAST_GAME }), 1, BOTTOMS), THE_36);
    const endings = both.counted.map(({ events }) => (events as { type: string }[]).at(-1)?.type);
    expect(new Set(endings)).toEqual(new Set(['benefitsOffered', 'sessionEnded']));
    expectSame(both);
  });

  it('cover the possible results of a benefit', () => {
    const table = lateTable(TRICKS, { ...LAST_CHOICE, ...LAST_GAME });
    const seen = partlySeen(table, 0, [
      [0, 1],
      [0, 1, 2, 3],
    ]);
    for (const benefit of ['none', 'ignoreChickens'] as const) {
      const both = compared(seen, { seat: 0, type: 'chooseBenefit', benefit });
      expect(both.counted.length).toBeGreaterThan(1);
      expectSame(both);
    }
  });

  it('are certain if everything is remembered, or nothing is turned up', () => {
    const view: View = { ...game.view(HIDDEN_TRICK, 3), piles: HIDDEN_TRICK.piles };
    const [move] = game.legalMoves(view);
    expect(bots.chanceOutcomes(view, move as Move)).toMatchObject([{ probability: 1, events: [{}, {}] }]);
  });

  it('are not listed for a new deal, or if there are more than a thousand', () => {
    const last = lateTable(TRICKS, { ...LAST_CHOICE, ...NO_SCORES });
    expect(bots.chanceOutcomes(game.view(last, 0), { seat: 0, type: 'chooseBenefit', benefit: 'none' })).toBeNull();
    const many = position({
      rows: [[10, 11], [12, 13], [14, 15], [40], [46, 49]],
      options: { ...HIDDEN_TRICK.options, cards: OTHER_CARDS },
      trick: ([16, 17, 19, 20] as const).map((card, seat) => ({ seat, card, faceDown: 'sign' })),
      step: { type: 'play', seat: 4, advantage: null },
    });
    expect(bots.chanceOutcomes(game.view(many, 4), { seat: 4, type: 'play', card: 46 })).toBeNull();
  });

  it('throw for an illegal move, with the clause', () => {
    const view = game.view(HIDDEN_TRICK, 3);
    expect(() => bots.chanceOutcomes(view, { seat: 3, type: 'play', card: 1 })).toThrow('G-4');
  });
});
