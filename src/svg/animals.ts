// The animals, each in a square of 100 by 100. The light comes from the upper left.
import { element, type Markup } from './markup.js';
import type { Color } from './palette.js';

/** The side of a drawing's square. */
export const ART = 100;

export const path = (d: string, fill: Color, opacity?: number): Markup => element('path', { d, fill, opacity });
export const line = (d: string, stroke: Color = 'print', width = 2.6, opacity?: number): Markup =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });
/** A shape with the dark outline that all drawings share. */
export const outlined = (d: string, fill: Color, width = 2.6): Markup =>
  element('path', { d, fill, stroke: 'print', 'stroke-width': width, 'stroke-linejoin': 'round' });
export const dot = (cx: number, cy: number, r: number, fill: Color): Markup => element('circle', { cx, cy, r, fill });
export const eye = (x: number, y: number, r = 3.8): Markup => [
  dot(x, y, r, 'print'),
  dot(x + r / 3, y - r / 3, r / 3, 'white'),
];
/** The shaded side of a body. */
export const shade = (d: string): Markup => path(d, 'shade', 0.2);
export const shine = (d: string, width = 4): Markup => line(d, 'white', width, 0.65);

const BODY =
  'M7 41C7 36 12 35 16 38C23 43 27 51 37 51C50 51 53 42 56 31C59 18 65 10 76 10C88 10 94 19 93 32C91 63 78 86 50 86C24 86 7 66 7 41Z';
const TAIL = 'M12 40C4 36 1 29 4 22C9 23 12 26 15 30C14 23 16 18 21 15C25 20 27 27 28 34C32 41 34 46 38 50Z';
const COMB = 'M66 15C61 7 68 2 73 6C74-1 83-1 84 6C91 3 94 10 89 16Z';
const BEAK = 'M91 24L101 29L91 35C89 31 89 28 91 24Z';
const LEGS = 'M43 86v8m-6 2l6-2 6 2M58 85v9m-6 2l6-2 6 2';

/** A hen in one color, for card backs. */
export function silhouette(fill: Color): Markup {
  return [path(`${BODY}${TAIL}${COMB}${BEAK}`, fill), line(LEGS, fill, 4)];
}

/** A hen, facing right. `behind` is drawn behind it; a `hat` may replace the comb. */
export function hen(
  feathers: Color,
  {
    behind = null,
    hat = null,
    comb = true,
  }: { readonly behind?: Markup; readonly hat?: Markup; readonly comb?: boolean } = {},
): Markup {
  const isDark = feathers === 'black';
  return [
    behind,
    line(LEGS, 'gold', 3.4),
    comb ? outlined(COMB, 'comb', 2.2) : null,
    outlined(TAIL, feathers),
    path(TAIL, 'shade', 0.25),
    outlined(BODY, feathers),
    shade('M8 44C10 64 26 79 50 79C72 79 86 62 91 42C88 67 75 85 50 85C25 85 9 67 8 44Z'),
    shine('M62 27C64 18 70 14 77 14', 3),
    outlined('M25 55C30 55 33 57 38 57C48 57 55 55 62 51C64 62 58 72 45 72C34 72 27 65 25 55Z', feathers, 2.2),
    line('M37 64c4 3 10 3 14-1', isDark ? 'silver' : 'print', 1.8),
    face(isDark),
    hat,
  ];
}

/** The front of a hen's head. */
function face(isDark: boolean): Markup {
  return [
    outlined(BEAK, 'gold', 2.2),
    outlined('M84 36c5 2 5 10 1 12c-5-1-6-9-1-12Z', 'comb', 1.8),
    isDark ? dot(79, 25, 5.4, 'white') : null,
    eye(80, 25),
  ];
}

/** The center of a portrait. */
export const PORTRAIT = [76, 32] as const;

/** The head of a hen in a round frame with a radius of 30 around {@link PORTRAIT}. */
export function portrait(feathers: Color, ground: Color): Markup {
  return [
    dot(76, 32, 30, ground),
    outlined(COMB, 'comb', 2.2),
    outlined(
      'M51 48C56 41 55 34 57 28C60 17 66 10 76 10C88 10 94 19 93 32C93 39 95 45 101 48A30 30 0 0 1 51 48Z',
      feathers,
    ),
    face(feathers === 'black'),
    element('circle', { cx: 76, cy: 32, r: 30, fill: 'none', stroke: 'print', 'stroke-width': 2.6 }),
  ];
}

/** A rooster: a hen with a tail and a larger comb. */
export function rooster(): Markup {
  return hen('gold', {
    comb: false,
    behind: [
      outlined('M26 46C12 42 2 28 6 10C17 13 24 22 28 33C24 20 26 8 35 1C43 12 44 28 42 48Z', 'leaf'),
      outlined('M30 48C24 36 24 22 33 12C42 22 43 36 42 50Z', 'plum', 2.2),
    ],
    hat: outlined('M63 16C57 6 66 0 72 5C73-2 84-2 85 5C93 1 97 9 90 17Z', 'comb', 2.2),
  });
}

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
  ];
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
  ];
}
