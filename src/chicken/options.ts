import { count, flag, type OptionReaders, seatOption } from '../engine/options.js';
import type { Options } from './table.js';

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  drawOnlyIfStuck: flag(false),
  eggMergesWithNumber: flag(false),
  target: count(() => 50),
  maxRounds: count(() => 100),
};
