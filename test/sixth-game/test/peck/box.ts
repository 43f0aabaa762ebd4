import type { Box } from '../../../support/box.js';
import { catalog } from '../../src/peck/sheet.js';

/** Everything in the box, and the number of cards by the rules. */
export const box: Box = { contents: catalog, count: 12 };
