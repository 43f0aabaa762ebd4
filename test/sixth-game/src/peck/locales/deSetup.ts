import { deepFreeze } from '../../../../../src/engine/freeze.js';
import type { SetupTextsOf } from '../../../../../src/engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** The set-up texts of Peck, in German. */
export const dePeckSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Wählt zugleich eine Karte, und hofft, dass es die höchste ist.',
  minutes: 5,
  offered: OFFERED,
  options: {
    rounds: {
      label: 'Runden',
      line: 'Nach der letzten gewinnen die meisten Punkte.',
      sentence: 'Gespielt werden {} Runden.',
    },
  },
});
