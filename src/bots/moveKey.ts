import type { AnyMove } from '../engine/base.js';
import { cardKey } from '../engine/chance.js';

/**
 * A string key for a move: equal for equal moves in any order of fields, different for any two legal moves of a table.
 * Two moves are equal if all their fields are. O(size of the move).
 *
 * @example
 * ```ts
 * import { moveKey } from 'hencoop/bots';
 *
 * moveKey({ seat: 1, type: 'draw' }) === moveKey({ type: 'draw', seat: 1 }); // true
 * ```
 *
 * @throws RangeError if `move` is not plain JSON.
 */
export function moveKey(move: AnyMove): string {
  try {
    return cardKey(move);
  } catch (cause) {
    throw new RangeError('move: expected plain JSON, got another value', { cause });
  }
}
