import { chick } from '../../svg/animals.js';
import { nodesOf, type SvgNode } from '../../svg/markup.js';
import type { Face } from '../table.js';
import { drawDie } from './die.js';

/** Draws dice of this width. */
export function drawDice(dice: readonly Face[], width: number): readonly SvgNode[] {
  return dice.map((face) => drawDie(face, { width, chick: nodesOf(chick()) }));
}
