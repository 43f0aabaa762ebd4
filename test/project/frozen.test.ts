import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../../tools/lib/games.js';
import { moduleOf } from '../support/entryPoints.js';

/** Every value in `exported` that a caller could write to, by its path. */
function writableIn(exported: object): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>();
  const look = (value: unknown, path: string): void => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) return;
    seen.add(value);
    // zod gives a schema its methods when they are first used, so a schema cannot be frozen.
    if ('_zod' in value) return;
    // Functions and classes are not data; what they carry, such as a static list, is.
    if (typeof value !== 'function') {
      // The entries of a map, a set or a buffer can change although it is frozen.
      const proto: unknown = Object.getPrototypeOf(value);
      const holdsJson = Array.isArray(value) || proto === Object.prototype || proto === null;
      if (!Object.isFrozen(value) || !holdsJson) found.push(path);
    }
    for (const name of Object.keys(value)) look(Reflect.get(value, name), `${path}.${name}`);
  };
  for (const [name, value] of Object.entries(exported)) look(value, name);
  return found;
}

describe('nothing that the package exports is writable, schemas excepted', () => {
  it.each(ENTRIES)('$name', async ({ name }) => {
    expect(writableIn(await moduleOf(name))).toEqual([]);
  });

  it('and a list, an object, a map or a static list that is would be found', () => {
    const Table = Object.assign(() => {}, { attributes: ['theme'] });
    const exported = {
      deck: [1],
      sheet: Object.freeze({ clauses: { 'CH-1.1': 'text' } }),
      kinds: Object.freeze(new Map()),
      Table,
      frozen: Object.freeze([Object.freeze({ card: 1 })]),
    };
    expect(writableIn(exported)).toEqual(['deck', 'sheet.clauses', 'kinds', 'Table.attributes']);
  });
});
