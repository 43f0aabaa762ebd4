import { deflateRawSync } from 'node:zlib';
import { GAMES } from 'hencoop/games';
import { movesSoFar, present } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../support/games.js';
import { fragmentOf, type Opening, readFragment } from '../../tools/site/playground/address.js';
import { LARGEST_UNPACKED, LONGEST_PACKED, pack, unpack } from '../../tools/site/playground/packed.js';
import {
  openTable,
  packState,
  packView,
  playedFrom,
  readPosition,
  tableOf,
  unpackTable,
} from '../../tools/site/playground/position.js';
import { midgame } from '../svg/midgames.js';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('a value packed for a link', () => {
  it('round-trips, using only characters allowed in a fragment', async () => {
    const value = { text: 'Gänse und Hühner', list: [1, null, { deep: true }] };
    const packed = (await pack(value)) ?? '';
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toEqual({ ok: true, value });
  });

  it('is refused with a sentence if it is too long, packed or unpacked', async () => {
    const noise = Array.from({ length: 30_000 }, (_, index) => Math.sin(index));
    expect(await pack(noise)).toBeNull();
    expect(await pack('a'.repeat(LARGEST_UNPACKED))).toBeNull();
    expect(await unpack('a'.repeat(LONGEST_PACKED + 1))).toMatchObject({ ok: false, message: /too long/ });
  });

  it('is refused if a short link would unpack to megabytes', async () => {
    const bomb = base64url(deflateRawSync(Buffer.alloc(8_000_000, ' ')));
    expect(bomb.length).toBeLessThan(LONGEST_PACKED);
    expect(await unpack(bomb)).toEqual({ ok: false, message: expect.stringContaining('too much data') });
  });

  it.each([
    ['no text', ''],
    ['other characters', 'a b'],
    ['bytes that nothing was packed into', '____'],
    ['half a link', 'q1YqUbKqVipKTVayUkrOT0kFAA'.slice(0, 9)],
    ['text that is not JSON', base64url(deflateRawSync(Buffer.from('{"state":')))],
    ['bytes that are not text', base64url(deflateRawSync(Buffer.from([0x22, 0xff, 0x22])))],
  ])('is refused if it is damaged: %s', async (_, packed) => {
    expect(await unpack(packed)).toEqual({ ok: false, message: expect.stringMatching(/^The link is damaged: .+\.$/) });
  });
});

describe('the fragment of a URL', () => {
  const openings: readonly Opening[] = [
    { type: 'deal', game: 'chicken', seats: 3, seed: 'a hen & 2 eggs', options: { target: 30 } },
    { type: 'scenario', game: 'crazy-chicken', number: 2, tried: 1 },
    { type: 'record', game: 'chicken-out', name: '1-2-seats', step: 17 },
    { type: 'picture', game: 'chicken-roundup' },
    { type: 'state', packed: 'abc' },
    { type: 'view', packed: 'abc' },
  ];
  it.each(openings)('opens its original: $type', (opening) => {
    expect(readFragment(fragmentOf(opening))).toEqual({ ok: true, opening });
  });

  it.each([
    '',
    'game=chess',
    'game=chicken&seats=-1',
    'game=chicken&scenario=one',
    'game=chicken&record=../../secret',
    'game=chicken&options={',
    'game=chicken&options=7',
    '%zz',
  ])('is refused with a sentence if it opens nothing: %s', (fragment) => {
    expect(readFragment(fragment)).toEqual({ ok: false, message: expect.stringMatching(/^The link .+\.$/) });
  });
});

describe.each(GAMES.map(({ id }) => id))('a link to a table of %s', (id) => {
  it('carries a state with the moves that led to it', async () => {
    const entry = await entryOf(id);
    const start = entry.game.setup({ seed: 'hen' });
    const [first] = entry.game.legalMoves(start);
    const { history } = playedFrom(entry, start, [first]);
    const unpacked = await unpackTable('state', (await packState(history)) ?? '');
    if (!unpacked.ok) throw new Error(unpacked.message);
    const opened = openTable('state', unpacked.table, unpacked.moves, entry);
    expect(opened).toEqual({ ok: true, position: { kind: 'state', history } });
    expect(movesSoFar(history)).toEqual([first]);
  });

  it('of a view is the same in every world with this view, and opens only the view', async () => {
    const entry = await entryOf(id);
    const { game } = entry;
    const { state } = midgame(entry);
    for (const viewer of [...Array(state.seats).keys(), null]) {
      const view = game.view(state, viewer);
      const worlds = ['fox', 'egg', 'hen'].map((seed) => game.determinize(view, seed));
      expect(new Set(worlds.map((world) => JSON.stringify(world))).size).toBe(worlds.length);
      const links = await Promise.all([state, ...worlds].map((world) => packView(game.view(world, viewer))));
      expect(new Set(links).size).toBe(1);
      const unpacked = await unpackTable('view', links[0] ?? '');
      expect(unpacked).toEqual({ ok: true, table: view, moves: [] });
      const opened = openTable('view', view, [], entry);
      expect(opened.ok && tableOf(opened.position)).toEqual(view);
    }
  });

  it('is refused if it holds the wrong kind of table, more than a table, or an illegal move', async () => {
    const entry = await entryOf(id);
    const state = entry.game.setup({ seed: 'hen' });
    const view = entry.game.view(state, 0);
    const damaged = { ok: false, message: expect.stringContaining('holds no') };
    expect(await unpackTable('view', (await pack({ view, state })) ?? '')).toEqual(damaged);
    expect(await unpackTable('view', (await pack({ state, moves: [] })) ?? '')).toEqual(damaged);
    expect(await unpackTable('state', (await pack({ state, moves: 7 })) ?? '')).toEqual(damaged);
    expect(openTable('view', state, [], entry)).toMatchObject({ ok: false, issues: [{ message: /expected a view/ }] });
    expect(openTable('state', view, [], entry).ok).toBe(false);
    expect(openTable('view', { ...view, seed: 'hen' }, [], entry).ok).toBe(false);
    expect(openTable('state', state, [null], entry)).toMatchObject({ ok: false, issues: [{ path: 'moves[0]' }] });
  });
});

describe('a pasted value', () => {
  it('is refused with the path of every error', async () => {
    const entry = await entryOf('chicken');
    const state = entry.game.setup({ seats: 2, seed: 'hen' });
    const wrong = { ...state, hands: [['goose'], []], scores: [0, -1] };
    const reading = readPosition(wrong, entry);
    expect(!reading.ok && reading.issues.map(({ path }) => path)).toEqual(['hands[0][0]', 'scores[1]']);
  });

  it.each([null, 7, [], 'text', { format: 'hencoop/record/9' }, { format: 'hencoop/log/1', game: 'chicken' }])(
    'is refused if it is not a table: %j',
    async (value) => {
      const reading = readPosition(value, await entryOf('chicken'));
      expect(reading.ok || reading.issues.length > 0).toBe(true);
      expect(reading.ok).toBe(false);
    },
  );

  it('can be a record, which opens at its start with all of its moves', async () => {
    const entry = await entryOf('chicken');
    const state = entry.game.setup({ seats: 2, seed: 'hen' });
    const moves = [{ seat: 0, type: 'draw' }];
    const record = { format: 'hencoop/record/1', game: 'chicken', rules: 1, seats: 2, options: {}, seed: 'hen', moves };
    const reading = readPosition(record, entry);
    if (!reading.ok || reading.position.kind !== 'state') throw new Error('expected a state');
    expect(present(reading.position.history)).toEqual(state);
    expect(reading.position.history.moments).toHaveLength(2);
    const illegal = { ...record, moves: [{ seat: 1, type: 'draw' }] };
    expect(readPosition(illegal, entry)).toMatchObject({ ok: false, issues: [{ path: 'moves' }] });
  });
});
