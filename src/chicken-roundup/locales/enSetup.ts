import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenRoundupScoringTexts } from './locale.js';

/** The set-up texts of Chicken Roundup, in English. */
export const enChickenRoundupSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Drive the chickens of the yard into your coop, and keep the fox out.',
  minutes: 30,
  offered: OFFERED,
  options: {
    coops: {
      label: 'Where the coops stand',
      line: 'Every row walks toward the coop of its player: in opposite directions, or both the same way.',
      sentence: 'The coops stand {}.',
      values: { opposite: 'at opposite ends', sameSide: 'at the same end' },
    },
    parade: {
      label: 'Chicken Parade',
      line: 'At the end of a turn chickens go into the coop: a Parade takes the place of that, or comes before it.',
      sentence: 'A Chicken Parade comes {}.',
      values: { instead: 'instead of the walk into the coop', before: 'before the walk into the coop' },
    },
    exposed: {
      label: 'Exposed fox',
      line: 'At the end of a turn the fox leaves the middle row for an open cell next to it: only for one in the row of the player, or in either outer row.',
      sentence: 'An exposed fox leaves the middle row for {}.',
      values: { ownRow: 'the player’s row', eitherRow: 'either outer row' },
    },
  },
});

/** The texts of the score calculation, in English. */
export const enChickenRoundupScoring: ChickenRoundupScoringTexts = {
  home: (count, gold) => `${counted(count, 'chicken')} home, ${gold} of them gold`,
};
