import {
  type Benefit,
  type BlindChickenExtremeTypes,
  type Card,
  type CardTable,
  type FaceDown,
  blindChickenExtreme as game,
  type Move,
  type Penalty,
  type Played,
  REWARDS,
  type State,
  type View,
} from 'hencoop/blind-chicken-extreme';
import {
  eventSchema,
  moveSchema,
  redactedEventSchema,
  stateSchema,
  viewSchema,
} from 'hencoop/blind-chicken-extreme/schema';
import { everyLayout, everySetup, type Kit } from 'hencoop/testkit';

const ALL = Array.from({ length: 50 }, (_, card) => card as Card);

/** BC-2.1, written out again by hand. */
export function deckByHand(seats: number): Card[] {
  const removed = { 2: 26, 3: 14, 4: 2, 5: 0 }[seats] ?? 0;
  return ALL.filter((card) => card === 0 || card > removed);
}

const each = (seats: number) => (seats === 5 ? 10 : 12);

/** Chickens everywhere low, pigs high, and most cards with the sign: another game than with the assumed table. */
export const OTHER_CARDS: CardTable = {
  chickens: [27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
  pigs: [47, 48, 49],
  faceDown: [0, ...ALL.filter((card) => card > 14 && card % 3 > 0)],
};

const bears = (state: State, card: Card) => state.options.cards.faceDown.includes(card);

/** A state in the middle of a game: cards that are not given lie in the pile of the last seat. */
export function position(given: Partial<State> & { readonly rows: State['rows'] }): State {
  const seats = given.rows.length;
  const start = game.setup({ seats, seed: 'position' });
  const used = [...(given.hands ?? []), ...given.rows, ...(given.piles ?? [])].flat();
  used.push(...(given.trick ?? []).map(({ card }) => card));
  const rest = deckByHand(seats).filter((card) => !used.includes(card));
  const empty = given.rows.map((): Card[] => []);
  return {
    ...start,
    hands: empty,
    step: { type: 'play', seat: 0, advantage: null },
    piles: given.rows.map((_, seat) => (seat === seats - 1 ? rest : [])),
    ...given,
  };
}

/** BC-3.3, BC-5.1 and BC-5.2 by hand: what each seat may score after the last move of a game, by the benefits there are. */
function scoresByHand(before: State): number[][] {
  const { chickens, pigs } = before.options.cards;
  const count = (cards: readonly Card[], carrying: readonly Card[]) =>
    cards.filter((card) => carrying.includes(card)).length;
  const last = before.trick.map(({ seat, card }) => ({ seat, card }));
  before.rows.forEach((row, seat) => {
    for (const card of row) last.push({ seat, card });
  });
  const byNumber = [...last].sort((a, b) => b.card - a.card);
  const taker = byNumber[0]?.card === 49 && byNumber.at(-1)?.card === 0 ? byNumber.at(-1)?.seat : byNumber[0]?.seat;
  return before.piles.map((pile, seat) => {
    const tricks: Card[][] = [];
    for (let start = 0; start < pile.length; start += before.seats)
      tricks.push(pile.slice(start, start + before.seats));
    const penalty = (cards: readonly Card[]) => [0, 0, 3, 6, 10, 15][count(cards, chickens)] ?? 0;
    const now = seat === taker ? last.map(({ card }) => card) : [];
    const all = [...tricks, now];
    const rewards = 3 * all.filter((cards) => count(cards, pigs) === 1).length;
    const bonus = count(all.flat(), chickens) === 0 ? 3 : 0;
    const earlierPenalties = tricks.reduce((sum, cards) => sum + penalty(cards), 0);
    const plain = rewards + bonus - count(all.flat(), chickens) - earlierPenalties - penalty(now);
    return seat === taker ? [plain, plain + count(tricks.flat(), chickens), plain + earlierPenalties] : [plain];
  });
}

const chicken = ({ options }: State, card: Card) => options.cards.chickens.includes(card);
const pig = ({ options }: State, card: Card) => options.cards.pigs.includes(card);

/** BC-4.1 and BC-4.2 by hand: what each of these tricks brought. */
export function earnedByHand(state: State, tricks: readonly (readonly Card[])[]) {
  const penalty = (cards: readonly Card[]) =>
    [null, null, -3, -6, -10, -15][cards.filter((card) => chicken(state, card)).length] ?? null;
  return {
    penalties: tricks.map(penalty).filter((points) => points !== null) as Penalty[],
    rewards: tricks.filter((cards) => cards.filter((card) => pig(state, card)).length === 1).length,
  };
}

/** BC-3.4: the tricks of a pile. */
export function tricksIn(pile: readonly Card[], seats: number): Card[][] {
  return Array.from({ length: pile.length / seats }, (_, trick) => pile.slice(trick * seats, (trick + 1) * seats));
}

/**
 * BC-4.1, BC-4.2 and BC-5.3 by hand: whether the tricks in the piles, and a complete one on the table, brought the penalties,
 * rewards and benefits that lie open.
 */
export function isExplained(state: State): boolean {
  const { seats, taker, step } = state;
  return state.piles.every((pile, seat) => {
    const taken = tricksIn(pile, seats);
    if (seat === taker) taken.push(state.trick.map(({ card }) => card));
    const { penalties, rewards } = earnedByHand(state, taken);
    const open = (state.rewards[seat]?.length ?? 0) + (step.type === 'takeReward' && step.seat === seat ? 1 : 0);
    if (penalties.join() !== state.penalties[seat]?.join() || rewards !== open) return false;
    if (step.type !== 'chooseBenefit' || step.seat !== seat) return true;
    return step.benefits.includes('ignoreChickens') === pile.some((card) => chicken(state, card));
  });
}

/** A place for a card that a viewer does not see: in a pile, a hand or row, or face down in the trick. */
type Slot = { readonly pile: number | null; readonly faceDown: FaceDown | null } & (
  | { readonly list: Card[]; readonly index: number }
  | { readonly played: { card: Card } }
);

/** What the laws need to know of Blind Chicken Extreme, written from the rule book. */
export const kit: Kit<BlindChickenExtremeTypes> = {
  setups: everySetup(game, [
    {},
    { games: 1 },
    { games: 2, cards: OTHER_CARDS },
    { firstSeat: 1, games: 3, cards: { chickens: OTHER_CARDS.chickens, pigs: OTHER_CARDS.pigs, faceDown: [] } },
  ]),
  *allMoves({ seats, options }) {
    for (let seat = 0; seat < seats; seat++) {
      for (const card of ALL) {
        yield { seat, type: 'place', card };
        yield { seat, type: 'play', card };
      }
      for (const reward of ['leadFaceDown', 'leadAnyCard', 'chooseLeader'] as const) {
        yield { seat, type: 'takeReward', reward };
      }
      for (let leader = 0; leader < seats; leader++) yield { seat, type: 'chooseLeader', leader };
      for (const benefit of ['none', 'ignoreChickens', 'ignorePenalties'] as const) {
        yield { seat, type: 'chooseBenefit', benefit };
      }
      for (let number = 1; number <= options.games; number++)
        yield { seat, type: 'chooseBenefit', benefit: 'cancelGame', game: number };
    }
  },
  deck: ({ seats }) => deckByHand(seats),
  cards: (state) => [...state.hands, ...state.rows, ...state.piles, state.trick.map(({ card }) => card)].flat(),
  schemas: {
    state: stateSchema,
    view: viewSchema,
    move: moveSchema,
    event: eventSchema,
    redactedEvent: redactedEventSchema,
  },
  scramble(state, viewer, chance) {
    // BC-6.1: the own row and the open cards are known; others' rows and hands, the piles, and what lies face down are not.
    const other = (seat: number) => seat !== viewer;
    const isHidden = ({ seat, faceDown }: Played) => other(seat) && faceDown !== null;
    const piles = state.piles.map((pile) => pile.slice());
    const cards = state.rows.map((row, seat) => [...row, ...(state.hands[seat] ?? [])]);
    const trick = state.trick.map((played) => ({ ...played }));
    const slots = [
      ...piles.flatMap((pile, seat) => pile.map((_, index) => ({ list: pile, index, pile: seat, faceDown: null }))),
      ...cards.flatMap((list, seat) =>
        other(seat) ? list.map((_, index) => ({ list, index, pile: null, faceDown: null })) : [],
      ),
      ...trick.flatMap((played) => (isHidden(played) ? [{ played, pile: null, faceDown: played.faceDown }] : [])),
    ];
    const cardOf = (slot: Slot) => ('played' in slot ? slot.played.card : (slot.list[slot.index] as Card));
    const put = (slot: Slot, card: Card) => {
      if ('played' in slot) slot.played.card = card;
      else slot.list[slot.index] = card;
    };
    // BC-5.3: the last trick tells which benefits its taker's pile allows, so there a pile only changes its order.
    const isLast = state.step.type !== 'arrange' && state.rows.every((row) => row.length <= 1);
    const carried = (card: Card) => (chicken(state, card) ? 'chicken' : pig(state, card) ? 'pig' : null);
    // Two hidden cards change places wherever all that lies open stays true.
    const swap = (one: Slot, two: Slot) => {
      const [first, second] = [cardOf(one), cardOf(two)];
      if (isLast && one.pile !== two.pile) return;
      // BC-3.2: a card that lies face down for its sign is another that bears it; under the advantage it is any (BC-4.4a).
      if (one.faceDown === 'sign' && !bears(state, second)) return;
      if (two.faceDown === 'sign' && !bears(state, first)) return;
      put(one, second);
      put(two, first);
      if (carried(first) === carried(second) || isExplained({ ...state, piles })) return;
      put(one, first);
      put(two, second);
    };
    const order = chance.roll('swaps', slots, slots.length < 2 ? 0 : 4 * slots.length);
    for (let next = 0; next < order.length; next += 2) swap(order[next] as Slot, order[next + 1] as Slot);
    // BC-2.4: nor does anybody know how many cards an arranging player has placed, as long as one is left.
    const arranging = state.step.type === 'arrange' ? state.step.seats : [];
    const left = state.hands.map((hand, seat) => {
      if (!other(seat) || !arranging.includes(seat)) return hand.length;
      const last = hand.length === 1 && chance.roll('last', [true, false], 1)[0];
      return last
        ? 1
        : (chance.roll(
            'left',
            Array.from({ length: each(state.seats) }, (_, n) => n + 1),
            1,
          )[0] ?? 1);
    });
    return {
      ...state,
      seed: `${state.seed}/scrambled`,
      trick,
      hands: cards.map((list, seat) => list.slice(list.length - (left[seat] ?? 0))),
      rows: cards.map((list, seat) => list.slice(0, list.length - (left[seat] ?? 0))),
      piles,
    };
  },
  scrambleEvent(event, viewer, chance) {
    switch (event.type) {
      case 'opened':
        return { ...event, seed: `${event.seed}/other` };
      case 'dealt': {
        const pool = chance.shuffle('pool', event.hands.filter((_, seat) => seat !== viewer).flat());
        return {
          ...event,
          hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => pool.pop() as Card))),
        };
      }
      case 'placed':
        // BC-2.4: of the placing of another, a seat learns nothing.
        return event.seat === viewer ? event : null;
      case 'played':
        // BC-3.2, BC-4.4: of a card played face down, its owner alone knows which.
        if (event.seat === viewer || event.faceDown === null) return event;
        return { ...event, card: event.card === 0 ? 49 : 0 };
      default:
        return event;
    }
  },
  *small() {
    const { view, worlds } = hiddenTrick();
    yield { view, worlds };
    // The card under the advantage is known to who led it.
    const own = game.view(HIDDEN_TRICK, 0);
    yield {
      view: {
        ...own,
        piles: HIDDEN_TRICK.piles,
        rows: own.rows.map((row, seat) => (seat < 3 ? row : (HIDDEN_TRICK.rows[seat] ?? []))),
      },
      worlds: worlds.filter(({ state }) => state.trick[0]?.card === 16 && state.rows[0]?.[0] === 20),
    };
    // BC-3.2, BC-4.1, BC-4.2: two tricks from before the viewer watched, a card that lies for its sign, and a row.
    const late = lateTable(
      [
        [[27, 31], ...LATE.first],
        [[35, 30], ...LATE.second],
      ],
      {
        rows: [[28], [32, 36]],
        trick: [{ seat: 0, card: 34, faceDown: 'sign' }],
        step: { type: 'play', seat: 1, advantage: null },
      },
    );
    yield partlySeen(late, 1, [
      [0, 1],
      [0, 1],
    ]);
    // BC-5.3: the benefits on offer say whether the two tricks of the chooser hold a chicken.
    yield benefitTable(
      ['ignoreChickens', 'cancelGame'],
      [
        [27, 30],
        [35, 32],
      ],
      33,
    );
    yield benefitTable(
      ['cancelGame'],
      [
        [30, 32],
        [35, 33],
      ],
      27,
    );
  },
  counterparts: (move, world, _, state) => counterparts(move, world, state),
  reveals(event, viewer) {
    switch (event.type) {
      case 'dealt':
      case 'revealed':
        return true;
      case 'played':
        // BC-3.2: a face-down play tells its place alone.
        return event.seat !== viewer && event.faceDown === null;
      // Computed from piles that lie face down.
      case 'benefitsOffered':
      case 'scored':
        return true;
      default:
        return false;
    }
  },
  invariants: {
    'BC-5.1 a finished game brings what the tricks taken say': (state, before) => {
      if (before === null || (state.gameNumber === before.gameNumber && state.step.type !== 'over')) return;
      for (const [seat, allowed] of scoresByHand(before).entries()) {
        const points = state.scores[seat]?.[before.gameNumber - 1];
        if (points === undefined || !allowed.includes(points)) {
          throw new Error(`seat ${seat}: ${points} instead of ${allowed.join(' or ')}`);
        }
      }
    },
    'BC-5.1 chickens and penalties: no more than ten cards are there': ({ penalties }) => {
      const chickens = { '-3': 2, '-6': 3, '-10': 4, '-15': 5 };
      const taken = penalties.flat().reduce((sum, penalty) => sum + chickens[`${penalty}`], 0);
      if (taken > 10) throw new Error(`${taken} chickens in tricks with a penalty`);
      // BC-1.2: five cards of the smaller sides, two of the greater.
      const small = penalties.flat().filter((penalty) => penalty > -10).length;
      if (small > 5 || penalties.flat().length - small > 2) throw new Error('penalty cards ran out');
    },
    'BC-2.1 everybody has the same number of cards to start with': (state) => {
      if (state.step.type !== 'arrange') return;
      for (const [seat, hand] of state.hands.entries()) {
        if (hand.length + (state.rows[seat]?.length ?? 0) !== each(state.seats)) throw new Error(`seat ${seat}`);
      }
    },
    'BC-4.1, BC-4.2, BC-5.3 what lies open is what the tricks brought': (state) => {
      if (!isExplained(state)) throw new Error('other penalties, rewards or benefits than the tricks brought');
    },
    'BC-4.2 all rewards are somewhere, each once': ({ rewards, rewardsLeft }) => {
      if ([...rewards.flat(), ...rewardsLeft].sort().join() !== 'chooseLeader,leadAnyCard,leadFaceDown') {
        throw new Error('a reward too many or too few');
      }
    },
    'BC-5.4 only earlier games are canceled, and the score is the sum of the others': (state) => {
      const score = game.score(state);
      for (const [seat, games] of state.scores.entries()) {
        const sum = games.reduce<number>(
          (total, points, index) => (state.canceled[seat]?.includes(index + 1) ? total : total + points),
          0,
        );
        if (sum !== score[seat]) throw new Error(`seat ${seat}: ${score[seat]} instead of ${sum}`);
      }
    },
  },
  policies: {
    // Sorted rows keep the highest cards for one end, so that the sow meets the 49 and chickens come together.
    sorted: (move) =>
      move.type === 'place' ? 1 / (1 + move.card) ** 3 : move.type === 'play' ? 1 / (1 + move.card) : 1,
    // Benefits that are there are chosen.
    greedy: (move) => (move.type === 'chooseBenefit' && move.benefit === 'none' ? 0.01 : 1),
    hidden: (move) => (move.type === 'takeReward' && move.reward !== 'leadFaceDown' ? 0.05 : 1),
  },
  // A placing and a play for every card, two rewards to choose, one leader, one benefit.
  maxMoves: ({ seats, options }) => (options.games ?? seats) * (2 * seats * each(seats) + 4),
  typicalMoves: 240,
};

/**
 * Five seats, ten tricks: eight are taken, the ninth runs. Seat 0 led under the advantage, seats 1 and 2 play signs, and of
 * the cards that others do not see the 24, the 28 and the 18 bear it.
 */
export const HIDDEN_TRICK: State = lateTable(
  [
    [[26, 27, 29, 25, 31]],
    [],
    [],
    [],
    [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [10, 11, 12, 13, 14],
      [15, 17, 19, 21, 23],
      [32, 33, 34, 35, 37],
      [38, 39, 40, 41, 42],
      [43, 44, 45, 47, 48],
    ],
  ],
  {
    rows: [[20], [28], [22], [30, 49], [36, 46]],
    trick: [
      { seat: 0, card: 16, faceDown: 'leadFaceDown' },
      { seat: 1, card: 18, faceDown: 'sign' },
      { seat: 2, card: 24, faceDown: 'sign' },
    ],
    step: { type: 'play', seat: 3, advantage: null },
  },
);

/** What seat 3 sees who remembers the piles and the row of seat 4, with all worlds: in each, 18, 24 or 28 lie for a sign. */
export function hiddenTrick() {
  const seen = game.view(HIDDEN_TRICK, 3);
  const view: View = {
    ...seen,
    piles: HIDDEN_TRICK.piles,
    rows: seen.rows.map((row, seat) => (seat === 4 ? [36, 46] : row)),
  };
  const signs: readonly (Card | undefined)[] = [18, 24, 28];
  const worlds = everyLayout<Card>([16, 18, 20, 22, 24, 28])
    .filter(({ layout }) => signs.includes(layout[1]) && signs.includes(layout[2]))
    .map(({ layout: [lead, one, two, ...rows] }) => ({
      state: {
        ...HIDDEN_TRICK,
        trick: HIDDEN_TRICK.trick.map((played, index) => ({ ...played, card: [lead, one, two][index] as Card })),
        rows: HIDDEN_TRICK.rows.map((row, seat) => (seat < 3 ? [rows[seat] as Card] : row)),
      },
    }));
  return { view, worlds };
}

/** A state with these tricks in the piles, the first at the bottom, and what they earned. */
export function lateTable(tricks: readonly (readonly Card[][])[], given: Partial<State> & Pick<State, 'rows'>): State {
  const table = position({ ...given, piles: tricks.map((taken) => taken.flat()) });
  const left = [...REWARDS];
  const earned = tricks.map((taken) => earnedByHand(table, taken));
  return {
    ...table,
    penalties: earned.map(({ penalties }) => penalties),
    rewards: earned.map(({ rewards }) => left.splice(0, rewards)),
    rewardsLeft: left,
  };
}

/** Four tricks of each of two seats: one of the second seat earned a penalty, another a reward. */
const LATE: { readonly [Seat in 'first' | 'second']: Card[][] } = {
  first: [
    [0, 29],
    [33, 38],
    [37, 39],
    [40, 42],
  ],
  second: [
    [41, 44],
    [43, 45],
    [46, 47],
    [48, 49],
  ],
};

/** The second game of two seats, whose last trick went to the 0: what seat 1 sees who knows all but `other` of its own pile. */
function benefitTable(benefits: readonly Benefit[], chooser: readonly Card[][], other: Card) {
  const known: Card[][] = [
    [44, 47],
    [28, 31],
    [34, 36],
    [38, 39],
    [40, 42],
    [43, 45],
    [46, 48],
  ];
  const table = lateTable([chooser, [[37, 41], [29, other], ...known]], {
    rows: [[], []],
    gameNumber: 2,
    starter: 1,
    scores: [[-3], [2]],
    taker: 0,
    trick: [
      { seat: 0, card: 0, faceDown: null },
      { seat: 1, card: 49, faceDown: null },
    ],
    step: { type: 'chooseBenefit', seat: 0, benefits, games: [1] },
  });
  return partlySeen(table, 1, [[0, 1, 2, 3], [3]]);
}

/**
 * What `viewer` sees who remembers the piles but for these places in them, with all worlds: those that explain what lies
 * open, and in which every card that lies for its sign bears it.
 */
export function partlySeen(truth: State, viewer: number, forgotten: readonly (readonly number[])[]) {
  const seen = game.view(truth, viewer);
  const piles = truth.piles.map((pile, seat) =>
    pile.map((card, place) => (forgotten[seat]?.includes(place) ? null : card)),
  );
  const view: View = { ...seen, piles };
  const hidden = [
    ...truth.piles.flatMap((pile, seat) => pile.filter((_, place) => forgotten[seat]?.includes(place))),
    ...truth.trick.filter((_, index) => seen.trick[index]?.card === null).map(({ card }) => card),
    ...truth.rows.flatMap((row, seat) => (seat === viewer ? [] : row)),
  ];
  const worlds = everyLayout(hidden)
    .map(({ layout }) => {
      const next = layout.values();
      const fill = (card: Card | null) => card ?? (next.next().value as Card);
      const world: State = { ...truth, piles: piles.map((pile) => pile.map(fill)) };
      const trick = seen.trick.map((played) => ({ ...played, card: fill(played.card) }));
      return { state: { ...world, trick, rows: seen.rows.map((row) => row.map(fill)) } };
    })
    .filter(({ state }) => isExplained(state))
    .filter(({ state }) => state.trick.every(({ card, faceDown }) => faceDown !== 'sign' || bears(state, card)));
  return { view, worlds };
}

/** The moves of another world that differ from a move in `state` of another seat only in what is hidden. */
function counterparts(move: Move, world: State, state: State): Move[] {
  const { seat } = move;
  const hand = world.hands[seat] ?? [];
  const row = world.rows[seat] ?? [];
  switch (move.type) {
    case 'place': {
      // BC-2.4: the placing that makes ready is told as such; no other is told at all.
      const isLast = (cards: readonly Card[] | undefined) => cards?.length === 1;
      return isLast(hand) === isLast(state.hands[seat]) ? hand.map((card) => ({ ...move, card })) : [];
    }
    case 'play': {
      // G-13: the place is public. BC-3.2: so is whether a card bears the sign, unless it is played last or led hidden.
      const card = row[(state.rows[seat] ?? []).indexOf(move.card)];
      const signShows = state.trick.length !== state.seats - 1 && !ledHidden(state);
      if (card === undefined || (signShows && bears(world, card) !== bears(state, move.card))) return [];
      return [{ ...move, card }];
    }
    default:
      return [move];
  }
}

/** BC-4.4: whether the next card is a lead under the advantage of face-down leading. */
function ledHidden({ step }: State): boolean {
  return step.type === 'play' && step.advantage === 'leadFaceDown';
}
