import { describe, expect, it } from 'vitest';
import type { AnyMove, TableBase } from '../../src/engine/base.js';
import { type FieldKind, oneOf, seatOf, wholeFrom } from '../../src/engine/moveKinds.js';
import { belongsTo, compileShapes, shapeOf } from '../../src/engine/moveShapes.js';
import type { MoveStatement } from '../../src/engine/moveStatement.js';

interface Bet extends AnyMove {
  readonly type: 'bet';
  readonly max: number;
  readonly stake: number;
}

const shapes: MoveStatement<Bet, TableBase> = {
  bet: {
    steps: ['turn'],
    fields: { max: wholeFrom(1, 9), stake: wholeFrom(0, 9, { upTo: 'max' }) },
    tokens: ['B<max>x<stake>'],
  },
};
const table = { game: 'bet', seats: 2, step: { type: 'turn' } };

describe('the shape of a move', () => {
  it('G-0 can check a field against one listed before it', () => {
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', max: 4, stake: 4 }, table)).toMatchObject({
      steps: ['turn'],
    });
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', max: 4, stake: 5 }, table)).toBe('stake');
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', max: 10, stake: 5 }, table)).toBe('max');
  });

  it('G-0 refuses values that are not objects', () => {
    for (const value of [undefined, null, 'bet', 7, true, Symbol('bet'), () => shapes]) {
      expect(shapeOf(compileShapes(shapes), value, table)).toBe('');
    }
  });

  it('G-0 counts a field that is not enumerable', () => {
    const extended = Object.defineProperty({ seat: 0, type: 'bet', max: 4, stake: 4 }, 'secret', { value: 1 });
    expect(Object.keys(extended)).not.toContain('secret');
    expect(shapeOf(compileShapes(shapes), extended, table)).toBe('secret');
  });

  it('G-0 refuses a move of which JSON would drop a field', () => {
    for (const field of ['seat', 'type', 'max', 'stake']) {
      const hidden = Object.defineProperty({ seat: 0, type: 'bet', max: 4, stake: 4 }, field, { enumerable: false });
      expect(shapeOf(compileShapes(shapes), hidden, table), field).toBe(field);
    }
  });

  it('G-3 knows every step that a move belongs to', () => {
    const shape = { steps: ['turn', 'lastTurn'], fields: [] };
    expect(['turn', 'lastTurn', 'over'].map((step) => belongsTo(shape, step))).toEqual([true, true, false]);
  });

  it('G-0 refuses a type that only converts to a known one, and shows at most 40 letters of an unknown field', () => {
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: ['bet'], max: 4, stake: 4 }, table)).toBe('type');
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', max: 4, stake: 4, ['x'.repeat(50)]: 1 }, table)).toBe(
      'x'.repeat(40),
    );
  });

  it('G-0 recognizes an interned move by identity, at every table that has its seat', () => {
    const bet: Bet = Object.freeze({ seat: 2, type: 'bet', max: 4, stake: 5 });
    const compiled = compileShapes(shapes, {}, [bet]);
    expect(shapeOf(compiled, bet, { ...table, seats: 3 })).toMatchObject({ steps: ['turn'] });
    expect(shapeOf(compiled, { ...bet }, { ...table, seats: 3 })).toBe('stake');
    expect(shapeOf(compiled, bet, table)).toBe('seat');
  });

  it('G-0 refuses a proxy that returns fields it does not have', () => {
    const answering = new Proxy<Record<string, unknown>>({}, { get: (_, name) => (name === 'type' ? 'bet' : 1) });
    expect(shapeOf(compileShapes(shapes), answering, table)).toBe('');
  });

  it('interns only frozen moves of a known type', () => {
    const bet: Bet = { seat: 0, type: 'bet', max: 4, stake: 4 };
    expect(() => compileShapes(shapes, {}, [bet])).toThrow(
      new RangeError('interned: expected frozen moves of known types, got "bet"'),
    );
    const fold = Object.freeze({ seat: 0, type: 'fold' }) as unknown as Bet;
    expect(() => compileShapes(shapes, {}, [fold])).toThrow(
      new RangeError('interned: expected frozen moves of known types, got "fold"'),
    );
  });

  it('G-0 checks whole numbers, known values and seats', () => {
    const checkOf =
      ({ has }: FieldKind<never, TableBase> | FieldKind<number, TableBase> | FieldKind<string | number>) =>
      (value: unknown) =>
        typeof has === 'function' && has(value, table, {});
    const count = checkOf(wholeFrom(2, 4));
    expect([2, 3, 4].map((value) => count(value))).toEqual([true, true, true]);
    expect([1, 5, 2.5, '3', null].some((value) => count(value))).toBe(false);
    expect(checkOf(wholeFrom(0, 1))(-0)).toBe(false);
    const known = checkOf(oneOf<string | number>(['hen', 0]));
    expect(['hen', 0].map((value) => known(value))).toEqual([true, true]);
    expect(['fox', -0, '0', undefined].some((value) => known(value))).toBe(false);
    const seated = checkOf(seatOf(5));
    expect([0, 1].every((seat) => seated(seat))).toBe(true);
    expect([-1, 2, 0.5, '0', -0, undefined].some((seat) => seated(seat))).toBe(false);
  });
});
