import { choice, count, type OptionReaders, seatOption } from '../engine/options.js';
import { CHOOSERS, type Options } from './table.js';

/** A reader for every option (G-12). */
export const OPTIONS: OptionReaders<Options> = {
  firstSeat: seatOption(0),
  displacedChooser: choice(CHOOSERS, 'owner'),
  rounds: count(() => 4),
};
