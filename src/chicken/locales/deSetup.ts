import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** What to say of Chicken before it is played, in German. */
export const deSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Werde deine Karten eine nach der anderen los, oder steig rechtzeitig aus.',
  offered: OFFERED,
  options: {
    target: {
      label: 'Punkte, die das Spiel beenden',
      line: 'Hat jemand so viele, ist das Spiel vorbei. Weniger machen es kürzer.',
    },
    drawOnlyIfStuck: {
      label: 'Nur ziehen, wenn du nicht spielen kannst',
      line: 'Sonst darfst du auch ziehen, wenn eine Karte passt.',
    },
  },
});
