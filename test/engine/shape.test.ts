import { describe, expect, it } from 'vitest';
import type { AnyMove, TableBase } from '../../src/engine/game.js';
import { isWhole } from '../../src/engine/options.js';
import { type MoveShapes, misshapen, wholeFrom } from '../../src/engine/shape.js';

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
    expect(misshapen(shapes, { seat: 0, type: 'bet', most: 4, stake: 4 }, table)).toBeNull();
    expect(misshapen(shapes, { seat: 0, type: 'bet', most: 4, stake: 5 }, table)).toBe('stake');
    expect(misshapen(shapes, { seat: 0, type: 'bet', most: 10, stake: 5 }, table)).toBe('most');
  });
});
