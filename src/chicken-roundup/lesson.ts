/**
 * The lesson of Chicken Roundup, for `hencoop/lesson`.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../engine/freeze.js';
import { inDealOrder, pileOf } from '../engine/scriptedChance.js';
import type { Lesson } from '../lesson/lesson.js';
import { allCards, type Card, type ChickenRoundupTypes, chickenRoundup, type Move } from './index.js';

/** The explanations, in order. */
export type ChickenRoundupLessonSay = 'goal' | 'swap' | 'end' | 'parade' | 'dog' | 'farmer' | 'scored';

/** The responses to legal moves that the lesson does not teach at that point. */
export type ChickenRoundupLessonInstead = 'swap' | 'end' | 'parade' | 'dog' | 'farmer';

const READ = { accepts: [], instead: {}, follow: [] };

/** One sentence for every type of move. */
const all = <Say extends string>(say: Say) =>
  ({ farmer: say, dog: say, foxTrot: say, parade: say, diagram: say, catch: say, endPlays: say }) as const;

const parade = (card: Card): Move => ({ seat: 0, type: 'parade', card, path: ['S0', 'S1', 'M1', 'M0'] });
const BERTA_ENDS: Move = { seat: 1, type: 'endPlays' };

/** The yard, its north, middle and south row from west to east, without the fox in the middle. */
const YARD: readonly Card[] = [
  ...(['silver dog', 'black dog', 'gold cutIn', 'red dog', 'white dog'] as const),
  ...(['white parade', 'black parade', 'silver cutIn', 'black cutIn'] as const),
  ...(['black farmer', 'gold farmer', 'silver farmer', 'red farmer', 'white foxTrot'] as const),
];
const HANDS: readonly (readonly Card[])[] = [
  ['white sideStep', 'red parade', 'silver parade', 'white farmer', 'black fenceHop'],
  ['red sideStep', 'black leapFrog', 'white fenceHop', 'gold dog', 'red roundDance'],
];
/** The cards drawn, in order: by the learner into the yard and the hand, and by Berta into the yard. */
const DRAWN: readonly Card[] = [
  ...(['gold roundDance', 'silver roundDance', 'red dog'] as const),
  'white leapFrog',
  ...(['red leapFrog', 'silver leapFrog', 'black roundDance', 'red fenceHop', 'white diagonalDash'] as const),
  'black sideStep',
  ...(['white cutIn', 'silver sideStep', 'black diagonalDash', 'red leapFrog', 'gold fenceHop', 'white dog'] as const),
];

/** The lesson of Chicken Roundup: three turns, from a swap to the fox. */
export const chickenRoundupLesson: Lesson<ChickenRoundupTypes, ChickenRoundupLessonSay, ChickenRoundupLessonInstead> =
  /* @__PURE__ */ deepFreeze({
    game: chickenRoundup,
    setup: { seats: 2 },
    seat: 0,
    names: ['', 'Berta'],
    script: {
      deal: pileOf(allCards(chickenRoundup.setup({ seed: 'lesson' }).options), [
        ...YARD,
        ...inDealOrder(HANDS),
        ...DRAWN,
      ]),
      rooster: [0],
    },
    before: [],
    steps: [
      { say: 'goal', about: [{ coop: 0 }], ...READ },
      {
        say: 'swap',
        about: [{ card: 'white sideStep' }],
        toward: { cell: 'S0' },
        accepts: [{ seat: 0, type: 'diagram', card: 'white sideStep', cells: ['S0', 'S1'] }],
        instead: all('swap'),
        follow: [],
      },
      {
        say: 'end',
        about: [{ cell: 'S0' }],
        toward: { coop: 0 },
        accepts: [{ seat: 0, type: 'endPlays' }],
        instead: all('end'),
        follow: [BERTA_ENDS],
      },
      {
        say: 'parade',
        about: [{ card: 'silver parade' }],
        toward: { cell: 'S0' },
        accepts: [parade('silver parade'), parade('red parade')],
        instead: all('parade'),
        follow: [BERTA_ENDS],
      },
      {
        say: 'dog',
        about: [{ card: 'red dog' }],
        toward: { cell: 'M2' },
        accepts: [{ seat: 0, type: 'dog', card: 'red dog', end: 'west' }],
        instead: all('dog'),
        follow: [],
      },
      {
        say: 'farmer',
        about: [{ card: 'white farmer' }],
        toward: { cell: 'S0' },
        accepts: [{ seat: 0, type: 'farmer', card: 'white farmer', target: 'S0' }],
        instead: all('farmer'),
        follow: [],
      },
      { say: 'scored', about: [{ coop: 0 }], ...READ },
    ],
    pictures: { goal: 0, turn: 1, scoring: 3 },
  });
