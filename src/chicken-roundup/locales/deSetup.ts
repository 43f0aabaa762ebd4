import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenRoundupScoringTexts } from './locale.js';

/** The set-up texts of Chicken Roundup, in German. */
export const deChickenRoundupSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Treibe die Hühner vom Hof in deinen Stall und halte den Fuchs fern.',
  minutes: 30,
  offered: OFFERED,
  options: {
    coops: {
      label: 'Wo die Ställe stehen',
      line: 'Jede Reihe läuft auf den Stall ihres Spielers zu: in entgegengesetzte Richtungen oder beide in dieselbe.',
      sentence: 'Die Ställe stehen {}.',
      values: { opposite: 'an entgegengesetzten Enden', sameSide: 'am selben Ende' },
    },
    parade: {
      label: 'Hühnerparade',
      line: 'Am Ende eines Zuges gehen Hühner in den Stall: Eine Parade ersetzt das oder kommt davor.',
      sentence: 'Eine Hühnerparade kommt {}.',
      values: { instead: 'statt des Wegs in den Stall', before: 'vor dem Weg in den Stall' },
    },
    exposed: {
      label: 'Ungedeckter Fuchs',
      line: 'Am Ende eines Zuges verlässt der Fuchs die mittlere Reihe, wenn das Feld neben ihm offen ist: nur in der Reihe des Spielers oder in einer der beiden äußeren.',
      sentence: 'Ein ungedeckter Fuchs verlässt die mittlere Reihe {}.',
      values: { ownRow: 'in die Reihe des Spielers', eitherRow: 'in eine der äußeren Reihen' },
    },
  },
});

/** The texts of the score calculation, in German. */
export const deChickenRoundupScoring: ChickenRoundupScoringTexts = {
  home: (count, gold) => `${counted(count, 'Huhn', 'Hühner')} im Stall, davon ${gold} in Gold`,
};
