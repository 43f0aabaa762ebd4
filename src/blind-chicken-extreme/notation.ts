import { notationOf } from '../engine/notation.js';
import { MOVES } from './moves.js';
import type { Move } from './table.js';

/**
 * How moves are written: `A17` places, `P17` plays, `RF` takes a reward, `L2` names the leader; `BC`, `BG1` and `B0` choose
 * a benefit, a game to cancel, and no benefit.
 */
export const notation = notationOf<Move>(MOVES);
