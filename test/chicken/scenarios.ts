import type { Move, State } from 'hencoop/chicken';
import { position } from '../../src/chicken/testkit/position.js';
import type { Scenario } from '../support/scenario.js';

/** Scenarios of the rule book that are positions, for drawing. */
export const scenarios: readonly Scenario<State, Move>[] = [
  {
    title: 'Cards that fit on a 3',
    says: 'An equal card, the next one, or the egg (CH-3.1, CH-3.2). On a 3 the egg is a 4.',
    state: position({
      hands: [
        [3, 4, 5, 6, 'egg'],
        [1, 2],
      ],
      discardPile: [3],
    }),
    tried: [
      { seat: 0, type: 'play', card: 5 },
      { seat: 0, type: 'play', card: 'egg' },
    ],
    after: true,
  },
  {
    title: 'Round the circle',
    says: 'After the 6 comes the chick, and after the chick the 1 (CH-3.1).',
    state: position({
      hands: [
        ['chick', 2],
        [1, 6],
        [4, 4],
      ],
      discardPile: [6],
    }),
    tried: [
      { seat: 0, type: 'play', card: 'chick' },
      { seat: 1, type: 'play', card: 6 },
      { seat: 1, type: 'play', card: 1 },
    ],
    after: true,
  },
  {
    title: 'Nothing left to draw',
    says: 'There is no reshuffle: a player who cannot play must withdraw (CH-3.6).',
    state: position({ hands: [[2, 2, 6], [5]], discardPile: [4], drawPile: [] }),
    tried: [
      { seat: 0, type: 'draw' },
      { seat: 0, type: 'withdraw' },
    ],
  },
  {
    title: 'Alone in the round',
    says: 'The others are out. The last player may not draw (CH-3.7), plays while a card fits, and then withdraws.',
    state: position({
      hands: [
        [4, 5, 2],
        [6, 6],
        ['chick', 'chick', 3],
      ],
      discardPile: [3],
      withdrawn: [false, true, true],
      scores: [12, 0, 31],
    }),
    tried: [
      { seat: 0, type: 'draw' },
      { seat: 0, type: 'play', card: 4 },
      { seat: 0, type: 'play', card: 5 },
      { seat: 0, type: 'withdraw' },
    ],
  },
  {
    title: 'Going out',
    says: 'The round ends with the last card. The others add up their hands, equal numbers once, a chick 10 (CH-4.2), and the player who went out rolls (CH-4.4).',
    state: position({
      hands: [[4], [6, 6, 1], ['chick', 'chick', 'chick', 3, 3]],
      discardPile: [3],
      scores: [25, 7, 40],
    }),
    tried: [{ seat: 0, type: 'play', card: 4 }],
  },
];
