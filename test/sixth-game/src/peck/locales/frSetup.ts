import { deepFreeze } from '../../../../../src/engine/freeze.js';
import type { SetupTextsOf } from '../../../../../src/engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** The set-up texts of Peck, in French. */
export const frPeckSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Choisissez une carte en même temps, et espérez que la vôtre soit la plus forte.',
  minutes: 5,
  offered: OFFERED,
  options: {
    rounds: {
      label: 'Manches',
      line: 'Après la dernière, le plus de points gagne.',
      sentence: 'La partie compte {} manches.',
    },
  },
});
