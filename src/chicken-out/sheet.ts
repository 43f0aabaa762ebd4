/**
 * The rule sheet of Chicken Out!, in our own words, and its catalog of cards. A separate entry, so that a page that
 * only checks moves downloads no prose.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Sheet } from '../engine/sheet.js';
import { CHICKEN_POINTS, copiesOf, FOX_POINTS, isFox } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { enChickenOut } from './locales/en.js';
import { type Card, KINDS, type Step } from './table.js';

export type { Clause } from './clauses.js';

/** The rule sheet of Chicken Out!, followed by the clauses common to all games. */
export const sheet: Sheet<Clause> = /* @__PURE__ */ deepFreeze({
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
});

/** A kind of card, for a user interface. */
export interface CatalogEntry {
  /** The card, as in tables and events. */
  readonly card: Card;
  /** Its English name; for other languages, see `names` of the locale. */
  readonly name: string;
  /** How many are in the deck. */
  readonly count: number;
  /** Its effect on the count, in an English sentence. */
  readonly effect: string;
  /** Its points in a pile at the end, with `scoring: 'cards'` (CO-5.4). */
  readonly points: number;
  /** Whether its values are assumed: never, every card is printed. */
  readonly assumed: false;
  /** The clause that defines it. */
  readonly clause: Clause;
}

/** Every kind of card (CO-1.1). All are printed. */
export const catalog: readonly CatalogEntry[] = /* @__PURE__ */ deepFreeze(
  KINDS.map((card) => ({
    card,
    name: enChickenOut.names.card(card),
    count: copiesOf(card),
    effect: enChickenOut.names.effect(card),
    points: isFox(card) ? FOX_POINTS : CHICKEN_POINTS,
    assumed: false,
    clause: 'CO-1.1',
  })),
);
