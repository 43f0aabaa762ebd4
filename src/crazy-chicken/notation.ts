import { notationOf } from '../engine/notation.js';
import { MOVES } from './moves.js';
import type { Move } from './table.js';

/** How moves are written: `DA` and `DXB` (a draw from draw pile A, from discard pile B), `L20x3`, `X9>A`, `S>B`. */
export const notation = notationOf<Move>(MOVES);
