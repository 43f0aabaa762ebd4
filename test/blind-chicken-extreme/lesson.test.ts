import { blindChickenExtreme } from 'hencoop/blind-chicken-extreme';
import { blindChickenExtremeLesson } from 'hencoop/blind-chicken-extreme/lesson';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../support/lessons.js';

const at = viewsOf(blindChickenExtremeLesson);
const row = (say: Parameters<typeof at>[0]) => at(say).rows[0];
const cardsOf = (say: Parameters<typeof at>[0]) =>
  blindChickenExtreme.legalMoves(at(say)).map((move) => ('card' in move ? move.card : move.type));

describe('the explanations in the lesson of Blind Chicken Extreme match the table', () => {
  it('goal: BC-3.1 4 cards are left, of which the ends can be played; a 41 is led', () => {
    expect(row('goal')).toEqual([47, 0, 46, 19]);
    expect(cardsOf('low').sort()).toEqual([19, 47]);
    expect(at('goal').trick.map(({ card }) => card)).toEqual([41]);
  });

  it('pig: BC-4.1 Frida has a penalty of 3, and leads the 25', () => {
    expect(at('pig').penalties[2]).toEqual([-3]);
    expect(at('pig').trick.map(({ card }) => card)).toEqual([25]);
  });

  it('reward: BC-4.2 a choice of three, with 47 and 0 left', () => {
    expect(blindChickenExtreme.legalMoves(at('reward'))).toHaveLength(3);
    expect(row('reward')).toEqual([47, 0]);
  });

  it('hidden: BC-4.4 the lead is face down; sow: Berta took it with the 48, and led the 49', () => {
    expect(at('hidden').step).toMatchObject({ type: 'play', advantage: 'leadFaceDown' });
    expect(at('sow').trick.map(({ card }) => card)).toEqual([49, 39]);
    expect(row('sow')).toEqual([0]);
  });

  it('benefit: BC-3.3 the 0 took the last trick; BC-5.2 a choice', () => {
    expect(at('benefit').step).toMatchObject({ type: 'chooseBenefit', seat: 0 });
    expect(at('benefit').penalties[0]).toEqual([-3]);
  });

  it('scored: BC-5.1 0 points against -6 and -6', () => {
    expect(blindChickenExtreme.score(at('scored'))).toEqual([0, -6, -6]);
    expect(blindChickenExtreme.setup({ seats: 4 }).options.games).toBe(4);
  });
});
