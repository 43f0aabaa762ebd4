import { deepFreeze } from '../../engine/freeze.js';
import { counted } from '../../engine/locale.js';
import type { SetupTextsOf } from '../../engine/setupTexts.js';
import { OFFERED } from '../offered.js';
import type { ChickenRoundupScoringTexts } from './locale.js';

/** The set-up texts of Chicken Roundup, in German. */
export const deChickenRoundupSetup: SetupTextsOf<typeof OFFERED> = /* @__PURE__ */ deepFreeze({
  summary: 'Treibe die Hühner vom Hof in deinen Stall und halte den Fuchs fern.',
  offered: OFFERED,
  options: {
    coops: {
      label: 'Wo die Ställe stehen',
      line: 'Jede Reihe läuft auf den Stall ihres Spielers zu: in entgegengesetzte Richtungen oder beide in dieselbe.',
      values: { opposite: 'An entgegengesetzten Enden', sameSide: 'Am selben Ende' },
    },
    parade: {
      label: 'Hühnerparade',
      line: 'Am Ende eines Zuges gehen Hühner in den Stall: Eine Parade ersetzt das oder kommt davor.',
      values: { instead: 'Ersetzt es', before: 'Kommt davor' },
    },
    exposed: {
      label: 'Ungedeckter Fuchs',
      line: 'Am Ende eines Zuges verlässt der Fuchs die mittlere Reihe, wenn das Feld neben ihm offen ist: nur in der Reihe des Spielers oder in einer der beiden äußeren.',
      values: { ownRow: 'Reihe des Spielers', eitherRow: 'Beide äußeren Reihen' },
    },
  },
});

/** The texts of the score calculation, in German. */
export const deChickenRoundupScoring: ChickenRoundupScoringTexts = {
  home: (count, gold) => `${counted(count, 'Huhn', 'Hühner')} im Stall, davon ${gold} in Gold`,
};
