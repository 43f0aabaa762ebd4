import { deepFreeze } from '../../engine/freeze.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenOutMeasure } from '../bots/measures.js';

/** Why one move in Chicken Out! is better than another, in German. */
export const deReasons: ReasonLocale<ChickenOutMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenOutMeasure>>({
  common: german,
  insteadOf: 'statt',
  claims: {
    busts: (doer) => `${doer('kommst', 'kommt')} seltener über 21`,
    makes21: (doer) => `${doer('triffst', 'trifft')} öfter genau 21`,
    othersTake: () => 'Die nächste Reihe bekommt öfter jemand anderes',
    pile: (doer) => `${doer('hast', 'hat')} ein paar Runden später weniger Karten`,
    othersPiles: () => 'Ein anderer Spieler hat ein paar Runden später im Schnitt mehr Karten',
  },
});
