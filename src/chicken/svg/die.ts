// A die, whose face shows once it lies still.
import { chick, dot } from '../../svg/animals.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { Theme } from '../../svg/palette.js';
import { FACES, type Face } from '../table.js';

/** Where the pips of each number lie on a face of 100, in a grid of three by three. */
const PIPS: { readonly [face in Exclude<Face, 'chick'>]: readonly number[] } = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
};

function faceOf(face: Face): Markup {
  if (!FACES.includes(face)) throw new RangeError(`face: expected one of ${FACES.join(', ')}`);
  if (face === 'chick') return moved(17, 15, chick(), 0.68);
  return PIPS[face].map((place) => dot(28 + (place % 3) * 22, 28 + Math.floor(place / 3) * 22, 8.5, 'print')).join('');
}

/** Draws a die as SVG. */
export function drawDie(
  face: Face,
  { width = 60, theme = 'auto' }: { readonly width?: number | undefined; readonly theme?: Theme | undefined },
): string {
  const body = { x: 3, y: 3, width: 94, height: 94, rx: 22, stroke: 'edge', 'stroke-width': 2 } as const;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 100 104',
      width,
      height: width * 1.04,
      class: `hc-${theme}`,
      'aria-hidden': 'true',
    },
    element('rect', { ...body, y: 8, fill: 'edge' }),
    element('rect', { ...body, fill: 'paper' }),
    element('g', { class: 'face' }, faceOf(face)),
  );
}
