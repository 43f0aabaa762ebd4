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
    const over = { ...second, done: chickenLesson.steps.length, step: null };
    expect(() => continueLesson(chickenLesson, over, FIVE)).toThrow('position: expected a lesson that is not over');
  });

  it('refuses a stored position that is none of its own', () => {
    const stored = JSON.parse(JSON.stringify(second));
    expect(continueLesson(chickenLesson, stored, FIVE)).toEqual(continueLesson(chickenLesson, second, FIVE));
    const { steps } = chickenLesson;
    for (const [odd, message] of [
      [null, 'position: expected a position of the lesson, got null'],
      [{ ...stored, done: 1e9 }, `position.done: expected a whole number from 0 to ${steps.length}, got 1000000000`],
      [{ ...stored, done: -1 }, 'position.done: '],
      [{ ...stored, done: 0.5 }, 'position.done: '],
      [{ ...stored, done: 2 }, 'position.step: expected step 2 of the lesson'],
      [{ ...stored, step: steps[2] }, 'position.step: expected step 1 of the lesson'],
      [{ ...stored, step: null }, 'position.step: '],
      [{ ...stored, view: { ...stored.view, round: 9 } }, "position.view: expected the learner's view of the state"],
      [{ ...stored, state: null }, 'table.game: '],
      [{ ...stored, state: { ...stored.state, game: 'chess' } }, 'table.game: '],
      [{ ...stored, state: { ...stored.state, hands: null } }, 'table: '],
      [{ ...stored, state: { ...stored.state, drawPile: [] }, view: { ...stored.view, drawPile: [] } }, ''],
    ] as const) {
      for (const act of [() => answerTo(chickenLesson, odd, FIVE), () => continueLesson(chickenLesson, odd, FIVE)]) {
        try {
          act();
          expect(message).toBe('');
        } catch (error) {
          expect([error, String(error)]).toEqual([expect.any(RangeError), expect.stringContaining(message)]);
        }
      }
    }
  });

  it('names a move of its own that the rules forbid, and a missing sentence', () => {
    const impossible = { ...chickenLesson, before: [{ ...FIVE, card: 'egg' } as const] };
    expect(() => startLesson(impossible)).toThrow(/^lesson: \{.*\} is forbidden by /);
    const step = { ...chickenLesson.steps[1], accepts: [FIVE], instead: {}, follow: [], say: 'next' } as const;
    const lesson = { ...chickenLesson, steps: chickenLesson.steps.with(1, step) };
    expect(() => answerTo(lesson, { ...second, step }, { seat: 0, type: 'draw' })).toThrow(
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
