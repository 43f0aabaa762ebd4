// Reads tables to show. They may come from anywhere, and no schema checks them.
import { failed } from './failed.js';
import { isWhole } from './guards.js';
import { refuseOption } from './options.js';

/** Real tables have fewer values, and games fewer seats. */
export const MAX_VALUES = 20_000;
const MAX_SEATS = 99;
const MAX_TEXT = 1_000;
const MAX_DEPTH = 50;

/**
 * Returns `read()`, which reads `table`, a table of the game `id`. No schema is loaded: a table that the schema would
 * refuse is read as far as possible, with bounded work.
 * @throws RangeError if it is not a table of this game, or reading it fails.
 */
export function readTable<T>(id: string, table: unknown, read: () => T): T {
  try {
    if (typeof table === 'string') refuseOption('table', 'a table', table);
    // Any value that is not `undefined` or `null` has fields, if only inherited ones.
    const { game, seats } = (table ?? {}) as { readonly game?: unknown; readonly seats?: unknown };
    if (game !== id) refuseOption('table.game', `"${id}"`, game);
    if (!isWhole(seats) || seats < 1 || seats > MAX_SEATS) {
      refuseOption('table.seats', `a whole number from 1 to ${MAX_SEATS}`, seats);
    }
    if (!isBounded(table, MAX_VALUES)) throw new RangeError(`table: expected at most ${MAX_VALUES} values, got more`);
    return read();
  } catch (error) {
    throw failed(error, 'table', `reading it as a table of ${id}`);
  }
}

/** Whether a value, as JSON, holds at most `max` values, with no deep nesting, long texts or cycles. */
export function isBounded(value: unknown, max: number): boolean {
  return countLeft(value, max, 0) >= 0;
}

/** How many of `left` values remain once those in `value` are counted; below 0 if there are more. */
function countLeft(value: unknown, left: number, depth: number): number {
  if (typeof value === 'string') return value.length > MAX_TEXT ? -1 : left - 1;
  if (typeof value !== 'object' || value === null) return left - 1;
  if (depth > MAX_DEPTH) return -1;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  // Checked before reading: a list may be very long.
  if (inner.length > left) return -1;
  let rest = left - 1;
  for (let index = 0; index < inner.length && rest >= 0; index++) rest = countLeft(inner[index], rest, depth + 1);
  return rest;
}
