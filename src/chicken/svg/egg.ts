// Drawings used by this game alone.
import { dot, outlined, path, shine } from '../../svg/animals.js';
import type { Markup } from '../../svg/markup.js';

/** A surprise egg. */
export function egg(): Markup {
  return [
    outlined('M50 6C70 6 86 34 86 58C86 80 70 95 50 95C30 95 14 80 14 58C14 34 30 6 50 6Z', 'cream'),
    path(
      'M16 52L27 42L38 52L50 42L62 52L73 42L84 52C87 66 82 74 79 78L73 72L62 82L50 72L38 82L27 72L21 78C17 73 13 66 16 52Z',
      'sky',
    ),
    ...[30, 50, 70].map((x) => dot(x, 62, 4.4, 'cream')),
    dot(50, 26, 6, 'comb'),
    dot(36, 34, 3.4, 'gold'),
    dot(64, 34, 3.4, 'gold'),
    shine('M26 42C31 25 39 16 46 13', 5),
  ];
}
