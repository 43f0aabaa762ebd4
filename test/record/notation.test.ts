import fc from 'fast-check';
import type { AnyMove, GameTypes } from 'hencoop';
import { chickenEntry } from 'hencoop/chicken/record';
import { crazyChicken, type Move } from 'hencoop/crazy-chicken';
import { crazyChickenEntry } from 'hencoop/crazy-chicken/record';
import type { GameId } from 'hencoop/games';
import { formatMove, formatRecord, parseMove, parseRecord, recordOf, verify } from 'hencoop/record';
import { describe, expect, it } from 'vitest';
import { tries } from '../../support/effort.js';
import { ENTRIES, entryOf, IDS, kitOf } from '../../support/games.js';
import { play } from './played.js';

/** A text with characters changed, or lines lost, doubled or swapped. */
function damaged(text: string): fc.Arbitrary<string> {
  const spots = fc.array(fc.tuple(fc.nat(text.length), fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 4 });
  const lines = text.split('\n');
  return fc.oneof(
    spots.map((changes) =>
      changes.reduce((old, [at, piece]) => old.slice(0, at) + piece + old.slice(at + piece.length), text),
    ),
    fc.shuffledSubarray(lines).map((some) => some.join('\n')),
    fc.nat(lines.length).map((at) => [...lines.slice(0, at), lines[at] ?? '', ...lines.slice(at)].join('\n')),
  );
}

describe.each(IDS)('the notation of %s', async (id) => {
  const kit = await kitOf(id);
  const entry = await entryOf(id);
  const { game, notation, schemas } = entry;
  const games = fc.record({
    setup: fc.constantFrom(...kit.setups),
    seed: fc.string({ unit: 'binary' }),
    policy: fc.constantFrom('', ...Object.keys(kit.policies ?? {})),
    max: fc.oneof(fc.nat(40), fc.constant(2000)),
  });

  it('writes every move as one short token, and reads it back', () => {
    fc.assert(
      fc.property(games, ({ setup, ...how }) => {
        const { states } = play(game, kit, setup, { ...how, max: Math.min(how.max, 40) });
        const known = new Set<string>();
        for (const state of states) {
          for (const move of [...kit.allMoves(state)].slice(0, 2000)) {
            const key = JSON.stringify(move);
            if (known.has(key)) continue;
            known.add(key);
            const text = formatMove(entry, move);
            expect(text).toMatch(/^s[0-4] [^\s;]{1,120}$/);
            expect(parseMove(entry, text)).toEqual({ ok: true, move });
          }
          const texts = game.legalMoves(state).map((move) => formatMove(entry, move));
          expect(new Set(texts).size).toBe(texts.length);
        }
      }),
      { numRuns: tries(10) },
    );
  });

  it('reads only moves of the game, and never throws', () => {
    const letters = [...new Set(notation.patterns.join(''))].join('').replaceAll(/[<>]/g, '');
    const unit = fc.constantFrom(...letters, ...'0123456789WBRSGNMEx-.<>$! ;');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit, maxLength: 12 })), (token) => {
        const move = notation.read(token, 0);
        if (move === null) return;
        expect(notation.write(move)).toBe(token);
        const isMove = schemas.move.safeParse(move).success;
        expect(parseMove(entry, `s0 ${token}`)).toEqual(
          isMove ? { ok: true, move } : expect.objectContaining({ ok: false }),
        );
      }),
      { numRuns: tries(20_000) },
    );
  });

  it('writes whole games as text, and reads them back', () => {
    fc.assert(
      fc.property(games, ({ setup, ...how }) => {
        const { state, moves } = play(game, kit, setup, how);
        const record = recordOf(entry, state, moves);
        const text = formatRecord(entry, record);
        expect(parseRecord(text, ENTRIES)).toEqual({ ok: true, record });
        const commented = text.replaceAll('\n', ' ; P3 ]\r\n').replaceAll('] ; P3 ]', ']');
        const read = parseRecord(`; a comment\n\n${commented}`, ENTRIES);
        expect(read).toMatchObject({ ok: true, record });
        expect(read.ok && parseRecord(formatRecord(entry, read.record as never), ENTRIES)).toEqual(read);
      }),
      { numRuns: tries(25) },
    );
  });

  it('never throws on a damaged text, and locates the fault', () => {
    const [setup] = kit.setups;
    if (setup === undefined) throw new Error('a kit has set-ups');
    const { state, moves } = play(game, kit, setup, { seed: 'damaged', max: 60 });
    const text = formatRecord(entry, recordOf(entry, state, moves));
    fc.assert(
      fc.property(fc.oneof(damaged(text), fc.string(), fc.string({ unit: 'binary' })), (wrong) => {
        const parsed = parseRecord(wrong, ENTRIES);
        if (parsed.ok) {
          expect(parseRecord(formatRecord(entry, parsed.record), ENTRIES)).toEqual(parsed);
          expect(typeof verify(parsed.record, ENTRIES).ok).toBe('boolean');
          return;
        }
        const { line, column, message } = parsed.issue;
        const lines = wrong.split('\n');
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThan(0);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
        expect(message).toMatch(/\S/);
      }),
      { numRuns: tries(1000) },
    );
  });
});

describe('a faulty text', () => {
  const tags = '[Format "hencoop/record/1"]\n[Game "chicken"]\n[Rules 1]\n[Seats 2]\n[Seed "hen"]\n';

  it.each<[string, string, number, number, RegExp]>([
    ['an unknown token', '\n1. s0 P9', 7, 7, /^expected a move \(P<card>, D, W\), got "P9"$/],
    ['a seat that is not at the table', '\n1. s0 D\n2. s2 D', 8, 4, /^expected a seat from s0 to s1, got "s2"$/],
    ['a missing seat', '\n1. D', 7, 4, /^expected a seat from s0/],
    ['a turn without a move', '\n1. s0 ; draws?', 7, 6, /^expected a seat and its moves$/],
    ['a turn that is lost', '\n1. s0 D\n3. s0 D', 8, 1, /^expected turn 2, got 3$/],
    ['a known tag in other letters', '[outcome "1>0: target"]', 6, 1, /^expected a tag, such as \[Format …\], /],
    ['a tag with two names', '[White hen "Ada"]', 6, 1, /^expected a tag/],
    ['a tag that is no string', '[White 7]', 6, 1, /^tags\.White: expected a string of at most 1000 characters/],
    ['a tag that is too long', `[White "${'a'.repeat(1001)}"]`, 6, 1, /^tags\.White: .* got 1001$/],
    ['a comment that is too long', `1. s0 D ; ${'a'.repeat(1001)}`, 6, 9, /^expected comments of at most 1000/],
    ['a position of another kind', '[Start {"game":"chicken"}]', 6, 1, /^start\./],
    ['a tag that comes twice', '[Seats 2]', 6, 2, /^expected the tag Seats once, got it twice$/],
    ['a tag without JSON', '[Option target thirty]', 6, 16, /^expected a value in JSON/],
    ['a wrong option', '[Option target 0]', 6, 1, /^options\.target: /],
    ['an unknown option', '[Option hens 1]', 6, 1, /hens/],
    ['a wrong outcome', '[Outcome "seat 0"]', 6, 1, /^expected an outcome such as/],
    ['an outcome with a seat in two places', '[Outcome "0>0: target"]', 6, 1, /^outcome\.ranking: expected every seat/],
    ['a tag below the moves', '1. s0 D\n[Seats 2]', 7, 1, /^expected a seat from/],
  ])('is refused with line and column: %s', (_, more, line, column, message) => {
    expect(parseRecord(tags + more, ENTRIES)).toEqual({
      ok: false,
      issue: { line, column, message: expect.stringMatching(message) },
    });
  });

  it('is not read beyond the length of a move', () => {
    const message = 'expected at most 200 characters, got 2000003';
    expect(parseMove(chickenEntry, `s0 ${'D '.repeat(1_000_000)}`)).toEqual({
      ok: false,
      issue: { line: 1, column: 1, message },
    });
    const roundup = tags.replace('"chicken"', '"chicken-roundup"');
    expect(parseRecord(`${roundup}\n1. s0 WP-${'S0'.repeat(450_000)}`, ENTRIES)).toMatchObject({
      issue: { line: 7, column: 7, message: expect.stringMatching(/^expected a move/) },
    });
    const option = parseRecord(`${tags}[Option ${'k'.repeat(900_000)} 1]`, ENTRIES);
    expect(option).toMatchObject({ issue: { line: 6, column: 1 } });
    expect(JSON.stringify(option).length).toBeLessThan(500);
  });

  it('is neither written nor read for a value that is not a move of the game', () => {
    for (const [entry, move, path] of [
      [chickenEntry, { seat: 7, type: 'draw' }, 'move.seat'],
      [chickenEntry, { seat: 1.5, type: 'draw' }, 'move.seat'],
      [chickenEntry, { seat: Number.NaN, type: 'draw' }, 'move.seat'],
      [chickenEntry, { seat: 'x; y', type: 'draw' }, 'move.seat'],
      [chickenEntry, { seat: 0, type: 'draw', card: 1 }, 'move.card'],
      [crazyChickenEntry, { seat: 0, type: 'lay', chicken: 6, count: 7 }, 'move.count'],
    ] as const) {
      const write = () => formatMove<GameTypes>(entry as never, move as never);
      expect(write).toThrow(RangeError);
      expect(write).toThrow(new RegExp(`^${path}: `));
    }
    expect(parseMove(crazyChickenEntry, 's0 L6x7')).toEqual({
      ok: false,
      issue: { line: 1, column: 4, message: expect.stringMatching(/6/) },
    });
    for (const [value, got] of [
      [undefined, 'undefined'],
      [null, 'null'],
      [7, '7'],
      [{}, 'an object'],
    ]) {
      const issue = { line: 1, column: 1, message: `expected a string, got ${got}` };
      expect(parseMove(chickenEntry, value as never)).toEqual({ ok: false, issue });
      expect(parseRecord(value as never, ENTRIES)).toEqual({ ok: false, issue });
    }
  });

  it('is read up to the limit of moves', () => {
    expect(parseRecord(`${tags}\n1. s0${' D'.repeat(200_001)}`, ENTRIES)).toMatchObject({
      issue: { line: 7, column: 7 + 2 * 25_000, message: 'expected at most 25000 moves' },
    });
  });

  it('is refused with the name of a missing tag', () => {
    const missing = (name: string) => parseRecord(tags.replace(new RegExp(`\\[${name}.*\\n`), ''), ENTRIES);
    expect(missing('Game')).toMatchObject({
      issue: { line: 1, message: expect.stringMatching(/^expected a tag \[Game/) },
    });
    expect(missing('Seed')).toMatchObject({
      issue: { line: 1, message: expect.stringMatching(/^the tag Seed is missing/) },
    });
    expect(missing('Format')).toMatchObject({ ok: false });
  });

  it('is refused with the column of a wrong move', () => {
    expect(parseMove(chickenEntry, 's0 P9')).toMatchObject({ issue: { line: 1, column: 4 } });
    expect(parseMove(chickenEntry, 's7 P1')).toMatchObject({ issue: { line: 1, column: 1 } });
    expect(parseMove(chickenEntry, 's0 P1 D')).toMatchObject({ issue: { line: 1, column: 1 } });
    expect(parseMove(chickenEntry, '')).toMatchObject({ ok: false });
    expect(() => formatMove(chickenEntry, { seat: 0, type: 'fly' } as never)).toThrow(RangeError);
  });

  it('may leave out the numbers of the turns', () => {
    const numbered = parseRecord(`${tags}\n1. s0 D\n2. s1 W\n`, ENTRIES);
    expect(numbered.ok).toBe(true);
    expect(parseRecord(`${tags}\ns0 D\ns1 W\n`, ENTRIES)).toEqual(numbered);
  });
});

it('the moves that a seat makes one after another stand on one line', () => {
  const record = recordOf(crazyChickenEntry, crazyChicken.setup({ seed: 'hen' }), []);
  const moves: readonly Move[] = [
    { seat: 0, type: 'draw', from: 'drawA' },
    { seat: 0, type: 'lay', chicken: 20, count: 3 },
    { seat: 0, type: 'discard', chicken: 9, to: 'discardA' },
    { seat: 1, type: 'draw', from: 'drawB' },
  ];
  expect(
    formatRecord(crazyChickenEntry, { ...record, moves })
      .split('\n')
      .slice(-3),
  ).toEqual(['1. s0 DA L20x3 X9>A', '2. s1 DB', '']);
});

describe('the tokens of each game', () => {
  it.each<[GameId, AnyMove & { readonly [field: string]: unknown }, string]>([
    ['chicken', { seat: 0, type: 'play', card: 'chick' }, 's0 PC'],
    ['chicken', { seat: 4, type: 'withdraw' }, 's4 W'],
    ['crazy-chicken', { seat: 0, type: 'draw', from: 'drawA' }, 's0 DA'],
    ['crazy-chicken', { seat: 0, type: 'draw', from: 'discardB' }, 's0 DXB'],
    ['crazy-chicken', { seat: 1, type: 'lay', chicken: 20, count: 3 }, 's1 L20x3'],
    ['crazy-chicken', { seat: 1, type: 'discard', chicken: 9, to: 'discardA' }, 's1 X9>A'],
    ['crazy-chicken', { seat: 1, type: 'discardSet', to: 'discardB' }, 's1 S>B'],
    ['chicken-out', { seat: 2, type: 'chickenOut' }, 's2 C'],
    ['blind-chicken-extreme', { seat: 2, type: 'place', card: 17 }, 's2 A17'],
    ['blind-chicken-extreme', { seat: 2, type: 'takeReward', reward: 'chooseLeader' }, 's2 RL'],
    ['blind-chicken-extreme', { seat: 2, type: 'chooseLeader', leader: 0 }, 's2 L0'],
    ['blind-chicken-extreme', { seat: 2, type: 'chooseBenefit', benefit: 'none' }, 's2 B0'],
    ['blind-chicken-extreme', { seat: 2, type: 'chooseBenefit', benefit: 'cancelGame', game: 12 }, 's2 BG12'],
    ['chicken-roundup', { seat: 0, type: 'farmer', card: 'gold farmer', target: 'N2' }, 's0 GF-N2'],
    ['chicken-roundup', { seat: 0, type: 'dog', card: 'red dog', end: 'east' }, 's0 RD-E'],
    ['chicken-roundup', { seat: 0, type: 'dog', card: 'gold farmer', end: 'west' }, 's0 dog!GF-W'],
    ['chicken-roundup', { seat: 0, type: 'parade', card: 'white parade', path: ['S0', 'M0'] }, 's0 WP-S0M0'],
    ['chicken-roundup', { seat: 0, type: 'diagram', card: 'gold wiggle', cells: ['N1', 'N3'] }, 's0 G.wiggle-N1N3'],
    ['chicken-roundup', { seat: 0, type: 'catch', pay: 'silver foxTrot', target: 'M2' }, 's0 $ST-M2'],
    ['chicken-roundup', { seat: 1, type: 'closeGap', toward: 'west' }, 's1 <'],
    ['chicken-roundup', { seat: 1, type: 'endPlays' }, 's1 E'],
  ])('follow the grammar: %s %j is %s', async (id, move, text) => {
    const entry = await entryOf(id);
    expect(formatMove(entry, move)).toBe(text);
    expect(parseMove(entry, text)).toEqual({ ok: true, move });
  });

  it('have no other spelling', async () => {
    const [extreme, roundup] = [await entryOf('blind-chicken-extreme'), await entryOf('chicken-roundup')];
    for (const token of ['p3', 'P03', 'P 3', 'PX'])
      expect(parseMove(chickenEntry, `s0 ${token}`).ok, token).toBe(false);
    for (const token of ['L20x03', 'L20x21', 'L19x2', 'XA>9'])
      expect(parseMove(crazyChickenEntry, `s0 ${token}`).ok, token).toBe(false);
    for (const token of ['A017', 'A50', 'BG0', 'BG10001', 'L5'])
      expect(parseMove(extreme, `s0 ${token}`).ok, token).toBe(false);
    for (const token of ['farmer!GF-N2', 'G.farmer-N2', 'WP-', 'WP-S0M', 'GF-N5', 'dog!RD-E'])
      expect(parseMove(roundup, `s0 ${token}`).ok, token).toBe(false);
  });
});
