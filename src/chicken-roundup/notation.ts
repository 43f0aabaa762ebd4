import { isRecord } from '../engine/guards.js';
import { type Codec, notationOf, row, symbols } from '../engine/notation.js';
import { type Card, CELLS, type Cell, type Colour, type End, type Move, type NamedAction } from './table.js';

const COLOUR_LETTERS: readonly (readonly [Colour, string])[] = [
  ['white', 'W'],
  ['black', 'B'],
  ['red', 'R'],
  ['silver', 'S'],
  ['gold', 'G'],
];

/** The letters of the named actions, and those of the assumed diagrams. */
const NAMED_LETTERS: readonly (readonly [NamedAction, string])[] = [
  ['farmer', 'F'],
  ['dog', 'D'],
  ['parade', 'P'],
  ['foxTrot', 'T'],
];
const DIAGRAM_LETTERS: readonly (readonly [string, string])[] = [
  ['sideStep', 'S'],
  ['fenceHop', 'H'],
  ['diagonalDash', 'X'],
  ['leapFrog', 'L'],
  ['cutIn', 'C'],
  ['roundDance', 'R'],
];
const ACTION_LETTERS: readonly (readonly [string, string])[] = [...NAMED_LETTERS, ...DIAGRAM_LETTERS];

/** A card with one of these actions: `GF` is the gold farmer; any other action by its name: `G.wiggle`. */
function cardWith(actions: readonly (readonly [string, string])[], others: boolean): Codec<Card> {
  const known = symbols(actions);
  const colours = symbols(COLOUR_LETTERS);
  const isOther = (action: unknown) =>
    others && typeof action === 'string' && ACTION_LETTERS.every(([name]) => name !== action) && NAME.test(action);
  return {
    pattern: `(?:${colours.pattern})(?:${known.pattern}${others ? '|\\.[a-z][a-zA-Z0-9]{0,39}' : ''})`,
    write(card) {
      if (!isRecord(card) || Object.keys(card).length !== 2) return null;
      const { colour, action } = card;
      const text = known.write(action) ?? (isOther(action) ? `.${action}` : null);
      const letter = colours.write(colour);
      return text === null || letter === null ? null : letter + text;
    },
    read(text) {
      const colour = colours.read(text.slice(0, 1));
      const action = text[1] === '.' ? text.slice(2) : known.read(text.slice(1));
      return colour === undefined || action === undefined ? undefined : { colour, action };
    },
  };
}

const NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;
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
 * How moves are written. The card, and after a hyphen what it does: `GF-N2` (the gold farmer), `RD-E` (the red dog),
 * `ST-M3` (the silver Fox Trot), `WP-S0M0` (a white Parade), `BL-N1N3` (a black Leap Frog); `$GF-M2` pays for a catch,
 * `E` ends the plays, `<` and `>` close a gap. A card whose action is not that of the move, which no rule allows, follows
 * the name of the move: `dog!GF-W`.
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
