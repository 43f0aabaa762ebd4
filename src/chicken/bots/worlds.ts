import { refilled, type Worlds } from '../../bots/index.js';
import { chicken } from '../index.js';
import type { ChickenTypes, View } from '../table.js';

/** The worlds of a view: any unseen card can lie in any hidden slot. */
export function worlds(view: View, seed: string): Worlds<ChickenTypes> {
  return refilled(chicken, view, seed, ({ drawPile, hands }) => [drawPile, ...hands]);
}
