import { failed } from './failed.js';
import { copyJson } from './json.js';
import { isBounded, MAX_VALUES } from './readTable.js';

/**
 * A deep copy of a table, a move or an event, without the proxies that the stores of many frameworks put around values, and
 * that a result shares with the table it came from. `structuredClone`, `postMessage` and IndexedDB take only such a copy.
 *
 * @example
 * ```ts
 * import { plain } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 *
 * // A store of a framework returns a proxy such as this one.
 * const stored = new Proxy(chicken.setup({ seats: 2, seed: 'hen' }), {});
 * structuredClone(plain(stored)).seats; // 2; structuredClone(stored) throws
 * ```
 *
 * @throws RangeError if it holds more than 20,000 values, or cannot be read.
 */
export function plain<Table>(table: Table): Table {
  try {
    if (!isBounded(table, MAX_VALUES)) throw new RangeError(`table: expected at most ${MAX_VALUES} values, got more`);
    return copyJson(table);
  } catch (error) {
    throw failed(error, 'table', 'copying it');
  }
}
