import { strengthPage } from '../arena/src/report.js';
import { publishedResults } from '../arena/src/results.js';
import { calibrationResults } from '../calibration/results.js';
import { endingsSection } from '../endings/report.js';
import type { Output } from '../lib/files.js';
import { poolSection } from '../pool/report.js';

/** The sections that the arena does not measure. */
export const closingSections = () => [...poolSection(), ...endingsSection()];

/** Writes docs/strength.md and its pictures from the results of the arena, of calibration, of the pool and of endings. */
export const strength = (output: Output): Promise<void> =>
  strengthPage(output, publishedResults(), calibrationResults(), closingSections());
