import { deepFreeze } from '../../engine/freeze.js';
import { english } from '../../engine/locales/en.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenOutMeasure } from '../bots/measures.js';

/** Why one move in Chicken Out! is better than another, in English. */
export const enReasons: ReasonLocale<ChickenOutMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenOutMeasure>>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    busts: (doer) => `${doer('go', 'goes')} over 21 less often`,
    makes21: (doer) => `${doer('make', 'makes')} exactly 21 more often`,
    othersTake: () => 'The next series goes to somebody else more often',
    pile: (doer) => `${doer('have', 'has')} fewer cards a few rounds later`,
    othersPiles: () => 'Another player has more cards a few rounds later, on average',
  },
});
