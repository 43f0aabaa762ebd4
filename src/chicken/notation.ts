import { notationOf } from '../engine/notation.js';
import { MOVES } from './moves.js';
import type { Move } from './table.js';

/** How moves are written: `P3`, `PC`, `PE`, `D`, `W`. */
export const notation = notationOf<Move>(MOVES);
