import { type CountedPosition, countedPositions } from '../inside.js';

/** The minimum number of parts to cut a tree into. A finished part survives an interruption. */
export const PARTS = 64;

/** The position of a game with the largest tree, the last of its counted positions. */
export async function deepPositionOf(id: string): Promise<CountedPosition> {
  const last = (await countedPositions(id)).at(-1);
  if (last === undefined) throw new RangeError(`test/${id}/counts.ts: expected a position, got none`);
  return last;
}
