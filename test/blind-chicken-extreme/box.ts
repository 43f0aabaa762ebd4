import { catalog } from 'hencoop/blind-chicken-extreme/sheet';
import type { Box } from '../support/box.js';

/**
 * The contents of the box, and the rule book's number of cards, dice and pieces. The seven penalty cards are counted by
 * their sides.
 */
export const box: Box = { contents: catalog, count: 50 + 2 * 7 + 3 };
