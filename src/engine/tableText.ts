// A table as plain text: the parts that all games share.

import { at } from './errors.js';
import type { CommonWords } from './locale.js';
import { UNSAFE } from './locales/names.js';
import { readTable } from './readTable.js';
import { perSeat, type Seat } from './seats.js';

/** The part of a game's locale that its text uses: the one for drawings. */
export interface TextLocale {
  readonly common: CommonWords;
  readonly picture: object;
}

/**
 * The lines that `write` returns for a view of the game `id`, as one text. `write` gets the players' names by seat; the
 * viewer is "You".
 * @throws RangeError if `view` is a state, which shows every card, or not a view of the game, or there is no locale.
 */
export function writeTable(
  id: string,
  view: { readonly seats: number; readonly viewer: Seat | null },
  locale: TextLocale,
  write: (names: readonly string[]) => readonly string[],
): string {
  return readTable(id, view, () => {
    if (!Object.hasOwn(view, 'viewer') || Object.hasOwn(view, 'seed')) {
      throw new RangeError('a state shows every card: pass view(state, seat) instead');
    }
    if (locale?.common === undefined || locale.picture === undefined) {
      throw new RangeError('locale: expected a locale object, such as `enChickenSvg` of `hencoop/chicken/en`');
    }
    const { common } = locale;
    const names = perSeat(view.seats, (seat) =>
      seat === view.viewer ? (common.youAlone ?? common.you) : common.seat(seat),
    );
    return (
      write(names)
        // Texts in a forged view must not move a terminal's cursor.
        .map((line) => line.replace(UNSAFE, ' '))
        .join('\n')
    );
  });
}

/** A line for each seat: a mark if it must act, its name, its score, and the text from `rest`. */
export function seatLines(
  names: readonly string[],
  scores: readonly number[],
  actors: readonly Seat[],
  rest: (seat: Seat) => string,
): string[] {
  const nameWidth = widest(names);
  const scoreWidth = Math.max(3, widest(scores.map(String)));
  return names.map((name, seat) => {
    const score = String(at(scores, seat)).padStart(scoreWidth);
    return `${actors.includes(seat) ? '>' : ' '} ${name.padEnd(nameWidth)} ${score}  ${rest(seat)}`.trimEnd();
  });
}

/** Lines with a label and a text, aligned. */
export function labeledLines(lines: readonly (readonly [label: string, text: string])[]): string[] {
  const width = widest(lines.map(([label]) => label));
  return lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`);
}

/** The known cards of a hand in this order, and the number of hidden ones; or the word for an empty hand. */
export function heldCards<Card>(
  hand: readonly (Card | null)[],
  common: CommonWords,
  nameOf: (card: Card) => string,
  order: (a: Card, b: Card) => number,
): string[] {
  if (hand.length === 0) return [common.picture.empty];
  const known = hand.filter((card) => card !== null).sort(order);
  const hidden = hand.length - known.length;
  return [...known.map(nameOf), ...(hidden === 0 ? [] : [common.picture.hidden(hidden)])];
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}
