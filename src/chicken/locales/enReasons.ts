import { deepFreeze } from '../../engine/freeze.js';
import { english } from '../../engine/locales/en.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenMeasure } from '../bots/measures.js';

/** Why one move in Chicken is better than another, in English. */
export const enReasons: ReasonLocale<ChickenMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenMeasure>>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    handPoints: (doer) => `${doer('keep', 'keeps')} fewer points in hand at the end of the round`,
    goesOut: (doer) => `${doer('go out', 'goes out')} more often`,
    othersGoOut: () => 'Somebody else goes out less often',
    othersPoints: () => 'More points stay in another hand at the end of the round',
  },
});
