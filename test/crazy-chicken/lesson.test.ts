import { crazyChicken, pointsShown } from 'hencoop/crazy-chicken';
import { crazyChickenLesson } from 'hencoop/crazy-chicken/lesson';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../support/lessons.js';

const at = viewsOf(crazyChickenLesson);

describe('the explanations in the lesson of Crazy Chicken match the table', () => {
  it('goal: CC-6.3 40 points and 52', () => {
    expect(at('goal').sets.map(pointsShown)).toEqual([40, 52]);
    expect(at('goal').sets[0]?.map(({ chicken }) => chicken)).toEqual([16, 9, 8, 7]);
  });

  it('drawAgain: CC-3.4 a 20 came, and its pile is closed', () => {
    expect(at('drawAgain').hands[0]?.filter((card) => card === 20)).toHaveLength(3);
    expect(crazyChicken.whyNot(at('drawAgain'), { seat: 0, type: 'draw', from: 'drawA' })?.clause).toBe('CC-3.4');
  });

  it('lay: CC-4.2 two 20s are too few, 3 are enough', () => {
    const lay = (count: number) => crazyChicken.whyNot(at('lay'), { seat: 0, type: 'lay', chicken: 20, count });
    expect([lay(2)?.clause, lay(3)]).toEqual(['CC-4.2', null]);
  });

  it('open: Berta lost her 20s and discarded an 8; a 6 lies on discard pile A', () => {
    expect(at('open').discardA).toEqual([6]);
    expect(at('open').discardB).toEqual([20, 20, 8]);
    expect(at('open').hands[0]).toContain(6);
  });

  it('sixth: CC-6.1 five types are shown', () => {
    expect(at('sixth').sets[0]).toHaveLength(5);
  });

  it('scored: CC-6.3 66 to 32, with an 18 and a 12 in the hand', () => {
    expect(at('scored').scores).toEqual([66, 32]);
    expect([...(at('scored').hands[0] ?? [])].sort()).toEqual([12, 18]);
    expect(crazyChicken.outcome(at('scored'))?.ranking).toEqual([[0], [1]]);
    expect(crazyChicken.setup().options.rounds).toBe(4);
  });
});
