import { catalog } from 'hencoop/blind-chicken-extreme/sheet';
import type { Box } from '../support/box.js';

/** Everything in the box, and how many cards, dice and pieces the rule book counts. The seven penalty cards are counted by their sides. */
export const box: Box = { contents: catalog, count: 50 + 2 * 7 + 3 };
