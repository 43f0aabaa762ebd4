import { catalog } from 'hencoop/crazy-chicken/sheet';
import type { Box } from '../support/box.js';

/** Everything in the box, and how many cards, dice and pieces the rule book counts. */
export const box: Box = { contents: catalog, count: 110 };
