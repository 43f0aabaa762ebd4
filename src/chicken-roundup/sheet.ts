/**
 * The rule sheet of Chicken Roundup, in our own words, and its catalog of cards. A separate entry, so that a page that
 * only checks moves downloads no prose.
 *
 * @packageDocumentation
 */

import { COMMON_CLAUSES } from '../engine/clauses.js';
import { deepFreeze } from '../engine/freeze.js';
import { isRecord } from '../engine/guards.js';
import { refuseOption } from '../engine/options.js';
import type { Sheet } from '../engine/sheet.js';
import { cardOf, DECK, DIAGRAMS, rankOf } from './cards.js';
import { CLAUSES, type Clause } from './clauses.js';
import { enChickenRoundup } from './locales/en.js';
import {
  type Action,
  type AssumedDiagram,
  type Card,
  COLORS,
  type Color,
  type DeckTable,
  NAMED_ACTIONS,
  type NamedAction,
  type Step,
} from './table.js';

export type { Clause } from './clauses.js';

/** The rule sheet of Chicken Roundup, followed by the clauses common to all games. */
export const sheet: Sheet<Clause> = /* @__PURE__ */ deepFreeze({
  title: 'Chicken Roundup',
  authors: 'Robert Johnson',
  players: '2',
  prefix: 'CR',
  sections: [
    'Components',
    'Set-up',
    'A turn',
    'Gaps',
    'Actions of the named cards',
    'Diagrammed actions',
    'Sending in',
    'Replenishing',
    'End',
    'Who sees what',
  ],
  steps: {
    plays:
      'Play a card for its action (`farmer`, `dog`, `foxTrot`, `parade`, `diagram`), `catch` with the fox, or `endPlays` (CR-3.1).',
    closeGap: '`closeGap`: choose to which side the gap in the middle row closes (CR-4.2).',
  } satisfies { [Type in Exclude<Step['type'], 'over'>]: string },
  clauses: { ...CLAUSES, ...COMMON_CLAUSES },
});

/** A kind of card, for a user interface. */
export interface CatalogEntry {
  /** The card, as in tables and moves. */
  readonly card: Card;
  /** Its color, which is its rank as a chicken. */
  readonly color: Color;
  /** Its action. */
  readonly action: Action;
  /** Its English name; for other languages, see `names` of the locale. */
  readonly name: string;
  /** How many are in the deck. */
  readonly count: number;
  /** The rank of the chicken, 1 for white to 5 for gold. */
  readonly rank: number;
  /** The clause of the action; CR-6.0 for a diagram from the option `diagrams`. */
  readonly actionClause: Clause;
  /** Whether it is assumed: always, no source gives the actions for each color. */
  readonly assumed: true;
  /** The clause that defines it. */
  readonly clause: Clause;
}

const ACTION_CLAUSES: { readonly [Name in NamedAction | AssumedDiagram]: Clause } = {
  farmer: 'CR-5.1',
  dog: 'CR-5.2',
  foxTrot: 'CR-5.3',
  parade: 'CR-5.5',
  sideStep: 'CR-6.1',
  fenceHop: 'CR-6.2',
  diagonalDash: 'CR-6.3',
  leapFrog: 'CR-6.4',
  cutIn: 'CR-6.5',
  roundDance: 'CR-6.6',
};

/** The clause of an action. */
function clauseOf(action: Action): Clause {
  return Object.hasOwn(ACTION_CLAUSES, action) ? ACTION_CLAUSES[action as keyof typeof ACTION_CLAUSES] : 'CR-6.0';
}

/**
 * The catalog for another deck, such as a game's option `deck`.
 * @throws RangeError if `deck` lacks a color, or contains an unknown card
 */
export function catalogOf(deck: DeckTable): readonly CatalogEntry[] {
  // JavaScript callers may pass anything.
  for (const color of COLORS) {
    const cards: unknown = (deck as DeckTable | null | undefined)?.[color];
    if (!isRecord(cards)) refuseOption(`deck.${color}`, 'an object with the count of each card', cards);
  }
  return COLORS.flatMap((color) =>
    Object.entries(deck[color]).map(([name, count]): CatalogEntry => {
      // Names in a deck are actions: `setup` and the schemas check them.
      const action = name as Action;
      const card = cardOf(color, action);
      return {
        card,
        color,
        action,
        name: enChickenRoundup.names.card(card),
        count,
        rank: rankOf(color),
        actionClause: clauseOf(action),
        assumed: true,
        clause: 'CR-1.2',
      };
    }),
  );
}

/** Every kind of chicken of the assumed deck (CR-1.2). */
export const catalog: readonly CatalogEntry[] = /* @__PURE__ */ deepFreeze(catalogOf(DECK));

/** A card that is not a chicken, for a user interface. */
export interface PieceEntry {
  /** The kind of card. */
  readonly piece: 'coop' | 'fox' | 'rooster';
  /** Its name in English. */
  readonly name: string;
  /** The number in the box. */
  readonly count: number;
  /** Whether it is assumed: never, these are printed. */
  readonly assumed: false;
  /** The clause that defines it. */
  readonly clause: Clause;
}

/** The cards that are not chickens (CR-1.1). */
export const pieces: readonly PieceEntry[] = /* @__PURE__ */ deepFreeze([
  { piece: 'coop', name: enChickenRoundup.names.pieces.coop, count: 2, assumed: false, clause: 'CR-1.1' },
  { piece: 'fox', name: enChickenRoundup.names.pieces.fox, count: 1, assumed: false, clause: 'CR-1.1' },
  { piece: 'rooster', name: enChickenRoundup.names.pieces.rooster, count: 1, assumed: false, clause: 'CR-1.1' },
]);

/** An action, for a user interface. */
export interface ActionEntry {
  /** The action, as in cards, where it follows the color. */
  readonly action: Action;
  /** Its name in English. */
  readonly name: string;
  /** The clause that defines it. */
  readonly clause: Clause;
  /** Whether it is assumed, as the diagrams are (CR-6); the named actions are printed (CR-5). */
  readonly assumed: boolean;
}

/** Every action of the assumed deck: the named ones and the diagrams. */
export const actions: readonly ActionEntry[] = /* @__PURE__ */ deepFreeze(
  [...NAMED_ACTIONS, ...DIAGRAMS.map(({ name }) => name)].map((action) => ({
    action,
    name: enChickenRoundup.names.action(action),
    clause: ACTION_CLAUSES[action],
    assumed: DIAGRAMS.some(({ name }) => name === action),
  })),
);

/** A color, for a user interface. */
export interface ColorEntry {
  /** The color, as at the beginning of cards. */
  readonly color: Color;
  /** Its rank in the pecking order, 1 for the lowest to 5 for the highest. */
  readonly rank: number;
  /** The clause that defines the pecking order. */
  readonly clause: Clause;
}

/** The pecking order (CR-1.1). */
export const colors: readonly ColorEntry[] = /* @__PURE__ */ deepFreeze(
  COLORS.map((color) => ({
    color,
    rank: rankOf(color),
    clause: 'CR-1.1',
  })),
);
