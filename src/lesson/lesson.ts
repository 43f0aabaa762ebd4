// The data of a lesson. Its words are in a separate file for each language.
import type { CheckedGame, GameTypes, SetupConfig } from '../engine/game.js';
import type { HowToPlay } from '../engine/lessonTexts.js';
import type { Script } from '../engine/scriptedChance.js';
import type { Seat } from '../engine/seats.js';

/**
 * A thing on the table, by the attributes `data-<hook>` of its element: `{ card: 5 }`. With `seat`, it lies in the part of
 * that seat: `{ pile: 'pile', seat: 0 }`.
 */
export type LessonThing = { readonly [hook: string]: string | number };

/** One step of a lesson: something to read, and perhaps a move to make. */
export interface LessonStep<
  G extends GameTypes = GameTypes,
  Say extends string = string,
  Instead extends string = string,
> {
  /** The key of its explanation, in `steps` of the lesson's words. */
  readonly say: Say;
  /** The things that it speaks of: a page can light them. */
  readonly about?: readonly LessonThing[];
  /** The thing that the first one in `about` goes to: a page can draw an arrow. */
  readonly toward?: LessonThing;
  /** The learner's moves that the step accepts, first the one to point at. An empty list: the step is only read. */
  readonly accepts: readonly G['Move'][];
  /**
   * The keys of sentences, in `instead` of the lesson's words, that lead back from legal moves which the step does not
   * accept, by type of move.
   */
  readonly instead: { readonly [type: string]: Instead };
  /** The moves that the runner plays before the next step: the others', and the learner's own that teach nothing. */
  readonly follow: readonly G['Move'][];
}

/**
 * A lesson, as data: a deal, and the moves that the learner plays on it. Its chance is scripted. Only a caller of `setup`,
 * who supplies the chance anyway, can do that: no option of a game and no request to a server can name a script.
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
  /** The scripted results of chance: the cards and the dice that the lesson shows. */
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
