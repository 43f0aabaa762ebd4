import { deepFreeze } from '../../engine/freeze.js';
import { french } from '../../engine/locales/fr.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenRoundupMeasure } from '../bots/measures.js';

/** Why one move in Chicken Roundup is better than another, in French. */
export const frReasons: ReasonLocale<ChickenRoundupMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenRoundupMeasure>
>({
  common: french,
  insteadOf: 'au lieu de',
  claims: {
    home: (doer) => `${doer('fais rentrer', 'fait rentrer')} plus de poules aux deux prochains tours`,
    theirHome: () => 'L’adversaire fait rentrer moins de poules aux deux prochains tours',
    fox: (doer) => `${doer('perds', 'perd')} moins souvent une poule à cause du renard`,
    theirFox: () => 'L’adversaire perd plus souvent une poule à cause du renard',
    line: (doer) => `${doer('as', 'a')} plus de poules prêtes devant le poulailler deux tours plus tard`,
    parade: (doer) => `${doer('gardes', 'garde')} plus souvent une Parade pour plus tard`,
  },
});
