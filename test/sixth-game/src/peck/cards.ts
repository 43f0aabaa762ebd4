import { deepFreeze } from '../../../../src/engine/freeze.js';
import type { Card, Row } from './table.js';

/** The kinds of cards, three of each (PK-1.1). */
export const KINDS: readonly Card[] = /* @__PURE__ */ deepFreeze([1, 2, 3, 4]);

/** The deck (PK-1.1). */
export const DECK: readonly Card[] = /* @__PURE__ */ deepFreeze([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);

/** The faces of the die (PK-1.1). */
export const FACES: readonly number[] = /* @__PURE__ */ deepFreeze([1, 2, 3]);

/** The number of cards dealt to each player (PK-2.1). */
export const HAND_SIZE = 3;

/** The maximum number of cards in a hand after drawing (PK-4.3). */
export const MAX_AFTER_DRAWING = 3;

/** The ends of the draw pile (PK-4.1). */
export const ROWS: readonly Row[] = /* @__PURE__ */ deepFreeze(['front', 'back']);

/** The maximum number of cards shed in one move (PK-4.4). */
export const MAX_SHED = 2;
