/**
 * The rule sheet of Peck, its sentences in English, and its catalogue of cards.
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
import { DECK, KINDS } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { en, enLabels } from './locales/en.js';
import type { PeckLabelLocale, PeckLocale } from './locales/locale.js';
import type { Card, Event, Move, RedactedEvent, View, Violation } from './table.js';

/** The rule sheet of Peck. */
export const sheet: Sheet<Clause> = {
  title: 'Peck',
  authors: 'The Hencoop maintainers',
  players: '2 or 3',
  prefix: 'PK',
  sections: ['Components', 'Set-up', 'Choosing', 'Drawing', 'End of the game'],
  steps: {
    choose: '`choose` a card.',
    draw: '`draw` a card or `pass`.',
  },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/** A sentence for a violation; in English unless a locale is given. */
export function explain(violation: Violation, locale: PeckLocale = en): string {
  return explainIn(locale, violation);
}

/** A plain sentence for a move or an event, addressed to `viewer`; in English unless a locale is given. */
export function describe(
  described: Move | Event | RedactedEvent,
  viewer: Seat | null,
  locale: PeckLocale = en,
): string {
  return describeIn(locale, described, viewer);
}

/** What a button says that makes this move; in English unless a locale is given. */
export function label(move: Move, { locale = enLabels }: LabelOptions<View, PeckLabelLocale> = {}): string {
  return labelIn(locale, move, null);
}

/** How a player is asked for a field of a move; in English unless a locale is given. */
export function question(
  field: FieldOf<Move>,
  { picked, locale = enLabels }: QuestionOptions<Move, PeckLabelLocale> = {},
): string {
  return questionIn(locale, field, picked);
}

/** What an answer to that question is called; in English unless a locale is given. */
export function labelValue<Field extends FieldOf<Move>>(
  field: Field,
  value: ChoiceOf<Move, Field>,
  { view, locale = enLabels }: LabelOptions<View, PeckLabelLocale> = {},
): string {
  return labelValueIn(locale, field, value, view);
}

/** A kind of card, for a user interface. */
export interface CatalogueEntry {
  readonly card: Card;
  readonly name: string;
  readonly count: number;
  readonly assumed: false;
  readonly clause: Clause;
}

/** Every kind of card (PK-1.1). */
export const catalogue: readonly CatalogueEntry[] = KINDS.map((card) => ({
  card,
  name: String(card),
  count: DECK.filter((other) => other === card).length,
  assumed: false,
  clause: 'PK-1.1',
}));
