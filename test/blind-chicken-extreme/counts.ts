import { blindChickenExtreme as game, type State } from 'hencoop/blind-chicken-extreme';
import { position } from '../../src/blind-chicken-extreme/testkit/position.js';
import type { CountedPosition } from '../support/counts.js';

const onlyGame = (state: State): State => ({ ...state, options: { ...state.options, games: 1 } });

/** Small positions of single-game sessions, whose whole trees are counted. */
export const positions: readonly CountedPosition<State>[] = [
  {
    title: 'Two seats with three cards each, a pig among them',
    state: onlyGame(
      position({
        rows: [
          [30, 45, 31],
          [40, 28, 47],
        ],
      }),
    ),
    depth: 9,
  },
  {
    title: 'Three seats with two cards each, and any card to be led',
    state: onlyGame(
      position({
        rows: [
          [0, 20],
          [49, 25],
          [17, 24],
        ],
        trick: [
          { seat: 0, card: 18, faceDown: null },
          { seat: 1, card: 16, faceDown: null },
          { seat: 2, card: 35, faceDown: null },
        ],
        taker: 2,
        step: { type: 'takeReward', seat: 2 },
      }),
    ),
    depth: 9,
  },
  {
    title: 'A fresh game for two, all arranging, seed count',
    state: onlyGame(game.setup({ seats: 2, seed: 'count' })),
    depth: 2,
  },
];
