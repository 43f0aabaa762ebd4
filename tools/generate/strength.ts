import { strengthPage } from '../arena/src/report.js';
import { publishedResults } from '../arena/src/results.js';
import { calibrationResults } from '../calibration/results.js';
import type { Output } from '../lib/files.js';

/** Writes docs/strength.md and its pictures from the results in tools/arena/results and tools/calibration/results. */
export const strength = (output: Output): Promise<void> =>
  strengthPage(output, publishedResults(), calibrationResults());
