import { deepFreeze } from '../../engine/freeze.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { CrazyChickenMeasure } from '../bots/measures.js';

/** Why one move in Crazy Chicken is better than another, in German. */
export const deReasons: ReasonLocale<CrazyChickenMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<CrazyChickenMeasure>
>({
  common: german,
  insteadOf: 'statt',
  claims: {
    shown: (doer) => `${doer('hast', 'hat')} nach den nächsten Zügen mehr Punkte ausliegen`,
    theirShown: () => 'Der andere Spieler hat nach dem nächsten Zug weniger Punkte ausliegen',
    losesSet: (doer) => `${doer('verlierst', 'verliert')} seltener eine Auslage`,
    ready: (doer) => `${doer('hältst', 'hält')} Auslagen für mehr Punkte auf der Hand bereit`,
  },
});
