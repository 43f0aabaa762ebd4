import { catalog, pieces } from 'hencoop/chicken-roundup/sheet';
import type { Box } from '../support/box.js';

/** The contents of the box, and the rule book's number of cards, dice and pieces. */
export const box: Box = { contents: [...catalog, ...pieces], count: 104 };
