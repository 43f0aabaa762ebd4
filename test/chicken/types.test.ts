import { explain } from 'hencoop';
import { chicken, type Violation } from 'hencoop/chicken';
import { enChicken } from 'hencoop/chicken/en';
import { describe, expect, it } from 'vitest';

describe('the types of Chicken', () => {
  it('refuse values that do not exist', () => {
    const state = chicken.setup({ seed: 'types' });
    const uncalled = () => {
      // @ts-expect-error a card that does not exist
      chicken.apply(state, { seat: 0, type: 'play', card: 7 });
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CH-3.1', params: { card: 1 } };
      // @ts-expect-error no parameters where the clause has some
      explain({ clause: 'CH-3.1', params: {} }, enChicken);
      // @ts-expect-error a violation without parameters
      explain({ clause: 'CH-3.6' }, enChicken);
      return params;
    };
    expect(uncalled).toBeTypeOf('function');
  });

  it('lead to a RangeError if bypassed, never to an undefined in a sentence', () => {
    const bypassing = (violation: unknown) => explain(violation as Violation, enChicken);
    expect(() => bypassing({ clause: 'CH-3.1', params: {} })).toThrow(
      new RangeError("params: expected the field 'card' for CH-3.1, got none"),
    );
    expect(() => bypassing({ clause: 'CH-3.1', params: { card: 3, top: 1 } })).toThrow("the field 'next'");
    expect(() => bypassing({ clause: 'CH-3.1', params: null })).toThrow(
      'params: expected an object for CH-3.1, got null',
    );
    expect(() => bypassing({ clause: 'CH-3.6' })).toThrow('params: expected an object for CH-3.6, got undefined');
    expect(() => bypassing({ clause: 'CH-9.9', params: {} })).toThrow('clause: expected a clause that refuses moves');
  });
});
