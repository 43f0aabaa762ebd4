// The shapes of move fields that no other game has (G-0)

import { isWhole } from '../engine/guards.js';
import { wholeFrom } from '../engine/moveShapes.js';
import type { Table } from './table.js';

/** Any card of the box, even one that is not in play (BC-2.1) and so in no hand (G-4). */
export const cardOfBox = wholeFrom(0, 49);

/** The game that `cancelGame` cancels, from this session. No other benefit names a game. */
export function gameOfBenefit(
  value: unknown,
  { options }: Table,
  { benefit }: { readonly [field: string]: unknown },
): boolean {
  if (benefit !== 'cancelGame') return value === undefined;
  return isWhole(value) && value >= 1 && value <= options.games;
}
