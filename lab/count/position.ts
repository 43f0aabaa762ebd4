import { type CountedPosition, countedPositions } from '../inside.js';

/** How many parts a tree is cut into, or a few more: each is counted at once, and kept when counting stops. */
export const PARTS = 64;

/** The position of a game whose tree is counted deep: the last of its counted positions, which has the largest. */
export async function deepPositionOf(id: string): Promise<CountedPosition> {
  const last = (await countedPositions(id)).at(-1);
  if (last === undefined) throw new RangeError(`test/${id}/counts.ts: expected a position, got none`);
  return last;
}
