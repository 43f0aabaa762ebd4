/**
 * The rule sheet of Peck, its sentences in English, and its catalogue of cards.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES } from '../engine/clauses.js';
import { describeIn, explainIn } from '../engine/locale.js';
import type { Seat } from '../engine/seats.js';
import type { Sheet } from '../engine/sheet.js';
import { DECK, KINDS } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { en } from './locales/en.js';
import type { PeckLocale } from './locales/locale.js';
import type { Card, Event, Move, RedactedEvent, Violation } from './table.js';

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
