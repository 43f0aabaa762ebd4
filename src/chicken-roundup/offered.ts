import { deepFreeze } from '../engine/freeze.js';
import type { OfferedOption } from '../engine/setupTexts.js';
import { type ChickenRoundupOptions, COOPS } from './table.js';

/** The options that matter to players. */
export const OFFERED = /* @__PURE__ */ deepFreeze([
  { type: 'choice', name: 'coops', values: COOPS },
] as const satisfies readonly OfferedOption<keyof ChickenRoundupOptions>[]);
