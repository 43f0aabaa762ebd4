import { count, type OptionReaders } from '../../../../src/engine/options.js';
import type { Options } from './table.js';

export const OPTIONS: OptionReaders<Options> = {
  rounds: count(() => 3, 3),
};
