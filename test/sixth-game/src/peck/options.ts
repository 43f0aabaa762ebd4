import { count, type OptionReaders } from '../../../../src/engine/options.js';
import type { Options } from './table.js';

/** How many can play. */
export const SEATS = { min: 2, max: 3, default: 2 } as const;

/** A reader for every option. */
export const OPTIONS: OptionReaders<Options> = {
  rounds: count(() => 3, 3),
};
