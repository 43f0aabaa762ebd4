import { describe, expect, it } from 'vitest';
import { listOf, oneOf, wholeFrom } from '../../src/engine/moveKinds.js';
import { formsOf, type MoveStatement } from '../../src/engine/moveStatement.js';
import { digits, notationOf, row, symbols } from '../../src/engine/notation.js';

type Bird = 'hen' | 'cock';

type Move =
  | { readonly seat: number; readonly type: 'lay'; readonly bird: Bird; readonly eggs: number }
  | { readonly seat: number; readonly type: 'walk'; readonly path: readonly Bird[] }
  | { readonly seat: number; readonly type: 'ask'; readonly what: 'none' }
  | { readonly seat: number; readonly type: 'ask'; readonly what: 'number'; readonly number: number }
  | { readonly seat: number; readonly type: 'pass' };

const MOVES: MoveStatement<Move, object> = {
  lay: {
    steps: ['turn'],
    fields: { bird: oneOf(['hen', 'cock'], { spelled: { hen: 'H', cock: 'C+' } }), eggs: wholeFrom(1, 12) },
    tokens: ['L<bird>x<eggs>'],
  },
  walk: {
    steps: ['turn'],
    fields: { path: listOf(oneOf(['hen', 'cock'], { spelled: { hen: 'H', cock: 'C' } }), 9) },
    tokens: ['W-<path>'],
  },
  ask: {
    steps: ['turn'],
    ...formsOf(
      { fields: { what: oneOf(['none']) }, tokens: [['A0', { what: 'none' }]] },
      {
        fields: { what: oneOf(['number']), number: wholeFrom(1, 99) },
        tokens: [['A<number>', { what: 'number' }]],
      },
    ),
  },
  pass: { steps: ['turn'], tokens: ['.'] },
};
const notation = () => notationOf<Move>(MOVES);
const write = (move: Move) => notation().write(move);
const read = (token: string, seat: number) => notation().read(token, seat);

describe('a notation', () => {
  it.each<[Move, string]>([
    [{ seat: 1, type: 'lay', bird: 'hen', eggs: 1 }, 'LHx1'],
    [{ seat: 1, type: 'lay', bird: 'cock', eggs: 12 }, 'LC+x12'],
    [{ seat: 0, type: 'walk', path: ['hen', 'cock', 'hen'] }, 'W-HCH'],
    [{ seat: 0, type: 'walk', path: ['cock'] }, 'W-C'],
    [{ seat: 2, type: 'ask', what: 'none' }, 'A0'],
    [{ seat: 2, type: 'ask', what: 'number', number: 7 }, 'A7'],
    [{ seat: 2, type: 'pass' }, '.'],
  ])('writes %j as %s, and reads it back', (move, token) => {
    expect(write(move)).toBe(token);
    expect(read(token, move.seat)).toEqual(move);
  });

  it.each([
    '',
    'LHx0',
    'LHx13',
    'LHx01',
    'LHx',
    'LCx1',
    'LC++x1',
    'xLHx1',
    'LHx1x',
    'W-',
    'W-HX',
    'A',
    'A00',
    'A100',
    'A01',
    'x',
    '..',
  ])('reads nothing from %j', (token) => {
    expect(read(token, 0)).toBeNull();
  });

  it.each([
    { seat: 0, type: 'lay', bird: 'hen', eggs: 13 },
    { seat: 0, type: 'lay', bird: 'hen', eggs: 0 },
    { seat: 0, type: 'lay', bird: 'hen', eggs: 1.5 },
    { seat: 0, type: 'lay', bird: 'duck', eggs: 1 },
    { seat: 0, type: 'lay', bird: 'hen' },
    { seat: 0, type: 'lay', bird: 'hen', eggs: 1, more: 1 },
    { seat: 0, type: 'walk', path: [] },
    { seat: 0, type: 'walk', path: 'H' },
    { seat: 0, type: 'walk', path: ['hen', 'duck'] },
    { seat: 0, type: 'ask', what: 'number' },
    { seat: 0, type: 'fly' },
  ])('writes nothing for %j', (move) => {
    expect(() => write(move as never)).toThrow(`move: expected a move of this game, got ${JSON.stringify(move)}`);
    expect(() => write(move as never)).toThrow(RangeError);
  });

  it('writes no inherited field, and shows at most 200 letters of a value that is not a move', () => {
    const inherited = Object.assign(Object.create({ eggs: 1 }), { seat: 0, type: 'lay', bird: 'hen', other: 1 });
    expect(() => write(inherited)).toThrow(RangeError);
    const long = { seat: 0, type: 'fly', far: 'x'.repeat(300) };
    expect(() => write(long as never)).toThrow(new RegExp(`got ${'.'.repeat(200)}$`));
  });

  it('refuses to write a value that JSON cannot hold, with a message', () => {
    const value = Object.assign(() => 0, { type: 'fly' });
    expect(() => write(value as never)).toThrow(new RangeError('move: expected a move of this game, got undefined'));
  });

  it('lists its token patterns in short form', () => {
    expect(notation().patterns).toEqual(['L<bird>x<eggs>', 'W-<path>', 'A0', 'A<number>', '.']);
  });
});

describe('a codec', () => {
  it('tries the longest text first, for a few values', () => {
    const codec = symbols<number>([
      [1, 'a'],
      [2, 'ab'],
    ]);
    expect(codec.pattern).toBe('ab|a');
    expect(codec.write(2)).toBe('ab');
    expect(codec.write(3)).toBeNull();
    expect(codec.read('a')).toBe(1);
    expect(codec.read('b')).toBeUndefined();
    expect(symbols<number>([[0, '0']]).write(-0)).toBeNull();
  });

  it('refuses numbers out of range', () => {
    const codec = digits(2, 5);
    expect([1, 2, 5, 6, '2', null].map(codec.write)).toEqual([null, '2', '5', null, null, null]);
    expect(['1', '2', '5', '6', 'x'].map(codec.read)).toEqual([undefined, 2, 5, undefined, undefined]);
  });

  it('splits the text of a row into items', () => {
    const codec = row(
      symbols<Bird>([
        ['hen', 'HE'],
        ['cock', 'CO'],
      ]),
      2,
    );
    expect(codec.write(['hen', 'cock'])).toBe('HECO');
    expect(codec.read('HECOHE')).toEqual(['hen', 'cock', 'hen']);
    expect(codec.read('HEC')).toBeUndefined();
    expect(new RegExp(`^${codec.pattern}$`).test('HECO')).toBe(true);
    expect(new RegExp(`^${codec.pattern}$`).test('')).toBe(false);
  });
});
