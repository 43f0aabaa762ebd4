import { gameById } from 'hencoop/games';
import { describe, expect, it } from 'vitest';
import type { ClauseText } from '../../src/engine/clauses.js';
import { GAMES, sheetOf } from '../../tools/lib/games.js';

/** Part of a sentence: it begins in lower case, unless with a name, and ends without a period. */
const PHRASE = /^(?:[a-z]|[A-Z]{2,}).*[^.\s]$/;
const OPTION = /\(option `(\w+)`\)/g;

describe.each(GAMES)('the clauses of %s', async (id) => {
  const clauses: [string, ClauseText][] = Object.entries((await sheetOf(id)).clauses);

  it('name a source if they were found elsewhere, and only then', () => {
    for (const [clause, { origin, sources = [] }] of clauses) {
      expect(sources.length > 0, clause).toBe(origin.includes('found'));
      for (const source of sources) expect(source, clause).toMatch(/\w\.\w{2}/);
    }
  });

  it('name the reading that they reject if they are a ruling, and only then', () => {
    for (const [clause, { origin, rejects }] of clauses) {
      expect(rejects !== undefined, clause).toBe(origin.includes('ruling'));
      if (rejects !== undefined) expect(rejects, clause).toMatch(PHRASE);
    }
  });

  it('offer a rejected reading only by an option of the game', async () => {
    const state: object = (await gameById(id).game()).setup();
    const options = Object.keys('options' in state ? Object(state.options) : {});
    for (const [clause, { rejects = '', text }] of clauses) {
      for (const [, option = ''] of rejects.matchAll(OPTION)) {
        expect(options, clause).toContain(option);
        expect(text, clause).toContain(option);
      }
    }
  });
});
