import { describe, expect, it } from 'vitest';
import { some } from '../../support/effort.js';
import { IN_SMALL_DECKS as PLANTED } from '../testkit/planted/index.js';
import { lawThatSees } from './planted.js';
import { UNSEEN, whyUnseen } from './unseen.js';

const seen = PLANTED.filter((planted) => whyUnseen(planted.bug) === null);

/** `npm test` tries some of them, `.ci/run` all. */
const tried = some(seen, 16);

describe('every planted bug that a law can see in a small deck is found there', () => {
  it.each(tried.map((planted) => [planted.bug, planted] as const))('%s', async (_, planted) => {
    expect(await lawThatSees(planted)).not.toBe(null);
  });

  it('all other planted bugs are listed once, with the reason', () => {
    const named = Object.values(UNSEEN).flat();
    const bugs = PLANTED.map(({ bug }) => bug);
    expect(named.filter((bug) => !bugs.includes(bug))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(seen.length + named.length).toBe(PLANTED.length);
  });
});
