import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { french } from '../../../../../src/engine/locales/fr.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';

/** Why one move in Peck is better than another, in French. */
export const frReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    points: (doer) => `${doer('marques', 'marque')} plus de points dans toute la partie`,
  },
});
