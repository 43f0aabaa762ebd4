import { notationOf } from '../../../../src/engine/notation.js';
import { MOVES } from './moves.js';
import type { Move } from './table.js';

/** How moves are written: `C3`, `DF2`, `S13`, `P`. */
export const notation = notationOf<Move>(MOVES);
