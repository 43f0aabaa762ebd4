import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenOutScoringTexts } from './locale.js';

/** The set-up texts of Chicken Out!, in English. */
export const enChickenOutSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Count to 21 together. Turn over one more card, or chicken out?',
  minutes: 10,
  offered: OFFERED,
  options: {
    games: {
      label: 'Games',
      line: 'Their points are added up, and the fewest win.',
      sentence: 'The fewest points after game {} win.',
    },
    scoring: {
      label: 'Points for a game',
      line: 'Places: 1 for the first, 2 for the second, and so on. Cards left: 1 for each chicken, 10 for each fox.',
      sentence: 'A game scores {}.',
      values: { rank: 'places', cards: 'the cards left' },
    },
    sameFirst: {
      label: 'SAME as the first card',
      line: 'It counts 0, or waits and counts as the card after it.',
      sentence: 'SAME as the first card {}.',
      values: { zero: 'counts 0', next: 'counts as the next card' },
    },
    layAnEgg: {
      label: 'Lay an egg',
      line: 'If you play a chicken with a 0, you shuffle the rest of your pile.',
      sentence: 'A chicken with a 0 {}.',
      values: { off: 'only counts 0', on: 'also makes you shuffle your pile' },
    },
    doubleUp: {
      label: 'Double up',
      line: 'After a card with the same number as the one before it, you may play one more.',
      sentence: 'After two equal numbers {}.',
      values: { off: 'the turn ends', on: 'you may play one more' },
    },
    passOn: {
      label: 'Pass on',
      line: 'A series of exactly 21 goes to the next player instead of leaving the game.',
      sentence: 'A series of exactly 21 {}.',
      values: { off: 'leaves the game', on: 'goes to the next player' },
    },
  },
});

/** The texts of a game's score calculation, in English. */
export const enChickenOutScoring: ChickenOutScoringTexts = {
  rank: (rank) => `place ${rank}`,
  chickens: (count) => counted(count, 'chicken'),
  foxes: (count) => counted(count, 'fox', 'foxes'),
  cardsLeft: (count) => `${counted(count, 'card')} left`,
  wentOut: (order) => (order === 1 ? 'out of cards first' : 'out in the same count'),
  lastGame: (said) => `in the last game: ${said}`,
};
