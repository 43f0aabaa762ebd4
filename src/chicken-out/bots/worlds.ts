import { refilled, type Worlds, worlds as worldsByDeterminize } from '../../bots/index.js';
import { chickenOut } from '../index.js';
import type { ChickenOutTypes } from '../table.js';
import { heapWorlds } from './chances.js';
import type { HeapView } from './heaps.js';

/** The worlds of a view: any unseen card can lie in any hidden slot, except cards known to be in a heap. */
export function worlds(view: HeapView, seed: string): Worlds<ChickenOutTypes> {
  // CO-5.4a: once the foxes of each pile are counted, not every card can lie in every pile.
  if (view.step.type === 'over') return worldsByDeterminize(chickenOut, view, seed);
  if (view.heaps !== undefined) return heapWorlds(view, seed);
  return refilled(chickenOut, view, seed, ({ piles }) => piles);
}
