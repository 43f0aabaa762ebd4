import { ASSUMED_CARDS, type Card, blindChickenExtreme as game, type State } from 'hencoop/blind-chicken-extreme';
import { eventSchema, moveSchema, optionsSchema, stateSchema, viewSchema } from 'hencoop/blind-chicken-extreme/schema';
import { describe, expect, it } from 'vitest';
import { deckByHand, OTHER_CARDS } from '../../src/blind-chicken-extreme/testkit/position.js';
import { faults } from '../support/faults.js';

const arranging = game.setup({ seats: 3, seed: 'schema' });
type Loose = Partial<Record<keyof State | 'extra', unknown>>;

/**
 * Three seats with ten tricks taken: the eleventh, with the pig 25 and two chickens, is complete, and seat 2 takes it.
 */
const ROWS: Card[][] = [[16], [20], [35]];
const TRICK: Card[] = [25, 31, 41];
/** Seat 0 has the trick with the pig 45, seat 2 one with three chickens; no other trick earns anything. */
const TRICKS: Card[][] = [
  [27, 0, 15],
  [34, 18, 19],
  [45, 22, 23],
  [37, 26, 28],
  [44, 29, 30],
  [47, 32, 33],
  [36, 38, 39],
  [17, 21, 24],
  [40, 42, 43],
  [46, 48, 49],
];
const taken = TRICKS.flat();
const complete: State = {
  ...arranging,
  hands: [[], [], []],
  rows: ROWS,
  trick: TRICK.map((card, seat) => ({ seat, card, faceDown: null })),
  taker: 2,
  piles: [taken.slice(0, 9), taken.slice(9, 21), taken.slice(21)],
  penalties: [[], [], [-6, -3]],
  rewards: [['leadFaceDown'], [], []],
  rewardsLeft: ['leadAnyCard', 'chooseLeader'],
  step: { type: 'takeReward', seat: 2 },
};
const led: State = {
  ...complete,
  trick: [{ seat: 0, card: 16, faceDown: 'leadFaceDown' }],
  taker: null,
  rows: [[], [20], [35]],
  piles: [taken.slice(0, 9), taken.slice(9, 21), [...taken.slice(21), ...TRICK]],
  rewards: [['leadFaceDown'], [], ['leadAnyCard']],
  rewardsLeft: ['chooseLeader'],
  step: { type: 'play', seat: 1, advantage: null },
};
const last: State = {
  ...complete,
  rows: [[], [], []],
  trick: ROWS.map(([card], seat) => ({ seat, card: card as Card, faceDown: null })),
  piles: [[...taken.slice(0, 9), ...TRICK], taken.slice(9, 21), taken.slice(21)],
  penalties: [[-3], [], [-6]],
  rewards: [['leadFaceDown', 'leadAnyCard'], [], ['chooseLeader']],
  rewardsLeft: [],
  step: { type: 'chooseBenefit', seat: 2, benefits: ['ignoreChickens', 'ignorePenalties'], games: [] },
};
const over: State = {
  ...last,
  gameNumber: 3,
  starter: 2,
  trick: [],
  taker: null,
  piles: [[...taken.slice(0, 9), ...TRICK], taken.slice(9, 21), [...taken.slice(21), ...ROWS.flat()]],
  scores: [
    [1, 2, 3],
    [0, 0, 0],
    [-4, 5, -6],
  ],
  step: { type: 'over', reason: 'games' },
};

describe('the state schema', () => {
  it.each<[string, State]>([
    ['who arranges', arranging],
    ['a reward to choose', complete],
    [
      'a leader to choose',
      {
        ...complete,
        rewards: [['leadFaceDown'], [], ['chooseLeader']],
        rewardsLeft: ['leadAnyCard'],
        step: { type: 'chooseLeader', seat: 2 },
      },
    ],
    [
      'a lead by whom the taker chose',
      {
        ...complete,
        rewards: [['leadFaceDown'], [], ['chooseLeader']],
        rewardsLeft: ['leadAnyCard'],
        step: { type: 'play', seat: 1, advantage: null },
      },
    ],
    [
      'a lead with an advantage',
      {
        ...complete,
        rewards: [['leadFaceDown'], [], ['leadAnyCard']],
        rewardsLeft: ['chooseLeader'],
        step: { type: 'play', seat: 2, advantage: 'leadAnyCard' },
      },
    ],
    ['a running trick', led],
    ['a benefit to choose', last],
    ['the end', over],
  ])('takes %s through JSON', (_, state) => {
    expect(faults(stateSchema, state)).toBe('');
    expect(stateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    for (const viewer of [0, 1, 2, null]) expect(faults(viewSchema, game.view(state, viewer))).toBe('');
  });

  const hands = arranging.hands;
  it.each<[string, State, Loose, string]>([
    ['an unknown field', arranging, { extra: 1 }, 'extra'],
    [
      'a lost card',
      arranging,
      { hands: [hands[0]?.slice(1), hands[1], hands[2]] },
      ': expected 36 cards in all, got 35',
    ],
    [
      'a doubled card',
      arranging,
      { hands: [hands[0], hands[0], hands[2]] },
      ': expected exactly the cards of the deck, got one that is not left in it',
    ],
    [
      'a card that is out of the game',
      arranging,
      { hands: [[1, ...(hands[0] ?? []).slice(1)], hands[1], hands[2]] },
      ': expected exactly the cards of the deck, got one that is not left in it',
    ],
    ['a card of -0', led, { rows: [[], [-0], [35]] }, 'rows.1.0'],
    ['too few seats', arranging, { piles: [[], []] }, 'piles: expected one entry for each of the 3 seats, got 2'],
    ['a starter out of turn', arranging, { starter: 1 }, 'starter: expected 0, the starter of game 1, got 1'],
    [
      'a firstSeat that is not there',
      arranging,
      { options: { ...arranging.options, firstSeat: 3 } },
      'options.firstSeat: expected a seat from 0 to 2, got 3',
    ],
    ['a game too many', arranging, { gameNumber: 4 }, 'gameNumber: expected at most 3 (options.games), got 4'],
    [
      'scores of games to come',
      arranging,
      { scores: [[1], [], []] },
      'scores.0: expected a score for each of 0 finished games, got 1',
    ],
    [
      'a score of -0',
      over,
      {
        scores: [
          [-0, 2, 3],
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
      'scores.0.0',
    ],
    [
      'a game canceled twice',
      over,
      { canceled: [[1, 1], [], []] },
      'canceled.0.1: expected an earlier game that is not listed before, got 1',
    ],
    [
      'this game canceled',
      over,
      { canceled: [[], [3], []] },
      'canceled.1.0: expected an earlier game that is not listed before, got 3',
    ],
    [
      'a reward twice',
      complete,
      { rewardsLeft: ['leadAnyCard', 'leadFaceDown'] },
      'rewardsLeft: expected each of the three rewards once, with a seat or left, got leadFaceDown, leadAnyCard, leadFaceDown',
    ],
    ['nobody arranging', arranging, { step: { type: 'arrange', seats: [] } }, 'step.seats'],
    [
      'seats arranging out of order',
      arranging,
      { step: { type: 'arrange', seats: [1, 0, 2] } },
      'step.seats: expected seats in ascending order, each once, got [1,0,2]',
    ],
    [
      'a seat ready with cards in hand',
      arranging,
      { step: { type: 'arrange', seats: [0, 1] } },
      'hands.2: expected no cards once the player is ready, got 12',
    ],
    [
      'a seat that is not there to act',
      led,
      { step: { type: 'play', seat: 3, advantage: null } },
      'step.seat: expected a seat from 0 to 2, got 3',
    ],
    [
      'arranging with a trick',
      led,
      { step: { type: 'arrange', seats: [1] } },
      'step: expected another step once tricks are played, got "arrange"',
    ],
    [
      'cards in hand in play',
      led,
      { hands: [[], [20], []], rows: [[], [], [35]] },
      'hands.1: expected an empty hand once all are ready, got a hand of 1',
    ],
    [
      'a trick out of order',
      led,
      { trick: [...led.trick, { seat: 2, card: 35, faceDown: null }], rows: [[], [20], []] },
      'trick.1.seat: expected 1, got 2',
    ],
    ['another seat to play', led, { step: { type: 'play', seat: 2, advantage: null } }, 'step.seat: expected 1, got 2'],
    ['a taker of a running trick', led, { taker: 0 }, 'taker: expected null until the trick is complete, got 0'],
    ['a taker who did not take', complete, { taker: 1 }, 'taker: expected 2, the winner of the trick, got 1'],
    [
      'a lead face down without that reward',
      led,
      { rewards: [[], ['leadFaceDown'], []] },
      'trick.0.faceDown: expected null, got leadFaceDown',
    ],
    ['a sign that no sign is', led, { trick: [{ seat: 0, card: 16, faceDown: 'sign' }] }, 'trick.0.faceDown'],
    [
      'a complete trick face down',
      complete,
      { trick: complete.trick.map((each) => ({ ...each, faceDown: 'sign' })) },
      'trick.0.faceDown',
    ],
    [
      'no reward for one pig',
      complete,
      { step: { type: 'play', seat: 2, advantage: null } },
      'rewards.2: expected a reward for this trick, got none (BC-4.2)',
    ],
    [
      'no penalty for two chickens',
      complete,
      { penalties: [[], [], [-3, -6]] },
      'penalties.2: expected -3 for this trick, got -6',
    ],
    [
      'a penalty that no trick earned',
      led,
      { penalties: [[-3], [], [-6, -3]] },
      'penalties.0: expected [] for the tricks taken, got [-3]',
    ],
    [
      'a penalty too few',
      led,
      { penalties: [[], [], [-3]] },
      'penalties.2: expected [-6,-3] for the tricks taken, got [-3]',
    ],
    [
      'a reward that no trick earned',
      led,
      { rewards: [['leadFaceDown'], ['chooseLeader'], ['leadAnyCard']], rewardsLeft: [] },
      'rewards.1: expected 0 for the tricks taken, got 1',
    ],
    [
      'a long row',
      led,
      {
        rows: [[], [20], []],
        trick: [
          { seat: 0, card: 16, faceDown: null },
          { seat: 1, card: 35, faceDown: null },
        ],
      },
      'rows.1: expected 0 cards, got 1',
    ],
    [
      'half a trick in a pile',
      complete,
      { piles: [taken.slice(0, 8), taken.slice(8, 21), taken.slice(21)] },
      'piles.0: expected whole tricks of 3 cards, got 8',
    ],
    ['a reward for another', complete, { step: { type: 'takeReward', seat: 1 } }, 'step.seat: expected 2, got 1'],
    [
      'a leader to choose without that reward',
      complete,
      { step: { type: 'chooseLeader', seat: 2 } },
      'step: expected another step after this trick, got "chooseLeader"',
    ],
    [
      'an advantage without that reward',
      complete,
      { step: { type: 'play', seat: 2, advantage: 'leadFaceDown' } },
      'step.advantage: expected null without that reward for the trick before, got "leadFaceDown"',
    ],
    [
      'another leader than the taker',
      complete,
      { step: { type: 'play', seat: 0, advantage: null } },
      'step.seat: expected 2, who took the trick, got 0',
    ],
    [
      'cards taken before the first trick',
      led,
      { trick: [], rows: [[16], [20], [35]], step: { type: 'play', seat: 0, advantage: null } },
      'piles: expected no cards before the first trick, got 33',
    ],
    [
      'play after the last trick',
      last,
      { step: { type: 'play', seat: 2, advantage: null } },
      'step: expected another step after the last trick, got "play"',
    ],
    [
      'a benefit that cannot be',
      last,
      { step: { type: 'chooseBenefit', seat: 2, benefits: ['ignoreChickens'], games: [] } },
      'step.benefits: expected "ignorePenalties" with an earlier penalty, got none',
    ],
    [
      'a game to cancel without the sow',
      last,
      { step: { type: 'chooseBenefit', seat: 2, benefits: ['ignorePenalties', 'cancelGame'], games: [1] } },
      'step.games: expected [], got [1]',
    ],
    [
      'no benefit',
      last,
      { step: { type: 'chooseBenefit', seat: 2, benefits: [], games: [] } },
      'step.benefits: expected at least one benefit, got none',
    ],
    [
      'an end too early',
      over,
      {
        gameNumber: 2,
        starter: 1,
        scores: [
          [1, 2],
          [0, 0],
          [0, 0],
        ],
      },
      'gameNumber: expected 3 at the end, got 2',
    ],
    [
      'an end with cards to play',
      led,
      { step: { type: 'over', reason: 'games' } },
      'trick: expected no card left to play at the end, got some',
    ],
    ['an unknown step', led, { step: { type: 'nap', seat: 0 } }, 'step.type'],
    ['no seed', led, { seed: 7 }, 'seed'],
    [
      'nine chickens',
      led,
      { options: { ...led.options, cards: { ...ASSUMED_CARDS, chickens: ASSUMED_CARDS.chickens.slice(1) } } },
      'options.cards.chickens',
    ],
    [
      'a pig that is a chicken',
      led,
      { options: { ...led.options, cards: { ...ASSUMED_CARDS, pigs: [17, 35, 45] } } },
      'options.cards.pigs.0: expected a card without a chicken, got 17',
    ],
  ])('refuses %s, saying where and why', (_, state, change, fault) => {
    expect(faults(stateSchema, { ...state, ...change })).toContain(fault);
  });

  it.each([null, undefined, [], 'state', 1, Number.NaN, {}, { seats: 3 }, { __proto__: null }])(
    'refuses %j',
    (value) => {
      expect(stateSchema.safeParse(value).success).toBe(false);
    },
  );

  it('refuses a view as a state, and a state as a view', () => {
    expect(faults(stateSchema, game.view(arranging, 0))).not.toBe('');
    expect(faults(viewSchema, arranging)).not.toBe('');
  });
});

describe('a view and a sampled world', () => {
  /** Removes an item from every list in a value, at any depth. */
  const pluck = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.values(value).forEach(pluck);
    if (Array.isArray(value)) value.pop();
  };

  it.each<[string, State]>([
    ['while all arrange', arranging],
    ['with a reward to choose', complete],
    ['with a benefit to choose', { ...last, step: { ...last.step, games: [1, 2] } as State['step'] }],
  ])('%s, share no list with the table they come from', (_, given) => {
    const state = structuredClone({ ...given, options: null }) as unknown as State;
    const table: State = { ...state, options: given.options };
    const view = game.view(table, 0);
    const before = structuredClone(view);
    const { options: _options, ...world } = game.determinize(view, 'dream');
    pluck(world);
    expect(view).toEqual(before);
    const { options: _same, ...seen } = view;
    pluck(seen);
    expect(table).toEqual({ ...structuredClone({ ...given, options: null }), options: given.options });
  });
});

describe('the view schema', () => {
  const seen = game.view(arranging, 0);

  it("BC-2.4: refuses a view that shows another seat's progress", () => {
    const telling = { ...seen, hands: [seen.hands[0], Array(11).fill(null), seen.hands[2]], rows: [[], [null], []] };
    expect(faults(viewSchema, telling)).toContain(
      'rows.1: expected a full hidden hand and an empty row for another seat that is arranging',
    );
  });

  it('refuses a viewer who is not there, hidden own cards, and an open card that is hidden', () => {
    expect(faults(viewSchema, { ...seen, viewer: 3 })).toContain('viewer: expected a seat from 0 to 2, or null, got 3');
    expect(faults(viewSchema, { ...seen, hands: seen.hands.map(() => Array(12).fill(null)) })).toContain(
      "hands.0: expected the viewer's own cards, got a hidden one",
    );
    const open = game.view(complete, 1);
    const hidden = { ...open, trick: open.trick.map((each) => ({ ...each, card: null })) };
    expect(faults(viewSchema, hidden)).toContain('trick.0.card: expected an open card, got a hidden one');
  });

  it("BC-3.2: refuses the viewer's own card face down and hidden, and another's shown", () => {
    const own = game.view(led, 0);
    const other = game.view(led, 1);
    for (const view of [own, other, game.view(led, null)]) expect(faults(viewSchema, view)).toBe('');
    expect(faults(viewSchema, { ...own, trick: other.trick })).toContain(
      "trick.0.card: expected the viewer's own card, got a hidden one",
    );
    expect(faults(viewSchema, { ...other, trick: own.trick })).toContain(
      'trick.0.card: expected a hidden card, got an open one',
    );
  });

  it('BC-4.2: accepts a trick with one pig that earned a reward, but not without a remaining reward', () => {
    const step = { type: 'play', seat: 2, advantage: null };
    const took = { ...complete, step, rewards: [['leadFaceDown'], [], ['chooseLeader']], rewardsLeft: ['leadAnyCard'] };
    expect(faults(stateSchema, took)).toBe('');
    const rewards = [['leadFaceDown', 'leadAnyCard', 'chooseLeader'], [], []];
    expect(faults(stateSchema, { ...complete, step, rewards, rewardsLeft: [] })).toBe(
      'rewards.0: expected 1 for the tricks taken, got 3\nrewards.2: expected 1 for the tricks taken, got 0',
    );
  });

  it('refuses more cards hidden for a sign than unseen cards bear it', () => {
    const view = game.view({ ...led, trick: [{ seat: 0, card: 16, faceDown: 'sign' }] }, 1);
    expect(faults(viewSchema, view)).toBe('');
    const none = { ...view, options: { ...view.options, cards: { ...ASSUMED_CARDS, faceDown: [] } } };
    expect(faults(viewSchema, none)).toContain(
      'trick: expected at most 0 cards face down for a sign, as many as are unseen, got 1',
    );
  });
});

describe('the schemas of moves, options and events of Blind Chicken Extreme', () => {
  it('refuse a malformed move with its path', () => {
    expect(faults(moveSchema, { seat: 0, type: 'play', card: 50 })).toMatch(/^card: /);
    expect(faults(moveSchema, { seat: 0, type: 'place', card: -0 })).toMatch(/^card: /);
    expect(faults(moveSchema, { seat: 0, type: 'chooseBenefit', benefit: 'none', game: 1 })).toContain('game');
    expect(faults(moveSchema, { seat: 0, type: 'chooseBenefit', benefit: 'cancelGame' })).toMatch(/^game: /);
    expect(moveSchema.parse({ seat: 0, type: 'chooseBenefit', benefit: 'cancelGame', game: 2 })).toHaveProperty(
      'game',
      2,
    );
  });

  it('accept the same options as setup', () => {
    expect(optionsSchema.parse({ cards: OTHER_CARDS, games: 1 })).toEqual({ cards: OTHER_CARDS, games: 1 });
    expect(faults(optionsSchema, { games: 0 })).toMatch(/^games: /);
    expect(faults(optionsSchema, { hens: 1 })).toContain('hens');
    expect(faults(optionsSchema, { cards: { ...ASSUMED_CARDS, pigs: [0, 35, 45] } })).toContain(
      'cards.pigs.0: expected a card from 1 to 49, got 0',
    );
  });

  it('refuse an event with an unknown field', () => {
    expect(eventSchema.safeParse({ type: 'ready', seat: 0, left: 3 }).success).toBe(false);
  });
});

describe('setup of Blind Chicken Extreme', () => {
  const cards = (change: object) => ({ options: { cards: { ...ASSUMED_CARDS, ...change } } });
  it.each<[unknown, RegExp]>([
    [{ seats: 1 }, /^seats: expected a whole number from 2 to 5, got 1$/],
    [{ seats: 6 }, /^seats: /],
    [{ options: { firstSeat: 3 } }, /^options\.firstSeat: expected a seat from 0 to 2, got 3$/],
    [{ options: { games: 0 } }, /^options\.games: expected a whole number from 1 to 10000, got 0$/],
    [{ options: { games: 10_001 } }, /^options\.games: /],
    [{ options: { hens: 1 } }, /^options\.hens: unknown field; expected firstSeat, games, cards$/],
    [{ options: { cards: null } }, /^options\.cards: expected an object with chickens, pigs and faceDown/],
    [{ options: { cards: [] } }, /^options\.cards: /],
    [
      { options: { cards: { chickens: ASSUMED_CARDS.chickens, pigs: ASSUMED_CARDS.pigs } } },
      /^options\.cards\.faceDown: expected a list of cards, got undefined$/,
    ],
    [cards({ cows: [] }), /^options\.cards\.cows: unknown field/],
    [cards({ pigs: 'all' }), /^options\.cards\.pigs: expected a list of cards, got "all"$/],
    [
      cards({ chickens: ASSUMED_CARDS.chickens.slice(1) }),
      /^options\.cards\.chickens: expected a list of 10 cards, got 9$/,
    ],
    [cards({ pigs: [25, 35, 45, 46] }), /^options\.cards\.pigs: expected a list of 3 cards, got 4$/],
    [cards({ pigs: [25, 35, 17] }), /^options\.cards\.pigs\.2: expected a card without a chicken, got 17$/],
    [cards({ pigs: [25, 35, 35] }), /^options\.cards\.pigs\.2: expected a card that is not listed before, got 35$/],
    [cards({ faceDown: [18, 18] }), /^options\.cards\.faceDown\.1: expected a card that is not listed before/],
    [cards({ faceDown: [50] }), /^options\.cards\.faceDown\.0: expected a card from 0 to 49, got 50$/],
    [cards({ faceDown: [-0] }), /^options\.cards\.faceDown\.0: /],
    [cards({ faceDown: [1.5] }), /^options\.cards\.faceDown\.0: /],
    [cards({ pigs: [0, 35, 45] }), /^options\.cards\.pigs\.0: expected a card from 1 to 49, got 0$/],
    [
      cards({ chickens: [0, ...ASSUMED_CARDS.chickens.slice(1)] }),
      /^options\.cards\.chickens\.0: expected a card from 1 to 49, got 0$/,
    ],
  ])('G-12, BC-1.4 scenario 20: refuses %j with a RangeError that names the path', (config, message) => {
    expect(() => game.setup(config as never)).toThrow(RangeError);
    expect(() => game.setup(config as never)).toThrow(message);
  });

  it('G-12: an option given as undefined counts as absent; any card may bear the sign, or none', () => {
    expect(game.setup({ seed: 'a', options: { games: undefined } })).toEqual(game.setup({ seed: 'a' }));
    expect(game.setup().options).toEqual({ firstSeat: 0, games: 3, cards: ASSUMED_CARDS });
    for (const faceDown of [[], deckByHand(5)]) {
      expect(game.setup({ options: { cards: { ...ASSUMED_CARDS, faceDown } } }).options.cards.faceDown).toEqual(
        faceDown,
      );
    }
  });

  it('keeps its own copy of a card table', () => {
    const given = structuredClone(OTHER_CARDS) as { chickens: Card[]; pigs: Card[]; faceDown: Card[] };
    const state = game.setup({ options: { cards: given } });
    given.chickens.pop();
    expect(state.options.cards).toEqual(OTHER_CARDS);
  });
});
