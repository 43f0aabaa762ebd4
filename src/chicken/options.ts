import { count, flag, type OptionReaders, seatOption } from '../engine/options.js';
import type { Options } from './table.js';

/** How many can play. */
export const SEATS = { min: 2, max: 5, default: 2 } as const;

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  drawOnlyIfStuck: flag(false),
  eggMergesWithNumber: flag(false),
  target: count(() => 50),
  maxRounds: count(() => 100),
};
