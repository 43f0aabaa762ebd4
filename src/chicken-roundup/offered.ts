import { deepFreeze } from '../engine/freeze.js';
import type { OfferedOption } from '../engine/setupTexts.js';
import { EXPOSED, PARADE } from './options.js';
import { type ChickenRoundupOptions, COOPS } from './table.js';

/** The options that matter to players. */
export const OFFERED = /* @__PURE__ */ deepFreeze([
  { type: 'choice', name: 'coops', values: COOPS },
  { type: 'choice', name: 'parade', values: PARADE },
  { type: 'choice', name: 'exposed', values: EXPOSED },
] as const satisfies readonly OfferedOption<keyof ChickenRoundupOptions>[]);
