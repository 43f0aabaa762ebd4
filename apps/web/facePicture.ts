import { chick, dot, fox, hen, line, outlined, portrait, rooster } from '../../src/svg/animals.js';
import { avatar } from '../../src/svg/avatar.js';
import { element, type Markup, moved, nodesOf, toText } from '../../src/svg/markup.js';
import type { Color } from '../../src/svg/palette.js';

const SIZE = 64;

const framed = (animal: Markup, ground: Color, thing: Markup = null): Markup => [
  element('circle', { cx: 32, cy: 32, r: 30.7, fill: ground }),
  moved(11, 11, animal, 0.42),
  thing,
  element('circle', { cx: 32, cy: 32, r: 30.7, fill: 'none', stroke: 'print', 'stroke-width': 2.6 }),
];

/** The head of a hen, in the frame of a face, with a thing that shows how it plays. */
const head = (feathers: Color, ground: Color, thing: Markup = null): Markup =>
  moved(-44, 0, [portrait(feathers, ground), thing]);

const DIE: Markup = [
  outlined('M19 16H45Q48 16 48 19V45Q48 48 45 48H19Q16 48 16 45V19Q16 16 19 16Z', 'white'),
  [24, 32, 40].map((at) => dot(at, at, 3, 'print')),
  dot(40, 24, 3, 'print'),
  dot(24, 40, 3, 'print'),
];

/** The personalities and the bot without a plan. */
const CHARACTERS: { readonly [name: string]: Markup } = {
  // A helmet.
  cautious: head('white', 'mint', outlined('M55 21C54 5 66 3 76 3C88 3 96 9 95 20C82 14 68 15 55 21Z', 'silver')),
  // A necklace of coins.
  collector: head('plum', 'straw', [
    [55, 64, 73, 82, 91].map((x, index) =>
      outlined(
        `M${x} ${[47, 52, 54, 53, 49][index]}m-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0Z`,
        'gold',
        1.8,
      ),
    ),
  ]),
  // The goggles of a pilot.
  daring: head('gold', 'rose', [
    line('M56 26C62 22 68 20 73 20', 'brown', 4),
    outlined('M71 24a9.500 9.500 0 1 1 19 0a9.500 9.500 0 1 1-19 0Z', 'sky'),
    dot(82, 25, 3.4, 'print'),
    line('M75 20c1-2 3-3 5-3', 'white', 2),
  ]),
  // A question mark.
  forgetful: head('peach', 'sky', [
    line('M61 38C61 31 72 30 72 37C72 42 66 42 66 47', 'print', 3),
    dot(66, 53, 2, 'print'),
  ]),
  // A coin in the beak.
  greedy: head('red', 'mint', [
    outlined('M85 33a8.500 8.500 0 1 1 17 0a8.500 8.500 0 1 1-17 0Z', 'straw'),
    line('M93.500 28.500v9', 'brown', 2.4),
  ]),
  // The wind of its pace.
  hasty: head('pink', 'cream', [
    line('M48 22h10M46 30h8M48 38h6', 'print', 2.4),
    line('M59 21C68 16 82 16 92 20', 'sky', 5),
  ]),
  // The hat of a parade.
  parader: head('cream', 'leaf', [
    outlined('M63 17L61 5C70 1 82 1 91 5L89 17C80 13 72 13 63 17Z', 'black'),
    line('M64 13C72 10 80 10 88 13', 'gold', 3.5),
    dot(76, 6, 2.6, 'comb'),
  ]),
  // An eye patch.
  raider: head('silver', 'straw', [
    line('M57 14C68 18 78 20 94 30', 'print', 2.6),
    outlined('M73 18L89 24C89 33 75 35 72 27Z', 'black', 2),
  ]),
  // A frown.
  spiteful: head('black', 'rose', line('M70 15L86 21', 'comb', 4)),
  random: framed(null, 'mint', DIE),
};

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
  ...CHARACTERS,
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
