/**
 * The lesson of Blind Chicken Extreme, for `hencoop/lesson`.
 *
 * @packageDocumentation
 */

import { at } from '../engine/errors.js';
import { deepFreeze } from '../engine/freeze.js';
import { inDealOrder, pileOf } from '../engine/scriptedChance.js';
import type { Lesson } from '../lesson/lesson.js';
import { type BlindChickenExtremeTypes, blindChickenExtreme, type Card, deckFor, type Move } from './index.js';

/** The explanations, in order. */
export type BlindChickenExtremeLessonSay = 'goal' | 'low' | 'pig' | 'reward' | 'hidden' | 'sow' | 'benefit' | 'scored';

/** The responses to legal moves that the lesson does not teach at that point. */
export type BlindChickenExtremeLessonInstead = 'high' | 'notThat' | 'otherReward' | 'keepSow' | 'otherBenefit';

const SEATS = [0, 1, 2] as const;

const play = (seat: number, card: Card): Move => ({ seat, type: 'play', card });

const READ = { accepts: [], instead: {}, follow: [] };

/**
 * The tricks before the lesson, each with its leader and the cards that the seats play from the left ends of their
 * rows.
 */
const TRICKS: readonly { readonly leader: number; readonly cards: readonly Card[] }[] = [
  { leader: 0, cards: [44, 21, 15] },
  { leader: 0, cards: [43, 17, 16] },
  { leader: 0, cards: [42, 18, 24] },
  { leader: 0, cards: [20, 40, 27] },
  { leader: 1, cards: [22, 31, 38] },
  { leader: 2, cards: [26, 35, 45] },
  { leader: 2, cards: [28, 36, 30] },
  { leader: 1, cards: [29, 32, 33] },
];

/** The rest of each row. */
const LEFT: readonly (readonly Card[])[] = [
  [47, 0, 46, 19],
  [34, 23, 48, 49],
  [41, 25, 37, 39],
];

const ROWS = /* @__PURE__ */ SEATS.map((seat) => [...TRICKS.map(({ cards }) => at(cards, seat)), ...at(LEFT, seat)]);

/** The moves that arrange the rows, and the tricks before the lesson. */
function movesBefore(): readonly Move[] {
  const placings = ROWS.flatMap((row, seat) => row.map((card): Move => ({ seat, type: 'place', card })));
  const plays = TRICKS.flatMap(({ leader, cards }) =>
    SEATS.map((turn) => (leader + turn) % SEATS.length).map((seat) => play(seat, at(cards, seat))),
  );
  // Then the taker of the last one leads the first trick of the lesson.
  return [...placings, ...plays, play(2, 41)];
}

/** The lesson of Blind Chicken Extreme: the last four tricks of a game for three. */
export const blindChickenExtremeLesson: Lesson<
  BlindChickenExtremeTypes,
  BlindChickenExtremeLessonSay,
  BlindChickenExtremeLessonInstead
> = /* @__PURE__ */ deepFreeze({
  game: blindChickenExtreme,
  setup: { seats: 3, options: { games: 1 } },
  seat: 0,
  names: ['', 'Berta', 'Frida'],
  script: { 'deal/1': pileOf(deckFor(3), inDealOrder(ROWS)) },
  before: movesBefore(),
  steps: [
    { say: 'goal', about: [{ played: 2 }], ...READ },
    {
      say: 'low',
      about: [{ card: 19 }],
      toward: { played: 2 },
      accepts: [play(0, 19)],
      instead: { play: 'high' },
      follow: [play(1, 34), play(2, 25)],
    },
    {
      say: 'pig',
      about: [{ card: 46 }],
      toward: { played: 2 },
      accepts: [play(0, 46)],
      instead: { play: 'notThat' },
      follow: [play(1, 23)],
    },
    {
      say: 'reward',
      about: [{ reward: 'leadFaceDown' }],
      accepts: [{ seat: 0, type: 'takeReward', reward: 'leadFaceDown' }],
      instead: { takeReward: 'otherReward' },
      follow: [],
    },
    {
      say: 'hidden',
      about: [{ card: 47 }],
      accepts: [play(0, 47)],
      instead: { play: 'keepSow' },
      follow: [play(1, 48), play(2, 37), play(1, 49), play(2, 39)],
    },
    { say: 'sow', about: [{ card: 0 }], toward: { played: 1 }, accepts: [play(0, 0)], instead: {}, follow: [] },
    {
      say: 'benefit',
      about: [{ benefit: 'ignoreChickens' }],
      accepts: [{ seat: 0, type: 'chooseBenefit', benefit: 'ignoreChickens' }],
      instead: { chooseBenefit: 'otherBenefit' },
      follow: [],
    },
    { say: 'scored', about: [{ part: 'seat', seat: 1 }], ...READ },
  ],
  pictures: { goal: 1, turn: 2, scoring: 7 },
});
