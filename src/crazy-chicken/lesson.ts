/**
 * The lesson of Crazy Chicken, for `hencoop/lesson`.
 *
 * @packageDocumentation
 */
import { unseen } from '../engine/cards.js';
import { deepFreeze } from '../engine/freeze.js';
import { inDealOrder, pileOf } from '../engine/scriptedChance.js';
import type { Lesson } from '../lesson/lesson.js';
import { type Chicken, type CrazyChickenTypes, crazyChicken, DECK, type Move, type Pile } from './index.js';

/** The explanations, in order. */
export type CrazyChickenLessonSay = 'goal' | 'draw' | 'drawAgain' | 'lay' | 'open' | 'again' | 'sixth' | 'scored';

/** The responses to legal moves that the lesson does not teach at that point. */
export type CrazyChickenLessonInstead = 'otherPile' | 'discard';

const draw = (seat: number, from: Pile): Move => ({ seat, type: 'draw', from });
const lay = (seat: number, chicken: Chicken, count: number): Move => ({ seat, type: 'lay', chicken, count });

/** A turn that draws from both draw piles. */
const turn = (seat: number, end: Move): readonly Move[] => [draw(seat, 'drawA'), draw(seat, 'drawB'), end];

const HAND = { part: 'hand', seat: 0 };
const READ = { accepts: [], instead: {}, follow: [] };
const DRAW = { draw: 'otherPile' } as const;
const LAY = { lay: 'discard', discard: 'discard' } as const;

const HANDS: readonly (readonly Chicken[])[] = [
  [16, 16, 20],
  [20, 20, 12],
];
/** The cards drawn from each draw pile, in order. */
const FROM_A: readonly Chicken[] = [20, 18, 9, 18, 8, 14, 7, 6, 20, 8, 18];
const FROM_B: readonly Chicken[] = [6, 9, 9, 14, 8, 7, 7, 16, 12, 20];

function deal(): readonly Chicken[] {
  const hands = inDealOrder(HANDS);
  const rest = unseen(DECK, [...hands, ...FROM_A, ...FROM_B]);
  // CC-2.1: the upper half of the remaining cards is draw pile A.
  const half = (DECK.length - hands.length) / 2;
  return pileOf(DECK, [...hands, ...FROM_A, ...rest.slice(0, half - FROM_A.length), ...FROM_B]);
}

/** The lesson of Crazy Chicken: the last two turns of a round, which the learner ends with a sixth type. */
export const crazyChickenLesson: Lesson<CrazyChickenTypes, CrazyChickenLessonSay, CrazyChickenLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    game: crazyChicken,
    setup: { seats: 2, options: { rounds: 1 } },
    seat: 0,
    names: ['', 'Berta'],
    script: { 'deal/1': deal() },
    before: [
      ...turn(0, lay(0, 16, 2)),
      ...turn(1, lay(1, 20, 2)),
      ...turn(0, lay(0, 9, 2)),
      ...turn(1, lay(1, 18, 2)),
      ...turn(0, lay(0, 8, 2)),
      ...turn(1, lay(1, 14, 2)),
      ...turn(0, lay(0, 7, 2)),
      ...turn(1, { seat: 1, type: 'discard', chicken: 6, to: 'discardA' }),
    ],
    steps: [
      {
        say: 'goal',
        about: [
          { set: 16, seat: 0 },
          { set: 9, seat: 0 },
          { set: 8, seat: 0 },
          { set: 7, seat: 0 },
        ],
        ...READ,
      },
      { say: 'draw', about: [{ pile: 'drawA' }], toward: HAND, accepts: [draw(0, 'drawA')], instead: DRAW, follow: [] },
      {
        say: 'drawAgain',
        about: [{ pile: 'drawB' }],
        toward: HAND,
        accepts: [draw(0, 'drawB')],
        instead: DRAW,
        follow: [],
      },
      {
        say: 'lay',
        about: [{ card: 20 }],
        toward: { set: 20, seat: 1 },
        accepts: [lay(0, 20, 3)],
        instead: LAY,
        follow: turn(1, { seat: 1, type: 'discard', chicken: 8, to: 'discardB' }),
      },
      {
        say: 'open',
        about: [{ pile: 'discardA' }],
        toward: HAND,
        accepts: [draw(0, 'discardA')],
        instead: DRAW,
        follow: [],
      },
      {
        say: 'again',
        about: [{ pile: 'drawA' }],
        toward: HAND,
        accepts: [draw(0, 'drawA')],
        instead: DRAW,
        follow: [],
      },
      { say: 'sixth', about: [{ card: 6 }], accepts: [lay(0, 6, 2)], instead: LAY, follow: [] },
      { say: 'scored', about: [{ set: 6, seat: 0 }], ...READ },
    ],
    pictures: { goal: 1, turn: 4, scoring: 7 },
  });
