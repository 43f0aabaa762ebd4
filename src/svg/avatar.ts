// The picture of a player: a hen in the color of the seat.
import type { Seat } from '../engine/seats.js';
import { PORTRAIT, portrait } from './animals.js';
import { element, type Markup, moved } from './markup.js';
import type { Color } from './palette.js';

/** The colors of each seat's hen and background; they repeat after the last. */
const LOOKS = [
  ['gold', 'sky'],
  ['red', 'mint'],
  ['silver', 'rose'],
  ['black', 'straw'],
  ['white', 'leaf'],
  ['pink', 'plum'],
] as const satisfies readonly (readonly [Color, Color])[];

/** The sign of a player who is to act. */
const MARKER: Markup = [
  element('circle', { cx: 8, cy: 9, r: 8, fill: 'turn' }),
  element('path', { d: 'M6 4.5l6 4.5l-6 4.5z', fill: 'onTurn' }),
];

/** The radius of a portrait including its outline. */
const RADIUS = 31.3;

/** A player's picture in a square of this size, with a sign if they are to act. */
export function avatar(seat: Seat, size: number, acts: boolean): Markup {
  const [feathers, ground] = LOOKS[seat % LOOKS.length] ?? LOOKS[0];
  const scale = size / (2 * RADIUS);
  const [x, y] = PORTRAIT.map((at) => (RADIUS - at) * scale);
  const sign = size * 0.5;
  return [
    moved(x ?? 0, y ?? 0, portrait(feathers, ground), scale),
    acts ? moved(size - sign * 0.8, size - sign, MARKER, sign / 17) : null,
  ];
}

/** The picture before a name if there is space, else only a sign if the player is to act. */
export function signOf(
  seat: Seat,
  acts: boolean,
  size: number,
  hasSpace: boolean,
): { readonly width: number; readonly markup: Markup } {
  if (hasSpace) return { width: size + 5, markup: avatar(seat, size, acts) };
  return acts ? { width: 19, markup: moved(0, (size - 18) / 2, MARKER) } : { width: 0, markup: null };
}
