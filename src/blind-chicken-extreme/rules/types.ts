import type { Emit } from '../../engine/game.js';
import type { BlindChickenExtremeTypes, Move } from '../table.js';

/** How these rules report events. */
export type EmitEvent = Emit<BlindChickenExtremeTypes>;

/** A move of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
