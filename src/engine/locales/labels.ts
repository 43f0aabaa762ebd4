// Labels: what a button that plays a move says, and how the fields of a move are asked for.

import type { AnyMove } from '../base.js';
import type { CommonWords, Player } from '../locale.js';
import type { ChoiceOf, FieldOf, PartialMove } from '../narrow.js';
import type { Seat } from '../seats.js';

/** A field that has words of its own in each game; `seat` has those of all games. */
type NamedField<Move extends AnyMove> = Exclude<FieldOf<Move>, 'seat'>;

/** One language of a game's labels. `Known` is what a view adds to the label of each type of move. */
export interface LabelsOf<
  Move extends AnyMove,
  View,
  Known extends { readonly [Type in Move['type']]: object } = { readonly [Type in Move['type']]: object },
> {
  readonly common: CommonWords;
  readonly labels: {
    /** What the player does, as on a button; `known` is `null` without a view. */
    readonly moves: {
      readonly [Type in Move['type']]: (
        move: Extract<Move, { readonly type: Type }>,
        known: Known[Type] | null,
        player: Player,
      ) => string;
    };
    /** What the player is asked for each field, given what has been picked. */
    readonly questions: { readonly [Field in NamedField<Move>]: (picked: PartialMove<Move>) => string };
    /** What each answer is called; of an array, each item. `player` begins a sentence. */
    readonly values: {
      readonly [Field in NamedField<Move>]: (value: ChoiceOf<Move, Field>, view: View | null, player: Player) => string;
    };
  };
}

/** What words a label has, and what it may say. An entry that is `undefined` counts as absent. */
export interface LabelOptions<View, Locale> {
  /** The view of the seat whose move it is: the label then says what the move will do, such as how many points it costs. */
  readonly view?: View | undefined;
  /** The language of the labels: `deLabels` of the game's `de` entry, for example. Default English. */
  readonly locale?: Locale | undefined;
}

/** What a question depends on. An entry that is `undefined` counts as absent. */
export interface QuestionOptions<Move extends AnyMove, Locale> {
  /** What has been picked so far. */
  readonly picked?: PartialMove<Move> | undefined;
  /** The language of the labels: `deLabels` of the game's `de` entry, for example. Default English. */
  readonly locale?: Locale | undefined;
}

type Words = Pick<LabelsOf<never, never>, 'common'> & { readonly labels: object };

/**
 * The label of a move.
 * @throws RangeError for a value that is not a move of the game.
 */
export function labelIn(locale: Words, move: AnyMove, known: object | null): string {
  const word = wordFor(locale, 'moves', move.type, 'type: expected a move of this game');
  return word(move, known, locale.common.player);
}

/**
 * The question for a field.
 * @throws RangeError for a field that no move of the game has.
 */
export function questionIn(locale: Words, field: string, picked: object | undefined): string {
  if (field === 'seat') return locale.common.whoMoves;
  return wordFor(locale, 'questions', field, NO_FIELD)(picked ?? {});
}

/**
 * The label of a value, or of an item of an array.
 * @throws RangeError for a field that no move of the game has.
 */
export function labelValueIn(
  locale: Words,
  field: string,
  value: unknown,
  view: { readonly viewer: Seat | null } | undefined,
): string {
  // The values of the field `seat` are seats.
  if (field === 'seat') return value === view?.viewer ? locale.common.you : locale.common.seat(value as Seat);
  return wordFor(locale, 'values', field, NO_FIELD)(value, view ?? null, locale.common.seat);
}

const NO_FIELD = 'field: expected a field of a move of this game';

/** The words of one kind under a name; the types of the callers hold the arguments to it. */
function wordFor(
  { labels }: Words,
  kind: 'moves' | 'questions' | 'values',
  name: string,
  expected: string,
): (...given: readonly unknown[]) => string {
  // Every kind is an object of functions.
  const words = labels as {
    readonly [Kind in typeof kind]: { readonly [name: string]: (...given: unknown[]) => string };
  };
  const word = Object.hasOwn(words[kind], name) ? words[kind][name] : undefined;
  if (word === undefined) throw new RangeError(`${expected}, got '${String(name).slice(0, 40)}'`);
  return word;
}

/** The view, if it is of the seat that makes the move: only then it shows what the move will do. */
export function ownView<View extends { readonly viewer: Seat | null }>(
  { seat }: AnyMove,
  view: View | undefined,
): View | null {
  return view !== undefined && view.viewer === seat ? view : null;
}

/** "The 3" for "the 3". */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
