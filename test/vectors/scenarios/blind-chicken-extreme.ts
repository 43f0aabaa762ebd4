import {
  type BlindChickenExtremeTypes,
  type Card,
  blindChickenExtreme as game,
  type Move,
  type Played,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { position } from '../../../src/blind-chicken-extreme/testkit/position.js';
import type { Scenario } from '../scenario.js';

type Vector = Scenario<BlindChickenExtremeTypes>;

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
const played = (seat: number, card: Card): Played<never> => ({ seat, card, faceDown: null });
const benefit = (seat: number, chosen: 'none' | 'ignoreChickens' | 'ignorePenalties'): Move => ({
  seat,
  type: 'chooseBenefit',
  benefit: chosen,
});
const cancel = (seat: number, number: number): Move => ({
  seat,
  type: 'chooseBenefit',
  benefit: 'cancelGame',
  game: number,
});

/** All play their last cards, seat 1 leading. */
const lastTrick = (
  clause: string,
  cards: readonly Card[],
  given: Partial<State> = {},
  ...then: readonly Move[]
): Vector => ({
  clauses: [clause],
  state: position({ rows: cards.map((card) => [card]), piles: cards.map(() => []), ...given }),
  moves: [...cards.map((card, seat) => play(seat, card)), ...then],
});

/** A trick that leaves a card in each row. */
const trick = (
  clause: string,
  cards: readonly Card[],
  given: Partial<State> = {},
  ...then: readonly Move[]
): Vector => {
  const rest = [16, 18, 19, 20, 22] as const;
  return {
    clauses: [clause],
    state: position({ rows: cards.map((card, seat) => [card, rest[seat] ?? 23]), ...given }),
    moves: [...cards.map((card, seat) => play(seat, card)), ...then],
  };
};

const session: Partial<State> = {
  gameNumber: 3,
  starter: 2,
  options: { ...game.setup({ seats: 3 }).options, games: 3 },
  scores: [
    [-12, 3],
    [0, 0],
    [1, -1],
  ],
};

/** The end of a session with these points of the games. */
const over = (
  scores: readonly (readonly number[])[],
  canceled: readonly (readonly number[])[] = scores.map(() => []),
) => ({
  clauses: ['BC-5.4'],
  state: {
    ...game.setup({ seats: scores.length, seed: 'end' }),
    step: { type: 'over', reason: 'games' } as const,
    scores,
    canceled,
  },
  moves: [],
});

const rewards = ['leadFaceDown', 'leadAnyCard', 'chooseLeader'] as const;

export const scenarios: readonly Vector[] = [
  {
    clauses: ['BC-3.1'],
    state: position({
      rows: [
        [40, 15, 17, 22],
        [20, 23, 26],
        [30, 32, 33],
      ],
    }),
    moves: [play(0, 22), play(1, 20), play(2, 33), play(2, 30)],
    refused: [play(0, 15), play(0, 17)],
  },
  trick('BC-3.3', [19, 32, 30, 26]),
  // The 0 and the 49, in the last trick and before it.
  trick('BC-3.3', [0, 49, 26]),
  lastTrick('BC-3.3', [0, 49, 20]),
  lastTrick('BC-3.3', [49, 20, 0]),
  lastTrick('BC-3.3', [0, 48, 20]),
  // 1 to 5 chickens.
  trick('BC-4.1', [17, 15, 23, 26, 29]),
  trick('BC-4.1', [17, 21, 23, 26, 29]),
  trick('BC-4.1', [17, 21, 24, 26, 29]),
  trick('BC-4.1', [17, 21, 24, 27, 29]),
  trick('BC-4.1', [17, 21, 24, 27, 31]),
  ...rewards.map((reward) => trick('BC-4.2', [25, 23, 26], {}, { seat: 2, type: 'takeReward', reward })),
  trick('BC-4.2', [25, 35, 26]),
  trick('BC-4.2', [25, 0, 26]),
  trick('BC-4.2', [25, 15, 26], { rewards: [['leadAnyCard'], ['leadFaceDown'], []], rewardsLeft: ['chooseLeader'] }),
  ...[0, 1, 2].map((leader) =>
    trick(
      'BC-4.4',
      [25, 15, 26],
      { rewards: [['leadAnyCard'], ['leadFaceDown'], []], rewardsLeft: ['chooseLeader'] },
      { seat: 2, type: 'chooseLeader', leader },
    ),
  ),
  trick('BC-4.3', [25, 17, 21], {}, { seat: 0, type: 'takeReward', reward: 'leadFaceDown' }),
  ...(['leadAnyCard', 'leadFaceDown', null] as const).map(
    (advantage): Vector => ({
      clauses: ['BC-4.4'],
      state: position({
        rows: [
          [15, 17, 40, 22],
          [20, 23, 26, 29],
          [30, 32, 33, 36],
        ],
        step: { type: 'play', seat: 0, advantage },
      }),
      moves: [play(0, advantage === 'leadAnyCard' ? 17 : 15), play(1, 29), play(2, 30)],
    }),
  ),
  // A card with the sign is hidden until the trick is complete, unless it is played last.
  {
    clauses: ['BC-3.2'],
    state: position({
      rows: [
        [18, 15],
        [24, 23],
        [28, 22],
        [34, 20],
      ],
    }),
    moves: [play(0, 18), play(1, 24), play(2, 28), play(3, 34)],
  },
  {
    clauses: ['BC-3.2'],
    state: position({
      rows: [[15], [24, 23], [28, 22], [34, 20]],
      trick: [played(0, 16)],
      step: { type: 'play', seat: 1, advantage: null },
    }),
    moves: [play(1, 23), play(2, 28), play(3, 20)],
  },
  lastTrick('BC-5.1', [16, 20, 22], {
    piles: [[17, 21, 15, 24, 18, 25], [], []],
    penalties: [[-3], [], []],
    rewards: [['leadAnyCard'], [], []],
    rewardsLeft: ['leadFaceDown', 'chooseLeader'],
  }),
  lastTrick('BC-5.1', [16, 20, 22], {
    rewards: [['leadAnyCard'], [], []],
    rewardsLeft: ['leadFaceDown', 'chooseLeader'],
  }),
  lastTrick('BC-5.1', [17, 21, 24, 27, 31]),
  lastTrick('BC-5.1', [31, 20, 22], { piles: [[17, 15, 16], [], []] }, benefit(0, 'none')),
  lastTrick('BC-5.1', [25, 20, 22], {}, { seat: 0, type: 'takeReward', reward: 'chooseLeader' }),
  ...(['ignoreChickens', 'ignorePenalties', 'none'] as const).flatMap((chosen) => [
    lastTrick(
      'BC-5.2',
      [31, 20, 22],
      { piles: [[17, 21, 24, 27, 15, 16], [], []], penalties: [[-6], [], []] },
      benefit(0, chosen),
    ),
    lastTrick(
      'BC-5.2',
      [17, 21, 24, 47],
      { piles: [[], [], [], [27, 31, 34, 16, 37, 41, 18, 19]], penalties: [[], [], [], [-6, -3]] },
      benefit(3, chosen),
    ),
  ]),
  lastTrick('BC-5.2', [0, 49, 20], session, benefit(0, 'none')),
  lastTrick('BC-5.2', [0, 49, 20], session, cancel(0, 1)),
  lastTrick('BC-5.2', [0, 49, 20], session, cancel(0, 2)),
  lastTrick('BC-5.3', [0, 49, 20], { ...session, canceled: [[2], [], []] }, cancel(0, 1)),
  lastTrick('BC-5.3', [0, 49, 20], { ...session, canceled: [[2, 1], [], []] }),
  lastTrick('BC-5.3', [16, 49, 20], session),
  lastTrick('BC-5.3', [0, 48, 20], session),
  lastTrick('BC-5.3', [31, 17, 22]),
  lastTrick(
    'BC-5.3',
    [0, 49, 20],
    { ...session, piles: [[17, 21, 15], [], []], penalties: [[-3], [], []] },
    cancel(0, 2),
  ),
  over([[-4], [-9], [-2]]),
  over([[1, 1], [2], [-3]]),
  over([[-12, 3], [0], [1]], [[1], [], []]),
  over([[3], [3], [3]]),
];
