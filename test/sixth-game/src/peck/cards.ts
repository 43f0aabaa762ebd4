import type { Card } from './table.js';

/** The kinds of cards, three of each (PK-1.1). */
export const KINDS: readonly Card[] = [1, 2, 3, 4];

/** The deck (PK-1.1). */
export const DECK: readonly Card[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];

/** The faces of the die (PK-1.1). */
export const FACES: readonly number[] = [1, 2, 3];

/** The cards dealt to each player (PK-2.1), and the most that a player may hold after drawing (PK-4.3). */
export const HAND_SIZE = 3;
