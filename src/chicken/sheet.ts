/**
 * The rule sheet of Chicken in this project's words, sentences for its violations, moves and events, and its catalogue of
 * cards. Separate from the rules, so that a page that only judges moves does not download prose.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES } from '../engine/clauses.js';
import { describeIn, explainIn } from '../engine/locale.js';
import {
  type LabelOptions,
  labelIn,
  labelValueIn,
  type QuestionOptions,
  questionIn,
} from '../engine/locales/labels.js';
import type { ChoiceOf, FieldOf } from '../engine/narrow.js';
import type { Seat } from '../engine/seats.js';
import type { Sheet } from '../engine/sheet.js';
import { COPIES } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { en, enLabels } from './locales/en.js';
import { knownOf } from './locales/labels.js';
import type { ChickenLabelLocale, ChickenLocale } from './locales/locale.js';
import { worth } from './rules.js';
import {
  type Card,
  type Event,
  FACES,
  type Face,
  KINDS,
  type Move,
  type RedactedEvent,
  type Step,
  type Value,
  type View,
  type Violation,
} from './table.js';

export type { LabelOptions, QuestionOptions } from '../engine/locales/labels.js';
export type { Clause } from './clauses.js';
export type { ChickenLabelLocale, ChickenLocale } from './locales/locale.js';

/** The rule sheet of Chicken, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Chicken',
  authors: 'Reiner Knizia / Haim Shafir',
  players: '2 to 5',
  prefix: 'CH',
  sections: [
    'Components',
    'Set-up of a round',
    'A turn: exactly one of three moves',
    'End of a round',
    'End of the game',
    'Who sees what',
  ],
  steps: {
    turn: '`play` a card, `draw` one or `withdraw` from the round: exactly one of the three (CH-3.1, CH-3.3, CH-3.4).',
  } satisfies { [Type in Exclude<Step['type'], 'over'>]: string },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would be legal. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/chicken/de';
 * import { explain } from 'hencoop/chicken/sheet';
 *
 * explain({ clause: 'CH-3.6', params: {} }); // 'CH-3.6: The draw pile is empty: play a card or withdraw.'
 * explain({ clause: 'CH-3.6', params: {} }, de); // 'CH-3.6: Der Zugstapel ist leer: Spiele eine Karte oder steige aus.'
 * ```
 */
export function explain(violation: Violation, locale: ChickenLocale = en): string {
  return explainIn(locale, violation);
}

/**
 * A plain sentence for a move or an event, addressed to `viewer`: a seat, which is called "you", or a spectator. It says
 * everything that it is given: if others read it too, redact the event first. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/chicken/de';
 * import { describe } from 'hencoop/chicken/sheet';
 *
 * describe({ type: 'drew', seat: 1, card: null }, 0); // 'Seat 1 draws a card.'
 * describe({ type: 'drew', seat: 1, card: 'egg' }, 1, de); // 'Du ziehst das Ei.'
 * ```
 */
export function describe(
  described: Move | Event | RedactedEvent,
  viewer: Seat | null,
  locale: ChickenLocale = en,
): string {
  return describeIn(locale, described, viewer);
}

/**
 * What a button says that makes this move. With the view of the seat that moves it also says what the move will do, as far
 * as that seat knows. In English unless a locale is given.
 *
 * @throws RangeError for a value that is not a move of the game.
 * @example
 * ```ts
 * import { chicken } from 'hencoop/chicken';
 * import { deLabels } from 'hencoop/chicken/de';
 * import { label } from 'hencoop/chicken/sheet';
 *
 * const view = chicken.view(chicken.setup({ seats: 2, seed: 'hen' }), 0);
 * label({ seat: 0, type: 'withdraw' }); // 'Withdraw'
 * label({ seat: 0, type: 'withdraw' }, { view }); // 'Withdraw (14 points)'
 * label({ seat: 0, type: 'withdraw' }, { view, locale: deLabels }); // 'Aussteigen (14 Punkte)'
 * ```
 */
export function label(move: Move, options: LabelOptions<View, ChickenLabelLocale> = {}): string {
  const { view, locale = enLabels } = options;
  return labelIn(locale, move, knownOf(move, view));
}

/**
 * How a player is asked for a field of a move, such as the one that `narrow` says to ask for next. In English unless a
 * locale is given.
 *
 * @throws RangeError for a field that no move of the game has.
 * @example
 * ```ts
 * import { deLabels } from 'hencoop/chicken/de';
 * import { question } from 'hencoop/chicken/sheet';
 *
 * question('card'); // 'Which card?'
 * question('card', { locale: deLabels }); // 'Welche Karte?'
 * ```
 */
export function question(field: FieldOf<Move>, options: QuestionOptions<Move, ChickenLabelLocale> = {}): string {
  const { picked, locale = enLabels } = options;
  return questionIn(locale, field, picked);
}

/**
 * What an answer to that question is called; for a field that holds an array, one of its items. In English unless a locale
 * is given.
 *
 * @throws RangeError for a field that no move of the game has.
 * @example
 * ```ts
 * import { deLabels } from 'hencoop/chicken/de';
 * import { labelValue } from 'hencoop/chicken/sheet';
 *
 * labelValue('card', 'egg'); // 'Surprise egg'
 * labelValue('card', 'egg', { locale: deLabels }); // 'Überraschungsei'
 * ```
 */
export function labelValue<Field extends FieldOf<Move>>(
  field: Field,
  value: ChoiceOf<Move, Field>,
  options: LabelOptions<View, ChickenLabelLocale> = {},
): string {
  const { view, locale = enLabels } = options;
  return labelValueIn(locale, field, value, view);
}

/** A kind of card, for a user interface. */
export interface CatalogueEntry {
  readonly card: Card;
  readonly name: string;
  /** How many are in the deck. */
  readonly count: number;
  /** What it counts in hand at the end of a round; `null` for the egg, which takes the top card's value. */
  readonly worth: number | null;
  /** Whether it comes from an assumed table: every card is printed. */
  readonly assumed: false;
  readonly clause: Clause;
}

/** Every kind of card (CH-1.1). All are printed. */
export const catalogue: readonly CatalogueEntry[] = KINDS.map((card) => ({
  card,
  name: en.names[card],
  count: COPIES[card],
  worth: card === 'egg' ? null : worth(card satisfies Value),
  assumed: false,
  clause: 'CH-1.1',
}));

/** A face of the dice, for a user interface. */
export interface FaceEntry {
  readonly face: Face;
  readonly name: string;
  /** How many of the dice have it. */
  readonly count: number;
  /** How much it deducts from the score (CH-4.4). */
  readonly worth: number;
  /** Whether it comes from an assumed table: every face is published. */
  readonly assumed: false;
  readonly clause: Clause;
}

/** The faces of the dice (CH-1.2). */
export const faces: readonly FaceEntry[] = FACES.map((face) => ({
  face,
  name: en.names[face],
  count: 2,
  worth: worth(face),
  assumed: false,
  clause: 'CH-1.2',
}));
