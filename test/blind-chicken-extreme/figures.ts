import type { BlindChickenExtremeTypes, Card } from 'hencoop/blind-chicken-extreme';
import type { CLAUSES } from '../../src/blind-chicken-extreme/clauses.js';
import type { Figures } from '../support/figures.js';
import { commonFigures } from './figures/common.js';
import { arranging, inGame, lastTrick, late } from './figures/tables.js';
import { benefit, cancel, place, play, playAll, takeReward } from './rules/helpers.js';

type OwnClause = keyof typeof CLAUSES;

const numbered = (...cards: readonly Card[]) => cards.map((card) => ({ name: `${card}`, count: 1, card }));
const carrying = (what: string, ...cards: readonly Card[]) =>
  cards.map((card) => ({ name: `${card}, ${what}`, count: 1, card }));

/** Seat 1 has taken the trick with the 25, a lone pig, and chooses between the two remaining rewards. */
const choice = playAll(
  late(
    [
      [25, 40, 18, 45],
      [20, 23, 26, 29],
      [22, 30, 32, 33],
    ],
    [[35, 15, 16]],
  ),
  play(0, 25),
  play(1, 20),
  play(2, 22),
);

/** Seat 1 has taken the trick with the 25, and no reward has been taken before. */
const firstChoice = playAll(
  late([
    [25, 18, 45, 35],
    [20, 23, 26, 29],
    [22, 30, 32, 33],
  ]),
  play(0, 25),
  play(1, 20),
  play(2, 22),
);

const ownFigures: Figures<BlindChickenExtremeTypes, OwnClause> = {
  'BC-1.1': {
    kind: 'components',
    says: 'The cards with only a number, and the sow. BC-1.4 has the others.',
    pieces: [
      ...carrying('the sow', 0),
      ...numbered(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 22, 23, 26, 29, 30, 32, 33, 36),
      ...numbered(39, 40, 42, 43, 46, 49),
    ],
  },
  'BC-1.2': {
    kind: 'components',
    says: 'The sides of the penalty cards: seven cards, two sides each.',
    pieces: [
      { name: 'Penalty -3', count: 5 },
      { name: 'Penalty -6', count: 5 },
      { name: 'Penalty -10', count: 2 },
      { name: 'Penalty -15', count: 2 },
    ],
  },
  'BC-1.3': {
    kind: 'components',
    says: 'One reward card for each advantage.',
    pieces: [
      { name: 'lead face down', count: 1 },
      { name: 'lead any card', count: 1 },
      { name: 'choose the leader', count: 1 },
    ],
  },
  'BC-1.4': {
    kind: 'components',
    says: 'The cards with a chicken, a pig or the sign.',
    pieces: [
      ...carrying('a chicken', 17),
      ...numbered(18),
      ...carrying('a chicken', 21, 24),
      ...carrying('a pig', 25),
      ...carrying('a chicken', 27),
      ...numbered(28),
      ...carrying('a chicken', 31, 34),
      ...carrying('a pig', 35),
      ...carrying('a chicken', 37),
      ...numbered(38),
      ...carrying('a chicken', 41, 44),
      ...carrying('a pig', 45),
      ...carrying('a chicken', 47),
      ...numbered(48),
    ],
  },
  'BC-2.1': {
    kind: 'setup',
    says: 'Two players: 1 to 26 stay in the box, and both get twelve cards.',
    start: { seats: 2, seed: 'hen' },
    tells: [
      {
        type: 'dealt',
        gameNumber: 1,
        hands: [
          [28, 45, 49, 37, 36, 41, 44, 46, 29, 48, 32, 31],
          [39, 34, 30, 35, 43, 27, 33, 47, 0, 40, 42, 38],
        ],
      },
    ],
  },
  'BC-2.2': {
    kind: 'move',
    says: 'With `firstSeat` 2, seat 3 led game 1. Seat 1, its left neighbor, will lead game 2.',
    state: late([[19], [20], [22]], [], { firstSeat: 2 }),
    obeys: [play(0, 19), play(1, 20), play(2, 22), benefit(2, 'none')],
    tells: [{ type: 'scored' }, { type: 'dealt', gameNumber: 2, starter: 0 }],
  },
  'BC-2.3': {
    kind: 'move',
    says: 'Seat 1 places its last two cards and is ready. The 0 stays where it was placed.',
    state: arranging([40, 30]),
    obeys: [place(0, 40), place(0, 30)],
    tells: [
      { type: 'placed', seat: 0, card: 40 },
      { type: 'placed', seat: 0, card: 30 },
      { type: 'ready', seat: 0 },
    ],
    refuses: { move: place(0, 0), by: 'G-4' },
  },
  'BC-2.4': {
    kind: 'sight',
    says: 'Seat 1 has placed eleven of its twelve cards, and to everyone else it still shows a full hand.',
    state: arranging([40, 30]),
    obeys: [place(0, 40)],
    viewers: [0, null],
    differs: ['hands', 'rows'],
  },
  'BC-3.1': {
    kind: 'move',
    says: 'Seat 1 leads with an end of its row, the others follow, and the highest card takes the trick.',
    state: late([
      [40, 15, 17, 22],
      [19, 20, 23, 26],
      [29, 30, 32, 33],
    ]),
    legal: [play(0, 40), play(0, 22)],
    obeys: [play(0, 22), play(1, 19), play(2, 33)],
    tells: [
      { type: 'turnPassed', to: 1 },
      { type: 'turnPassed', to: 2 },
      { type: 'trickTaken', seat: 2, card: 33 },
      { type: 'turnPassed', to: 2 },
    ],
    refuses: { move: play(0, 17) },
  },
  'BC-3.2': {
    kind: 'move',
    says: 'The 28 and the 38 carry the sign. Seat 3 plays face down; seat 4, the last, plays openly.',
    state: late([
      [19, 22],
      [18, 29],
      [28, 33],
      [38, 16],
    ]),
    obeys: [play(0, 19), play(1, 29), play(2, 28), play(3, 38)],
    tells: [
      { type: 'played', seat: 2, card: 28, faceDown: 'sign' },
      { type: 'played', seat: 3, card: 38, faceDown: null },
      { type: 'revealed', cards: [19, 29, 28, 38] },
    ],
  },
  'BC-3.3': {
    kind: 'move',
    says: 'The last trick holds the 0 and the 49.',
    state: late([[0], [49], [20]]),
    obeys: [play(0, 0), play(1, 49), play(2, 20)],
    tells: [{ type: 'trickTaken', seat: 0, card: 0 }],
  },
  'BC-3.4': {
    kind: 'move',
    says: 'The trick lies open while seat 1 chooses a reward. When seat 1 leads again, it lies face down in the pile.',
    state: late([
      [25, 35],
      [20, 45],
      [22, 26],
    ]),
    obeys: [play(0, 25), play(1, 20), play(2, 22), takeReward(0, 'leadAnyCard'), play(0, 35)],
    tells: [
      { type: 'trickTaken', seat: 0 },
      { type: 'rewardTaken', seat: 0 },
      { type: 'turnedDown', seat: 0 },
      { type: 'played', seat: 0, card: 35 },
    ],
  },
  'BC-4.1': {
    kind: 'move',
    says: 'Four chickens in one trick: its taker gets the penalty card of -10 at once.',
    state: late([
      [17, 20],
      [21, 23],
      [24, 26],
      [27, 29],
      [22, 30],
    ]),
    obeys: [play(0, 17), play(1, 21), play(2, 24), play(3, 27), play(4, 22)],
    tells: [
      { type: 'trickTaken', seat: 3, card: 27 },
      { type: 'penaltyTaken', seat: 3, penalty: -10 },
    ],
  },
  'BC-4.2': {
    kind: 'move',
    says: 'The 25 is the only pig of the trick. Seat 1 chooses one of the two remaining rewards.',
    state: choice,
    legal: [takeReward(0, 'leadAnyCard'), takeReward(0, 'chooseLeader')],
    obeys: [takeReward(0, 'leadAnyCard')],
    tells: [{ type: 'rewardTaken', seat: 0, reward: 'leadAnyCard' }],
    refuses: { move: takeReward(0, 'leadFaceDown') },
  },
  'BC-4.3': {
    kind: 'move',
    says: 'Two chickens and one pig in the same trick.',
    state: late([
      [17, 35],
      [21, 18],
      [25, 45],
    ]),
    obeys: [play(0, 17), play(1, 21), play(2, 25)],
    tells: [
      { type: 'trickTaken', seat: 2, card: 25 },
      { type: 'penaltyTaken', seat: 2, penalty: -3 },
      { type: 'rewardOffered', seat: 2 },
    ],
  },
  'BC-4.4': {
    kind: 'move',
    says: 'Seat 1 takes the advantage to lead any card, and leads one from the middle of its row. Seat 2 may not follow with one.',
    state: choice,
    obeys: [takeReward(0, 'leadAnyCard'), play(0, 18)],
    tells: [
      { type: 'turnPassed', to: 0, advantage: 'leadAnyCard' },
      { type: 'played', seat: 0, card: 18, index: 1, faceDown: 'sign' },
    ],
    refuses: { move: play(1, 26), by: 'BC-3.1', after: true },
  },
  'BC-4.4a': {
    kind: 'sight',
    says: 'Seat 1 leads the 18 face down under the advantage. No other player can tell that it carries the sign.',
    state: firstChoice,
    obeys: [takeReward(0, 'leadFaceDown'), play(0, 18)],
    viewers: [0, null],
    differs: ['rows', 'trick'],
  },
  'BC-4.5': {
    kind: 'move',
    says: 'The last trick has a lone pig. Seat 1 takes a reward for its points; there is no trick left to lead.',
    state: late([[25], [20], [22]], [[35, 45, 15]]),
    obeys: [play(0, 25), play(1, 20), play(2, 22), takeReward(0, 'chooseLeader')],
    tells: [
      { type: 'rewardTaken', seat: 0, reward: 'chooseLeader' },
      { type: 'benefitsOffered', seat: 0 },
    ],
  },
  'BC-5.1': {
    kind: 'scoring',
    says: 'Seats 1 and 2 lose five points for chickens and six for penalties, but seat 2 has two rewards. Seat 3 has no chicken.',
    state: lastTrick(),
    obeys: [play(0, 19), play(1, 20), play(2, 22)],
    tells: [{ type: 'scored' }],
    points: [-11, -5, 6],
    score: [-11, -5, 6],
  },
  'BC-5.2': {
    kind: 'scoring',
    says: 'Seat 1 takes the last trick with the 0, and its first game, -12 points, does not count any more.',
    state: inGame(late([[0], [49], [20]]), 2, [[-12], [3], [-4]]),
    obeys: [play(0, 0), play(1, 49), play(2, 20), cancel(0, 1)],
    tells: [{ type: 'benefitChosen', seat: 0, benefit: 'cancelGame', game: 1 }],
    points: [17, -3, -3],
    score: [5, 0, -7],
  },
  'BC-5.3': {
    kind: 'move',
    says: 'Seat 1 has earlier chickens but no earlier penalty. Without the three earlier chickens the one of the last trick counts, so there is no bonus.',
    state: playAll(late([[31], [20], [22]]), play(0, 31), play(1, 20), play(2, 22)),
    legal: [benefit(0, 'none'), benefit(0, 'ignoreChickens')],
    obeys: [benefit(0, 'ignoreChickens')],
    tells: [
      {
        type: 'scored',
        tallies: [
          { chickens: -1, penalties: 0, rewards: 9, noChicken: 0, total: 8 },
          { chickens: -2, penalties: 0, rewards: 0, noChicken: 0, total: -2 },
          { chickens: -4, penalties: -3, rewards: 0, noChicken: 0, total: -7 },
        ],
      },
    ],
    refuses: { move: benefit(0, 'ignorePenalties') },
  },
  'BC-5.4': {
    kind: 'scoring',
    says: 'The third of three games ends the session. Seats 1 and 2 share the second rank.',
    state: inGame(lastTrick({ firstSeat: 1 }), 3, [
      [4, 3],
      [3, -2],
      [-2, -3],
    ]),
    obeys: [play(0, 19), play(1, 20), play(2, 22)],
    tells: [{ type: 'sessionEnded', reason: 'games' }],
    points: [-11, -5, 6],
    score: [-4, -4, 1],
    ranking: [[2], [0, 1]],
  },
  'BC-6.1': {
    kind: 'sight',
    says: 'Seat 1 leads the 18 face down from the left end of its row. Everyone sees where it came from, but only seat 1 sees which it is.',
    state: late([
      [18, 40, 22],
      [19, 20, 23],
      [29, 30, 32],
    ]),
    obeys: [play(0, 18)],
    viewers: [0, 1],
    differs: ['rows', 'trick'],
  },
};

/** A figure for every clause of the sheet. The common clauses use examples from this game. */
export const figures = { ...ownFigures, ...commonFigures };
