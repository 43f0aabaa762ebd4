// A coop on the table: a house that fills.
import { ART, hen, PORTRAIT, portrait } from '../../svg/animals.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { Color } from '../../svg/palette.js';
import { estimate, text } from '../../svg/text.js';
import { colorOf } from '../cards.js';
import type { Card } from '../table.js';
import { coop } from './farm.js';
import type { Side } from './places.js';

/** Where chickens look out, in the order of filling: windows, the roof, and around the house; and their scale. */
const SEATS = [
  [25, 69],
  [75, 69],
  [50, 33],
  [33, 19],
  [67, 19],
  [17, 32],
  [83, 32],
  [6, 88],
  [94, 88],
  [50, 5],
] as const;
const LOOKING = 0.3;

/** A coop with the top chicken of its stack in the door, in a square of {@link ART}. */
export function house(stack: readonly Card[], roof: Color): Markup {
  const [top, ...others] = stack.slice().reverse();
  const [middleX, middleY] = PORTRAIT;
  return [
    coop(roof),
    top === undefined ? null : moved(28, 41, hen(colorOf(top)), 0.52),
    others.slice(0, SEATS.length).map((card, index) => {
      const [x, y] = SEATS[index] ?? [0, 0];
      return moved(x - middleX * LOOKING, y - middleY * LOOKING, portrait(colorOf(card), 'straw'), LOOKING);
    }),
  ];
}

/** Words on a plate of this height around `x`, or from it inward from a side: as small as they must be. */
export function plate(words: string, x: number, y: number, height: number, maxWidth: number, side?: Side): Markup {
  const size = Math.min(height * 0.64, (maxWidth - height) / estimate(words, 1, true));
  const width = Math.max(height * 1.4, estimate(words, size, true) + height * 0.7);
  const left = side === undefined ? x - width / 2 : side === 'left' ? x + 6 : x - width - 6;
  return [
    element('rect', { x: left, y, width, height, rx: height / 2, fill: 'panel', stroke: 'line' }),
    text(left + width / 2, y + height / 2 + size * 0.36, words, { size, fill: 'ink', bold: true, anchor: 'middle' }),
  ];
}
