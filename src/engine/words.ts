// Sentences and labels of a game, in the language that the caller passes. No default, so that a page bundles only its own.

import type { AnyEvent, AnyMove } from './base.js';
import type { GameTypes } from './game.js';
import { type CommonWords, describeIn, type Explanations, explainIn } from './locale.js';
import { labelIn, labelValueIn, questionIn } from './locales/labels.js';
import type { ChoiceOf, FieldOf, PartialMove } from './narrow.js';
import { saying } from './saying.js';
import type { Seat } from './seats.js';
import type { AnyViolation, CommonParams } from './violation.js';

/** The sentences of some game: `enChicken` of `hencoop/chicken/en`, for example. */
export interface AnySentences {
  /** The words that all games share, in the language of the locale. */
  readonly common: CommonWords;
  // The parameters of each sentence differ from game to game.
  /** A function for each type of move and event that returns its sentence. {@link describe} calls them. */
  readonly sentences: {
    /** The sentence of a move or an event of this type. */
    readonly [type: string]: (described: never, ...rest: never[]) => string;
  };
}

/** The refusals of some game, in the same locale. */
export interface AnyRefusals {
  /** The words that all games share, in the language of the locale. */
  readonly common: CommonWords;
  /** A function for each clause of the game that can refuse a move. {@link explain} calls them. */
  readonly refusals: {
    /** The sentence of a refusal by this clause. */
    readonly [clause: string]: (params: never, ...rest: never[]) => string;
  };
}

/** The labels of some game: `enChickenLabels` of `hencoop/chicken/en`, for example. */
export interface AnyLabels {
  /** The words that all games share, in the language of the locale. */
  readonly common: CommonWords;
  /** The effect of a move, for its label, as far as its seat's view shows it; `null` without such a view. */
  readonly known: (move: never, view: never) => object | null;
  /**
   * Sums up in one line what others did in these events, or else `viewer` (a seat, called "you", or a spectator): who,
   * what, and the points.
   * Absent if the game's sentences say it as well.
   */
  readonly recap?: (events: never, viewer: Seat | null, nameOf: (seat: Seat) => string) => string;
  /**
   * Sums up in one sentence what `seat` did in these events, its turn, for `reader`: a seat (called "you") or a spectator.
   * Absent if the game's sentences say it as well; `''` if there is nothing to say.
   */
  readonly turn?: (events: never, seat: Seat, reader: Seat | null, nameOf: (seat: Seat) => string) => string;
  /** The texts of buttons by type of move, and the question and the names of the values for each field. */
  readonly labels: {
    /** The text of a button that plays a move, by type of move. */
    readonly moves: {
      /** The text for a move of this type. */
      readonly [type: string]: (move: never, ...rest: never[]) => string;
    };
    /** Shorter texts for buttons on a table that shows the rest, by type of move. */
    readonly brief?: {
      /** The text for a move of this type. */
      readonly [type: string]: ((move: never, known: never) => string) | undefined;
    };
    /** The question for each field of a move. {@link question} calls them. */
    readonly questions: {
      /** The question for this field, given the pick so far. */
      readonly [field: string]: (picked: never) => string;
    };
    /** The names of the values of each field. {@link labelValue} calls them. */
    readonly values: {
      /** The name of a value of this field, or of one item if it holds a list. */
      readonly [field: string]: (value: never, ...rest: never[]) => string;
    };
  };
}

type FirstOf<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (first: infer First, ...rest: never[]) => string ? First : never;
}[keyof Functions];

/** The type inferred from a locale, or `Some` if the locale's game is unknown. */
type OfGame<Known, Some> = [Known] extends [never] ? Some : Known;

/** The moves and events of the locale's game. */
export type DescribedBy<Locale extends AnySentences> = OfGame<FirstOf<Locale['sentences']>, AnyEvent>;

type Refused<Refusals> = {
  [Clause in keyof Refusals]: Refusals[Clause] extends (params: infer Params, ...rest: never[]) => string
    ? { readonly clause: Clause; readonly params: Params }
    : never;
}[keyof Refusals];

/** The violations of the locale's game. */
export type RefusedBy<Locale extends AnyRefusals> = string extends keyof Locale['refusals']
  ? AnyViolation
  : OfGame<Refused<Locale['refusals']>, AnyViolation> | Refused<Explanations<CommonParams>>;

/** The moves of the labels' game. */
export type MoveBy<Locale extends AnyLabels> = OfGame<Extract<FirstOf<Locale['labels']['moves']>, AnyMove>, AnyMove>;

/** The views of the labels' game. */
export type ViewBy<Locale extends AnyLabels> = OfGame<
  Exclude<Parameters<Locale['known']>[1], undefined>,
  GameTypes['View']
>;

/** Options of a label. An entry that is `undefined` counts as absent. */
export interface LabelOptions<View> {
  /** The mover's own view, to include the effect of the move in the label, such as the points it costs. */
  readonly view?: View | undefined;
}

/** Options of a question. An entry that is `undefined` counts as absent. */
export interface QuestionOptions<Move extends AnyMove> {
  /** The pick so far. */
  readonly picked?: PartialMove<Move> | undefined;
}

/**
 * A plain sentence for a move or an event, addressed to `viewer`: a seat (called "you") or a spectator. It hides nothing:
 * if others read it too, redact the event first.
 *
 * @example
 * ```ts
 * import { describe } from 'hencoop';
 * import { deChicken } from 'hencoop/chicken/de';
 * import { enChicken } from 'hencoop/chicken/en';
 *
 * describe({ type: 'drew', seat: 1, card: null }, 0, enChicken); // 'Seat 2 draws a card.'
 * describe({ type: 'drew', seat: 1, card: 'egg' }, 1, deChicken); // 'Du ziehst das Ei.'
 * ```
 *
 * @throws RangeError if it is not a move or an event of the locale's game.
 */
export function describe<Locale extends AnySentences>(
  described: DescribedBy<Locale>,
  viewer: Seat | null,
  locale: Locale,
): string {
  // The locale's sentences take the moves and events of its game.
  return describeIn(locale as never, described as { readonly type: string }, viewer);
}

/**
 * A sentence for a violation: the clause, the fault, and the legal choices.
 *
 * @example
 * ```ts
 * import { explain } from 'hencoop';
 * import { deChicken } from 'hencoop/chicken/de';
 * import { enChicken } from 'hencoop/chicken/en';
 *
 * explain({ clause: 'CH-3.6', params: {} }, enChicken); // 'CH-3.6: The draw pile is empty: play a card or withdraw.'
 * explain({ clause: 'CH-3.6', params: {} }, deChicken); // 'CH-3.6: Der Zugstapel ist leer: Spiele eine Karte oder steige aus.'
 * ```
 *
 * @throws RangeError if the clause is of another game, or the parameters lack a field.
 */
export function explain<Locale extends AnyRefusals>(violation: RefusedBy<Locale>, locale: Locale): string {
  // The refusals of the locale take the parameters of their clauses.
  return explainIn(locale as never, violation as never);
}

/**
 * The label for a button that plays this move. With the mover's own view, it includes the effect of the move, as far as the
 * mover knows it.
 *
 * @example
 * ```ts
 * import { label } from 'hencoop';
 * import { chicken } from 'hencoop/chicken';
 * import { deChickenLabels } from 'hencoop/chicken/de';
 * import { enChickenLabels } from 'hencoop/chicken/en';
 *
 * const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
 * label({ seat: 0, type: 'withdraw' }, enChickenLabels); // 'Withdraw'
 * label({ seat: 0, type: 'withdraw' }, enChickenLabels, { view }); // 'Withdraw (20 points)'
 * label({ seat: 0, type: 'withdraw' }, deChickenLabels, { view }); // 'Aussteigen (20 Punkte)'
 * ```
 *
 * @throws RangeError if it is not a move of the labels' game.
 */
export function label<Locale extends AnyLabels>(
  move: MoveBy<Locale>,
  locale: Locale,
  { view }: LabelOptions<ViewBy<Locale>> = {},
): string {
  return saying('move', 'a move of this game, and its view', () => {
    // `known` takes the moves and views of the labels' game.
    const known = locale.known as (move: AnyMove, view: object | undefined) => object | null;
    return labelIn(locale, move, known(move, view));
  });
}

/**
 * The question to ask for a field of a move, such as `next` of `narrow`.
 *
 * @example
 * ```ts
 * import { question } from 'hencoop';
 * import { deChickenLabels } from 'hencoop/chicken/de';
 * import { enChickenLabels } from 'hencoop/chicken/en';
 *
 * question('card', enChickenLabels); // 'Which card?'
 * question('card', deChickenLabels); // 'Welche Karte?'
 * ```
 *
 * @throws RangeError if no move of the game has the field.
 */
export function question<Locale extends AnyLabels>(
  field: FieldOf<MoveBy<Locale>>,
  locale: Locale,
  { picked }: QuestionOptions<MoveBy<Locale>> = {},
): string {
  return questionIn(locale, field, picked);
}

/**
 * The label for one possible answer to that question: a value, or one item if the field holds an array.
 *
 * @example
 * ```ts
 * import { labelValue } from 'hencoop';
 * import { deChickenLabels } from 'hencoop/chicken/de';
 * import { enChickenLabels } from 'hencoop/chicken/en';
 *
 * labelValue('card', 'egg', enChickenLabels); // 'Surprise egg'
 * labelValue('card', 'egg', deChickenLabels); // 'Überraschungsei'
 * ```
 *
 * @throws RangeError if no move of the game has the field.
 */
export function labelValue<Locale extends AnyLabels, Field extends FieldOf<MoveBy<Locale>>>(
  field: Field,
  value: ChoiceOf<MoveBy<Locale>, Field>,
  locale: Locale,
  { view }: LabelOptions<ViewBy<Locale>> = {},
): string {
  // Every view has a viewer.
  return labelValueIn(locale, field, value, view as { readonly viewer: Seat | null } | undefined);
}
