import { type Chicken, type CrazyChickenTypes, crazyChicken, type Options, type State } from 'hencoop/crazy-chicken';
import { copies, position } from '../../../src/crazy-chicken/testkit/position.js';
import { discard, draw, lay, laying, set } from '../../crazy-chicken/commonFigures.js';
import type { Scenario } from '../scenario.js';

const optionsWith = (given: Partial<Options>): Options => ({ ...crazyChicken.setup().options, ...given });
const sets = (...chickens: readonly Chicken[]) => chickens.map((chicken) => set(chicken, 2));
const hands = [
  [20, 18, 6],
  [16, 16, 12],
] as const;
const piles = { drawA: [9, 7, 14], drawB: [8, 6, 12] } as const;

const lays = (clause: string, given: Partial<State> & Pick<State, 'hands'>, chicken: Chicken, count: number) => ({
  clauses: [clause],
  state: position({ ...laying, ...piles, discardA: [7], ...given }),
  moves: [lay(0, chicken, count)],
});

const last = { round: 4 };

export const scenarios: readonly Scenario<CrazyChickenTypes>[] = [
  // Each way to draw twice.
  ...(['drawA', 'drawB', 'discardA', 'discardB'] as const).map((from) => ({
    clauses: ['CC-3.2', 'CC-3.4'],
    state: position({ ...piles, hands, discardA: [7, 20], step: { type: 'draw', seat: 0 } }),
    moves: [draw(0, from)],
  })),
  {
    clauses: ['CC-3.2', 'CC-5.2'],
    state: position({ ...piles, hands, discardA: [7], step: { type: 'draw', seat: 0 } }),
    moves: [draw(0, 'discardA'), draw(0, 'discardB'), discard(0, 20, 'discardA')],
  },
  // A turn of a draw pile's last card: the round ends with the turn.
  {
    clauses: ['CC-6.1', 'CC-6.2'],
    state: position({ hands, drawA: [9], drawB: [8, 6], discardA: [7], step: { type: 'draw', seat: 0 } }),
    moves: [draw(0, 'drawA'), draw(0, 'discardA'), discard(0, 6, 'discardA')],
  },
  {
    clauses: ['CC-6.1'],
    state: position({ hands, drawA: [9, 8], drawB: [6], discardA: [7], step: { type: 'draw', seat: 0 } }),
    moves: [draw(0, 'drawA'), draw(0, 'drawB'), discard(0, 6, 'discardA')],
  },
  {
    clauses: ['CC-6.1'],
    state: position({ ...last, hands, drawA: [9, 8], drawB: [], discardA: [7], ...laying, sets: [sets(14), sets(9)] }),
    moves: [discard(0, 6, 'discardA')],
  },
  // Five types with five, or eight in all, go on; six, or nine, end the round.
  lays('CC-6.1', { hands: [[6, 6, 9], [20]], sets: [sets(20, 18, 16, 14), sets(9, 8, 7)] }, 6, 2),
  lays('CC-6.1', { hands: [[6, 6, 9], [20]], sets: [sets(20, 18, 16, 14, 12), sets(9, 8)] }, 6, 2),
  lays('CC-6.1', { hands: [[6, 6, 9], [20]], sets: [sets(20, 18, 16), sets(14, 12, 9, 8, 7)] }, 6, 2),
  lays('CC-6.2a', { hands: [[6, 6, 9], [20]], drawA: [], sets: [sets(20, 18, 16, 14, 12), sets(9, 8, 7)] }, 6, 2),
  lays('CC-6.2a', { hands: [[6, 6, 9], [20]], drawA: [], sets: [sets(20, 18, 16), sets(14, 12, 9, 8, 7)] }, 6, 2),
  // Larger sets of the opponent, and of the player.
  lays('CC-4.2', { hands: [copies(18, 6), [20]], sets: [[], [set(18, 4)]] }, 18, 5),
  lays('CC-4.3', { hands: [copies(9, 5), [20]], sets: [[set(9, 3)], []] }, 9, 4),
  lays('CC-4.5', { hands: [copies(9, 5), [20]], discardA: [], sets: [[set(9, 3)], []] }, 9, 5),
  lays(
    'CC-4.4',
    { hands: [copies(9, 5), [20]], sets: [[], [set(9, 2)]], options: optionsWith({ displacedChooser: 'active' }) },
    9,
    3,
  ),
  // The end of the game, and its ties.
  ...(
    [
      [
        [90, 150],
        [60, 40],
      ],
      [
        [90, 150],
        [40, 60],
      ],
      [
        [90, 150],
        [60, 60],
      ],
      [
        [90, 150],
        [40, 70],
      ],
      [
        [0, 150],
        [0, 99],
      ],
    ] as const
  ).map(([scores, bestRounds]) =>
    lays('CC-7.2', { ...last, scores, bestRounds, hands: [[6, 6], [20]], sets: [sets(18, 12, 9, 8, 7), []] }, 6, 2),
  ),
  lays('CC-7.1', { round: 3, hands: [[6, 6], [20]], sets: [sets(18, 12, 9, 8, 7), sets(20, 16)] }, 6, 2),
  lays(
    'CC-7.1',
    { round: 1, options: optionsWith({ rounds: 1 }), hands: [[6, 6], []], sets: [sets(18, 12, 9, 8, 7), []] },
    6,
    2,
  ),
  // Seat 2 takes its turn too.
  {
    clauses: ['CC-2.3'],
    state: position({
      ...piles,
      hands: [[6], [9, 9, 20]],
      turn: 1,
      step: { type: 'layOrDiscard', seat: 1 },
      discardA: [8],
      sets: [[set(9, 2)], []],
    }),
    moves: [discard(1, 20, 'discardB')],
    refused: [lay(1, 9, 2)],
  },
];
