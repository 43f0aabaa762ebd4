import { chicken } from 'hencoop/chicken';
import { chickenRoundup } from 'hencoop/chicken-roundup';
import { describe, expect, it } from 'vitest';
import { peck } from '../testkit/peck/peck.js';

describe('the options of every table are frozen', () => {
  it('when they are given to setup, which keeps a copy', () => {
    const options = { target: 50 };
    const { state, events } = chicken.setupWithEvents({ options });
    options.target = 1;
    expect(state.options.target).toBe(50);
    expect(Object.isFrozen(state.options)).toBe(true);
    expect(events[0]).toMatchObject({ options: state.options });
  });

  it('at every depth', () => {
    const options = { rounds: 1, nested: { list: [1] } };
    const state = peck.setup({ options });
    expect(state.options).toEqual(options);
    expect(Object.isFrozen(Reflect.get(state.options, 'nested'))).toBe(true);
    expect(Object.isFrozen(Reflect.get(state.options, 'nested').list)).toBe(true);
    expect(Object.isFrozen(options.nested)).toBe(false);
  });

  it('when a stored state is viewed, a stored view imagined, and a stored log folded', () => {
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
