// What a lesson is: data of a game, with its words in another file for each language.
import type { CheckedGame, GameTypes, SetupConfig } from '../engine/game.js';
import type { HowToPlay } from '../engine/lessonTexts.js';
import type { Script } from '../engine/scriptedChance.js';
import type { Seat } from '../engine/seats.js';

/** One step of a lesson: something to read, and perhaps a move to make. */
export interface LessonStep<
  G extends GameTypes = GameTypes,
  Say extends string = string,
  Instead extends string = string,
> {
  /** The key of its explanation: in `steps` of its words. */
  readonly say: Say;
  /** The moves of the learner that the step accepts, the one to point at first. None: the step is only read. */
  readonly accepts: readonly G['Move'][];
  /**
   * For legal moves that the step does not accept, by their type, the key of a sentence that leads back: in `instead` of its
   * words.
   */
  readonly instead: { readonly [type: string]: Instead };
  /** What the runner plays before the next step: the moves of the others, and those of the learner that teach nothing. */
  readonly follow: readonly G['Move'][];
}

/**
 * A lesson, as data: a deal, and what the learner plays on it. Its chance is scripted, which only a caller of `setup` can do
 * who supplies the chance anyway: no option of a game and no request to a server can name a script.
 */
export interface Lesson<G extends GameTypes = GameTypes, Say extends string = string, Instead extends string = string> {
  /** The rules. */
  readonly game: CheckedGame<G>;
  /** The players and the options. */
  readonly setup: Pick<SetupConfig<G['Options']>, 'seats' | 'options'>;
  /** The seat of the learner. */
  readonly seat: Seat;
  /** The players' names by seat, in every language; `''` for the learner. */
  readonly names: readonly string[];
  /** What chance gives: the cards and the dice that the lesson shows. */
  readonly script: Script;
  /** The moves before the first step. */
  readonly before: readonly G['Move'][];
  /** The steps; the last is only read. */
  readonly steps: readonly LessonStep<G, Say, Instead>[];
  /** The index of the step whose table illustrates each part of {@link HowToPlay}. */
  readonly pictures: { readonly [Part in keyof HowToPlay]: number };
}

/** A lesson of some game. */
export type AnyLesson = Lesson;
