import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { BlindChickenExtremeScoringTexts } from './locale.js';

/** The set-up texts of Blind Chicken Extreme, in English. */
export const enBlindChickenExtremeSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Line up your cards, play only from the two ends, take few chickens.',
  minutes: 20,
  offered: OFFERED,
  options: {
    games: {
      label: 'Games',
      line: 'Their points are added up. Usually each player leads one game.',
      sentence: 'The most points after game {} win.',
    },
  },
});

/** The texts of a game's score calculation, in English. */
export const enBlindChickenExtremeScoring: BlindChickenExtremeScoringTexts = {
  chickens: 'chickens',
  penalties: 'penalties',
  rewards: 'rewards',
  noChicken: 'no chicken',
  canceled: (game) => `game ${game} canceled`,
  ignoreChickens: 'chickens before the last trick ignored',
  ignorePenalties: 'penalties before the last trick ignored',
  bestGame: (points) => `best game: ${points}`,
};
