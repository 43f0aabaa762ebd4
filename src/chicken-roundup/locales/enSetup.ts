import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** The set-up texts of Chicken Roundup, in English. */
export const enSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Drive the chickens of the yard into your coop, and keep the fox out.',
  offered: OFFERED,
  options: {
    coops: {
      label: 'Where the coops stand',
      line: 'Every row walks toward the coop of its player: in opposite directions, or both the same way.',
      values: { opposite: 'At opposite ends', sameSide: 'At the same end' },
    },
  },
});
