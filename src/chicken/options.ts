import { count, flag, type OptionReaders, seatOption } from '../engine/options.js';
import type { Options } from './table.js';

/** How many can play. */
export const SEATS = { min: 2, max: 5, default: 2 } as const;

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: /* @__PURE__ */ seatOption(0),
  drawOnlyIfStuck: /* @__PURE__ */ flag(false),
  eggMergesWithNumber: /* @__PURE__ */ flag(false),
  target: /* @__PURE__ */ count(() => 50),
  maxRounds: /* @__PURE__ */ count(() => 100),
};
