import type { State } from 'hencoop/crazy-chicken';
import { position } from '../../src/crazy-chicken/testkit/position.js';
import type { CountedPosition } from '../support/counts.js';

const lastRound = (state: State): State => ({ ...state, options: { ...state.options, rounds: 1 } });

/** Small positions of the last round, whose trees are counted. */
export const positions: readonly CountedPosition<State>[] = [
  {
    title: 'Three Billys against two on the table, both discard piles held, a card in each draw pile',
    state: lastRound(
      position({
        hands: [[20, 20, 20], [18]],
        drawA: [16],
        drawB: [14],
        discardA: [12],
        sets: [[], [{ chicken: 20, count: 2 }]],
        step: { type: 'draw', seat: 0 },
      }),
    ),
    depth: 6,
  },
  {
    title: 'One card each, nothing on the table, two cards in each draw pile',
    state: lastRound(
      position({
        hands: [[20], [18]],
        drawA: [16, 14],
        drawB: [12, 9],
        discardA: [8],
        step: { type: 'draw', seat: 0 },
      }),
    ),
    depth: 5,
  },
];
