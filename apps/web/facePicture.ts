import { chick, fox, hen, portrait, rooster } from '../../src/svg/animals.js';
import { avatar } from '../../src/svg/avatar.js';
import { element, type Markup, moved, nodesOf, toText } from '../../src/svg/markup.js';
import type { Color } from '../../src/svg/palette.js';

const SIZE = 64;

const framed = (animal: Markup, ground: Color): Markup => [
  element('circle', { cx: 32, cy: 32, r: 30.7, fill: ground }),
  moved(11, 11, animal, 0.42),
  element('circle', { cx: 32, cy: 32, r: 30.7, fill: 'none', stroke: 'print', 'stroke-width': 2.6 }),
];

/** The head of a hen, in the frame of a face. */
const head = (feathers: Color, ground: Color): Markup => moved(-44, 0, portrait(feathers, ground));

/** The hen with glasses, who teaches. */
const HOST: Markup = moved(
  1,
  9,
  hen('cream', {
    hat: [
      element('circle', { cx: 79, cy: 26, r: 9, fill: 'none', stroke: 'print', 'stroke-width': 2.6 }),
      element('path', { d: 'M70 26H58', fill: 'none', stroke: 'print', 'stroke-width': 2.4 }),
      element('path', {
        d: 'M52 45C60 52 74 56 86 50L84 58C74 62 60 60 51 52Z',
        fill: 'sky',
        stroke: 'print',
        'stroke-width': 2,
      }),
    ],
  }),
  0.56,
);

const FACES: { readonly [name: string]: Markup } = {
  ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((seat) => [`seat-${seat}`, avatar(seat, SIZE, false)])),
  easy: framed(chick(), 'sky'),
  medium: head('peach', 'cream'),
  strong: framed(rooster(), 'rose'),
  expert: framed(fox(), 'cream'),
  bot: head('plum', 'straw'),
  host: HOST,
};

/** The faces of the page: of each seat, of each level, of every other bot, and of the host of lessons. */
export const FACE_NAMES: readonly string[] = Object.keys(FACES);

/** The picture of a face, as SVG. */
export function facePicture(name: string): string {
  const inner = nodesOf(FACES[name] ?? null).map(toText);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${inner.join('')}</svg>\n`;
}
