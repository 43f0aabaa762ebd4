import { deepFreeze } from '../../engine/freeze.js';
import { french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { BlindChickenExtremeMeasure } from '../bots/measures.js';

/** Why one move in Blind Chicken Extreme is better than another, in French. */
export const frReasons: ReasonLocale<BlindChickenExtremeMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<BlindChickenExtremeMeasure>
>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    chickens: (doer) => `${doer('prends', 'prend')} moins de poules dans cette partie`,
    penalties: (doer) => `${doer('perds', 'perd')} moins de points en pénalités dans cette partie`,
    penaltyNow: (doer) => `${doer('prends', 'prend')} moins souvent une pénalité à ce pli`,
    rewards: (doer) => `${doer('prends', 'prend')} plus de récompenses dans cette partie`,
    noChicken: (doer) => `${doer('finis', 'finit')} plus souvent cette partie sans poule`,
    points: (doer) => `${doer('marques', 'marque')} plus de points dans cette partie`,
    othersPoints: () => 'Un autre joueur marque en moyenne moins de points dans cette partie',
  },
});
