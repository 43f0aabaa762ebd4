/**
 * The lesson of Chicken Out!, for `hencoop/lesson`.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../engine/freeze.js';
import { inDealOrder, pileOf } from '../engine/scriptedChance.js';
import type { Lesson } from '../lesson/lesson.js';
import { type Card, type ChickenOutTypes, chickenOut, DECK, type Move } from './index.js';

/** The explanations, in order. */
export type ChickenOutLessonSay =
  | 'goal'
  | 'open'
  | 'red'
  | 'chickenOut'
  | 'own'
  | 'safe'
  | 'stop'
  | 'bust'
  | 'dare'
  | 'scored';

/** The responses to legal moves that the lesson does not teach at that point. */
export type ChickenOutLessonInstead = 'risky' | 'stopLater' | 'playOn' | 'dare';

const play = (seat: number): Move => ({ seat, type: 'play' });

const PILE = { pile: 'pile', seat: 0 };
const READ = { accepts: [], instead: {}, follow: [] };

/** The top of each pile, top first. */
const PILES: readonly (readonly Card[])[] = [
  ['black 6', 'black 8', 'black 11', 'black 9', 'red 5', 'black 3', 'black 11', 'black 4'],
  ['red 9', 'red 4', 'black 10', 'red 3', 'black 2', 'red 6', 'red 8', 'black 5'],
];

/** The lesson of Chicken Out!: a few counts for two, with a card that is too high and one that is just right. */
export const chickenOutLesson: Lesson<ChickenOutTypes, ChickenOutLessonSay, ChickenOutLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    game: chickenOut,
    setup: { seats: 2 },
    seat: 0,
    names: ['', 'Berta'],
    // CO-2.1: the first dealt card lies on top.
    script: { 'deal/1': pileOf(DECK, inDealOrder(PILES)) },
    before: [],
    steps: [
      { say: 'goal', about: [PILE], ...READ },
      { say: 'open', about: [PILE], accepts: [play(0)], instead: {}, follow: [play(1)] },
      { say: 'red', about: [{ index: 2 }], accepts: [play(0)], instead: {}, follow: [play(1)] },
      {
        say: 'chickenOut',
        about: [{ index: 4 }],
        toward: PILE,
        accepts: [{ seat: 0, type: 'chickenOut' }],
        instead: { play: 'risky' },
        follow: [],
      },
      { say: 'own', about: [PILE], accepts: [play(0)], instead: {}, follow: [] },
      { say: 'safe', about: [{ index: 0 }], accepts: [play(0)], instead: { stop: 'stopLater' }, follow: [] },
      {
        say: 'stop',
        about: [{ index: 1 }],
        accepts: [{ seat: 0, type: 'stop' }],
        instead: { play: 'playOn' },
        follow: [play(1)],
      },
      { say: 'bust', about: [{ pile: 'pile', seat: 1 }], accepts: [play(0)], instead: {}, follow: [play(1)] },
      { say: 'dare', about: [{ index: 2 }], accepts: [play(0)], instead: { chickenOut: 'dare' }, follow: [] },
      { say: 'scored', about: [PILE], ...READ },
    ],
    pictures: { goal: 1, turn: 2, scoring: 3 },
  });
