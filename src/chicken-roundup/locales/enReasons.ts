import { deepFreeze } from '../../engine/freeze.js';
import { english } from '../../engine/locales/en.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenRoundupMeasure } from '../bots/measures.js';

/** Why one move in Chicken Roundup is better than another, in English. */
export const enReasons: ReasonLocale<ChickenRoundupMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenRoundupMeasure>
>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    home: (doer) => `${doer('bring', 'brings')} home more chickens in the next two turns`,
    theirHome: () => 'The opponent brings home fewer chickens in the next two turns',
    fox: (doer) => `${doer('lose', 'loses')} a chicken to the fox less often`,
    theirFox: () => 'The opponent loses a chicken to the fox more often',
    line: (doer) => `${doer('have', 'has')} more chickens ready at the coop two turns later`,
    parade: (doer) => `${doer('hold', 'holds')} a Parade for later more often`,
  },
});
