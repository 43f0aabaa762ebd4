import { refilled, type Worlds } from '../../bots/index.js';
import { crazyChicken } from '../index.js';
import type { CrazyChickenTypes, View } from '../table.js';

/** Any unseen card can lie in any hidden slot of the hands and of the draw piles (CC-8.1). */
export function worlds(view: View, seed: string): Worlds<CrazyChickenTypes> {
  return refilled(crazyChicken, view, seed, ({ hands, drawA, drawB }) => [...hands, drawA, drawB]);
}
