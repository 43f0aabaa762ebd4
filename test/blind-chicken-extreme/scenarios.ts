import type { Card, Move, State } from 'hencoop/blind-chicken-extreme';
import { position } from '../../src/blind-chicken-extreme/testkit/position.js';
import type { Scenario } from '../support/scenario.js';

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });

/** Scenarios of the rule book that are positions, for drawing. */
export const scenarios: readonly Scenario<State, Move>[] = [
  {
    title: 'The ends of the row',
    says: 'From a row of 40, 15, 17 and 22, the player may play only the first or the last card (BC-3.1).',
    state: position({
      rows: [
        [40, 15, 17, 22],
        [19, 20, 23, 26],
        [29, 30, 32, 33],
      ],
    }),
    tried: [play(0, 17), play(0, 40)],
    after: true,
  },
  {
    title: 'Lead any card',
    says: 'A reward taken for a lone pig: the leader may play from the middle; the rest keep their order (BC-4.4).',
    state: position({
      rows: [
        [15, 17, 40, 22],
        [19, 20, 23, 26],
        [29, 30, 32, 33],
      ],
      step: { type: 'play', seat: 0, advantage: 'leadAnyCard' },
    }),
    tried: [play(0, 19), play(0, 17), play(1, 20)],
    after: true,
  },
  {
    title: 'A card with the sign',
    says: 'Played third of four, it stays face down until the trick is complete (BC-3.2). This is the first player’s view.',
    state: position({
      rows: [
        [19, 40],
        [29, 18],
        [28, 33],
        [16, 38],
      ],
    }),
    viewer: 0,
    tried: [play(0, 19), play(1, 29), play(2, 28)],
    after: true,
  },
  {
    title: 'Two chickens and a pig',
    says: 'The highest card takes the trick, penalty and reward with it (BC-4.1, BC-4.2).',
    state: position({
      rows: [
        [17, 40],
        [21, 18],
        [25, 33],
      ],
    }),
    tried: [play(0, 17), play(1, 21), play(2, 25)],
  },
];
