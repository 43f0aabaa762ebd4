/**
 * The rule sheet of Peck, and its catalog of cards.
 *
 * @packageDocumentation
 */

import { COMMON_CLAUSES } from '../../../../src/engine/clauses.js';
import { deepFreeze } from '../../../../src/engine/freeze.js';
import type { Sheet } from '../../../../src/engine/sheet.js';
import { DECK, KINDS } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import type { Card } from './table.js';

export type { Clause } from './clauses.js';

/** The rule sheet of Peck. */
export const sheet: Sheet<Clause> = /* @__PURE__ */ deepFreeze({
  title: 'Peck',
  authors: 'The Hencoop maintainers',
  players: '2 or 3',
  prefix: 'PK',
  sections: ['Components', 'Set-up', 'Choosing', 'Drawing', 'End of the game'],
  steps: {
    choose: '`choose` a card.',
    draw: '`draw` cards from an end of the pile, `shed` cards, or `pass`.',
  },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
});

/** A kind of card, for a user interface. */
export interface CatalogEntry {
  readonly card: Card;
  readonly name: string;
  readonly count: number;
  readonly assumed: false;
  readonly clause: Clause;
}

/** Every kind of card (PK-1.1). */
export const catalog: readonly CatalogEntry[] = /* @__PURE__ */ deepFreeze(
  KINDS.map((card) => ({
    card,
    name: String(card),
    count: DECK.filter((other) => other === card).length,
    assumed: false,
    clause: 'PK-1.1',
  })),
);
