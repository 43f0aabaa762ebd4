import { deepFreeze } from '../../engine/freeze.js';
import { french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { CrazyChickenMeasure } from '../bots/measures.js';

/** Why one move in Crazy Chicken is better than another, in French. */
export const frReasons: ReasonLocale<CrazyChickenMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<CrazyChickenMeasure>
>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    shown: (doer) => `${doer('montres', 'montre')} plus de points après les prochains tours`,
    theirShown: () => 'L’adversaire montre moins de points après le prochain tour',
    losesSet: (doer) => `${doer('perds', 'perd')} moins souvent un groupe`,
    ready: (doer) => `${doer('tiens', 'tient')} en main, prêts à poser, des groupes qui valent plus de points`,
  },
});
