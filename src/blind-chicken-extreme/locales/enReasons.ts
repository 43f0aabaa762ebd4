import { deepFreeze } from '../../engine/freeze.js';
import { english } from '../../engine/locales/en.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { BlindChickenExtremeMeasure } from '../bots/measures.js';

/** Why one move in Blind Chicken Extreme is better than another, in English. */
export const enReasons: ReasonLocale<BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<BlindChickenExtremeMeasure>
>({
  common: english,
  insteadOf: 'instead of',
  claims: {
    chickens: (doer) => `${doer('take', 'takes')} fewer chickens in this game`,
    penalties: (doer) => `${doer('lose', 'loses')} fewer points to penalty cards in this game`,
    penaltyNow: (doer) => `${doer('take', 'takes')} a penalty card in this trick less often`,
    rewards: (doer) => `${doer('take', 'takes')} more rewards in this game`,
    noChicken: (doer) => `${doer('end', 'ends')} this game without a chicken more often`,
    points: (doer) => `${doer('score', 'scores')} more points in this game`,
    othersPoints: () => 'Another player scores fewer points in this game, on average',
  },
});
