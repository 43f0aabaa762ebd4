import type { AnyMove } from '../engine/base.js';
import { cardKey } from '../engine/chance.js';

/**
 * A text that is the same for equal moves, regardless of the order of their fields, and different for any two legal moves of
 * one table: the key of a move in a map. Two moves are equal if all their fields are. O(size of the move).
 *
 * @example
 * ```ts
 * import { moveKey } from 'hencoop/bots';
 *
 * moveKey({ seat: 1, type: 'draw' }) === moveKey({ type: 'draw', seat: 1 }); // true
 * ```
 *
 * @throws RangeError for a value that is not plain JSON.
 */
export function moveKey(move: AnyMove): string {
  try {
    return cardKey(move);
  } catch (cause) {
    throw new RangeError('move: expected plain JSON, got another value', { cause });
  }
}
