import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** What to say of Chicken Out! before it is played, in English. */
export const enSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Count to 21 together. Turn over one more card, or chicken out?',
  offered: OFFERED,
  options: {
    games: { label: 'Games' },
    scoring: { label: 'Scoring', values: { rank: 'Places', cards: 'Cards left' } },
    layAnEgg: { label: 'Lay an egg: a 0 shuffles your pile' },
    doubleUp: { label: 'Double up: equal numbers allow one more card' },
    passOn: { label: 'Pass on: a 21 goes to your neighbor' },
  },
});
