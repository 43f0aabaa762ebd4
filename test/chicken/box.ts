import { catalog, faces } from 'hencoop/chicken/sheet';
import type { Box } from '../support/box.js';

/** The contents of the box, and the rule book's number of cards, dice and pieces. */
export const box: Box = { contents: [...catalog, ...faces], count: 50 + 2 * 6 };
