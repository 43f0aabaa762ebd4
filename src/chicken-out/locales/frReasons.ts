import { deepFreeze } from '../../engine/freeze.js';
import { french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenOutMeasure } from '../bots/measures.js';

/** Why one move in Chicken Out! is better than another, in French. */
export const frReasons: ReasonLocale<ChickenOutMeasure> = /* @__PURE__ */ deepFreeze<ReasonLocale<ChickenOutMeasure>>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    busts: (doer) => `${doer('dépasses', 'dépasse')} moins souvent 21`,
    makes21: (doer) => `${doer('tombes', 'tombe')} plus souvent juste sur 21`,
    othersTake: () => 'La prochaine série va plus souvent à quelqu’un d’autre',
    pile: (doer) => `${doer('as', 'a')} moins de cartes quelques tours plus tard`,
    othersPiles: () => 'Un autre joueur a en moyenne plus de cartes quelques tours plus tard',
  },
});
