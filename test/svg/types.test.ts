import type { Move as BlindChickenExtremeMove } from 'hencoop/blind-chicken-extreme';
import type { Move as ChickenMove } from 'hencoop/chicken';
import { chicken } from 'hencoop/chicken';
import type { Move as ChickenOutMove } from 'hencoop/chicken-out';
import type { Move as ChickenRoundupMove } from 'hencoop/chicken-roundup';
import type { Move as CrazyChickenMove } from 'hencoop/crazy-chicken';
import { crazyChicken } from 'hencoop/crazy-chicken';
import { drawChicken, drawChickenRoundupCard, drawCrazyChicken, HOOKS } from 'hencoop/svg';
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

type FieldOf<Move> = Move extends unknown ? keyof Move : never;
type Moves = ChickenMove | CrazyChickenMove | ChickenOutMove | BlindChickenExtremeMove | ChickenRoundupMove;

describe('the hooks', () => {
  it('are those of all fields of moves that name a thing, and of no others', () => {
    const hooks: { readonly [Field in Exclude<FieldOf<Moves>, 'seat' | 'count'>]: string } = HOOKS;
    const fields: readonly FieldOf<Moves>[] = Object.keys(hooks) as (keyof typeof HOOKS)[];
    expect(fields).toContain('target');
  });
});

describe('the options of marks', () => {
  const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);

  it('take moves, fields and events of the game that is drawn', () => {
    expect(drawChicken(view, { legal: chicken.legalMoves(view), picked: { type: 'play', card: 3 } })).toMatch(/^<svg /);
    expect(drawChicken(view, { last: { type: 'drew', seat: 1, card: null } })).toMatch(/^<svg /);
    // @ts-expect-error Chicken has no piles A and B
    expect(drawChicken(view, { picked: { from: 'drawA' } })).toMatch(/^<svg /);
    // @ts-expect-error no event of Chicken
    expect(drawChicken(view, { last: { type: 'laid', seat: 1 } })).toMatch(/^<svg /);
  });
});
