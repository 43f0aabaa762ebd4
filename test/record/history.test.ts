import { chicken, type Move, type State } from 'hencoop/chicken';
import { chickenEntry } from 'hencoop/chicken/record';
import {
  advance,
  branches,
  goTo,
  movesSoFar,
  present,
  recordOf,
  redo,
  startHistory,
  undo,
  verify,
} from 'hencoop/record';
import { deepFreeze } from 'hencoop/testkit';
import { describe, expect, it } from 'vitest';

const start = chicken.setup({ seats: 2, seed: 'hen' });
const draw: Move = { seat: 0, type: 'draw' };
const withdraw: Move = { seat: 0, type: 'withdraw' };
const next: Move = { seat: 1, type: 'withdraw' };
const drawn = chicken.apply(start, draw);
const withdrawn = chicken.apply(start, withdraw);
const after = chicken.apply(drawn, next);

const empty = deepFreeze(startHistory<State, Move>(start));
const two = deepFreeze(advance(advance(empty, draw, drawn), next, after));

describe('a history', () => {
  it('goes back and forth, and stays put at either end', () => {
    expect(present(two)).toBe(after);
    expect(present(undo(two))).toBe(drawn);
    expect(present(undo(undo(two)))).toBe(start);
    expect(undo(undo(undo(two)))).toEqual(undo(undo(two)));
    expect(redo(redo(undo(undo(two))))).toEqual(two);
    expect(redo(two)).toBe(two);
    expect(undo(empty)).toBe(empty);
  });

  it('branches, keeps every branch, and finds the undone one', () => {
    const other = deepFreeze(advance(undo(undo(two)), withdraw, withdrawn));
    expect(present(other)).toBe(withdrawn);
    const back = undo(other);
    expect(branches(back).map((index) => back.moments[index]?.move)).toEqual([draw, withdraw]);
    expect(present(redo(back))).toBe(withdrawn);
    const first = goTo(back, branches(back)[0] ?? -1);
    expect(present(first)).toBe(drawn);
    expect(present(redo(first))).toBe(after);
    expect(present(redo(undo(undo(goTo(other, 2)))))).toBe(drawn);
  });

  it('follows the old branch when the same move is made again', () => {
    const again = advance(undo(undo(two)), { ...draw }, drawn);
    expect(again.moments).toBe(two.moments);
    expect(present(redo(again))).toBe(after);
    const elsewhere = advance(
      undo(undo(advance(undo(two), { seat: 1, type: 'draw' }, chicken.apply(drawn, { seat: 1, type: 'draw' })))),
      draw,
      drawn,
    );
    expect(elsewhere.moments).toHaveLength(4);
  });

  it('keeps the other undone moves when the undone move is made again', () => {
    const three = ['a', 'b', 'c'].reduce(
      (so, move) => advance(so, move, present(so) + move),
      startHistory<string, string>(''),
    );
    const other = advance(undo(undo(three)), 'x', 'ax');
    const back = undo(undo(undo(goTo(other, 3))));
    expect(back.undone).toEqual([3, 2, 1]);
    const again = advance(back, 'a', 'a');
    expect(again.undone).toEqual([3, 2]);
    // Along the old branch, not the newest.
    expect(present(redo(again))).toBe('ab');
  });

  it('returns the moves up to now, for a record', () => {
    expect(movesSoFar(two)).toEqual([draw, next]);
    expect(movesSoFar(undo(two))).toEqual([draw]);
    expect(movesSoFar(empty)).toEqual([]);
    expect(verify(recordOf(chickenEntry, present(two), movesSoFar(two)), [chickenEntry]).ok).toBe(true);
  });

  it('is plain data, and refuses an index without a moment', () => {
    expect(JSON.parse(JSON.stringify(two))).toEqual(two);
    expect(() => goTo(two, 3)).toThrow('index: expected the index of a moment, from 0 to 2, got 3');
    for (const index of ['length', '0', [1], { toString: 1 }, -1, 0.5, null]) {
      expect(() => goTo(two, index as number), String(JSON.stringify(index))).toThrow(RangeError);
    }
    expect(() => goTo(two, -1)).toThrow(RangeError);
    expect(() => goTo(two, 0.5)).toThrow(RangeError);
  });
});
