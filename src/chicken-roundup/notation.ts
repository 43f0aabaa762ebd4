import { type Codec, notationOf, symbols } from '../engine/notation.js';
import { ACTION_NAME } from './cardPatterns.js';
import { cardOf } from './cards.js';
import { MOVES } from './moves.js';
import type { Action, Card, Color, Move, OwnAction } from './table.js';

const COLOR_LETTERS: readonly (readonly [Color, string])[] = [
  ['white', 'W'],
  ['black', 'B'],
  ['red', 'R'],
  ['silver', 'S'],
  ['gold', 'G'],
];

const ACTION_LETTERS: readonly (readonly [Action, string])[] = [
  ['farmer', 'F'],
  ['dog', 'D'],
  ['parade', 'P'],
  ['foxTrot', 'T'],
  ['sideStep', 'S'],
  ['fenceHop', 'H'],
  ['diagonalDash', 'X'],
  ['leapFrog', 'L'],
  ['cutIn', 'C'],
  ['roundDance', 'R'],
];

const COLOR = symbols(COLOR_LETTERS);
const ACTION = symbols(ACTION_LETTERS);

/** `GF` is the gold farmer; an action without a letter stands by its name: `G.wiggle`. */
const CARD_TEXT: Codec<Card> = {
  pattern: `(?:${COLOR.pattern})(?:${ACTION.pattern}|\\.[a-z][a-zA-Z0-9]{0,39})`,
  write(card) {
    if (typeof card !== 'string') return null;
    const [color, action] = partsOf(card);
    const text = ACTION.write(action) ?? (ACTION_NAME.test(action) ? `.${action}` : null);
    const letter = COLOR.write(color);
    return text === null || letter === null ? null : letter + text;
  },
  read(text) {
    const color = COLOR.read(text.slice(0, 1));
    // The pattern allows only names after the dot.
    const action = text[1] === '.' ? (text.slice(2) as OwnAction) : ACTION.read(text.slice(1));
    return color === undefined || action === undefined ? undefined : cardOf(color, action);
  },
};

/** The parts before and after the first space, for any text. */
function partsOf(text: string): readonly [before: string, after: string] {
  const blank = text.indexOf(' ');
  return [text.slice(0, blank), text.slice(blank + 1)];
}

/**
 * The notation of moves: the card, then a hyphen and its effect. `GF-N2` (the gold farmer), `RD-E` (the red dog),
 * `ST-M3` (the silver Fox Trot), `WP-S0M0` (a white Parade), `BL-N1N3` (a black Leap Frog); `$GF-M2` pays for a catch,
 * `E` ends the plays, `<` and `>` close a gap. If the card's action differs from the move's, which no rule allows, the
 * move's name comes first: `dog!GF-W`.
 */
export const notation = notationOf<Move>(MOVES, { card: CARD_TEXT });
