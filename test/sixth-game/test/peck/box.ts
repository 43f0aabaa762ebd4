import { catalogue } from '../../src/peck/sheet.js';
import type { Box } from '../support/box.js';

/** Everything in the box, and the number of cards by the rules. */
export const box: Box = { contents: catalogue, count: 12 };
