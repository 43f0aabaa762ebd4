// Labels: the text of a button that plays a move, and the questions for the fields of a move.

import type { AnyMove } from '../base.js';
import type { CommonWords, Player } from '../locale.js';
import type { ChoiceOf, FieldOf, PartialMove } from '../narrow.js';
import { shortText } from '../options.js';
import { saying } from '../saying.js';
import type { Seat } from '../seats.js';

/** A field that each game words differently; `seat` has the same words in all. */
export type NamedField<Move extends AnyMove> = Exclude<FieldOf<Move>, 'seat'>;

/** A game's labels in one language. `Known` is the information that a view adds to the label of each type of move. */
export interface LabelsOf<
  Move extends AnyMove,
  View,
  Known extends { readonly [Type in Move['type']]: object } = { readonly [Type in Move['type']]: object },
> {
  /** The words that all games share. */
  readonly common: CommonWords;
  /** The information that the mover's own view adds to the label of the move; `null` for another view, or none. */
  known(move: Move, view: View | undefined): Known[Move['type']] | null;
  /** The texts of buttons. */
  readonly labels: {
    /** The text of a button that plays the move; `known` is `null` without a view. */
    readonly moves: {
      readonly [Type in Move['type']]: (
        move: Extract<Move, { readonly type: Type }>,
        known: Known[Type] | null,
        player: Player,
      ) => string;
    };
    /** Shorter texts for buttons on a table that shows the rest. */
    readonly brief?: {
      readonly [Type in Move['type']]?: (
        move: Extract<Move, { readonly type: Type }>,
        known: Known[Type] | null,
      ) => string;
    };
    /** The question for each field, given the pick so far. */
    readonly questions: { readonly [Field in NamedField<Move>]: (picked: PartialMove<Move>) => string };
    /** The label of each answer; for an array, of each item. `player` begins a sentence. */
    readonly values: {
      readonly [Field in NamedField<Move>]: (value: ChoiceOf<Move, Field>, view: View | null, player: Player) => string;
    };
  };
}

type Words = { readonly common: CommonWords; readonly labels: object };

/**
 * The label of a move.
 * @throws RangeError if it is not a move of the game.
 */
export function labelIn(locale: Words, move: AnyMove, known: object | null): string {
  const word = wordFor(locale, 'moves', move.type, 'type: expected a move of this game');
  return saying('move', 'a move of this game, with its fields', () => word(move, known, locale.common.player));
}

/**
 * The question for a field.
 * @throws RangeError if no move of the game has the field.
 */
export function questionIn(locale: Words, field: string, picked: object | undefined): string {
  if (field === 'seat') return locale.common.whoMoves;
  const word = wordFor(locale, 'questions', field, NO_FIELD);
  return saying('picked', 'fields of a move of this game', () => word(picked ?? {}));
}

/**
 * The label of a value, or of an item of an array.
 * @throws RangeError if no move of the game has the field.
 */
export function labelValueIn(
  locale: Words,
  field: string,
  value: unknown,
  view: { readonly viewer: Seat | null } | undefined,
): string {
  // The values of the field `seat` are seats.
  const { you, seat } = locale.common;
  const word =
    field === 'seat'
      ? () => (value === view?.viewer ? you : seat(value as Seat))
      : wordFor(locale, 'values', field, NO_FIELD);
  return saying('value', 'one of a move of this game', () => word(value, view ?? null, seat));
}

const NO_FIELD = 'field: expected a field of a move of this game';

/** The text function of one kind with this name. The callers' types ensure that its arguments fit. */
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
  const word = typeof name === 'string' && Object.hasOwn(words[kind], name) ? words[kind][name] : undefined;
  if (word === undefined) throw new RangeError(`${expected}, got ${shortText(name)}`);
  return word;
}

/** The view, if it is the mover's own: only that one shows the move's effect. */
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
