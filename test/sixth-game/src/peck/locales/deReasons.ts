import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { german } from '../../../../../src/engine/locales/de.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';

/** Why one move in Peck is better than another, in German. */
export const deReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: german,
  insteadOf: 'statt',
  claims: {
    points: (doer) => `${doer('bekommst', 'bekommt')} im ganzen Spiel mehr Punkte`,
  },
});
