import { deepFreeze } from '../../../../../src/engine/freeze.js';
import { english } from '../../../../../src/engine/locales/en.js';
import type { ReasonLocale } from '../../../../../src/engine/reasons.js';
import type { PeckMeasure } from '../bots/measures.js';

/** Why one move in Peck is better than another, in English. */
export const enReasons: ReasonLocale<PeckMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<PeckMeasure>>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    points: (doer) => `${doer('score', 'scores')} more points in the whole game`,
  },
});
