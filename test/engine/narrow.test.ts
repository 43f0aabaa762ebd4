import { type AnyMove, type FieldOf, narrow, type PartialMove, pick } from 'hencoop';
import { type Card, chicken, type Move } from 'hencoop/chicken';
import type { Cell, Move as RoundupMove } from 'hencoop/chicken-roundup';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { IDS, loadGame } from '../../support/games.js';
import { play } from '../record/played.js';

const walk = (path: string[], card = 'red') => ({ seat: 0, type: 'walk', card, path });

/** Every move that is reached by answering the questions in every possible way. */
function reached(moves: readonly AnyMove[], picked: PartialMove<AnyMove> = {}, asked = 0): AnyMove[] {
  const { next, open, move } = narrow(moves, picked);
  expect(asked).toBeLessThan(20);
  if (next === null) return move === null ? [] : [move];
  const choices = open[next] ?? [];
  expect(choices.length + (move === null ? 0 : 1), `${next} leaves a choice`).toBeGreaterThan(0);
  const further = choices.flatMap((value) => reached(moves, pick(moves, picked, next, value), asked + 1));
  return move === null ? further : [move, ...further];
}

describe('the next field of narrow', () => {
  it('follows the order of the fields in the moves, and skips fields with a single value', () => {
    const moves = [
      { seat: 0, type: 'catch', card: 'red', target: 'N0' },
      { seat: 0, type: 'catch', card: 'red', target: 'N1' },
      { seat: 0, type: 'catch', card: 'gold', target: 'N0' },
      { seat: 0, type: 'end' },
    ];
    expect(narrow(moves, {}).next).toBe('type');
    expect(narrow(moves, { type: 'catch' }).next).toBe('card');
    expect(narrow(moves, { type: 'catch', card: 'red' }).next).toBe('target');
    expect(narrow(moves, { card: 'red' }).next).toBe('target');
    expect(narrow(moves, { target: 'N0' }).next).toBe('card');
    expect(narrow(moves, { type: 'fly' })).toEqual({ moves: [], open: {}, next: null, move: null });
    expect(narrow([...moves, { seat: 1, type: 'end' }], {}).next).toBe('seat');
  });

  it('may be one that only some moves have', () => {
    const moves = [
      { seat: 0, type: 'choose', benefit: 'none' },
      { seat: 0, type: 'choose', benefit: 'cancel', game: 1 },
      { seat: 0, type: 'choose', benefit: 'cancel', game: 2 },
    ];
    expect(narrow(moves, {}).next).toBe('benefit');
    expect(narrow(moves, { benefit: 'cancel' }).next).toBe('game');
    const optional = [moves[0], { ...moves[0], game: 1 }] as AnyMove[];
    expect(narrow(optional, {})).toMatchObject({ next: 'game', open: { game: [1] }, move: moves[0] });
  });

  it('is a list until no more items can follow', () => {
    const moves = [walk(['a']), walk(['a', 'b']), walk(['a', 'b', 'c', 'd'])];
    expect(narrow(moves, {}).next).toBe('path');
    expect(narrow(moves, { path: ['a', 'b'] }).next).toBe('path');
    expect(narrow(moves, { path: ['a', 'b', 'c'] }).next).toBeNull();
  });
});

describe('lists in narrow', () => {
  it('come last, so that every move can be picked, wherever its list ends', () => {
    const paths = ['a', 'b'].flatMap((first) => [[first], [first, 'c'], [first, 'c', 'd'], [first, 'e']]);
    const moves = paths.flatMap((path) => ['x', 'y'].map((card) => ({ seat: 0, type: 'walk', path, card })));
    expect(narrow(moves, {}).next).toBe('card');
    expect(new Set(reached(moves))).toEqual(new Set(moves));
    expect(reached(moves)).toHaveLength(moves.length);
  });
});

describe('the move of narrow', () => {
  it('is there as soon as one move is left', () => {
    const moves = [walk(['a', 'b']), walk(['c'], 'gold')];
    expect(narrow(moves, {}).move).toBeNull();
    expect(narrow(moves, { card: 'red' }).move).toBe(moves[0]);
    expect(narrow(moves.slice(1), {}).move).toBe(moves[1]);
  });

  it('is there even if longer moves continue', () => {
    const moves = [walk(['a', 'b', 'c']), walk(['a', 'b']), walk(['a', 'b'], 'gold'), walk(['a'])];
    expect(narrow(moves, { path: ['a', 'b'] }).move).toBeNull();
    expect(narrow(moves, { card: 'red' }).move).toBeNull();
    expect(narrow(moves, { card: 'red', path: ['a'] }).move).toBe(moves[3]);
    expect(narrow(moves, { card: 'red', path: ['a', 'b'] })).toMatchObject({ next: 'path', move: moves[1] });
    expect(narrow(moves, { card: 'red', path: ['a', 'b', 'c'] })).toMatchObject({ next: null, move: moves[0] });
  });

  it('is found with values of every type', () => {
    const same = [
      { seat: 0, type: 'a', card: { color: 'red', marks: [1] } },
      { seat: 0, type: 'a', card: { marks: [1], color: 'red' } },
    ];
    expect(narrow(same, {})).toMatchObject({ next: null, move: same[0] });
    const longer = { seat: 0, type: 'a', card: { color: 'red', marks: [1, 2] } };
    expect(narrow([...same, longer], {})).toMatchObject({ next: 'card', move: null });
    expect(narrow([longer, ...same], {})).toMatchObject({ next: 'card', move: null });
  });
});

describe('pick', () => {
  it('adds a value, or an item to a list', () => {
    const moves = [walk(['a', 'b'])];
    expect(pick(moves, {}, 'card', 'red')).toEqual({ card: 'red' });
    expect(pick(moves, { card: 'red' }, 'card', 'gold')).toEqual({ card: 'gold' });
    expect(pick(moves, { card: 'red' }, 'path', 'a')).toEqual({ card: 'red', path: ['a'] });
    expect(pick(moves, { path: ['a'] }, 'path', 'b')).toEqual({ path: ['a', 'b'] });
  });
});

describe.each(IDS)('picking field by field in %s', async (id) => {
  const { game, kit } = await loadGame(id);

  it('reaches every legal move exactly once', () => {
    for (const setup of kit.setups.slice(0, 4)) {
      const { states } = play(game, kit, setup, { seed: 'hen', policy: '', max: 60 });
      for (const state of states.filter((_, index) => index % 7 === 0)) {
        const [seat] = game.actors(state);
        const moves = game.legalMoves(state, seat);
        const keys = (list: readonly AnyMove[]) => list.map((move) => JSON.stringify(move)).sort();
        expect(keys(reached(moves))).toEqual(keys(moves));
      }
    }
  });
});

describe('the types of narrow', () => {
  it('are the types of the moves', () => {
    const state = chicken.setup({ seed: 'hen' });
    const moves = chicken.legalMoves(state);
    const { next, move, open } = narrow(moves, {});
    expectTypeOf(next).toEqualTypeOf<'seat' | 'type' | 'card' | null>();
    expectTypeOf(move).toEqualTypeOf<Move | null>();
    expectTypeOf(open.card).toEqualTypeOf<readonly Card[] | undefined>();
    expectTypeOf<FieldOf<RoundupMove>>().toEqualTypeOf<
      'seat' | 'type' | 'card' | 'target' | 'end' | 'path' | 'cells' | 'pay' | 'toward'
    >();
    const uncalled = (all: readonly RoundupMove[], cell: Cell) => {
      pick(all, {}, 'path', cell);
      // @ts-expect-error the items of a path are cells
      pick(all, {}, 'path', 'gold farmer');
      // @ts-expect-error no move has this field
      pick(all, {}, 'egg', cell);
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
