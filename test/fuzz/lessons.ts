import fc from 'fast-check';
import type { GameTypes } from 'hencoop';
import { type AnyDoors, type GameId, gameById } from 'hencoop/games';
import { type AnyLesson, answerTo, continueLesson, type LessonPosition, startLesson } from 'hencoop/lesson';
import { deepEqual, deepFreeze } from 'hencoop/testkit';
import { processorTime } from '../support/processorTime.js';
import { expect, HOSTILE, mutated, type Random, type Report, randomFrom, refused, throwsOnly } from './hostile.js';

/** The positions of a lesson, by the first move that each step accepts. */
function positionsOf(lesson: AnyLesson): readonly LessonPosition[] {
  const positions = [startLesson(lesson)];
  for (let at = positions[0]; at !== undefined && at.step !== null; at = positions.at(-1)) {
    positions.push(continueLesson(lesson, at, at.step.accepts[0]));
  }
  return deepFreeze(positions);
}

/**
 * Makes hostile moves in the lesson of a game, `tries` times: the lesson must continue only with a move that its step accepts,
 * and change no position.
 */
export async function fuzzLessons(id: GameId, tries: number, seed: number): Promise<Report> {
  const doors: AnyDoors = gameById(id);
  const { lesson } = (await doors.lesson?.en()) ?? {};
  // A game may have no lesson.
  if (lesson === undefined) return { tries, taken: 0, slowest: 0 };
  const random = randomFrom(seed);
  const anything = fc.sample(fc.anything({ withNullPrototype: true, withSparseArray: true }), { numRuns: 500, seed });
  const positions = positionsOf(lesson);
  const before = JSON.stringify(positions);
  let taken = 0;
  let slowest = 0;
  for (let tried = 0; tried < tries; tried++) {
    const position = positions[random(positions.length)] as LessonPosition;
    const move = hostileMove(lesson, position, anything[random(anything.length)], random);
    const started = processorTime();
    if (isAccepted(position, move)) {
      taken++;
      expect(answerTo(lesson, position, move).type === 'accepted', 'the step accepts the move');
      const next = continueLesson(lesson, position, move as GameTypes['Move']);
      expect(next.done === position.done + 1, 'an accepted move leads to the next step');
    } else if (position.step === null || position.step.accepts.length === 0) {
      refused(() => answerTo(lesson, position, move), 'answerTo');
      if (move !== undefined || position.step === null) {
        refused(() => continueLesson(lesson, position, move as GameTypes['Move']), 'continueLesson');
      }
    } else {
      // A view answers for no other seat.
      throwsOnly(RangeError, () =>
        expect(answerTo(lesson, position, move).type !== 'accepted', 'the step accepts no other move'),
      );
      refused(() => continueLesson(lesson, position, move as GameTypes['Move']), 'continueLesson');
    }
    slowest = Math.max(slowest, processorTime() - started);
  }
  expect(JSON.stringify(positions) === before, 'no position was changed');
  return { tries, taken, slowest };
}

/** A value in place of a move, sometimes one that the step accepts. */
function hostileMove(lesson: AnyLesson, { step, view }: LessonPosition, any: unknown, random: Random): unknown {
  const legal = lesson.game.legalMoves(view);
  const move = step?.accepts[0] ?? legal[random(Math.max(1, legal.length))];
  return [
    any,
    HOSTILE[random(HOSTILE.length)],
    move,
    legal[random(Math.max(1, legal.length))],
    mutated(move, random),
    mutated(mutated(move, random), random),
  ][random(6)];
}

const isAccepted = ({ step }: LessonPosition, move: unknown) =>
  step?.accepts.some((accepted) => deepEqual(accepted, move)) === true;
