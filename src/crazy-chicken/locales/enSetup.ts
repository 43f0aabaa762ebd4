import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { CrazyChickenScoringTexts } from './locale.js';

/** The set-up texts of Crazy Chicken, in English. */
export const enCrazyChickenSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Show the most valuable chickens, and drive away smaller sets.',
  minutes: 25,
  offered: OFFERED,
  options: {
    rounds: {
      label: 'Rounds',
      line: 'After the last one the most points win. You take turns starting.',
      sentence: 'The most points after round {} win.',
    },
  },
});

/** The texts of a round's score calculation, in English. */
export const enCrazyChickenScoring: CrazyChickenScoringTexts = {
  types: (count) => `${counted(count, 'type')}, each counts once`,
  bestRound: (points) => `best round: ${points}`,
};
