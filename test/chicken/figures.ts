import { type Card, type ChickenTypes, chicken, type Move, type Options, type State } from 'hencoop/chicken';
import type { CLAUSES } from '../../src/chicken/clauses.js';
import { position } from '../../src/chicken/testkit/position.js';
import type { Figures } from '../support/figures.js';
import { commonFigures, deck } from './commonFigures.js';

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
const draw = (seat: number): Move => ({ seat, type: 'draw' });
const withdraw = (seat: number): Move => ({ seat, type: 'withdraw' });

const optionsWith = (given: Partial<Options>): Options => ({ ...chicken.setup().options, ...given });

/** Only seat 1 is left in the round. */
const lastToGo = (given: Partial<State> & Pick<State, 'hands'>) =>
  position({ discardPile: [3], withdrawn: given.hands.map((_, seat) => seat > 0), ...given });

type OwnClause = keyof typeof CLAUSES;

const ownFigures: Figures<ChickenTypes, OwnClause> = {
  'CH-1.1': {
    kind: 'components',
    says: 'The cards of the box.',
    pieces: [
      { name: '1', count: 7, card: 1 },
      { name: '2', count: 7, card: 2 },
      { name: '3', count: 7, card: 3 },
      { name: '4', count: 7, card: 4 },
      { name: '5', count: 7, card: 5 },
      { name: '6', count: 7, card: 6 },
      { name: 'Chick', count: 7, card: 'chick' },
      { name: 'Surprise egg', count: 1, card: 'egg' },
    ],
  },
  'CH-1.2': {
    kind: 'components',
    says: 'The faces of the two dice.',
    pieces: [
      { name: '1', count: 2 },
      { name: '2', count: 2 },
      { name: '3', count: 2 },
      { name: '4', count: 2 },
      { name: '5', count: 2 },
      { name: 'Chick', count: 2 },
    ],
  },
  'CH-2.1': {
    kind: 'setup',
    says: 'Three players: six cards each, 31 are left to draw, and one lies on the discard pile.',
    start: { seats: 3, seed: 'fox' },
    tells: [{ type: 'opened', seats: 3 }, { type: 'dealt', round: 1, starter: 0 }, { type: 'turnedUp' }],
  },
  'CH-2.2': {
    kind: 'setup',
    says: 'The card to be turned up is the egg.',
    start: { seats: 2, seed: 'hen', deals: { 'deal/1': deck(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 'egg', 5) } },
    tells: [{ type: 'eggTuckedUnder' }, { type: 'turnedUp', card: 5 }],
  },
  'CH-2.3': {
    kind: 'setup',
    says: 'With `firstSeat` 2, seat 3 of three starts; seat 1 follows.',
    start: { seats: 3, seed: 'fox', options: { firstSeat: 2 } },
    obeys: [draw(2), draw(0)],
    tells: [
      { type: 'dealt', starter: 2 },
      { type: 'turnPassed', to: 0 },
      { type: 'turnPassed', to: 1 },
    ],
  },
  'CH-3.1': {
    kind: 'move',
    says: 'A 6 lies on top. After it comes the chick.',
    state: position({
      hands: [
        ['chick', 1, 5],
        [2, 4],
      ],
      discardPile: [6],
    }),
    obeys: [play(0, 'chick')],
    tells: [{ type: 'played', seat: 0, card: 'chick', value: 'chick' }],
    refuses: { move: play(0, 1) },
  },
  'CH-3.2': {
    kind: 'move',
    says: 'On a 3 the egg is a 4, and stays one: the 3 no longer fits.',
    state: position({
      hands: [
        ['egg', 2],
        [3, 4, 5],
      ],
      discardPile: [3],
    }),
    obeys: [play(0, 'egg')],
    tells: [{ type: 'played', seat: 0, card: 'egg', value: 4 }],
    refuses: { move: play(1, 3), by: 'CH-3.1', after: true },
  },
  'CH-3.3': {
    kind: 'move',
    says: 'The card that was drawn would fit, but the turn has passed.',
    state: position({ hands: [[1], [2, 2]], discardPile: [3], drawPile: [5, 3] }),
    obeys: [draw(0)],
    tells: [
      { type: 'drew', seat: 0, card: 3 },
      { type: 'turnPassed', to: 1 },
    ],
    refuses: { move: play(0, 3), by: 'G-1', after: true },
  },
  'CH-3.4': {
    kind: 'move',
    says: 'Two cards that do not fit, and few points: seat 1 withdraws, and is skipped when its turn comes around.',
    state: position({
      hands: [
        [1, 2],
        [5, 6],
        [4, 4],
      ],
      discardPile: [6],
    }),
    obeys: [withdraw(0), draw(1), draw(2)],
    tells: [
      { type: 'withdrew', seat: 0 },
      { type: 'turnPassed', to: 1 },
      { type: 'turnPassed', to: 2 },
      { type: 'turnPassed', to: 1 },
    ],
    refuses: { move: draw(0), by: 'G-1', after: true },
  },
  'CH-3.5': {
    kind: 'move',
    says: 'With `drawOnlyIfStuck`: seat 1 holds the egg, so it may play or withdraw, but not draw.',
    state: position({
      hands: [
        ['egg', 1],
        [2, 2],
      ],
      discardPile: [3],
      options: optionsWith({ drawOnlyIfStuck: true }),
    }),
    legal: [play(0, 'egg'), withdraw(0)],
    obeys: [withdraw(0)],
    tells: [{ type: 'withdrew', seat: 0 }],
    refuses: { move: draw(0) },
  },
  'CH-3.6': {
    kind: 'move',
    says: 'The draw pile is empty, and nothing fits on the 4.',
    state: position({ hands: [[2, 2, 6], [5]], discardPile: [4], drawPile: [] }),
    legal: [withdraw(0)],
    obeys: [withdraw(0)],
    tells: [{ type: 'withdrew', seat: 0 }],
    refuses: { move: draw(0) },
  },
  'CH-3.7': {
    kind: 'move',
    says: 'The others are out. Seat 1 plays its fitting cards, and then must withdraw.',
    state: position({
      hands: [
        [4, 5, 2],
        [6, 6],
        ['chick', 'chick', 3],
      ],
      discardPile: [3],
      withdrawn: [false, true, true],
    }),
    obeys: [play(0, 4), play(0, 5), withdraw(0)],
    tells: [
      { type: 'played', card: 4 },
      { type: 'played', card: 5 },
      { type: 'roundEnded', wentOut: null },
    ],
    refuses: { move: draw(0) },
  },
  'CH-3.8': {
    kind: 'move',
    says: 'Seat 2 is out: after seat 1 comes seat 3.',
    state: position({ hands: [[1, 3], [2], [4]], discardPile: [3], withdrawn: [false, true, false] }),
    obeys: [play(0, 3)],
    tells: [{ type: 'turnPassed', to: 2 }],
    refuses: { move: draw(1), by: 'G-1', after: true },
  },
  'CH-3.9': {
    kind: 'move',
    says: 'The last draw: there is no reshuffle, so only plays and withdrawals remain.',
    state: position({ hands: [[1], [2, 2]], discardPile: [5], drawPile: [1] }),
    obeys: [draw(0)],
    tells: [{ type: 'drew', seat: 0, card: 1 }],
    refuses: { move: draw(1), by: 'CH-3.6', after: true },
  },
  'CH-4.1': {
    kind: 'move',
    says: 'Seat 1 plays its last card. Seat 2 does not get another turn.',
    state: position({ hands: [[4], [1, 2]], discardPile: [3] }),
    obeys: [play(0, 4)],
    tells: [
      { type: 'played', seat: 0, card: 4 },
      {
        type: 'roundEnded',
        wentOut: 0,
        hands: [[], [1, 2]],
      },
      { type: 'dealt', round: 2 },
    ],
  },
  'CH-4.2': {
    kind: 'scoring',
    says: 'Seat 3 withdrew earlier with the hand of the rule book, seat 2 has to count two 6s once.',
    state: position({
      hands: [[4], [6, 6, 1], ['chick', 'chick', 'chick', 3, 3]],
      discardPile: [3],
      withdrawn: [false, false, true],
    }),
    obeys: [play(0, 4)],
    tells: [{ type: 'scored', points: [0, 7, 13] }],
    points: [0, 7, 13],
    score: [0, 7, 13],
  },
  'CH-4.3': {
    kind: 'scoring',
    says: 'A 5 comes to lie on top: the egg counts 5, next to equal numbers.',
    state: position({ hands: [[5], ['egg', 2, 2], [5, 1]], discardPile: [4] }),
    obeys: [play(0, 5)],
    tells: [{ type: 'scored', points: [0, 7, 6] }],
    points: [0, 7, 6],
    score: [0, 7, 6],
  },
  'CH-4.4': {
    kind: 'scoring',
    says: 'Seat 1 goes out with 25 points and rolls.',
    state: position({ hands: [[4], [6, 1]], discardPile: [3], scores: [25, 10] }),
    obeys: [play(0, 4)],
    tells: [
      { type: 'scored', points: [0, 7] },
      { type: 'rolled', seat: 0, deducted: 5 },
    ],
    points: [-5, 7],
    score: [20, 17],
  },
  'CH-4.5': {
    kind: 'move',
    says: 'All withdraw. Seat 2 put the last card down, so seat 2 starts round 2.',
    state: position({
      hands: [
        [3, 1],
        [3, 1],
        [1, 2],
      ],
      discardPile: [3],
    }),
    obeys: [play(0, 3), play(1, 3), withdraw(2), withdraw(0), withdraw(1)],
    tells: [
      { type: 'roundEnded', wentOut: null },
      { type: 'dealt', round: 2, starter: 1 },
    ],
  },
  'CH-5.1': {
    kind: 'scoring',
    says: 'Seat 1 reaches 52, and the others share the first rank.',
    state: lastToGo({ hands: [[3], [2], [2]], scores: [49, 10, 10] }),
    obeys: [withdraw(0)],
    tells: [{ type: 'gameEnded', reason: 'target' }],
    points: [3, 2, 2],
    score: [52, 12, 12],
    ranking: [[1, 2], [0]],
  },
  'CH-5.2': {
    kind: 'scoring',
    says: 'With `maxRounds` 1, the first round is the last.',
    state: lastToGo({ hands: [[1], [2], [2]], options: optionsWith({ maxRounds: 1 }) }),
    obeys: [withdraw(0)],
    tells: [{ type: 'gameEnded', reason: 'maxRounds' }],
    points: [1, 2, 2],
    score: [1, 2, 2],
    ranking: [[0], [1, 2]],
  },
  'CH-6.1': {
    kind: 'sight',
    says: 'Seat 2 has withdrawn and keeps its hand to itself. Both see the discard pile, and neither the draw pile.',
    state: position({ hands: [[1, 2, 'egg'], [4, 4], [5]], discardPile: [3], withdrawn: [false, true, false] }),
    viewers: [0, 1],
    differs: ['hands'],
  },
  'CH-6.1a': {
    kind: 'sight',
    says: 'The game is over. Seat 1 drew the 1 last, but no player can tell.',
    state: lastToGo({ hands: [['egg', 3, 'chick', 1], [2], [6, 2]], options: optionsWith({ maxRounds: 1 }) }),
    obeys: [withdraw(0)],
    viewers: [0, null],
    differs: [],
  },
};

/** A figure for every clause of the sheet. The common clauses use examples from this game. */
export const figures = { ...ownFigures, ...commonFigures };
