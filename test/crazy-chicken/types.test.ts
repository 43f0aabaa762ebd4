import { type CrazyChickenTypes, crazyChicken, type Violation } from 'hencoop/crazy-chicken';
import type * as schemas from 'hencoop/crazy-chicken/schema';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { WrongSchemas } from '../support/types.js';

describe('types', () => {
  it('are exactly what the schemas return', () => {
    expectTypeOf<WrongSchemas<CrazyChickenTypes, typeof schemas>>().toBeNever();
  });

  it('list every clause that refuses a move', () => {
    expectTypeOf<Violation['clause']>().toEqualTypeOf<
      'G-0' | 'G-1' | 'G-2' | 'G-3' | 'G-4' | 'CC-3.2' | 'CC-3.4' | 'CC-4.1' | 'CC-4.2' | 'CC-4.3' | 'CC-5.2'
    >();
  });

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
