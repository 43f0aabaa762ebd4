import type { Chicken, CrazyChickenTypes, Move, Pile, State } from 'hencoop/crazy-chicken';
import type { CLAUSES } from '../../src/crazy-chicken/clauses.js';
import { copies, position } from '../../src/crazy-chicken/testkit/position.js';
import type { Figures } from '../support/figures.js';
import { commonFigures, deck, discard, draw, lay, laying, set } from './commonFigures.js';

const discardSet = (seat: number, to: 'discardA' | 'discardB'): Move => ({ seat, type: 'discardSet', to });

/** Both draw piles hold cards, and so does the first discard pile. */
const piles = { drawA: [9, 7, 14], drawB: [8, 6, 12], discardA: [7] } satisfies Partial<State>;

const drawAt = (seat: number): Pick<State, 'step' | 'turn'> => ({ step: { type: 'draw', seat }, turn: seat });

const drewFrom = (closed: Pile): Pick<State, 'step'> => ({ step: { type: 'drawAgain', seat: 0, closed } });

/** Seat 1 holds six 20s, and seat 2 shows four. */
const larger = position({
  ...laying,
  hands: [
    [...copies(20, 6), 18],
    [9, 7, 6],
  ],
  sets: [[set(12, 3)], [set(20, 4), set(8, 2)]],
  drawA: [14, 14],
  drawB: [16, 16],
  discardA: [7],
});

/** Seat 1 shows five types, and holds two 8s. */
const sixth = (given: Partial<State> = {}) =>
  position({
    ...laying,
    hands: [[8, 8], [14]],
    sets: [
      [set(18, 2), set(12, 2), set(9, 2), set(7, 2), set(6, 2)],
      [set(20, 2), set(16, 2)],
    ],
    drawA: [14],
    drawB: [14],
    ...given,
  });

const lastRound = { round: 4, bestRounds: [40, 30] } satisfies Partial<State>;

const pieces: readonly (readonly [string, Chicken])[] = [
  ['Billy the Chick', 20],
  ['Gallo Gomez', 18],
  ['Superchick', 16],
  ['Napoulet Bonaparte', 14],
  ['Chicken King', 12],
  ['Charles Chickbergh', 9],
  ['Thomas Cock', 8],
  ['Maria Gackas', 7],
  ['Marilyn Henroe', 6],
];

type OwnClause = keyof typeof CLAUSES;

const ownFigures: Figures<CrazyChickenTypes, OwnClause> = {
  'CC-1.1': {
    kind: 'components',
    says: 'The cards of the box: each number is both the number of copies and the value of the type.',
    pieces: pieces.map(([name, chicken]) => ({ name, count: chicken, card: chicken })),
  },
  'CC-2.1': {
    kind: 'setup',
    says: 'Three cards for each player, and two draw piles of 52.',
    start: { seats: 2, seed: 'fox' },
    tells: [
      { type: 'opened', seats: 2 },
      { type: 'dealt', round: 1, starter: 0 },
    ],
  },
  'CC-2.1a': {
    kind: 'setup',
    says: 'The seventh card of this deck is a 20: it lies on top of draw pile A, and seat 1 draws it.',
    start: { seats: 2, seed: 'fox', deals: { 'deal/1': deck(6, 7, 6, 7, 6, 7, 20) } },
    obeys: [draw(0, 'drawA')],
    tells: [{ type: 'dealt' }, { type: 'drew', from: 'drawA', card: 20 }],
  },
  'CC-2.2': {
    kind: 'setup',
    says: 'Neither player has discarded: both discard piles are empty.',
    start: { seats: 2, seed: 'hen' },
    tells: [{ type: 'dealt' }],
  },
  'CC-2.3': {
    kind: 'move',
    says: 'Seat 1 started round 1 and ends it. Seat 2 starts round 2.',
    state: sixth(),
    obeys: [lay(0, 8, 2)],
    tells: [{ type: 'roundEnded' }, { type: 'dealt', round: 2, starter: 1 }],
  },
  'CC-3.1': {
    kind: 'move',
    says: 'Seat 1 draws, draws again and discards. It may not discard before.',
    state: position({ hands: [[20, 18, 6], [16]], ...piles }),
    obeys: [draw(0, 'drawA'), draw(0, 'drawB'), discard(0, 6, 'discardA')],
    tells: [{ type: 'drew' }, { type: 'drew' }, { type: 'discarded', chicken: 6 }, { type: 'turnPassed', to: 1 }],
    refuses: { move: discard(0, 6, 'discardA'), by: 'G-3' },
  },
  'CC-3.2': {
    kind: 'move',
    says: 'Three of the four piles hold cards. The first discard pile is empty, so no player can draw from it.',
    state: position({ hands: [[20, 18, 6], [16]], drawA: [9, 7, 14], drawB: [8, 6, 12] }),
    obeys: [draw(0, 'drawB')],
    tells: [{ type: 'drew', seat: 0, from: 'drawB', card: 12 }],
    refuses: { move: draw(0, 'discardA') },
  },
  'CC-3.3': {
    kind: 'move',
    says: 'Seat 1 looks at the 14 first, and then takes the 7 that lies open.',
    state: position({ hands: [[20, 18, 6], [16]], ...piles }),
    obeys: [draw(0, 'drawA'), draw(0, 'discardA')],
    tells: [
      { type: 'drew', from: 'drawA', card: 14 },
      { type: 'drew', from: 'discardA', card: 7 },
    ],
  },
  'CC-3.4': {
    kind: 'move',
    says: 'Seat 1 took its first card from draw pile A, so that pile is closed.',
    state: position({ hands: [[20, 18, 6, 14], [16]], ...drewFrom('drawA'), ...piles, drawA: [9, 7] }),
    obeys: [draw(0, 'discardA')],
    tells: [{ type: 'drew', from: 'discardA', card: 7 }],
    refuses: { move: draw(0, 'drawA') },
  },
  'CC-3.5': {
    kind: 'move',
    says: 'One card is left on each draw pile, and that is enough for two draws.',
    state: position({ hands: [[20, 18, 6], [16]], drawA: [9], drawB: [8] }),
    obeys: [draw(0, 'drawA'), draw(0, 'drawB')],
    tells: [
      { type: 'drew', card: 9 },
      { type: 'drew', card: 8 },
    ],
  },
  'CC-4.1': {
    kind: 'move',
    says: 'One 18 is no set. Two of the three 9s are.',
    state: position({ ...laying, hands: [[9, 9, 9, 18], [16]], ...piles }),
    obeys: [lay(0, 9, 2)],
    tells: [{ type: 'laid', seat: 0, chicken: 9, count: 2 }],
    refuses: { move: lay(0, 18, 1) },
  },
  'CC-4.1a': {
    kind: 'move',
    says: 'There are six 6s in the box: no player can lay seven.',
    state: position({ ...laying, hands: [[...copies(6, 5), 18], [16]], ...piles }),
    obeys: [lay(0, 6, 5)],
    tells: [{ type: 'laid', chicken: 6, count: 5 }],
    refuses: { move: lay(0, 6, 7), by: 'G-0' },
  },
  'CC-4.2': {
    kind: 'move',
    says: 'Seat 2 shows four 20s. Four more are too few; six send them away.',
    state: larger,
    obeys: [lay(0, 20, 6)],
    tells: [
      { type: 'laid', chicken: 20, count: 6 },
      { type: 'displaced', owner: 1, chicken: 20, count: 4 },
    ],
    refuses: { move: lay(0, 20, 4) },
  },
  'CC-4.3': {
    kind: 'move',
    says: 'Seat 1 shows three 16s. Three more are too few; five replace them, and five are shown, not eight.',
    state: position({
      ...laying,
      hands: [[...copies(16, 5), 6], [9]],
      sets: [[set(16, 3)], [set(18, 2)]],
      ...piles,
    }),
    obeys: [lay(0, 16, 5), discardSet(0, 'discardB')],
    tells: [
      { type: 'displaced', owner: 0, chicken: 16, count: 3 },
      { type: 'setDiscarded', owner: 0, chicken: 16, count: 3, to: 'discardB' },
    ],
    refuses: { move: lay(0, 16, 3) },
  },
  'CC-4.4': {
    kind: 'move',
    says: 'The four 20s belong to seat 2, who chooses a pile for them, out of turn.',
    state: larger,
    obeys: [lay(0, 20, 6), discardSet(1, 'discardA')],
    tells: [
      { type: 'displaced', owner: 1, chooser: 1 },
      { type: 'setDiscarded', owner: 1, to: 'discardA' },
      { type: 'turnPassed', to: 1 },
    ],
  },
  'CC-4.5': {
    kind: 'move',
    says: 'The first discard pile is empty: the displaced set starts it, without a choice.',
    state: { ...larger, discardA: [], discardB: [...larger.discardA, ...larger.discardB] },
    obeys: [lay(0, 20, 6)],
    tells: [
      { type: 'displaced', owner: 1, chooser: null },
      { type: 'setDiscarded', to: 'discardA' },
    ],
  },
  'CC-4.6': {
    kind: 'move',
    says: 'Seat 2 shows four of the eight 8s. Seat 1 has the other four, and cannot send them away.',
    state: position({
      ...laying,
      hands: [[...copies(8, 4), 18], [9]],
      sets: [[], [set(8, 4)]],
      ...piles,
      drawB: [12, 6, 12],
    }),
    obeys: [discard(0, 18, 'discardA')],
    tells: [{ type: 'discarded', chicken: 18 }],
    refuses: { move: lay(0, 8, 4), by: 'CC-4.2' },
  },
  'CC-5.1': {
    kind: 'move',
    says: 'Seat 1 could lay two 9s, and discards one card instead.',
    state: position({ ...laying, hands: [[9, 9, 18], [16]], ...piles }),
    obeys: [discard(0, 18, 'discardA')],
    tells: [{ type: 'discarded', seat: 0, chicken: 18, to: 'discardA' }],
  },
  'CC-5.2': {
    kind: 'move',
    says: 'The first discard pile is empty, so the next card must go there.',
    state: position({ ...laying, hands: [[9, 20, 18], [16]], drawA: [9, 7], drawB: [8, 6] }),
    obeys: [discard(0, 9, 'discardA')],
    tells: [{ type: 'discarded', chicken: 9, to: 'discardA' }],
    refuses: { move: discard(0, 9, 'discardB') },
  },
  'CC-5.3': {
    kind: 'move',
    says: 'Seat 1 lays its last two cards: an empty hand is fine, since it draws two cards in its next turn.',
    state: position({ ...laying, hands: [[9, 9], [16]], ...piles }),
    obeys: [lay(0, 9, 2)],
    tells: [
      { type: 'laid', chicken: 9, count: 2 },
      { type: 'turnPassed', to: 1 },
    ],
  },
  'CC-6.1': {
    kind: 'scoring',
    says: 'Seat 1 shows a sixth type: the round is over.',
    state: sixth(lastRound),
    obeys: [lay(0, 8, 2)],
    tells: [
      { type: 'roundEnded', reason: 'sixTypes' },
      { type: 'scored', points: [60, 36] },
    ],
    score: [60, 36],
    ranking: [[0], [1]],
  },
  'CC-6.2': {
    kind: 'move',
    says: 'Seat 1 draws the last card of pile A. It still draws once more and discards; then the round ends.',
    state: position({ hands: [[20, 18], [16]], drawA: [9], drawB: [8, 6, 12], discardA: [7] }),
    obeys: [draw(0, 'drawA'), draw(0, 'drawB'), discard(0, 9, 'discardA')],
    tells: [
      { type: 'drew', card: 9 },
      { type: 'drew', card: 12 },
      { type: 'discarded' },
      { type: 'roundEnded', reason: 'drawPile' },
    ],
  },
  'CC-6.2a': {
    kind: 'move',
    says: 'The sixth type comes with the last card of a draw pile: the six types are the reason.',
    state: sixth({ drawA: [] }),
    obeys: [lay(0, 8, 2)],
    tells: [{ type: 'roundEnded', reason: 'sixTypes' }],
  },
  'CC-6.3': {
    kind: 'scoring',
    says: 'Two 8s count 8 once. The 14 in the hand of seat 2 counts nothing.',
    state: sixth(),
    obeys: [lay(0, 8, 2)],
    tells: [{ type: 'scored', points: [60, 36] }],
    points: [60, 36],
    score: [60, 36],
  },
  'CC-6.4': {
    kind: 'scoring',
    says: 'The most that a round can bring: five high types, and a sixth. Seat 2 shows the rest.',
    state: position({
      ...laying,
      hands: [[9, 9], [6]],
      sets: [
        [set(20, 2), set(18, 2), set(16, 2), set(14, 2), set(12, 2)],
        [set(8, 2), set(7, 2)],
      ],
      ...piles,
    }),
    obeys: [lay(0, 9, 2)],
    tells: [{ type: 'scored', points: [89, 15] }],
    points: [89, 15],
    score: [89, 15],
  },
  'CC-6.5': {
    kind: 'move',
    says: 'Neither player lays. The draw piles run out, and the round ends anyway.',
    state: position({ hands: [[20, 18], [16]], drawA: [9], drawB: [8], discardA: [7] }),
    obeys: [draw(0, 'drawA'), draw(0, 'discardA'), discard(0, 9, 'discardA')],
    tells: [{ type: 'roundEnded', reason: 'drawPile' }],
  },
  'CC-7.1': {
    kind: 'scoring',
    says: 'The fourth round ends the game. Seat 1 had 90 points before, seat 2 had 120.',
    state: sixth({ round: 4, scores: [90, 120], bestRounds: [40, 50] }),
    obeys: [lay(0, 8, 2)],
    tells: [{ type: 'gameEnded', reason: 'rounds' }],
    points: [60, 36],
    score: [150, 156],
    ranking: [[1], [0]],
  },
  'CC-7.2': {
    kind: 'scoring',
    says: "Both have 150. Seat 1's best round brought 60 and seat 2's brought 50: seat 1 wins.",
    state: sixth({ round: 4, scores: [90, 114], bestRounds: [40, 50] }),
    obeys: [lay(0, 8, 2)],
    tells: [{ type: 'gameEnded', reason: 'rounds' }],
    points: [60, 36],
    score: [150, 150],
    ranking: [[0], [1]],
  },
  'CC-8.1': {
    kind: 'sight',
    says: 'Seat 1 draws from draw pile A: seat 2 sees that, and not the card.',
    state: position({
      ...drawAt(0),
      hands: [
        [20, 18, 6],
        [16, 16, 12],
      ],
      ...piles,
    }),
    obeys: [draw(0, 'drawA')],
    viewers: [0, 1],
    differs: ['hands'],
  },
};

/** A figure for every clause of the sheet. The common clauses use examples from this game. */
export const figures = { ...ownFigures, ...commonFigures };
