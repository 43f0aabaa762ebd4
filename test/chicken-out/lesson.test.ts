import { chickenOut, DECK, isFox } from 'hencoop/chicken-out';
import { chickenOutLesson } from 'hencoop/chicken-out/lesson';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../support/lessons.js';

const at = viewsOf(chickenOutLesson);
const sizes = (say: Parameters<typeof at>[0]) => at(say).piles.map(({ length }) => length);

describe('the explanations in the lesson of Chicken Out! match the table', () => {
  it('goal: CO-2.1 30 cards each', () => {
    expect(sizes('goal')).toEqual([30, 30]);
  });

  it('red: CO-3.2 from 14 a red 9 leads to 5; CO-4.3 below 11 playing is forced', () => {
    expect(at('red')).toMatchObject({ count: 5, series: ['black 6', 'black 8', 'red 9'] });
    expect(chickenOut.whyNot(at('red'), { seat: 0, type: 'chickenOut' })?.clause).toBe('CO-4.3');
  });

  it('chickenOut: at 20 the series has 5 cards', () => {
    expect(at('chickenOut')).toMatchObject({ count: 20 });
    expect(at('chickenOut').series).toHaveLength(5);
  });

  it('own: CO-4.3 the player takes the 5 cards, and the turn continues', () => {
    expect(sizes('own')[0]).toBe((sizes('chickenOut')[0] ?? 0) + 5);
    expect(chickenOut.actors(at('own'))).toEqual([0]);
  });

  it('safe: at 9 no card can go over 21', () => {
    expect(at('safe').count).toBe(9);
    expect(Math.max(...DECK.map((card) => (isFox(card) ? 20 : 9 + Number(card.split(' ')[1]))))).toBeLessThan(21);
  });

  it('stop: CO-4.4 at 14; bust: CO-4.1 a black 10 makes 24', () => {
    expect(at('stop').count).toBe(14);
    expect(sizes('bust')).toEqual([30, 30]);
    expect(chickenOut.legalMoves(at('bust'))).toEqual([{ seat: 0, type: 'play' }]);
  });

  it('dare: at 17 the series has 3 cards; scored: CO-4.2 exactly 21, 27 cards to 29', () => {
    expect(at('dare').count).toBe(17);
    expect(at('dare').series).toHaveLength(3);
    expect(sizes('scored')).toEqual([27, 29]);
  });
});
