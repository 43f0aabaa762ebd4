import { type Codec, notationOf, row, symbols } from '../engine/notation.js';
import { ACTION_NAME } from './cardPatterns.js';
import { cardOf } from './cards.js';
import {
  type Action,
  type AssumedDiagram,
  type Card,
  CELLS,
  type Cell,
  type Color,
  type End,
  type Move,
  type NamedAction,
  type OwnAction,
} from './table.js';

const COLOR_LETTERS: readonly (readonly [Color, string])[] = [
  ['white', 'W'],
  ['black', 'B'],
  ['red', 'R'],
  ['silver', 'S'],
  ['gold', 'G'],
];

/** The letters of the named actions, and of the assumed diagrams. */
const NAMED_LETTERS: readonly (readonly [NamedAction, string])[] = [
  ['farmer', 'F'],
  ['dog', 'D'],
  ['parade', 'P'],
  ['foxTrot', 'T'],
];
const DIAGRAM_LETTERS: readonly (readonly [AssumedDiagram, string])[] = [
  ['sideStep', 'S'],
  ['fenceHop', 'H'],
  ['diagonalDash', 'X'],
  ['leapFrog', 'L'],
  ['cutIn', 'C'],
  ['roundDance', 'R'],
];
const ACTION_LETTERS: readonly (readonly [Action, string])[] = [...NAMED_LETTERS, ...DIAGRAM_LETTERS];

/** A card with one of these actions: `GF` is the gold farmer; any other action by its name: `G.wiggle`. */
function cardWith(actions: readonly (readonly [Action, string])[], others: boolean): Codec<Card> {
  const known = symbols(actions);
  const colors = symbols(COLOR_LETTERS);
  const isOther = (action: string) =>
    others && ACTION_LETTERS.every(([name]) => name !== action) && ACTION_NAME.test(action);
  return {
    pattern: `(?:${colors.pattern})(?:${known.pattern}${others ? '|\\.[a-z][a-zA-Z0-9]{0,39}' : ''})`,
    write(card) {
      if (typeof card !== 'string') return null;
      const [color, action] = partsOf(card);
      const text = known.write(action) ?? (isOther(action) ? `.${action}` : null);
      const letter = colors.write(color);
      return text === null || letter === null ? null : letter + text;
    },
    read(text) {
      const color = colors.read(text.slice(0, 1));
      // The pattern allows only names after the dot.
      const action = text[1] === '.' ? (text.slice(2) as OwnAction) : known.read(text.slice(1));
      return color === undefined || action === undefined ? undefined : cardOf(color, action);
    },
  };
}

/** The parts before and after the first space, for any text. */
function partsOf(text: string): readonly [before: string, after: string] {
  const blank = text.indexOf(' ');
  return [text.slice(0, blank), text.slice(blank + 1)];
}

const ANY_CARD = cardWith(ACTION_LETTERS, true);
const DIAGRAM_CARD = cardWith(DIAGRAM_LETTERS, true);
const cardFor = (name: NamedAction) =>
  cardWith(
    NAMED_LETTERS.filter(([action]) => action === name),
    false,
  );

const CELL = symbols<Cell>(CELLS.map((cell) => [cell, cell]));
const PATH = row(CELL, 2);
const END = symbols<End>([
  ['west', 'W'],
  ['east', 'E'],
]);

/**
 * The notation of moves: the card, then a hyphen and its effect. `GF-N2` (the gold farmer), `RD-E` (the red dog),
 * `ST-M3` (the silver Fox Trot), `WP-S0M0` (a white Parade), `BL-N1N3` (a black Leap Frog); `$GF-M2` pays for a catch,
 * `E` ends the plays, `<` and `>` close a gap. If the card's action differs from the move's, which no rule allows, the
 * move's name comes first: `dog!GF-W`.
 */
export const notation = notationOf<Move>({
  farmer: [
    [{ card: cardFor('farmer') }, '-', { target: CELL }],
    ['farmer!', { card: ANY_CARD }, '-', { target: CELL }],
  ],
  dog: [
    [{ card: cardFor('dog') }, '-', { end: END }],
    ['dog!', { card: ANY_CARD }, '-', { end: END }],
  ],
  foxTrot: [
    [{ card: cardFor('foxTrot') }, '-', { target: CELL }],
    ['foxTrot!', { card: ANY_CARD }, '-', { target: CELL }],
  ],
  parade: [
    [{ card: cardFor('parade') }, '-', { path: PATH }],
    ['parade!', { card: ANY_CARD }, '-', { path: PATH }],
  ],
  diagram: [
    [{ card: DIAGRAM_CARD }, '-', { cells: PATH }],
    ['diagram!', { card: ANY_CARD }, '-', { cells: PATH }],
  ],
  catch: [['$', { pay: ANY_CARD }, '-', { target: CELL }]],
  endPlays: [['E']],
  closeGap: [
    ['<', { toward: symbols<End>([['west', '']]) }],
    ['>', { toward: symbols<End>([['east', '']]) }],
  ],
});
