import type { Move, State } from 'hencoop/chicken-out';
import { position } from '../../src/chicken-out/testkit/position.js';
import type { Scenario } from '../support/scenario.js';

const play: Move = { seat: 0, type: 'play' };
const chickenOut: Move = { seat: 0, type: 'chickenOut' };

/** Scenarios of the rule book that are positions, for drawing. */
export const scenarios: readonly Scenario<State, Move>[] = [
  {
    title: 'Not before eleven',
    says: 'At a count of 10, you may not chicken out yet (CO-4.3). No player sees the top card of a pile before it is played.',
    state: position({ piles: ['b2 b5 b1', 'b6 b8', 'r7 b9'], series: 'b3 b7' }),
    tried: [chickenOut, play],
    after: true,
  },
  {
    title: 'A red card goes back',
    says: 'Fourteen minus a red 9 makes 5 (CO-3.2).',
    state: position({ piles: ['b2 b5 r9', 'b6 b8'], series: 'b7 b7' }),
    tried: [play],
    after: true,
  },
  {
    title: 'Bust',
    says: "Fifteen plus a black 7 is more than 21: the whole series goes under the player's pile, and the next player opens (CO-4.1).",
    state: position({ piles: ['b2 b7', 'b6 b8', 'b1 b3'], series: 'b7 b8' }),
    tried: [play],
    after: true,
  },
  {
    title: 'Twenty-one',
    says: 'Exactly 21: the series leaves the game, and the same player continues with an own count (CO-4.2, CO-4.4).',
    state: position({ piles: ['b2 b5 b7 b6', 'b6 b8', 'b1 b3'], series: 'b7 b8' }),
    tried: [play, play, { seat: 0, type: 'stop' }],
    after: true,
  },
];
