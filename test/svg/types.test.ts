import { chicken } from 'hencoop/chicken';
import { enChickenSvg } from 'hencoop/chicken/en';
import { drawChicken } from 'hencoop/chicken/svg';
import { enChickenRoundupSvg } from 'hencoop/chicken-roundup/en';
import { drawChickenRoundupCard } from 'hencoop/chicken-roundup/svg';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { enCrazyChickenSvg } from 'hencoop/crazy-chicken/en';
import { drawCrazyChicken } from 'hencoop/crazy-chicken/svg';
import { describe, expect, it } from 'vitest';

describe('the compiler refuses to draw', () => {
  const state = chicken.setup({ seats: 2, seed: 'hen' });

  it('a state, unless face up', () => {
    // @ts-expect-error a state shows every card
    expect(() => drawChicken(state, { locale: enChickenSvg })).toThrow(RangeError);
    // @ts-expect-error a width does not make it a view
    expect(() => drawChicken(state, { locale: enChickenSvg, width: 400 })).toThrow(RangeError);
    expect(drawChicken(state, { locale: enChickenSvg, faceUp: true })).toMatch(/^<svg /);
  });

  it('another game', () => {
    const view = crazyChicken.view(crazyChicken.setup({ seed: 'hen' }), 0);
    expect(drawCrazyChicken(view, { locale: enCrazyChickenSvg })).toMatch(/^<svg /);
    // @ts-expect-error a table of Crazy Chicken is not one of Chicken
    expect(() => drawChicken(view, { locale: enChickenSvg })).toThrow();
  });

  it('a card that does not exist', () => {
    // @ts-expect-error there are no blue chickens
    expect(() => drawChickenRoundupCard('blue dog', { locale: enChickenRoundupSvg })).toThrow(RangeError);
  });
});

describe('the options of rings', () => {
  const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);

  it('accept moves, fields and events of the drawn game', () => {
    expect(
      drawChicken(view, { locale: enChickenSvg, legal: chicken.legalMoves(view), picked: { type: 'play', card: 3 } }),
    ).toMatch(/^<svg /);
    expect(drawChicken(view, { locale: enChickenSvg, last: { type: 'drew', seat: 1, card: null } })).toMatch(/^<svg /);
    // @ts-expect-error Chicken has no piles A and B
    expect(drawChicken(view, { locale: enChickenSvg, picked: { from: 'drawA' } })).toMatch(/^<svg /);
    // @ts-expect-error no event of Chicken
    expect(drawChicken(view, { locale: enChickenSvg, last: { type: 'laid', seat: 1 } })).toMatch(/^<svg /);
  });
});
