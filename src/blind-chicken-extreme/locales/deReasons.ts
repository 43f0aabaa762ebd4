import { deepFreeze } from '../../engine/freeze.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { BlindChickenExtremeMeasure } from '../bots/measures.js';

/** Why one move in Blind Chicken Extreme is better than another, in German. */
export const deReasons: ReasonLocale<BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<BlindChickenExtremeMeasure>
>({
  common: german,
  insteadOf: 'statt',
  claims: {
    chickens: (doer) => `${doer('nimmst', 'nimmt')} in diesem Spiel weniger Hühner`,
    penalties: (doer) => `${doer('verlierst', 'verliert')} in diesem Spiel weniger Punkte durch Strafkarten`,
    penaltyNow: (doer) => `${doer('bekommst', 'bekommt')} in diesem Stich seltener eine Strafkarte`,
    rewards: (doer) => `${doer('nimmst', 'nimmt')} in diesem Spiel mehr Belohnungen`,
    noChicken: (doer) => `${doer('bleibst', 'bleibt')} in diesem Spiel öfter ohne Huhn`,
    points: (doer) => `${doer('bekommst', 'bekommt')} in diesem Spiel mehr Punkte`,
    othersPoints: () => 'Ein anderer Spieler bekommt in diesem Spiel im Schnitt weniger Punkte',
  },
});
