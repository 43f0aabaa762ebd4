// Drawings used by this game alone: the dog, the farmer, coops and the actions around them.
import { dot, eye, fox, hen, line, outlined, path } from '../../svg/animals.js';
import { element, type Markup } from '../../svg/markup.js';
import type { Color } from '../../svg/palette.js';

/** The head of a dog. */
export function dog(): Markup {
  return [
    outlined('M28 18C42 8 58 8 72 18L75 58C72 80 62 90 50 90C38 90 28 80 25 58Z', 'cream'),
    outlined('M30 14C16 14 8 30 9 54C19 60 27 54 28 44ZM70 14C84 14 92 30 91 54C81 60 73 54 72 44Z', 'brown'),
    eye(39, 42, 5),
    eye(61, 42, 5),
    path('M39 60h22c0 8-5 13-11 13s-11-5-11-13Z', 'print'),
    line('M50 72v8m-9 1c4 3 6 2 9-1c3 3 5 4 9 1'),
  ];
}

/** A farmer's hat and pitchfork. */
export function farmer(): Markup {
  return [
    line('M84 8v86M74 6v16c0 7 20 7 20 0V6', 'brown', 6),
    outlined(
      'M4 64C12 56 18 53 22 53C24 28 32 18 46 18C60 18 68 28 70 53C76 54 82 57 88 64C64 78 28 78 4 64Z',
      'straw',
    ),
    line('M24 53c14 5 30 5 44 0', 'comb', 7),
  ];
}

/** A coop. */
export function coop(roof: Color = 'comb'): Markup {
  return [
    outlined('M14 46H86V94H14Z', 'brown', 3),
    path('M16 50H84V60H16Z', 'shade', 0.4),
    [25, 75].map((x) => outlined(`M${x - 8} 61h16v16h-16Zm8 0v16m-8-8h16`, 'straw', 2)),
    outlined('M4 50L50 10L96 50Z', roof, 3),
    line(
      'M22 47q5 6 10 0t10 0t10 0t10 0t10 0t10 0M31 38q5 6 10 0t10 0t10 0t10 0M40 29q5 6 10 0t10 0',
      'shade',
      1.6,
      0.5,
    ),
    path('M9 48L50 13V48Z', 'white', 0.15),
    path('M36 93V68C36 54 64 54 64 68V93Z', 'print'),
    dot(50, 34, 6, 'straw'),
  ];
}

/** Chickens on their way into the coop. */
export function parade(): Markup {
  return [
    element('g', { transform: 'translate(43 0) scale(.57)' }, coop()),
    element('g', { transform: 'translate(0 43) scale(.54)' }, hen('white')),
    line('M58 84h34m-10-10l10 10-10 10', 'print', 6),
  ];
}

/** A fox catching: its head, and the path of a paw. */
export function foxTrot(): Markup {
  return [
    element('g', { transform: 'translate(14 0) scale(.7)' }, fox()),
    line('M14 86h1m14 0h1m14 0h44m-10-10l10 10-10 10', 'print', 6),
  ];
}
