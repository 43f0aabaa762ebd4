import { notationOf } from '../engine/notation.js';
import { MOVES } from './moves.js';
import type { Move } from './table.js';

/** How moves are written: `P` plays, `C` chickens out, `S` stops. */
export const notation = notationOf<Move>(MOVES);
