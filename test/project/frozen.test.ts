import { describe, expect, it } from 'vitest';
import { ENTRIES } from '../../tools/lib/games.js';
import { moduleOf } from '../support/entryPoints.js';
import { writableIn } from '../support/writable.js';

describe('nothing that an entry point exports is writable, except schemas', () => {
  it.each(ENTRIES)('$name', async ({ name }) => {
    expect(writableIn(await moduleOf(name))).toEqual([]);
  });

  it('the check names each writable list, object, map and static list', () => {
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
