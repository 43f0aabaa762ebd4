// The drawings of this project, each in a square of 100 by 100. The light comes from the upper left.
import { element, type Markup } from './markup.js';
import type { Color } from './palette.js';

/** The side of the square of a drawing. */
export const ART = 100;

const path = (d: string, fill: Color, opacity?: number): Markup => element('path', { d, fill, opacity });
const line = (d: string, stroke: Color = 'print', width = 2.6, opacity?: number): Markup =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });
/** A shape with the dark line around it that all drawings have. */
export const outlined = (d: string, fill: Color, width = 2.6): Markup =>
  element('path', { d, fill, stroke: 'print', 'stroke-width': width, 'stroke-linejoin': 'round' });
const dot = (cx: number, cy: number, r: number, fill: Color): Markup => element('circle', { cx, cy, r, fill });
const eye = (x: number, y: number, r = 3.8): Markup =>
  dot(x, y, r, 'print') + dot(x + r / 3, y - r / 3, r / 3, 'white');
/** The side of a body that lies in the shadow. */
const shade = (d: string): Markup => path(d, 'shade', 0.2);
const shine = (d: string, width = 4): Markup => line(d, 'white', width, 0.65);

const BODY =
  'M7 41C7 36 12 35 16 38C23 43 27 51 37 51C50 51 53 42 56 31C59 18 65 10 76 10C88 10 94 19 93 32C91 63 78 86 50 86C24 86 7 66 7 41Z';
const TAIL = 'M12 40C4 36 1 29 4 22C9 23 12 26 15 30C14 23 16 18 21 15C25 20 27 27 28 34C32 41 34 46 38 50Z';
const COMB = 'M66 15C61 7 68 2 73 6C74-1 83-1 84 6C91 3 94 10 89 16Z';
const BEAK = 'M91 24L101 29L91 35C89 31 89 28 91 24Z';
const LEGS = 'M43 86v8m-6 2l6-2 6 2M58 85v9m-6 2l6-2 6 2';

/** A hen in one color, for backs. */
export function silhouette(fill: Color): Markup {
  return path(`${BODY}${TAIL}${COMB}${BEAK}`, fill) + line(LEGS, fill, 4);
}

/** A hen, facing right; with something `behind` it, or with a `hat`, which may take the place of the comb. */
export function hen(
  feathers: Color,
  {
    behind = '',
    hat = '',
    comb = true,
  }: { readonly behind?: Markup; readonly hat?: Markup; readonly comb?: boolean } = {},
): Markup {
  const isDark = feathers === 'black';
  return [
    behind,
    line(LEGS, 'gold', 3.4),
    comb ? outlined(COMB, 'comb', 2.2) : '',
    outlined(TAIL, feathers),
    path(TAIL, 'shade', 0.25),
    outlined(BODY, feathers),
    shade('M8 44C10 64 26 79 50 79C72 79 86 62 91 42C88 67 75 85 50 85C25 85 9 67 8 44Z'),
    shine('M62 27C64 18 70 14 77 14', 3),
    outlined('M25 55C30 55 33 57 38 57C48 57 55 55 62 51C64 62 58 72 45 72C34 72 27 65 25 55Z', feathers, 2.2),
    line('M37 64c4 3 10 3 14-1', isDark ? 'silver' : 'print', 1.8),
    outlined(BEAK, 'gold', 2.2),
    outlined('M84 36c5 2 5 10 1 12c-5-1-6-9-1-12Z', 'comb', 1.8),
    isDark ? dot(79, 25, 5.4, 'white') : '',
    eye(80, 25),
    hat,
  ].join('');
}

/** A rooster: a hen with a tail and a larger comb. */
export function rooster(): Markup {
  return hen('gold', {
    comb: false,
    behind:
      outlined('M26 46C12 42 2 28 6 10C17 13 24 22 28 33C24 20 26 8 35 1C43 12 44 28 42 48Z', 'leaf') +
      outlined('M30 48C24 36 24 22 33 12C42 22 43 36 42 50Z', 'plum', 2.2),
    hat: outlined('M63 16C57 6 66 0 72 5C73-2 84-2 85 5C93 1 97 9 90 17Z', 'comb', 2.2),
  });
}

/** A chick. */
export function chick(): Markup {
  return [
    line('M42 88v7m-5 1l5-2 5 2M60 86v9m-5 1l5-2 5 2', 'gold', 3.4),
    line('M50 18c-3-4-3-8 1-11M56 17c0-4 2-7 6-8', 'gold'),
    outlined(
      'M12 56C18 57 24 52 28 46C27 28 38 18 54 18C71 18 82 30 81 46C85 50 87 56 86 63C84 80 70 88 50 88C29 88 14 76 12 56Z',
      'straw',
    ),
    shade('M14 60C19 75 34 82 52 82C70 82 82 73 85 60C86 78 70 87 50 87C30 87 16 76 14 60Z'),
    shine('M36 38c1-8 7-14 16-14'),
    outlined('M28 62c8 3 16 2 24-4c2 10-3 17-11 17c-7 0-12-5-13-13Z', 'gold', 2.2),
    outlined('M80 41L94 46L80 52C78 48 78 45 80 41Z', 'fox', 2.2),
    eye(67, 41, 4.6),
  ].join('');
}

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
  ].join('');
}

/** The head of a fox. */
export function fox(): Markup {
  return [
    outlined(
      'M10 6C22 10 32 17 38 26C46 23 54 23 62 26C68 17 78 10 90 6C93 22 91 36 86 46C90 56 88 64 80 70L50 95L20 70C12 64 10 56 14 46C9 36 7 22 10 6Z',
      'fox',
    ),
    path(
      'M16 15C23 18 28 23 32 28C26 32 21 37 18 42C15 33 14 24 16 15ZM84 15C77 18 72 23 68 28C74 32 79 37 82 42C85 33 86 24 84 15Z',
      'brown',
    ),
    path(
      'M15 60C26 54 38 56 45 68C47 74 49 78 50 80C51 78 53 74 55 68C62 56 74 54 85 60C84 64 82 67 79 69L50 93L21 69C18 67 16 64 15 60Z',
      'white',
    ),
    eye(35, 50, 4.6),
    eye(65, 50, 4.6),
    line('M28 43c4-3 9-3 12 0M60 43c3-3 8-3 12 0', 'print', 2.4),
    path('M43 77C47 75 53 75 57 77C57 82 53 86 50 88C47 86 43 82 43 77Z', 'print'),
  ].join('');
}

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
  ].join('');
}

/** The head of a dog. */
export function dog(): Markup {
  return [
    outlined('M28 18C42 8 58 8 72 18L75 58C72 80 62 90 50 90C38 90 28 80 25 58Z', 'cream'),
    outlined('M30 14C16 14 8 30 9 54C19 60 27 54 28 44ZM70 14C84 14 92 30 91 54C81 60 73 54 72 44Z', 'brown'),
    eye(39, 42, 5),
    eye(61, 42, 5),
    path('M39 60h22c0 8-5 13-11 13s-11-5-11-13Z', 'print'),
    line('M50 72v8m-9 1c4 3 6 2 9-1c3 3 5 4 9 1'),
  ].join('');
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
  ].join('');
}

/** A coop. */
export function coop(): Markup {
  return [
    outlined('M14 46H86V94H14Z', 'brown', 3),
    path('M16 50H84V60H16Z', 'shade', 0.4),
    outlined('M4 50L50 10L96 50Z', 'comb', 3),
    path('M9 48L50 13V48Z', 'white', 0.15),
    path('M36 93V68C36 54 64 54 64 68V93Z', 'print'),
    dot(50, 34, 6, 'straw'),
  ].join('');
}

/** Chickens on their way into the coop. */
export function parade(): Markup {
  return [
    element('g', { transform: 'translate(43 0) scale(.57)' }, coop()),
    element('g', { transform: 'translate(0 43) scale(.54)' }, hen('white')),
    line('M58 84h34m-10-10l10 10-10 10', 'print', 6),
  ].join('');
}

/** A fox catching: its head, and the path of a paw. */
export function foxTrot(): Markup {
  return [
    element('g', { transform: 'translate(14 0) scale(.7)' }, fox()),
    line('M14 86h1m14 0h1m14 0h44m-10-10l10 10-10 10', 'print', 6),
  ].join('');
}

/** What grows on the farm, for cards without an animal: clover, a sunflower, corn, a pumpkin, an apple. */
export function crop(kind: number): Markup {
  switch (kind) {
    case 0:
      return [
        line('M50 52c0 14-2 28-9 40', 'leaf', 6),
        outlined('M50 50C26 50 16 22 34 15C44 12 50 20 50 30C50 20 56 12 66 15C84 22 74 50 50 50Z', 'leaf'),
        outlined('M50 50C72 40 92 54 84 70C76 84 54 70 50 50ZM50 50C28 40 8 54 16 70C24 84 46 70 50 50Z', 'leaf'),
        shade('M50 50C72 40 92 54 84 70C76 84 54 70 50 50ZM50 50C28 40 8 54 16 70C24 84 46 70 50 50Z'),
      ].join('');
    case 1:
      return [
        line('M50 50v46', 'leaf', 6),
        outlined('M50 96c0-14 9-22 26-22c0 14-9 22-26 22Z', 'leaf', 2.2),
        outlined(
          'M50 2l9 12 14-6 2 15 15 2-6 14 12 9-12 9 6 14-15 2-2 15-14-6-9 12-9-12-14 6-2-15-15-2 6-14-12-9 12-9-6-14 15-2 2-15 14 6Z',
          'straw',
        ),
        element('circle', { cx: 50, cy: 48, r: 17, fill: 'brown', stroke: 'print', 'stroke-width': 2.4 }),
      ].join('');
    case 2:
      return [
        outlined('M50 5C68 14 72 36 70 58C68 80 60 90 50 90C40 90 32 80 30 58C28 36 32 14 50 5Z', 'straw'),
        line('M50 8v80M36 26c9 5 19 5 28 0M32 42c12 6 24 6 36 0M31 58c12 6 26 6 38 0M41 14v60M59 14v60', 'gold', 2),
        outlined('M50 96C30 94 14 76 14 44C32 54 46 70 50 96ZM50 96C70 94 86 76 86 44C68 54 54 70 50 96Z', 'leaf'),
      ].join('');
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
      ].join('');
    default:
      return [
        outlined(
          'M50 30C62 18 90 22 90 52C90 74 74 94 62 94C57 94 54 92 50 92C46 92 43 94 38 94C26 94 10 74 10 52C10 22 38 18 50 30Z',
          'comb',
        ),
        line('M50 30c0-10 3-17 8-24', 'brown', 5),
        outlined('M58 20c5-12 17-17 30-14c-2 12-14 19-30 14Z', 'leaf', 2.2),
        shine('M20 50c1-10 7-16 15-17', 5),
      ].join('');
  }
}
