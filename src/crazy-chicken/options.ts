import { choice, count, type OptionReaders, seatOption } from '../engine/options.js';
import { CHOOSERS, type Options } from './table.js';

/** How many can play. */
export const SEATS = { min: 2, max: 2, default: 2 } as const;

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: /* @__PURE__ */ seatOption(0),
  displacedChooser: /* @__PURE__ */ choice(CHOOSERS, 'owner'),
  rounds: /* @__PURE__ */ count(() => 4),
};
