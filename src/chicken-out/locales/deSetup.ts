import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** What to say of Chicken Out! before it is played, in German. */
export const deSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Zählt gemeinsam bis 21. Noch eine Karte aufdecken, oder kneifen?',
  offered: OFFERED,
  options: {
    games: { label: 'Spiele' },
    scoring: { label: 'Wertung', values: { rank: 'Plätze', cards: 'Übrige Karten' } },
    layAnEgg: { label: 'Ei legen: eine 0 mischt deinen Stapel' },
    doubleUp: { label: 'Verdoppeln: gleiche Zahlen erlauben noch eine Karte' },
    passOn: { label: 'Weitergeben: eine 21 geht an den Nachbarn' },
  },
});
