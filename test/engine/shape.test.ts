import { describe, expect, it } from 'vitest';
import type { AnyMove, TableBase } from '../../src/engine/base.js';
import { isWhole } from '../../src/engine/guards.js';
import {
  belongsTo,
  compileShapes,
  type MoveShapes,
  oneOf,
  seatAtTable,
  shapeOf,
  wholeFrom,
} from '../../src/engine/moveShapes.js';

interface Bet extends AnyMove {
  readonly type: 'bet';
  readonly most: number;
  readonly stake: number;
}

const shapes: MoveShapes<Bet, TableBase> = {
  bet: {
    steps: ['turn'],
    fields: { most: wholeFrom(1, 9), stake: (stake, _, { most }) => isWhole(stake) && stake <= Number(most) },
  },
};
const table = { seats: 2, step: { type: 'turn' } };

describe('the shape of a move', () => {
  it('G-0 may bind one field to another that was listed before it', () => {
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', most: 4, stake: 4 }, table)).toMatchObject({
      steps: ['turn'],
    });
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', most: 4, stake: 5 }, table)).toBe('stake');
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', most: 10, stake: 5 }, table)).toBe('most');
  });

  it('G-0 finds no move in what is no object', () => {
    for (const none of [undefined, null, 'bet', 7, true, Symbol('bet'), () => shapes]) {
      expect(shapeOf(compileShapes(shapes), none, table)).toBe('');
    }
  });

  it('G-0 counts a field that is hidden from a list of the keys', () => {
    const hiding = Object.defineProperty({ seat: 0, type: 'bet', most: 4, stake: 4 }, 'secret', { value: 1 });
    expect(Object.keys(hiding)).not.toContain('secret');
    expect(shapeOf(compileShapes(shapes), hiding, table)).toBe('secret');
  });

  it('G-3 knows each step that a move belongs to', () => {
    const form = { steps: ['turn', 'lastTurn'], fields: [] };
    expect(['turn', 'lastTurn', 'over'].map((step) => belongsTo(form, step))).toEqual([true, true, false]);
  });

  it('G-0 tells of a type that only looks like one, and of no more than forty letters of a field', () => {
    expect(shapeOf(compileShapes(shapes), { seat: 0, type: ['bet'], most: 4, stake: 4 }, table)).toBe('type');
    expect(
      shapeOf(compileShapes(shapes), { seat: 0, type: 'bet', most: 4, stake: 4, ['x'.repeat(50)]: 1 }, table),
    ).toBe('x'.repeat(40));
  });

  it('G-0 knows a kept move by itself, at every table that has its seat', () => {
    const bet: Bet = Object.freeze({ seat: 2, type: 'bet', most: 4, stake: 5 });
    const forms = compileShapes(shapes, [bet]);
    expect(shapeOf(forms, bet, { ...table, seats: 3 })).toMatchObject({ steps: ['turn'] });
    expect(shapeOf(forms, { ...bet }, { ...table, seats: 3 })).toBe('stake');
    expect(shapeOf(forms, bet, table)).toBe('seat');
  });

  it('keeps no move that could change, and none of another game', () => {
    const bet: Bet = { seat: 0, type: 'bet', most: 4, stake: 4 };
    expect(() => compileShapes(shapes, [bet])).toThrow(new RangeError('kept: bet is no frozen move'));
    const fold = Object.freeze({ seat: 0, type: 'fold' }) as unknown as Bet;
    expect(() => compileShapes(shapes, [fold])).toThrow(new RangeError('kept: fold is no frozen move'));
  });

  it('G-0 knows whole numbers, known values and seats', () => {
    const counts = wholeFrom(2, 4);
    expect([2, 3, 4].map((value) => counts(value, {}, {}))).toEqual([true, true, true]);
    expect([1, 5, 2.5, '3', null].some((value) => counts(value, {}, {}))).toBe(false);
    expect(wholeFrom(0, 1)(-0, {}, {})).toBe(false);
    const words = oneOf(['hen', 0]);
    expect(['hen', 0].map((value) => words(value, {}, {}))).toEqual([true, true]);
    expect(['fox', -0, '0', undefined].some((value) => words(value, {}, {}))).toBe(false);
    expect([0, 1].every((seat) => seatAtTable(seat, table))).toBe(true);
    expect([-1, 2, 0.5, '0', -0, undefined].some((seat) => seatAtTable(seat, table))).toBe(false);
  });
});
