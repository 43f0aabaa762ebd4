import { chicken, type State } from 'hencoop/chicken';
import { position } from '../../src/chicken/testkit/position.js';
import type { CountedPosition } from '../support/counts.js';

const lastRound = (state: State): State => ({ ...state, options: { ...state.options, maxRounds: 1 } });

/** Small positions of the last round, whose whole trees are counted. */
export const positions: readonly CountedPosition<State>[] = [
  {
    title: 'Two seats with 3 4 egg and 3 chick 1, a 3 on top, 5 6 to draw',
    state: lastRound(
      position({
        hands: [
          [3, 4, 'egg'],
          [3, 'chick', 1],
        ],
        discardPile: [2, 3],
        drawPile: [6, 5],
      }),
    ),
    depth: 6,
  },
  {
    title: 'Three seats with a card each, who may go out and roll: 36 outcomes of the dice',
    state: lastRound(
      position({ hands: [[4], [5], [6]], discardPile: [2, 3], drawPile: [1, 2, 1], scores: [20, 20, 0] }),
    ),
    depth: 4,
  },
  { title: 'A fresh game for two, seed count', state: lastRound(chicken.setup({ seed: 'count' })), depth: 4 },
];
