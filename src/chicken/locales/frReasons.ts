import { deepFreeze } from '../../engine/freeze.js';
import { french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenMeasure } from '../bots/measures.js';

/** Why one move in Chicken is better than another, in French. */
export const frReasons: ReasonLocale<ChickenMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenMeasure>>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    handPoints: (doer) => `${doer('gardes', 'garde')} moins de points en main à la fin de la manche`,
    goesOut: (doer) => `${doer('poses', 'pose')} plus souvent la dernière carte`,
    othersGoOut: () => 'Quelqu’un d’autre pose moins souvent la dernière carte',
    othersPoints: () => 'Il reste plus de points dans une autre main à la fin de la manche',
  },
});
