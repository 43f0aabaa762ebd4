import { describe, expect, it } from 'vitest';
import { at, InternalError, top } from '../../src/engine/errors.js';
import { leftOf, nextSeat, perSeat, rank, seatsUpTo } from '../../src/engine/seats.js';

describe('seats', () => {
  it('G-5: are numbered from 0, and the left neighbor of the last is the first', () => {
    expect(seatsUpTo(3)).toEqual([0, 1, 2]);
    expect(seatsUpTo(0)).toEqual([]);
    expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
    expect(perSeat(2, (seat) => `hen ${seat}`)).toEqual(['hen 0', 'hen 1']);
  });

  it('follow clockwise, and the starting seat comes last', () => {
    const asked: number[] = [];
    const found = nextSeat(1, 4, (seat) => {
      asked.push(seat);
      return seat === 1;
    });
    expect(found).toBe(1);
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(nextSeat(3, 4, () => true)).toBe(0);
    expect(() => nextSeat(0, 2, () => false)).toThrow('no seat is left to continue with');
  });

  it('G-8: are ranked from best to worst, equal ones together', () => {
    const byPoints = (points: readonly number[]) =>
      rank(points.length, (a, b) => (points[b] as number) - (points[a] as number));
    expect(byPoints([3, 9, 3, 9, 1])).toEqual([[1, 3], [0, 2], [4]]);
    expect(byPoints([2, 2])).toEqual([[0, 1]]);
    expect(byPoints([1, 2])).toEqual([[1], [0]]);
    expect(byPoints([])).toEqual([]);
  });
});

describe('an element that the rules guarantee', () => {
  it('is returned', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at([0], 0)).toBe(0);
    expect(top(['a', 'b'])).toBe('b');
  });

  it('raises an InternalError if it is missing', () => {
    expect(() => at(['a'], 1)).toThrow(InternalError);
    expect(() => at(['a'], 1)).toThrow(
      'hencoop has a bug: no element 1 in a list of 1. Please report it with the position that led here.',
    );
    expect(() => top([])).toThrow('no element -1 in a list of 0');
    expect(new InternalError('hens').name).toBe('InternalError');
  });
});
