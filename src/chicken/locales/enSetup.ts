import { deepFreeze } from '../../engine/freeze.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';

/** What to say of Chicken before it is played, in English. */
export const enSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Get rid of your cards one by one, or withdraw in time.',
  offered: OFFERED,
  options: {
    target: {
      label: 'Points that end the game',
      line: 'Once a player has that many, the game is over. A lower number makes it shorter.',
    },
    drawOnlyIfStuck: {
      label: 'Draw only when you cannot play',
      line: 'Otherwise you may draw even with a card that fits.',
    },
  },
});
