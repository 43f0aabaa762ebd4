/**
 * The rule sheet of Crazy Chicken in this project's words, sentences for its violations, moves and events, and its
 * catalogue of cards. Separate from the rules, so that a page that only judges moves does not download prose.
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
import { CLAUSES, type Clause } from './clauses.js';
import { en, enLabels } from './locales/en.js';
import { knownOf } from './locales/labels.js';
import type { CrazyChickenLabelLocale, CrazyChickenLocale } from './locales/locale.js';
import {
  CHICKENS,
  type Chicken,
  type Event,
  type Move,
  type RedactedEvent,
  type Step,
  type View,
  type Violation,
} from './table.js';

export type { LabelOptions, QuestionOptions } from '../engine/locales/labels.js';
export type { Clause } from './clauses.js';
export type { CrazyChickenLabelLocale, CrazyChickenLocale } from './locales/locale.js';

/** The rule sheet of Crazy Chicken, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Crazy Chicken',
  authors: 'Michael Schacht',
  players: '2',
  prefix: 'CC',
  sections: [
    'Components',
    'Set-up of a round',
    'Drawing',
    'Laying',
    'Discarding one card',
    'End of a round',
    'End of the game',
    'Who sees what',
  ],
  steps: {
    draw: '`draw` the first card of the turn (CC-3.2).',
    drawAgain: '`draw` the second card, from another pile (CC-3.4).',
    layOrDiscard: '`lay` a set (CC-4.1) or `discard` one card (CC-5.1).',
    discardSet: '`discardSet`: choose the pile for a displaced set (CC-4.4).',
  } satisfies { [Type in Exclude<Step['type'], 'over'>]: string },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would be legal. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/crazy-chicken/de';
 * import { explain } from 'hencoop/crazy-chicken/sheet';
 *
 * explain({ clause: 'CC-4.2', params: { need: 5, have: 3 } });
 * // 'CC-4.2: The other player shows 4 of this type: lay at least 5, not 3.'
 * explain({ clause: 'CC-4.2', params: { need: 5, have: 3 } }, de);
 * // 'CC-4.2: Vor dem anderen Spieler liegen 4 dieser Sorte: Lege mindestens 5, nicht 3.'
 * ```
 */
export function explain(violation: Violation, locale: CrazyChickenLocale = en): string {
  return explainIn(locale, violation);
}

/**
 * A plain sentence for a move or an event, addressed to `viewer`: a seat, which is called "you", or a spectator. It says
 * everything that it is given: if others read it too, redact the event first. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/crazy-chicken/de';
 * import { describe } from 'hencoop/crazy-chicken/sheet';
 *
 * describe({ type: 'laid', seat: 1, chicken: 20, count: 5 }, 0); // 'Seat 1 lays 5 × Billy the Chick (20).'
 * describe({ type: 'laid', seat: 1, chicken: 20, count: 5 }, 1, de); // 'Du legst 5 × Billy the Chick (20) aus.'
 * ```
 */
export function describe(
  described: Move | Event | RedactedEvent,
  viewer: Seat | null,
  locale: CrazyChickenLocale = en,
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
 * import { deLabels } from 'hencoop/crazy-chicken/de';
 * import { label } from 'hencoop/crazy-chicken/sheet';
 *
 * label({ seat: 0, type: 'draw', from: 'drawA' }); // 'Draw from draw pile A'
 * label({ seat: 0, type: 'lay', chicken: 9, count: 4 }, { locale: deLabels }); // '4 × Charles Chickbergh (9) auslegen'
 * ```
 */
export function label(move: Move, options: LabelOptions<View, CrazyChickenLabelLocale> = {}): string {
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
 * import { deLabels } from 'hencoop/crazy-chicken/de';
 * import { question } from 'hencoop/crazy-chicken/sheet';
 *
 * question('count'); // 'How many?'
 * question('to', { locale: deLabels }); // 'Auf welchen Stapel?'
 * ```
 */
export function question(field: FieldOf<Move>, options: QuestionOptions<Move, CrazyChickenLabelLocale> = {}): string {
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
 * import { deLabels } from 'hencoop/crazy-chicken/de';
 * import { labelValue } from 'hencoop/crazy-chicken/sheet';
 *
 * labelValue('from', 'drawA'); // 'Draw pile A'
 * labelValue('count', 4, { locale: deLabels }); // '4 Karten'
 * ```
 */
export function labelValue<Field extends FieldOf<Move>>(
  field: Field,
  value: ChoiceOf<Move, Field>,
  options: LabelOptions<View, CrazyChickenLabelLocale> = {},
): string {
  const { view, locale = enLabels } = options;
  return labelValueIn(locale, field, value, view);
}

/** A type of chicken, for a user interface. */
export interface CatalogueEntry {
  /** The card, as moves and tables name it. */
  readonly chicken: Chicken;
  readonly name: string;
  /** What a player who shows the type scores for it at the end of a round (CC-6.3). */
  readonly value: number;
  /** How many copies there are. */
  readonly count: number;
  /** Whether it comes from an assumed table: every card is printed. */
  readonly assumed: false;
  readonly clause: Clause;
}

/** The nine types of chickens (CC-1.1). All are printed. */
export const catalogue: readonly CatalogueEntry[] = CHICKENS.map((chicken) => ({
  chicken,
  name: en.names[chicken],
  value: chicken,
  count: chicken,
  assumed: false,
  clause: 'CC-1.1',
}));
