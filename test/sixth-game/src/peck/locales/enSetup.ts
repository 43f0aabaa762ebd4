import { deepFreeze } from '../../../../../src/engine/freeze.js';
import type { SetupTextsOf } from '../../../../../src/engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** The set-up texts of Peck, in English. */
export const enPeckSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Choose a card at once, and hope that it is the highest.',
  minutes: 5,
  offered: OFFERED,
  options: {
    rounds: { label: 'Rounds', line: 'After the last one the most points win.', sentence: 'The game has {} rounds.' },
  },
});
