// The lists of the game as users get them, frozen. PERF(shape): the rules read the originals, which V8 copies and searches
// up to 60 times as fast as frozen lists.
import { frozenCopy } from '../engine/freeze.js';
import * as cards from './cards.js';
import * as table from './table.js';

/** * The nine types of chickens by the number printed on them, which is both the number of copies and the value of the
 * type (CC-1.1). Their names are in the catalog of `hencoop/crazy-chicken/sheet`. */
export const CHICKENS = /* @__PURE__ */ frozenCopy(table.CHICKENS);

/** Who may choose where a displaced set goes (CC-4.4). */
export const CHOOSERS = /* @__PURE__ */ frozenCopy(table.CHOOSERS);

/** All 110 cards: of each type as many copies as its number says (CC-1.1). */
export const DECK = /* @__PURE__ */ frozenCopy(cards.DECK);

/** The two face-up discard piles, the first and the second (CC-2.2). */
export const DISCARD_PILES = /* @__PURE__ */ frozenCopy(table.DISCARD_PILES);

/** The two face-down draw piles (CC-2.1). */
export const DRAW_PILES = /* @__PURE__ */ frozenCopy(table.DRAW_PILES);

/** The up to four piles to draw from (CC-3.2). */
export const PILES = /* @__PURE__ */ frozenCopy(table.PILES);
