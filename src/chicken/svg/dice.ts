import { chick } from '../../svg/animals.js';
import type { Face } from '../table.js';
import { drawDie } from './die.js';

/** Draws dice of this width. */
export function drawDice(dice: readonly Face[], width: number): readonly string[] {
  return dice.map((face) => drawDie(face, { width, chick: chick() }));
}
