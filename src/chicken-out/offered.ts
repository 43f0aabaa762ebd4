import { deepFreeze } from '../engine/freeze.js';
import type { OfferedOption } from '../engine/setupTexts.js';
import { SAME_FIRST, SCORINGS, SEATS } from './options.js';
import type { ChickenOutOptions } from './table.js';

/** The options that matter to players. */
export const OFFERED = /* @__PURE__ */ deepFreeze([
  { type: 'count', name: 'games', min: 1, max: 5, step: 1 },
  { type: 'choice', name: 'scoring', values: SCORINGS },
  { type: 'choice', name: 'sameFirst', values: SAME_FIRST },
  { type: 'flag', name: 'layAnEgg' },
  { type: 'flag', name: 'doubleUp' },
  { type: 'flag', name: 'passOn', seats: SEATS.max },
] as const satisfies readonly OfferedOption<keyof ChickenOutOptions>[]);
