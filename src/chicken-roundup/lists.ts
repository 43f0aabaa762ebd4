// The lists of the game as users get them, frozen. PERF(shape): the rules read the originals, which V8 copies and searches
// up to 60 times as fast as frozen lists.
import { frozenCopy } from '../engine/freeze.js';
import * as cards from './cards.js';
import * as table from './table.js';

/** The cells of the yard, in the order of {@link Table.yard}: north, middle, south, each from west to east. */
export const CELLS = /* @__PURE__ */ frozenCopy(table.CELLS);

/** The pecking order from low to high (CR-1.1). */
export const COLORS = /* @__PURE__ */ frozenCopy(table.COLORS);

/** Which end of their rows the coops stand at: each at its owner's left, or both in the west (CR-2.1). */
export const COOPS = /* @__PURE__ */ frozenCopy(table.COOPS);

/** The ends of a row. */
export const ENDS = /* @__PURE__ */ frozenCopy(table.ENDS);

/** The actions with their own rules (CR-5). All others are diagrams (CR-6). */
export const NAMED_ACTIONS = /* @__PURE__ */ frozenCopy(table.NAMED_ACTIONS);

/** The stages of a turn after the first play that a gap in the middle row can hold up, in their order (CR-3.1). */
export const NEXT = /* @__PURE__ */ frozenCopy(table.NEXT);

/** Where in the deck the rooster may be put, counted from the bottom: in the last quarter of 76 cards (CR-2.2). */
export const ROOSTER_INDEXES = /* @__PURE__ */ frozenCopy(cards.ROOSTER_INDEXES);

/** The three rows of the yard from north to south. Seat 0 owns the south row, seat 1 the north row (CR-2.1). */
export const ROWS = /* @__PURE__ */ frozenCopy(table.ROWS);
