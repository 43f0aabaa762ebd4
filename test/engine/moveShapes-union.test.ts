import { describe, expect, it } from 'vitest';
import { compileShapes, type MoveShapes, oneOf, shapeOf, wholeFrom } from '../../src/engine/moveShapes.js';

type Move =
  | { readonly seat: number; readonly type: 'choose'; readonly what: 'nothing' }
  | { readonly seat: number; readonly type: 'choose'; readonly what: 'number'; readonly number: number };

const shapes: MoveShapes<Move, { seats: number; step: { type: string } }> = {
  choose: {
    steps: ['choice'],
    fields: {
      what: oneOf(['nothing', 'number']),
      number: (value, table, { what, ...move }) =>
        what === 'number' ? wholeFrom(1, 3)(value, table, move) : value === undefined,
    },
  },
};

const table = { seats: 2, step: { type: 'choice' } };

describe('the shape of moves of one type with different fields', () => {
  it.each([
    [{ seat: 0, type: 'choose', what: 'nothing' }, null],
    [{ seat: 0, type: 'choose', what: 'number', number: 3 }, null],
    [{ seat: 0, type: 'choose', what: 'number' }, 'number'],
    [{ seat: 0, type: 'choose', what: 'number', number: 4 }, 'number'],
    [{ seat: 0, type: 'choose', what: 'nothing', number: 1 }, 'number'],
    [{ seat: 0, type: 'choose', what: 'nothing', number: undefined }, 'number'],
    [{ seat: 0, type: 'choose', what: 'nothing', other: undefined }, 'other'],
  ])('G-0: the first wrong field of %j is %j', (move, path) => {
    const shape = shapeOf(compileShapes(shapes), move, table);
    expect(typeof shape === 'string' ? shape : null).toBe(path);
  });
});
