import { refilled, type Worlds, worlds as worldsByDeterminize } from '../../bots/index.js';
import { chickenOut } from '../index.js';
import type { ChickenOutTypes, View } from '../table.js';

/** The worlds of a view: any unseen card can lie in any hidden slot. */
export function worlds(view: View, seed: string): Worlds<ChickenOutTypes> {
  // CO-5.4a: once the foxes of each pile are counted, not every card can lie in every pile.
  if (view.step.type === 'over') return worldsByDeterminize(chickenOut, view, seed);
  return refilled(chickenOut, view, seed, ({ piles }) => piles);
}
