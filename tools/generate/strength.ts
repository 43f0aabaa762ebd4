import { strengthPage } from '../arena/src/report.js';
import { publishedResults } from '../arena/src/results.js';
import { calibrationResults } from '../calibration/results.js';
import { endingsSection } from '../endings/report.js';
import type { Output } from '../lib/files.js';

/** Writes docs/strength.md and its pictures from the results of the arena, of calibration and of endings. */
export const strength = (output: Output): Promise<void> =>
  strengthPage(output, publishedResults(), calibrationResults(), endingsSection());
