import type { Measures } from '../../../../../src/bots/index.js';
import { at } from '../../../../../src/engine/errors.js';
import { deepFreeze } from '../../../../../src/engine/freeze.js';
import type { PeckTypes } from '../table.js';

/** The names of the measures of Peck. */
export type PeckMeasure = 'points';

/** What players of Peck care about. A playout lasts until the end of the game. */
export const measures: Measures<PeckTypes, PeckMeasure> = /* @__PURE__ */ deepFreeze<Measures<PeckTypes, PeckMeasure>>({
  points: { unit: 'number', better: 'more', least: 0.5, of: ({ end, seat }) => at(end.scores, seat) },
});
