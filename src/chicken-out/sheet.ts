/**
 * The rule sheet of Chicken Out! in this project's words, sentences for its violations, moves and events, and its
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
import { CHICKEN_POINTS, copiesOf, FOX_POINTS, isFox, KINDS } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { en, enLabels } from './locales/en.js';
import { knownOf } from './locales/labels.js';
import type { ChickenOutLabelLocale, ChickenOutLocale } from './locales/locale.js';
import type { Card, Event, Move, RedactedEvent, Step, View, Violation } from './table.js';

export type { LabelOptions, QuestionOptions } from '../engine/locales/labels.js';
export type { Clause } from './clauses.js';
export type { ChickenOutLabelLocale, ChickenOutLocale } from './locales/locale.js';

/** The rule sheet of Chicken Out!, with the clauses common to all games at its end. */
export const sheet: Sheet<Clause> = {
  title: 'Chicken Out!',
  authors: 'David Parlett',
  players: '2 to 5',
  prefix: 'CO',
  sections: [
    'Components',
    'Set-up of a game',
    'The count',
    'What ends a series',
    'Going out and ranking',
    'Optional extras',
    'Who sees what',
  ],
  steps: {
    open: '`play`: open a count with two cards (CO-3.1); `chickenOut` and `stop` are refused by G-3.',
    turn: '`play` a card, or `chickenOut` (CO-4.3); `stop` is refused by G-3.',
    ownCount: '`play` a card, or `stop` (CO-4.4); `chickenOut` is refused by CO-4.4.',
    extraCard: '`play` one more card, or `stop` (CO-6.2); `chickenOut` is refused by CO-6.2.',
  } satisfies { [Type in Exclude<Step['type'], 'over'>]: string },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/**
 * A sentence for a violation: the clause, what is wrong, and what would be legal. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/chicken-out/de';
 * import { explain } from 'hencoop/chicken-out/sheet';
 *
 * explain({ clause: 'CO-4.3', params: { need: 11, have: 10 } });
 * // 'CO-4.3: You may chicken out at 11 or more; the count is 10: play a card.'
 * explain({ clause: 'CO-4.3', params: { need: 11, have: 10 } }, de);
 * // 'CO-4.3: Kneifen darfst du erst ab 11, und gezählt ist 10: Spiele eine Karte.'
 * ```
 */
export function explain(violation: Violation, locale: ChickenOutLocale = en): string {
  return explainIn(locale, violation);
}

/**
 * A plain sentence for a move or an event, addressed to `viewer`: a seat, which is called "you", or a spectator. It says
 * everything that it is given: if others read it too, redact the event first. In English unless a locale is given.
 *
 * @example
 * ```ts
 * import { de } from 'hencoop/chicken-out/de';
 * import { describe } from 'hencoop/chicken-out/sheet';
 *
 * describe({ type: 'made21', seat: 1, to: null }, 0); // 'Exactly 21: the series leaves the game.'
 * describe({ type: 'ownCountBegan', seat: 1 }, 1, de); // 'Du beginnst eine eigene Zählung.'
 * ```
 */
export function describe(
  described: Move | Event | RedactedEvent,
  viewer: Seat | null,
  locale: ChickenOutLocale = en,
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
 * import { chickenOut } from 'hencoop/chicken-out';
 * import { deLabels } from 'hencoop/chicken-out/de';
 * import { label } from 'hencoop/chicken-out/sheet';
 *
 * const view = chickenOut.view(chickenOut.setup({ seats: 3, seed: 'hen' }), 0);
 * label({ seat: 0, type: 'play' }); // 'Play a card'
 * label({ seat: 0, type: 'play' }, { view }); // 'Open a new count'
 * label({ seat: 0, type: 'chickenOut' }, { locale: deLabels }); // 'Kneifen'
 * ```
 */
export function label(move: Move, options: LabelOptions<View, ChickenOutLabelLocale> = {}): string {
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
 * import { deLabels } from 'hencoop/chicken-out/de';
 * import { question } from 'hencoop/chicken-out/sheet';
 *
 * question('type'); // 'What would you like to do?'
 * question('type', { locale: deLabels }); // 'Was möchtest du tun?'
 * ```
 */
export function question(field: FieldOf<Move>, options: QuestionOptions<Move, ChickenOutLabelLocale> = {}): string {
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
 * import { deLabels } from 'hencoop/chicken-out/de';
 * import { labelValue } from 'hencoop/chicken-out/sheet';
 *
 * labelValue('type', 'chickenOut'); // 'Chicken out'
 * labelValue('type', 'stop', { locale: deLabels }); // 'Aufhören'
 * ```
 */
export function labelValue<Field extends FieldOf<Move>>(
  field: Field,
  value: ChoiceOf<Move, Field>,
  options: LabelOptions<View, ChickenOutLabelLocale> = {},
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
  /** What it does to the count. */
  readonly effect: string;
  /** What it counts if it is left in a pile, with `scoring: 'cards'` (CO-5.4). */
  readonly points: number;
  /** Whether it comes from an assumed table: every card is printed. */
  readonly assumed: false;
  readonly clause: Clause;
}

/** Every kind of card (CO-1.1). All are printed. */
export const catalogue: readonly CatalogueEntry[] = KINDS.map((card) => ({
  card,
  name: en.names.card(card),
  count: copiesOf(card),
  effect: en.names.effect(card),
  points: isFox(card) ? FOX_POINTS : CHICKEN_POINTS,
  assumed: false,
  clause: 'CO-1.1',
}));
