/**
 * The rule sheet of Peck, its sentences in English, and its catalogue of cards.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES, type Sheet } from '../engine/sheet.js';
import { DECK, KINDS } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import type { Card } from './table.js';

export { describe, explain } from './locales/en.js';

/** The rule sheet of Peck. */
export const sheet: Sheet<Clause> = {
  title: 'Peck',
  authors: 'The Hencoop maintainers',
  players: '2 or 3',
  prefix: 'PK',
  sections: ['Components', 'Set-up', 'Choosing', 'Drawing', 'End of the game'],
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
};

/** What a user interface needs to know of a kind of card. */
export interface CatalogueEntry {
  readonly card: Card;
  readonly name: string;
  readonly count: number;
  readonly house: false;
  readonly clause: Clause;
}

/** Every kind of card (PK-1.1). */
export const catalogue: readonly CatalogueEntry[] = KINDS.map((card) => ({
  card,
  name: String(card),
  count: DECK.filter((other) => other === card).length,
  house: false,
  clause: 'PK-1.1',
}));
