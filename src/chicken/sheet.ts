/**
 * The rule sheet of Chicken, in our own words, and its catalog of cards. A separate entry, so that a page that only
 * checks moves downloads no prose.
 *
 * @packageDocumentation
 */
import { COMMON_CLAUSES } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';
import type { Sheet } from '../engine/sheet.js';
import { COPIES } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { enChicken } from './locales/en.js';
import { worth } from './rules.js';
import { type Card, FACES, type Face, KINDS, type Step, type Value } from './table.js';

export type { Clause } from './clauses.js';

/** The rule sheet of Chicken, followed by the clauses common to all games. */
export const sheet: Sheet<Clause> = /* @__PURE__ */ deepFreeze({
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
});

/** A kind of card, for a user interface. */
export interface CatalogEntry {
  /** The card, as in tables and moves. */
  readonly card: Card;
  /** Its English name; for other languages, see `names` of the locale. */
  readonly name: string;
  /** How many are in the deck. */
  readonly count: number;
  /** Its points in hand at the end of a round; `null` for the egg, which takes the top card's value. */
  readonly worth: number | null;
  /** Whether its values are assumed: never, every card is printed. */
  readonly assumed: false;
  /** The clause that defines it. */
  readonly clause: Clause;
}

/** Every kind of card (CH-1.1). All are printed. */
export const catalog: readonly CatalogEntry[] = /* @__PURE__ */ deepFreeze(
  KINDS.map((card) => ({
    card,
    name: enChicken.names[card],
    count: COPIES[card],
    worth: card === 'egg' ? null : worth(card satisfies Value),
    assumed: false,
    clause: 'CH-1.1',
  })),
);

/** A face of the dice, for a user interface. */
export interface FaceEntry {
  /** The face, as in rolls. */
  readonly face: Face;
  /** Its name in English. */
  readonly name: string;
  /** How many dice have it. */
  readonly count: number;
  /** The points it deducts from the score (CH-4.4). */
  readonly worth: number;
  /** Whether it is assumed: never, every face is published. */
  readonly assumed: false;
  /** The clause that describes the dice. */
  readonly clause: Clause;
}

/** The faces of the dice (CH-1.2). */
export const faces: readonly FaceEntry[] = /* @__PURE__ */ deepFreeze(
  FACES.map((face) => ({
    face,
    name: enChicken.names[face],
    count: 2,
    worth: worth(face),
    assumed: false,
    clause: 'CH-1.2',
  })),
);
