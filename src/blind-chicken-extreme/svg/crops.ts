// Drawings used by this game alone: pigs and crops.
import { dot, eye, line, outlined, shade, shine } from '../../svg/animals.js';
import { element, type Markup } from '../../svg/markup.js';

/** The head of a pig. */
export function pig(): Markup {
  return [
    outlined(
      'M14 14C24 12 34 17 38 22C46 20 54 20 62 22C66 17 76 12 86 14C88 24 85 34 80 40C84 46 86 52 86 58C86 78 70 90 50 90C30 90 14 78 14 58C14 52 16 46 20 40C15 34 12 24 14 14Z',
      'pink',
    ),
    shade('M15 62C19 76 32 84 50 84C68 84 81 76 85 62C84 79 69 89 50 89C31 89 16 79 15 62Z'),
    shade('M19 19C26 19 31 23 34 27L24 35C20 30 18 24 19 19ZM81 19C74 19 69 23 66 27L76 35C80 30 82 24 81 19Z'),
    outlined('M32 62C32 53 41 50 50 50C59 50 68 53 68 62C68 71 59 75 50 75C41 75 32 71 32 62Z', 'rose', 2.4),
    dot(43, 63, 4.5, 'redPrint'),
    dot(57, 63, 4.5, 'redPrint'),
    eye(33, 43, 4.2),
    eye(67, 43, 4.2),
    line('M44 81c4 3 8 3 12 0', 'redPrint', 2.4),
  ];
}

/** Crops, for cards without an animal: clover, a sunflower, corn, a pumpkin, an apple. */
export function crop(kind: number): Markup {
  switch (kind) {
    case 0:
      return [
        line('M50 52c0 14-2 28-9 40', 'leaf', 6),
        outlined('M50 50C26 50 16 22 34 15C44 12 50 20 50 30C50 20 56 12 66 15C84 22 74 50 50 50Z', 'leaf'),
        outlined('M50 50C72 40 92 54 84 70C76 84 54 70 50 50ZM50 50C28 40 8 54 16 70C24 84 46 70 50 50Z', 'leaf'),
        shade('M50 50C72 40 92 54 84 70C76 84 54 70 50 50ZM50 50C28 40 8 54 16 70C24 84 46 70 50 50Z'),
      ];
    case 1:
      return [
        line('M50 50v46', 'leaf', 6),
        outlined('M50 96c0-14 9-22 26-22c0 14-9 22-26 22Z', 'leaf', 2.2),
        outlined(
          'M50 2l9 12 14-6 2 15 15 2-6 14 12 9-12 9 6 14-15 2-2 15-14-6-9 12-9-12-14 6-2-15-15-2 6-14-12-9 12-9-6-14 15-2 2-15 14 6Z',
          'straw',
        ),
        element('circle', { cx: 50, cy: 48, r: 17, fill: 'brown', stroke: 'print', 'stroke-width': 2.4 }),
      ];
    case 2:
      return [
        outlined('M50 5C68 14 72 36 70 58C68 80 60 90 50 90C40 90 32 80 30 58C28 36 32 14 50 5Z', 'straw'),
        line('M50 8v80M36 26c9 5 19 5 28 0M32 42c12 6 24 6 36 0M31 58c12 6 26 6 38 0M41 14v60M59 14v60', 'gold', 2),
        outlined('M50 96C30 94 14 76 14 44C32 54 46 70 50 96ZM50 96C70 94 86 76 86 44C68 54 54 70 50 96Z', 'leaf'),
      ];
    case 3:
      return [
        line('M50 28c-2-10 2-17 12-20', 'leaf', 7),
        outlined('M50 30C60 20 94 22 94 58C94 86 66 96 50 90C34 96 6 86 6 58C6 22 40 20 50 30Z', 'fox'),
        line(
          'M50 30C30 44 30 76 50 90C70 76 70 44 50 30M28 27C12 42 12 76 28 91M72 27C88 42 88 76 72 91',
          'brown',
          2.4,
        ),
        shine('M18 48c2-8 7-13 13-15', 5),
      ];
    default:
      return [
        outlined(
          'M50 30C62 18 90 22 90 52C90 74 74 94 62 94C57 94 54 92 50 92C46 92 43 94 38 94C26 94 10 74 10 52C10 22 38 18 50 30Z',
          'comb',
        ),
        line('M50 30c0-10 3-17 8-24', 'brown', 5),
        outlined('M58 20c5-12 17-17 30-14c-2 12-14 19-30 14Z', 'leaf', 2.2),
        shine('M20 50c1-10 7-16 15-17', 5),
      ];
  }
}
