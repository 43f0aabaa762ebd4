import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** What to say of Chicken Roundup before it is played, in English. */
export const enSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Drive the chickens of the yard into your coop, and keep the fox out.',
  offered: OFFERED,
  options: {
    coops: { label: 'Coops', values: { opposite: 'Opposite each other', sameSide: 'On the same side' } },
  },
});
