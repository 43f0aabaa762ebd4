import { chicken } from 'hencoop/chicken';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { drawChicken, drawChickenRoundupCard, drawCrazyChicken } from 'hencoop/svg';
import { describe, expect, it } from 'vitest';

describe('what the compiler refuses to draw', () => {
  const state = chicken.setup({ seats: 2, seed: 'hen' });

  it('a state, unless face up', () => {
    // @ts-expect-error a state shows every card
    expect(() => drawChicken(state)).toThrow(RangeError);
    // @ts-expect-error a width does not make it a view
    expect(() => drawChicken(state, { width: 400 })).toThrow(RangeError);
    expect(drawChicken(state, { faceUp: true })).toMatch(/^<svg /);
  });

  it('another game', () => {
    const view = crazyChicken.view(crazyChicken.setup({ seed: 'hen' }), 0);
    expect(drawCrazyChicken(view)).toMatch(/^<svg /);
    // @ts-expect-error a table of Crazy Chicken is none of Chicken
    expect(() => drawChicken(view)).toThrow();
  });

  it('a card that does not exist', () => {
    // @ts-expect-error there are no blue chickens
    expect(() => drawChickenRoundupCard('blue dog')).toThrow(RangeError);
  });
});
