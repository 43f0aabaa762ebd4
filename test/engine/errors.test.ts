import { describe, expect, it } from 'vitest';
import { IllegalMoveError, InternalError, isIllegalMove, isInternalError } from '../../src/index.js';

const violation = { clause: 'G-2', params: { reason: 'target' } };

describe('isIllegalMove and isInternalError', () => {
  it('know their own errors, and those of another copy of the library by their code', () => {
    expect(isIllegalMove(new IllegalMoveError(violation, 'chicken'))).toBe(true);
    expect(isIllegalMove(Object.assign(new Error('illegal move'), { code: 'HENCOOP_ILLEGAL_MOVE', violation }))).toBe(
      true,
    );
    expect(isInternalError(new InternalError('hens'))).toBe(true);
    expect(isInternalError(Object.assign(new Error('a bug'), { code: 'HENCOOP_INTERNAL' }))).toBe(true);
  });

  it('know no other value', () => {
    const trap = {
      get code() {
        throw new Error('a trap');
      },
    };
    for (const value of [
      null,
      undefined,
      7,
      'HENCOOP_ILLEGAL_MOVE',
      new RangeError('code'),
      { code: 'ENOENT' },
      trap,
    ]) {
      expect(isIllegalMove(value)).toBe(false);
      expect(isInternalError(value)).toBe(false);
    }
    expect(isIllegalMove(new InternalError('hens'))).toBe(false);
    expect(isInternalError(new IllegalMoveError(violation, 'chicken'))).toBe(false);
  });
});
