import { notationOf } from '../../../../src/engine/notation.js';
import { MOVES } from './moves.js';
import type { Move } from './table.js';

/** How moves are written: `C3`, `D`, `P`. */
export const notation = notationOf<Move>(MOVES);
