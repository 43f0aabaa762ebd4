import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { CrazyChickenScoringTexts } from './locale.js';

/** The set-up texts of Crazy Chicken, in German. */
export const deCrazyChickenSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Zeig die wertvollsten Hühner und vertreibe kleinere Auslagen.',
  minutes: 25,
  offered: OFFERED,
  options: {
    rounds: {
      label: 'Runden',
      line: 'Nach der letzten gewinnen die meisten Punkte. Ihr beginnt abwechselnd.',
      sentence: 'Nach Runde {} gewinnen die meisten Punkte.',
    },
  },
});

/** The texts of a round's score calculation, in German. */
export const deCrazyChickenScoring: CrazyChickenScoringTexts = {
  types: (count) => `${counted(count, 'Sorte', 'Sorten')}, jede zählt einmal`,
  bestRound: (points) => `beste Runde: ${points}`,
};
