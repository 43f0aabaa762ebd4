import { describe, expect, it } from 'vitest';
import { oneOf, wholeFrom } from '../../src/engine/moveKinds.js';
import { compileShapes, shapeOf } from '../../src/engine/moveShapes.js';
import { formsOf, type MoveStatement } from '../../src/engine/moveStatement.js';

type Move =
  | { readonly seat: number; readonly type: 'choose'; readonly what: 'nothing' }
  | { readonly seat: number; readonly type: 'choose'; readonly what: 'number'; readonly number: number };

const shapes: MoveStatement<Move, object> = {
  choose: {
    steps: ['choice'],
    ...formsOf(
      { fields: { what: oneOf(['nothing']) }, tokens: ['C<what>'] },
      { fields: { what: oneOf(['number']), number: wholeFrom(1, 3) }, tokens: ['C<what><number>'] },
    ),
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
