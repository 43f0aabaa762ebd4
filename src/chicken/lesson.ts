/**
 * The lesson of Chicken, for `hencoop/lesson`.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../engine/freeze.js';
import { inDealOrder, pileOf } from '../engine/scriptedChance.js';
import type { Lesson } from '../lesson/lesson.js';
import { type Card, type ChickenTypes, chicken, DECK, type Move } from './index.js';

/** The explanations, in order. */
export type ChickenLessonSay =
  | 'goal'
  | 'next'
  | 'same'
  | 'chick'
  | 'draw'
  | 'drawn'
  | 'twice'
  | 'alone'
  | 'last'
  | 'scored';

/** The responses to legal moves that the lesson does not teach at that point. */
export type ChickenLessonInstead = 'draw' | 'withdraw' | 'other' | 'keepEgg' | 'onlyEgg';

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });
const draw = (seat: number): Move => ({ seat, type: 'draw' });
const withdraw = (seat: number): Move => ({ seat, type: 'withdraw' });

const TOP = { pile: 'discardPile' };
const HAND = { part: 'hand', seat: 0 };
const READ = { accepts: [], instead: {}, follow: [] };
const STAY = { draw: 'draw', withdraw: 'withdraw', play: 'other' } as const;
const KEEP_EGG = { ...STAY, play: 'keepEgg' } as const;

/** Both players leave the first round at once, to have points on the board; then comes the taught round. */
const FIRST_HANDS: readonly (readonly Card[])[] = [
  ['chick', 'chick', 6, 5, 2, 2],
  [5, 5, 3, 3, 1, 1],
];
const HANDS: readonly (readonly Card[])[] = [
  [5, 6, 'chick', 3, 3, 'egg'],
  [6, 'chick', 1, 3, 6, 6],
];

/** The lesson of Chicken: one round for two, in which the learner goes out and rolls the dice. */
export const chickenLesson: Lesson<ChickenTypes, ChickenLessonSay, ChickenLessonInstead> = /* @__PURE__ */ deepFreeze({
  game: chicken,
  setup: { seats: 2, options: { maxRounds: 2 } },
  seat: 0,
  names: ['', 'Berta'],
  script: {
    'deal/1': pileOf(DECK, [...inDealOrder(FIRST_HANDS), 4]),
    // After the hands: the card turned up, and one for each player to draw.
    'deal/2': pileOf(DECK, [...inDealOrder(HANDS), 4, 2, 4]),
    'dice/2': ['chick', 3],
  },
  before: [withdraw(0), withdraw(1)],
  steps: [
    { say: 'goal', about: [HAND], ...READ },
    { say: 'next', about: [{ card: 5 }], toward: TOP, accepts: [play(0, 5)], instead: KEEP_EGG, follow: [play(1, 6)] },
    {
      say: 'same',
      about: [{ card: 6 }],
      toward: TOP,
      accepts: [play(0, 6)],
      instead: STAY,
      follow: [play(1, 'chick')],
    },
    {
      say: 'chick',
      about: [{ card: 'chick' }],
      toward: TOP,
      accepts: [play(0, 'chick')],
      instead: KEEP_EGG,
      follow: [play(1, 1)],
    },
    {
      say: 'draw',
      about: [{ pile: 'drawPile' }],
      toward: HAND,
      accepts: [draw(0)],
      instead: KEEP_EGG,
      follow: [draw(1)],
    },
    { say: 'drawn', about: [{ card: 2 }], toward: TOP, accepts: [play(0, 2)], instead: KEEP_EGG, follow: [play(1, 3)] },
    {
      say: 'twice',
      about: [{ card: 3 }],
      toward: TOP,
      accepts: [play(0, 3)],
      instead: KEEP_EGG,
      follow: [withdraw(1)],
    },
    { say: 'alone', about: [{ card: 3 }], toward: TOP, accepts: [play(0, 3)], instead: KEEP_EGG, follow: [] },
    {
      say: 'last',
      about: [{ card: 'egg' }],
      toward: TOP,
      accepts: [play(0, 'egg')],
      instead: { ...STAY, withdraw: 'onlyEgg' },
      follow: [],
    },
    { say: 'scored', about: [TOP], ...READ },
  ],
  pictures: { goal: 6, turn: 2, scoring: 9 },
});
