import { type ChickenTypes, chicken } from 'hencoop/chicken';
import { type ChickenLessonInstead, type ChickenLessonSay, chickenLesson } from 'hencoop/chicken/lesson';
import { gameById } from 'hencoop/games';
import { type AnyLesson, answerTo, continueLesson, type Lesson, type LessonTexts, startLesson } from 'hencoop/lesson';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('the types of a lesson', () => {
  it('fit its game, and any game', () => {
    expectTypeOf(chickenLesson).toEqualTypeOf<Lesson<ChickenTypes, ChickenLessonSay, ChickenLessonInstead>>();
    expectTypeOf(chickenLesson).toExtend<AnyLesson>();
    expectTypeOf(startLesson(chickenLesson).view).toEqualTypeOf<ChickenTypes['View']>();
    expectTypeOf<Awaited<ReturnType<ReturnType<typeof gameById<'chicken'>>['lesson']['en']>>['texts']>().toEqualTypeOf<
      LessonTexts<ChickenLessonSay, ChickenLessonInstead>
    >();
    expect(gameById('chicken').lesson.de).toBeTypeOf('function');
  });

  it('refuse moves and keys that do not exist', () => {
    const uncalled = () => {
      const position = startLesson(chickenLesson);
      // @ts-expect-error a card that does not exist
      continueLesson(chickenLesson, position, { seat: 0, type: 'play', card: 7 });
      const answer = answerTo(chickenLesson, position, { seat: 0, type: 'play', card: 7 });
      // @ts-expect-error a sentence that does not exist
      if (answer.type === 'instead') return answer.say === 'never';
      const lesson: Lesson<ChickenTypes, 'goal', 'draw'> = {
        ...chickenLesson,
        game: chicken,
        // @ts-expect-error an explanation that does not exist
        steps: [{ say: 'end', accepts: [], instead: {}, follow: [] }],
      };
      return lesson;
    };
    expect(uncalled).toBeTypeOf('function');
  });
});
