import { chicken } from 'hencoop/chicken';
import { chickenLesson } from 'hencoop/chicken/lesson';
import { answerTo, continueLesson, startLesson } from 'hencoop/lesson';
import { describe, expect, it } from 'vitest';

const FIVE = { seat: 0, type: 'play', card: 5 } as const;
const first = startLesson(chickenLesson);
const second = continueLesson(chickenLesson, first);

describe('a lesson', () => {
  it('begins after the moves that lead to it, and changes no position', () => {
    const before = JSON.stringify(first);
    continueLesson(chickenLesson, second, FIVE);
    expect(first).toMatchObject({ done: 0, played: [], view: { round: 2, viewer: 0 } });
    expect(second).toMatchObject({ done: 1, played: [] });
    expect(JSON.stringify(first)).toBe(before);
  });

  it('accepts, leads back, or lets the rules refuse', () => {
    expect(answerTo(chickenLesson, second, FIVE)).toEqual({ type: 'accepted' });
    expect(answerTo(chickenLesson, second, { ...FIVE, card: 'egg' })).toEqual({ type: 'instead', say: 'keepEgg' });
    expect(answerTo(chickenLesson, second, { ...FIVE, card: 3 })).toEqual({
      type: 'illegal',
      violation: chicken.whyNot(second.view, { ...FIVE, card: 3 }),
    });
    expect(answerTo(chickenLesson, second, null)).toMatchObject({ type: 'illegal', violation: { clause: 'G-0' } });
    // The order of its fields does not matter.
    expect(answerTo(chickenLesson, second, { card: 5, type: 'play', seat: 0 })).toEqual({ type: 'accepted' });
  });

  it('refuses a move that the step does not accept, a step that is only read, and an end', () => {
    const other = { seat: 0, type: 'draw' } as const;
    const expected = new RangeError('move: expected one that the step accepts, got another');
    expect(() => continueLesson(chickenLesson, second, other)).toThrow(expected);
    expect(() => continueLesson(chickenLesson, second)).toThrow(expected);
    expect(() => continueLesson(chickenLesson, first, FIVE)).toThrow('move: expected none, got another');
    expect(() => answerTo(chickenLesson, first, FIVE)).toThrow('position: expected a step with moves');
    const over = { ...second, step: null };
    expect(() => continueLesson(chickenLesson, over, FIVE)).toThrow('position: expected a lesson that is not over');
  });

  it('names a move of its own that the rules forbid, and a missing sentence', () => {
    const impossible = { ...chickenLesson, before: [{ ...FIVE, card: 'egg' } as const] };
    expect(() => startLesson(impossible)).toThrow(/^lesson: \{.*\} is forbidden by /);
    const step = { ...chickenLesson.steps[1], accepts: [FIVE], instead: {}, follow: [], say: 'next' } as const;
    expect(() => answerTo(chickenLesson, { ...second, step }, { seat: 0, type: 'draw' })).toThrow(
      'lesson: expected a sentence for moves of the type draw, got none',
    );
  });
});

describe('a script', () => {
  it('is not an option of a game', () => {
    const { script } = chickenLesson;
    expect(() => chicken.setup({ script } as never)).toThrow(RangeError);
    expect(() => chicken.setup({ options: { script } as never })).toThrow(RangeError);
  });
});
