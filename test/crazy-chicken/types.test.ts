import { crazyChicken, type Violation } from 'hencoop/crazy-chicken';
import { describe, expect, it } from 'vitest';

describe('the types of Crazy Chicken', () => {
  it('refuse values that do not exist', () => {
    const state = crazyChicken.setup({ seed: 'types' });
    const uncalled = () => {
      // @ts-expect-error a card that does not exist
      crazyChicken.apply(state, { seat: 0, type: 'discard', chicken: 5, to: 'discardA' });
      // @ts-expect-error parameters of another clause
      const params: Violation = { clause: 'CC-4.2', params: { pile: 'drawA' } };
      return params;
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
