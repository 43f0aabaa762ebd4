import { ACTION_NAME } from './cardPatterns.js';
import { onceByContent } from './onceByContent.js';
import {
  type Action,
  type AssumedDiagram,
  type Card,
  type Cell,
  COLORS,
  type Color,
  type DeckTable,
  type Diagram,
  NAMED_ACTIONS,
  type Offset,
  type Options,
  type OwnAction,
} from './table.js';

/**
 * The rank of a color in the pecking order, 1 for white to 5 for gold (CR-1.1).
 * @throws RangeError if `color` is not a color
 */
export function rankOf(color: Color): number {
  // PERF(inline): faster than searching the list.
  switch (color) {
    case 'white':
      return 1;
    case 'black':
      return 2;
    case 'red':
      return 3;
    case 'silver':
      return 4;
    case 'gold':
      return 5;
    default:
      throw new RangeError(`color: expected one of ${COLORS.join(', ')}, got ${String(color).slice(0, 40)}`);
  }
}

/**
 * The name of a diagram from the option `diagrams`, as an action of cards.
 * @throws RangeError if no diagram can have this name (CR-6.0b)
 *
 * @example
 * ```ts
 * import { cardOf, ownAction } from 'hencoop/chicken-roundup';
 *
 * cardOf('gold', ownAction('longHop')); // 'gold longHop'
 * ```
 */
export function ownAction(name: string): OwnAction {
  if (!ACTION_NAME.test(name) || NAMED_ACTIONS.some((action) => action === name)) {
    throw new RangeError(`name: expected the name of a diagram, in camelCase, got "${String(name).slice(0, 40)}"`);
  }
  // The brand marks the name as checked.
  return name as OwnAction;
}

/** The card of this color with this action. */
export function cardOf(color: Color, action: Action): Card {
  const card: Card = `${color} ${action}`;
  // PERF(intern): V8 interns property names, which are fast to compare. The object has only this key.
  return Object.keys({ [card]: null })[0] as Card;
}

/**
 * The color of a card.
 * @throws RangeError if the string does not begin like a card
 */
export function colorOf(card: Card): Color {
  // PERF(inline): every color has its own first letter.
  switch (card[0]) {
    case 'w':
      return 'white';
    case 'b':
      return 'black';
    case 'r':
      return 'red';
    case 's':
      return 'silver';
    case 'g':
      return 'gold';
    default:
      throw new RangeError(`card: expected a card, such as "gold farmer", got "${String(card).slice(0, 40)}"`);
  }
}

/** The action of a card. */
export function actionOf(card: Card): Action {
  // The action follows the space.
  return card.slice(card.indexOf(' ') + 1) as Action;
}

/** How many chickens there are in all (CR-1.1). */
export const DECK_SIZE = 100;

/** The number of cards in a full hand (CR-2.2, CR-8.1). */
export const HAND_SIZE = 5;

/**
 * The possible positions of the rooster in the deck, counted from the bottom: the last quarter of 76 cards (CR-2.2).
 */
export const ROOSTER_INDEXES: readonly number[] = /* @__PURE__ */ Array.from({ length: 20 }, (_, below) => below);

/** Where the fox starts (CR-2.1). Assumed: no source gives the layout. */
export const FOX_START: Cell = 'M2';

/** The diagrams of CR-6. Assumed: no source gives the printed ones. The option `diagrams` replaces them. */
export const DIAGRAMS: readonly (Diagram & { readonly name: AssumedDiagram })[] = /* @__PURE__ */ assumedDiagrams();

function assumedDiagrams(): typeof DIAGRAMS {
  const offsets = (...cells: Offset[]) => Object.freeze(cells.map((cell) => Object.freeze(cell)));
  const diagram = (name: AssumedDiagram, cycle: readonly Offset[], cards = offsets()): (typeof DIAGRAMS)[number] =>
    Object.freeze({ name, cycles: Object.freeze([cycle]), cards });
  return Object.freeze([
    // CR-6.1: two neighbors in a row.
    diagram('sideStep', offsets([0, 0], [0, 1])),
    // CR-6.2: two neighbors in a column.
    diagram('fenceHop', offsets([0, 0], [1, 0])),
    // CR-6.3: two diagonal neighbors.
    diagram('diagonalDash', offsets([0, 0], [1, 1])),
    // CR-6.4: two in a row with exactly one card between them.
    diagram('leapFrog', offsets([0, 0], [0, 2]), offsets([0, 1])),
    // CR-6.5: the end one of three in a row moves to the other end.
    diagram('cutIn', offsets([0, 0], [0, 2], [0, 1])),
    // CR-6.6: a block of four rotates by one cell.
    diagram('roundDance', offsets([0, 0], [0, 1], [1, 1], [1, 0])),
  ]);
}

/** How many cards of each action there are in each color (CR-1.2). Assumed; the option `deck` replaces it. */
export const DECK: DeckTable = /* @__PURE__ */ assumedDeck();

function assumedDeck(): DeckTable {
  const actions = [...DIAGRAMS.map(({ name }) => name), ...NAMED_ACTIONS];
  const twoEach = Object.freeze(Object.fromEntries(actions.map((action) => [action, 2])));
  return Object.freeze({ white: twoEach, black: twoEach, red: twoEach, silver: twoEach, gold: twoEach });
}

/**
 * All cards of the game (CR-1.2), in the same order for equal options. The order of the fields in the option `deck`
 * must have no effect: otherwise its author could choose between deals.
 */
export const allCards: (options: Options) => readonly Card[] = /* @__PURE__ */ onceByContent(makeCards);

function makeCards({ deck, diagrams }: Options): readonly Card[] {
  // The name of a diagram is an action: the options check its form.
  const actions = [...diagrams.map(({ name }) => name as Action), ...NAMED_ACTIONS];
  return COLORS.flatMap((color) =>
    actions.flatMap((action) => {
      const card = cardOf(color, action);
      return Array.from({ length: copiesOf(deck[color], action) }, () => card);
    }),
  );
}

function copiesOf(copies: DeckTable[Color], action: string): number {
  return Object.hasOwn(copies, action) ? (copies[action] ?? 0) : 0;
}
