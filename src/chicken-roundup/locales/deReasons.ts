import { deepFreeze } from '../../engine/freeze.js';
import { german } from '../../engine/locales/de.js';
import type { ReasonLocale } from '../../engine/reasons.js';
import type { ChickenRoundupMeasure } from '../bots/measures.js';

/** Why one move in Chicken Roundup is better than another, in German. */
export const deReasons: ReasonLocale<ChickenRoundupMeasure> = /* @__PURE__ */ deepFreeze<
  ReasonLocale<ChickenRoundupMeasure>
>({
  common: german,
  insteadOf: 'statt',
  claims: {
    home: (doer) => `${doer('bringst', 'bringt')} in den nächsten zwei Zügen mehr Hühner in den Stall`,
    theirHome: () => 'Der andere Spieler bringt in den nächsten zwei Zügen weniger Hühner in den Stall',
    fox: (doer) => `${doer('verlierst', 'verliert')} seltener ein Huhn an den Fuchs`,
    theirFox: () => 'Der andere Spieler verliert öfter ein Huhn an den Fuchs',
    line: (doer) => `${doer('hast', 'hat')} zwei Züge später mehr Hühner vor dem Stall bereit`,
    parade: (doer) => `${doer('hältst', 'hält')} öfter eine Parade für später bereit`,
  },
});
