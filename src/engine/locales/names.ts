import type { CommonWords } from '../locale.js';
import type { Seat } from '../seats.js';

/** The players' names: a list by seat, or a function to call for each name. A seat without a name goes by its number. */
export type Names = readonly (string | null | undefined)[] | ((seat: Seat) => string | null | undefined);

/** Control characters, line breaks and direction marks, which would break a line or reverse it. */
export const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;

const MAX_LENGTH = 60;

/**
 * A copy of a locale that calls the players by name, for every function that takes a locale: `describe`, `explain`, `label`.
 * The player addressed remains "you".
 *
 * A name may be any string. Sentences show it as one line of at most 60 characters, without control characters and
 * direction marks; if nothing is left of it, it counts as absent. Sentences are text, not HTML: escape them before you
 * put them into HTML.
 *
 * @example
 * ```ts
 * import { describe, withNames } from 'hencoop';
 * import { deChicken } from 'hencoop/chicken/de';
 *
 * const german = withNames(deChicken, ['Anna', 'Ben', null]);
 * describe({ type: 'drew', seat: 0, card: null }, 1, german); // 'Anna zieht eine Karte.'
 * describe({ type: 'drew', seat: 1, card: 'egg' }, 1, german); // 'Du ziehst das Ei.'
 * describe({ type: 'drew', seat: 2, card: null }, 1, german); // 'Platz 3 zieht eine Karte.'
 * ```
 */
export function withNames<Locale extends { readonly common: CommonWords }>(locale: Locale, names: Names): Locale {
  const { common } = locale;
  const nameOf = (seat: Seat) => plainName(typeof names === 'function' ? names(seat) : names[seat]);
  return {
    ...locale,
    common: {
      ...common,
      seat: (seat) => nameOf(seat) || common.seat(seat),
      player: (seat) => nameOf(seat) || common.player(seat),
    },
  };
}

/** A player's chosen name as one short line; `''` if it is not a string. */
export function plainName(name: unknown): string {
  if (typeof name !== 'string') return '';
  // Cut first, so that a huge name costs no more than one of this length.
  const line = name
    .slice(0, 8 * MAX_LENGTH)
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, MAX_LENGTH).join('').trimEnd();
}
