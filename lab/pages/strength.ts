import type { Output } from '../../tools/lib/files.js';
import { strengthPage } from '../arena/report.js';
import { publishedResults } from '../arena/results.js';
import { calibrationResults } from '../calibration/results.js';
import { endingsSection } from '../endings/report.js';
import { poolSection } from '../pool/report.js';

/** Writes docs/strength.md and its pictures from the results of the arena, of calibration, of the pool and of endings. */
export const strength = (output: Output): Promise<void> =>
  strengthPage(output, publishedResults(), calibrationResults(), [...poolSection(), ...endingsSection()]);
