import { deepFreeze } from '../../engine/freeze.js';
import { english } from '../../engine/locales/en.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { CrazyChickenMeasure } from '../bots/measures.js';

/** Why one move in Crazy Chicken is better than another, in English. */
export const enReasons: ReasonLocale<CrazyChickenMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<CrazyChickenMeasure>
>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    shown: (doer) => `${doer('show', 'shows')} more points after the next turns`,
    theirShown: () => 'The opponent shows fewer points after the next turn',
    losesSet: (doer) => `${doer('lose', 'loses')} a set less often`,
    ready: (doer) => `${doer('hold', 'holds')} sets worth more points, ready to be laid`,
  },
});
