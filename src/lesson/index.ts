/**
 * Lessons: learn a game by playing it on a scripted deal. A lesson is data: `chickenLesson` of `hencoop/chicken/lesson`, for
 * example; load its words with `lesson` of `hencoop/games`. The functions here run a lesson on any page: they track the
 * position, judge the learner's moves, and play the others' moves.
 *
 * @example
 * ```ts
 * import { chickenLesson } from 'hencoop/chicken/lesson';
 * import { answerTo, continueLesson, startLesson } from 'hencoop/lesson';
 *
 * let position = startLesson(chickenLesson);
 * position.step?.say; // 'goal'
 * // A step without moves is only read.
 * position = continueLesson(chickenLesson, position);
 * position.step?.accepts; // [{ seat: 0, type: 'play', card: 5 }]
 * answerTo(chickenLesson, position, { seat: 0, type: 'draw' }); // { type: 'instead', say: 'draw' }
 * position = continueLesson(chickenLesson, position, { seat: 0, type: 'play', card: 5 });
 * // The other player has moved too.
 * position.view.discardPile; // [4, 5, 6]
 * ```
 *
 * @packageDocumentation
 */
export type { HowToPlay, LessonTexts } from '../engine/lessonTexts.js';
export type { Script } from '../engine/scriptedChance.js';
export type { AnyLesson, Lesson, LessonStep, LessonThing } from './lesson.js';
export { answerTo, continueLesson, type LessonAnswer, type LessonPosition, startLesson } from './run.js';
