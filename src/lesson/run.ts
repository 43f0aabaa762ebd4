// Runs a lesson: tracks the position, judges the learner's moves, and plays the moves that follow.
import { seeded } from '../engine/chance.js';
import type { ChanceConfig, GameTypes } from '../engine/game.js';
import { isRecord, isWhole } from '../engine/guards.js';
import { deepEqual } from '../engine/json.js';
import { refuseOption } from '../engine/options.js';
import { readTable } from '../engine/readTable.js';
import { scriptedChance } from '../engine/scriptedChance.js';
import type { Lesson, LessonStep } from './lesson.js';

/** The seed for everything that the script leaves open, such as the next round: always the same, and no secret. */
const SEED = 'lesson';

/** A position in a lesson. Plain JSON: a page can store it. */
export interface LessonPosition<
  G extends GameTypes = GameTypes,
  Say extends string = string,
  Instead extends string = string,
> {
  /** The number of steps done. */
  readonly done: number;
  /** The current step; `null` once the lesson is over. */
  readonly step: LessonStep<G, Say, Instead> | null;
  /** The table with every card, for the next step. A lesson has no secrets: anyone can read its script. */
  readonly state: G['State'];
  /** The learner's view. */
  readonly view: G['View'];
  /** The events that the learner received since the last position: one list for each move. */
  readonly played: readonly (readonly G['RedactedEvent'][])[];
}

/** The verdict on a move of the learner. */
export type LessonAnswer<G extends GameTypes = GameTypes, Instead extends string = string> =
  /** The step accepts it; {@link continueLesson} plays it. */
  | { readonly type: 'accepted' }
  /** It is legal, but the step teaches another; `say` is the key of a sentence, in `instead` of the words. */
  | { readonly type: 'instead'; readonly say: Instead }
  /** The rules forbid it. */
  | { readonly type: 'illegal'; readonly violation: G['Violation'] };

/**
 * The first position of a lesson.
 *
 * @example
 * ```ts
 * import { chickenLesson } from 'hencoop/chicken/lesson';
 * import { startLesson } from 'hencoop/lesson';
 *
 * const { done, view } = startLesson(chickenLesson);
 * done; // 0
 * view.hands[0]; // [5, 6, 'chick', 3, 3, 'egg']
 * ```
 */
export function startLesson<G extends GameTypes, Say extends string, Instead extends string>(
  lesson: Lesson<G, Say, Instead>,
): LessonPosition<G, Say, Instead> {
  const state = lesson.game.setup({ ...lesson.setup, seed: SEED }, chanceOf(lesson));
  return { ...playAll(lesson, state, lesson.before, 0), played: [] };
}

/**
 * Judges `move`, which may be any value, at a position.
 *
 * @example
 * ```ts
 * import { chickenLesson } from 'hencoop/chicken/lesson';
 * import { answerTo, continueLesson, startLesson } from 'hencoop/lesson';
 *
 * const position = continueLesson(chickenLesson, startLesson(chickenLesson));
 * answerTo(chickenLesson, position, { seat: 0, type: 'play', card: 5 }); // { type: 'accepted' }
 * const answer = answerTo(chickenLesson, position, { seat: 0, type: 'play', card: 3 });
 * answer.type === 'illegal' && answer.violation.clause; // 'CH-3.1'
 * ```
 *
 * @throws RangeError if `position` is not a position of the lesson, its step is only read, or, like `whyNot` of a view,
 * if the move is another player's.
 */
export function answerTo<G extends GameTypes, Say extends string, Instead extends string>(
  lesson: Lesson<G, Say, Instead>,
  position: LessonPosition<G, Say, Instead>,
  move: unknown,
): LessonAnswer<G, Instead> {
  const { step, view } = readPosition(lesson, position);
  if (step === null || step.accepts.length === 0) throw new RangeError('position: expected a step with moves');
  const violation = lesson.game.whyNot(view, move);
  if (violation !== null) return { type: 'illegal', violation };
  if (step.accepts.some((accepted) => deepEqual(accepted, move))) return { type: 'accepted' };
  // whyNot() accepted it as a move.
  const { type } = move as G['Move'];
  const say = step.instead[type];
  if (say === undefined) throw new RangeError(`lesson: expected a sentence for moves of the type ${type}, got none`);
  return { type: 'instead', say };
}

/**
 * The position after the step: pass a move that the step accepts, or none if it is only read. `position` itself is
 * unchanged.
 *
 * @example
 * ```ts
 * import { chickenLesson } from 'hencoop/chicken/lesson';
 * import { continueLesson, startLesson } from 'hencoop/lesson';
 *
 * const second = continueLesson(chickenLesson, startLesson(chickenLesson));
 * const third = continueLesson(chickenLesson, second, { seat: 0, type: 'play', card: 5 });
 * third.played.map(([event]) => event?.type); // ['played', 'played']
 * ```
 *
 * @throws RangeError if `position` is not a position of the lesson, its step does not accept the move, or the lesson is
 * over.
 */
export function continueLesson<G extends GameTypes, Say extends string, Instead extends string>(
  lesson: Lesson<G, Say, Instead>,
  position: LessonPosition<G, Say, Instead>,
  move?: G['Move'],
): LessonPosition<G, Say, Instead> {
  const { done, state, step } = readPosition(lesson, position);
  if (step === null) throw new RangeError('position: expected a lesson that is not over');
  const isRead = step.accepts.length === 0;
  if (isRead ? move !== undefined : answerTo(lesson, position, move).type !== 'accepted') {
    throw new RangeError(`move: expected ${isRead ? 'none' : 'one that the step accepts'}, got another`);
  }
  const moves = move === undefined ? step.follow : [move, ...step.follow];
  return readTable(lesson.game.id, state, () => playAll(lesson, state, moves, done + 1));
}

/** A position that a page has stored. @throws RangeError if it is not a position of the lesson. */
function readPosition<G extends GameTypes, Say extends string, Instead extends string>(
  { game, seat, steps }: Lesson<G, Say, Instead>,
  position: LessonPosition<G, Say, Instead>,
): LessonPosition<G, Say, Instead> {
  if (!isRecord(position)) refuseOption('position', 'a position of the lesson', position);
  const { done, step, state, view } = position;
  if (!isWhole(done) || done < 0 || done > steps.length) {
    refuseOption('position.done', `a whole number from 0 to ${steps.length}`, done);
  }
  if (!deepEqual(step, steps[done] ?? null)) refuseOption('position.step', `step ${done} of the lesson`, step);
  if (
    !deepEqual(
      view,
      readTable(game.id, state, () => game.view(state, seat)),
    )
  ) {
    refuseOption('position.view', "the learner's view of the state", view);
  }
  return position;
}

/** The position after these moves. @throws RangeError if a move of the lesson is not legal */
function playAll<G extends GameTypes, Say extends string, Instead extends string>(
  lesson: Lesson<G, Say, Instead>,
  from: G['State'],
  moves: readonly G['Move'][],
  done: number,
): LessonPosition<G, Say, Instead> {
  const { game, seat, steps } = lesson;
  let state = from;
  const played = moves.map((move) => {
    const attempt = game.tryApply(state, move, chanceOf(lesson));
    if (!attempt.ok)
      throw new RangeError(`lesson: ${JSON.stringify(move)} is forbidden by ${attempt.violation.clause}`);
    state = attempt.state;
    return attempt.events.map((event) => game.redact(event, seat)).filter((event) => event !== null);
  });
  return { done, step: steps[done] ?? null, state, view: game.view(state, seat), played };
}

/** A game uses each site once, so every move may read the script from the start. */
function chanceOf(lesson: Pick<Lesson, 'script'>): ChanceConfig {
  return { chance: scriptedChance(lesson.script, seeded(SEED)) };
}
