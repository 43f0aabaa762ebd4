import { chicken, handPoints } from 'hencoop/chicken';
import { type ChickenLessonSay, chickenLesson } from 'hencoop/chicken/lesson';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../support/lessons.js';

const at = viewsOf(chickenLesson);
const hand = (say: ChickenLessonSay) => at(say).hands[0] ?? [];

describe('the explanations in the lesson of Chicken match the table', () => {
  it('goal: CH-4.2 23 points and 9', () => {
    expect(at('goal').scores).toEqual([23, 9]);
  });

  it('next: CH-3.1 a 4 lies on top, and 4 and 5 fit', () => {
    expect(at('next').topValue).toBe(4);
    expect(hand('next')).toEqual([5, 6, 'chick', 3, 3, 'egg']);
  });

  it('same: Berta played a 6; chick: a chick', () => {
    expect(at('same').discardPile).toEqual([4, 5, 6]);
    expect(at('chick').discardPile.at(-1)).toBe('chick');
  });

  it('draw: CH-3.1 after the chick a 1, and only the egg fits', () => {
    expect(at('draw').topValue).toBe(1);
    expect(chicken.legalMoves(at('draw')).map((move) => (move.type === 'play' ? move.card : move.type))).toEqual([
      'egg',
      'draw',
      'withdraw',
    ]);
  });

  it('drawn: CH-3.3 the 2 that was drawn; Berta drew too', () => {
    expect(hand('drawn')).toContain(2);
    expect(at('drawn').drawPile.length).toBe(at('draw').drawPile.length - 2);
  });

  it('twice: CH-4.2 and CH-4.3 3, 3 and egg with a 3 on top cost 6', () => {
    expect([at('twice').topValue, ...hand('twice')]).toEqual([3, 3, 3, 'egg']);
    expect(handPoints(at('twice'), hand('twice'))).toBe(6);
  });

  it('alone: CH-3.7 Berta has withdrawn, and the learner may not draw', () => {
    expect(at('alone').withdrawn).toEqual([false, true]);
    expect(chicken.whyNot(at('alone'), { seat: 0, type: 'draw' })?.clause).toBe('CH-3.7');
  });

  it('last: CH-3.2 the egg is the last card, and counts as a 4', () => {
    expect(hand('last')).toEqual(['egg']);
    expect(at('scored').topValue).toBe(4);
  });

  it('scored: CH-4.2 Berta has 6, 6 and 4; CH-4.4 23 less chick and 3; 10 to 19', () => {
    expect(at('scored').hands[1]).toEqual([4, 6, 6]);
    expect(handPoints(at('scored'), [4, 6, 6])).toBe(10);
    expect(at('scored').scores).toEqual([10, 19]);
    expect(chicken.outcome(at('scored'))?.ranking).toEqual([[0], [1]]);
    expect(chicken.setup().options.target).toBe(50);
  });
});
