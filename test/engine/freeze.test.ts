import { defineGame } from 'hencoop';
import { chicken } from 'hencoop/chicken';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { deepFreeze, frozenCopy } from '../../src/engine/freeze.js';
import { isDeepFrozen } from '../../src/testkit/freeze.js';
import { definition, type Options, type PeckTypes } from '../sixth-game/src/peck/index.js';

describe('the options of a table', () => {
  it('are a frozen copy of the ones passed to setup', () => {
    const options = { target: 50 };
    const { state, events } = chicken.setupWithEvents({ options });
    options.target = 1;
    expect(state.options.target).toBe(50);
    expect(Object.isFrozen(state.options)).toBe(true);
    expect(events[0]).toMatchObject({ options: state.options });
  });

  it('are frozen at every depth', () => {
    const options = { rounds: 1, nested: { list: [1] } };
    // A game may have options of any shape.
    const nested = defineGame<PeckTypes>({ ...definition, readOptions: (given) => given as Options });
    const state = nested.setup({ options });
    expect(state.options).toEqual(options);
    expect(Object.isFrozen(Reflect.get(state.options, 'nested'))).toBe(true);
    expect(Object.isFrozen(Reflect.get(state.options, 'nested').list)).toBe(true);
    expect(Object.isFrozen(options.nested)).toBe(false);
  });

  it('are frozen when they come from a stored state, view or log', () => {
    const { state, events } = chickenRoundup.setupWithEvents({ seed: 'stored' });
    const stored = structuredClone(state);
    const view = chickenRoundup.view(stored, 0);
    const world = chickenRoundup.determinize(structuredClone(view), 'world');
    const folded = chickenRoundup.evolve(null, structuredClone(events[0] as (typeof events)[number]));
    for (const { options } of [view, world, folded]) {
      expect(options).toEqual(state.options);
      expect(Object.isFrozen(options)).toBe(true);
    }
    expect(Object.isFrozen(stored.options)).toBe(false);
  });
});

describe('a frozen copy', () => {
  it('is frozen at every depth, even if the value was frozen only on the outside or in one part', () => {
    for (const value of [
      { cards: [[1], [2]], first: null, name: 'hen' },
      Object.freeze({ cards: Object.freeze([1]), rows: [2] }),
      Object.freeze([Object.freeze([1]), [2], null]),
    ]) {
      const copy = frozenCopy<unknown>(value);
      expect(copy).toEqual(value);
      expect(isDeepFrozen(copy)).toBe(true);
      expect(isDeepFrozen(value)).toBe(false);
    }
  });

  it('shares the parts that were frozen already, so that all tables have the same options', () => {
    const rows = deepFreeze({ rows: [[1], [2]], first: null });
    expect(frozenCopy(rows)).toBe(rows);
    const copy = frozenCopy({ rows, more: [3] });
    expect(copy.rows).toBe(rows);
    expect(copy).toEqual({ rows, more: [3] });
  });
});

describe('deepFreeze', () => {
  it('freezes everything in a value, and returns the value', () => {
    const value = { cards: [[1], [2]], first: null, name: 'hen', count: undefined };
    expect(deepFreeze(value)).toBe(value);
    expect(isDeepFrozen(value)).toBe(true);
    expect([null, undefined, 7, 'hen'].map(deepFreeze)).toEqual([null, undefined, 7, 'hen']);
  });

  it('ends on a cyclic value', () => {
    const loop: unknown[] = [[1]];
    loop.push(loop);
    expect(Object.isFrozen(deepFreeze(loop)[0])).toBe(true);
  });
});
