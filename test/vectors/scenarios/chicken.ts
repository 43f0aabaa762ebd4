import { type Card, type ChickenTypes, chicken, type Move, type Options, type State } from 'hencoop/chicken';
import { position } from '../../../src/chicken/testkit/position.js';
import type { Scenario } from '../scenario.js';

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
const draw = (seat: number): Move => ({ seat, type: 'draw' });
const withdraw = (seat: number): Move => ({ seat, type: 'withdraw' });
const optionsWith = (given: Partial<Options>): Options => ({ ...chicken.setup().options, ...given });

/** Every card in hand, on a card that lies open. */
const choices = ([1, 2, 3, 4, 5, 6, 'chick'] as const).map(
  (top): Scenario<ChickenTypes> => ({
    clauses: ['CH-3.1', 'CH-3.2'],
    state: position({ hands: [[1, 2, 3, 4, 5, 6, 'chick', 'egg'], [1]], discardPile: [top] }),
    moves: [play(0, 'egg')],
  }),
);

/** Seat 1 goes out with a card; the others are left with these. */
const goingOut = (clause: string, card: Card, top: Card, left: readonly Card[][], given: Partial<State> = {}) => ({
  clauses: [clause],
  state: position({ hands: [[card], ...left], discardPile: [top], ...given }),
  moves: [play(0, card)],
});

const merging = { options: optionsWith({ eggMergesWithNumber: true }) };

export const scenarios: readonly Scenario<ChickenTypes>[] = [
  ...choices,
  goingOut('CH-4.3', 5, 4, [['egg', 2, 2]]),
  goingOut('CH-4.3', 'chick', 6, [['egg', 2, 2], ['chick']]),
  goingOut('CH-4.3', 'chick', 'chick', [['egg', 'chick']]),
  goingOut('CH-4.3', 3, 3, [[3, 3, 'egg']]),
  goingOut('CH-4.3', 3, 3, [[3, 3, 'egg']], merging),
  goingOut('CH-4.3', 'chick', 6, [['chick', 'egg']], merging),
  goingOut('CH-4.3', 4, 3, [[3, 'egg']], merging),
  goingOut('CH-4.2', 4, 3, [[1, 2, 3, 4, 5, 6, 'chick', 'egg']]),
  goingOut('CH-4.2', 4, 3, [[6, 6, 1], [2], ['chick', 'chick', 'chick', 3, 3]], {
    withdrawn: [false, false, true, true],
  }),
  ...[0, 1, 2, 7, 20, 25, 49].map((score) => goingOut('CH-4.4', 4, 3, [[1]], { scores: [score, 3] })),
  // The egg goes out as well.
  goingOut('CH-4.4', 'egg', 6, [[1], [2]], { scores: [30, 0, 1] }),
  { ...goingOut('CH-5.1', 4, 3, [[1], [2]], { scores: [10, 48, 20] }) },
  { ...goingOut('CH-5.1', 4, 3, [[1], [2]], { scores: [10, 49, 20] }) },
  { ...goingOut('CH-5.1', 4, 3, [[1], [2]], { scores: [12, 60, 12] }) },
  { ...goingOut('CH-5.1', 4, 3, [[1], [1], [1]], { scores: [0, 49, 49, 5] }) },
  // The dice take the score back below the target before the game would end.
  { ...goingOut('CH-5.1', 4, 3, [[1], [2]], { scores: [51, 0, 0], options: optionsWith({ target: 51 }) }) },
  { ...goingOut('CH-5.2', 4, 3, [[1]], { round: 1, options: optionsWith({ maxRounds: 2 }) }) },
  { ...goingOut('CH-5.2', 4, 3, [[1]], { round: 2, options: optionsWith({ maxRounds: 2 }) }) },
  // Both ends at once: the target comes first.
  {
    ...goingOut('CH-5.2', 4, 3, [[1]], { round: 2, scores: [3, 49], options: optionsWith({ maxRounds: 2 }) }),
  },
  // The three starters of the next round: who went out, who laid the last card, the same again.
  { ...goingOut('CH-4.5', 4, 3, [[1]], { starter: 1 }) },
  {
    clauses: ['CH-4.5'],
    state: position({ hands: [[1], [2], [6]], discardPile: [1, 4], lastPlayer: 2, withdrawn: [false, true, true] }),
    moves: [withdraw(0)],
  },
  {
    clauses: ['CH-4.5'],
    state: position({ hands: [[1], [2], [6]], discardPile: [4], starter: 1, withdrawn: [false, true, true] }),
    moves: [withdraw(0)],
  },
  {
    clauses: ['CH-3.7', 'CH-4.1'],
    state: position({ hands: [[4, 5], [6], [1]], discardPile: [3], withdrawn: [false, true, true], scores: [9, 2, 3] }),
    moves: [play(0, 4), play(0, 5)],
    refused: [draw(0)],
  },
  {
    clauses: ['CH-3.8', 'CH-2.3'],
    state: position({
      hands: [[4], [6], [1], [2], [3, 4, 4]],
      discardPile: [3],
      withdrawn: [false, true, true, true, false],
      step: { type: 'turn', seat: 4 },
    }),
    moves: [play(4, 3), draw(0), draw(4)],
  },
  {
    clauses: ['CH-3.5'],
    state: position({
      hands: [
        [1, 6],
        [2, 2],
      ],
      discardPile: [3],
      options: optionsWith({ drawOnlyIfStuck: true }),
    }),
    moves: [draw(0)],
  },
  {
    clauses: ['CH-3.5'],
    state: position({ hands: [[3, 4, 3], [2]], discardPile: [3], options: optionsWith({ drawOnlyIfStuck: true }) }),
    moves: [play(0, 4)],
    refused: [draw(0)],
  },
  // The clauses in their order: no pile to draw from, and alone.
  {
    clauses: ['G-11'],
    state: position({ hands: [[1], [2]], discardPile: [4], drawPile: [], withdrawn: [false, true] }),
    moves: [withdraw(0)],
    refused: [draw(0)],
  },
  {
    clauses: ['G-11'],
    state: position({
      hands: [[4], [2]],
      discardPile: [4],
      drawPile: [],
      withdrawn: [false, true],
      options: optionsWith({ drawOnlyIfStuck: true }),
    }),
    moves: [withdraw(0)],
    refused: [draw(0)],
  },
];
