import { catalog, faces } from 'hencoop/chicken/sheet';
import type { Box } from '../support/box.js';

/** Everything in the box, and how many cards, dice and pieces the rule book counts. */
export const box: Box = { contents: [...catalog, ...faces], count: 50 + 2 * 6 };
