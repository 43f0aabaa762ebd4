// The browser's storage holds the keys to its own seats, and no others.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { invitationIn, watchCodeIn, watchSecret } from '../src/page/online/invitations.js';

const KEY = 'hencoop/online';
const ID = '0b8c7b1e-1111-4222-8333-444455556666';
const [OWN, OTHER, CODE] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];

describe('saved online games', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
    });
  });
  const load = () => import('../src/page/online/savedMatches.js');
  const stored = () => storage.get(KEY) ?? '';

  test('of earlier versions lose the keys of other players as soon as the page loads', async () => {
    const old = { match: ID, game: 'chicken', token: OWN, names: ['Ada', 'Bo'], links: [null, OTHER], playedAt: 7 };
    storage.set(KEY, JSON.stringify([old]));
    const { savedMatch } = await load();
    expect(stored()).not.toContain(OTHER);
    const kept = {
      match: ID,
      game: 'chicken',
      token: OWN,
      seat: null,
      watches: false,
      names: ['Ada', 'Bo'],
      codes: [],
      watchCode: null,
    };
    expect(savedMatch(ID)).toEqual({ ...kept, playedAt: 7 });
  });

  test('keep the codes of invitations until they are used', async () => {
    const { saveCode, saveMatch, savedMatch, forgetMatch, isStored } = await load();
    const match = { match: ID, game: 'chicken', token: OWN, seat: 0, names: ['Ada', 'Bo'] } as const;
    saveMatch(match);
    expect(isStored(ID)).toBe(true);
    saveCode(ID, 1, CODE);
    saveMatch(match);
    expect(savedMatch(ID)?.codes).toEqual([null, CODE]);
    saveCode(ID, 1, null);
    expect(stored()).not.toContain(CODE);
    forgetMatch(ID);
    expect(stored()).not.toContain(OWN);
    expect(isStored(ID)).toBe(false);
  });
});

test('the link of spectators has their token, and opens no seat', () => {
  expect(watchCodeIn(watchSecret(CODE))).toBe(CODE);
  expect(invitationIn(watchSecret(CODE))).toBeNull();
  for (const other of [undefined, CODE, `join/${CODE}`, `watch/${CODE}0`]) expect(watchCodeIn(other)).toBeNull();
});

describe('what opens a seat', () => {
  test.each([
    [undefined, null],
    [OWN, null],
    [`join/${CODE}`, { code: CODE, seat: null }],
    [`join/${CODE}/2`, { code: CODE, seat: 2 }],
    [`join/${CODE}/2/3`, null],
    ['join/x/2', null],
  ])('%s is the invitation %j', (secret, invitation) => expect(invitationIn(secret)).toEqual(invitation));
});
