/**
 * The rule sheet of Crazy Chicken, in our own words, and its catalog of cards. A separate entry, so that a page that
 * only checks moves downloads no prose.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Sheet } from '../engine/sheet.js';
import { CLAUSES, type Clause } from './clauses.js';
import { enCrazyChicken } from './locales/en.js';
import { CHICKENS, type Chicken, type Step } from './table.js';

export type { Clause } from './clauses.js';

/** The rule sheet of Crazy Chicken, followed by the clauses common to all games. */
export const sheet: Sheet<Clause> = /* @__PURE__ */ deepFreeze({
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
});

/** A type of chicken, for a user interface. */
export interface CatalogEntry {
  /** The card, as in tables and moves. */
  readonly chicken: Chicken;
  /** Its English name; for other languages, see `names` of the locale. */
  readonly name: string;
  /** The points for showing the type at the end of a round (CC-6.3). */
  readonly value: number;
  /** How many copies there are. */
  readonly count: number;
  /** Whether its values are assumed: never, every card is printed. */
  readonly assumed: false;
  /** The clause that defines it. */
  readonly clause: Clause;
}

/** The nine types of chickens (CC-1.1). All are printed. */
export const catalog: readonly CatalogEntry[] = /* @__PURE__ */ deepFreeze(
  CHICKENS.map((chicken) => ({
    chicken,
    name: enCrazyChicken.names[chicken],
    value: chicken,
    count: chicken,
    assumed: false,
    clause: 'CC-1.1',
  })),
);
