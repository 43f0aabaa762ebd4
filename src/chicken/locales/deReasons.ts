import { deepFreeze } from '../../engine/freeze.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenMeasure } from '../bots/measures.js';

/** Why one move in Chicken is better than another, in German. */
export const deReasons: ReasonLocale<ChickenMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenMeasure>>({
  common: german,
  insteadOf: 'statt',
  claims: {
    handPoints: (doer) => `${doer('behältst', 'behält')} am Ende der Runde weniger Punkte auf der Hand`,
    goesOut: (doer) => `${doer('wirst', 'wird')} öfter alle Karten los`,
    othersGoOut: () => 'Seltener wird jemand anderes alle Karten los',
    othersPoints: () => 'Am Ende der Runde bleiben mehr Punkte auf einer anderen Hand',
  },
});
