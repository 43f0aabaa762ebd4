import { catalog, pieces } from 'hencoop/chicken-roundup/sheet';
import type { Box } from '../support/box.js';

/** Everything in the box, and how many cards, dice and pieces the rule book counts. */
export const box: Box = { contents: [...catalog, ...pieces], count: 104 };
