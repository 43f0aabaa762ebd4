import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locales/fr.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { CrazyChickenScoringTexts } from './locale.js';

/** The set-up texts of Crazy Chicken, in French. */
export const frCrazyChickenSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Montre les poules les plus précieuses et évince les groupes plus petits.',
  minutes: 25,
  offered: OFFERED,
  options: {
    rounds: {
      label: 'Manches',
      line: 'Après la dernière, le plus de points gagne. Vous commencez à tour de rôle.',
      sentence: 'Après la manche {}, le plus de points gagne.',
    },
  },
});

/** The texts of a round's score calculation, in French. */
export const frCrazyChickenScoring: CrazyChickenScoringTexts = {
  types: (count) => `${counted(count, 'sorte')}, chacune compte une fois`,
  bestRound: (points) => `meilleure manche : ${points}`,
};
