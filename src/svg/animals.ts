// The drawings of this project, each in a square of 40 by 40.
import { element, type Markup } from './markup.js';
import type { Color } from './palette.js';

const path = (d: string, fill: Color): Markup => element('path', { d, fill });
const line = (d: string, stroke: Color, width = 1.5): Markup =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
const outlined = (d: string, fill: Color, stroke: Color = 'print'): Markup =>
  element('path', { d, fill, stroke, 'stroke-width': 1.2, 'stroke-linejoin': 'round' });
const dot = (cx: number, cy: number, r: number, fill: Color): Markup => element('circle', { cx, cy, r, fill });

const LEGS = 'M17 31v6m-3 0h5M23 31v6m-3 0h5';

/** A hen, facing right. */
export function hen(feathers: Color): Markup {
  return [
    line(LEGS, 'gold'),
    path('M25 8c-1-4 2-5 3-3 0-3 4-3 4 0 3-1 3 2 1 4z', 'comb'),
    path('M34 14c2 1 2 4 0 5-2-1-2-4 0-5z', 'comb'),
    path('M35 10l5 2-5 3z', 'gold'),
    outlined('M4 14c3-1 5 1 7 3 4 2 8 1 10-3 2-5 4-8 8-8 5 0 7 4 7 8-1 11-6 18-17 18C9 32 4 24 4 14z', feathers),
    line('M12 22c2 5 9 6 12 0', feathers === 'black' ? 'silver' : 'print', 1.2),
    dot(31, 11, 1.4, feathers === 'black' ? 'white' : 'print'),
  ].join('');
}

/** A rooster: a hen with a tail. */
export function rooster(): Markup {
  return [
    path('M12 20C6 18 1 12 3 4c4 1 8 5 10 12z', 'leaf'),
    path('M14 18C9 13 8 6 12 1c4 4 5 10 4 16z', 'plum'),
    path('M24 7c-1-5 3-6 4-3 0-4 5-4 5 0 3-2 4 2 1 5z', 'comb'),
    hen('gold'),
  ].join('');
}

/** A chick. */
export function chick(): Markup {
  return [
    line('M16 33v4m-2 0h4M24 33v4m-2 0h4', 'gold'),
    path('M31 12l6 2-6 3z', 'fox'),
    outlined('M6 23c1 7 6 11 14 11s13-5 13-12c0-3-1-5-2-7 0-5-4-8-9-8s-9 4-8 10c-3 3-5 5-8 6z', 'straw'),
    line('M13 24c2 4 7 4 9 0', 'brown', 1.3),
    dot(26, 13, 1.6, 'print'),
  ].join('');
}

/** A surprise egg. */
export function egg(): Markup {
  return [
    outlined('M20 3c8 0 14 12 14 20a14 14 0 0 1-28 0C6 15 12 3 20 3z', 'cream'),
    path('M8 19l5 4 5-4 5 4 5-4 4 3 1.5 0c0.5 4-1 8-4 10H10c-3-3-4-6-3.5-11z', 'sky'),
    dot(15, 30, 2, 'white'),
    dot(25, 30, 2, 'white'),
    dot(20, 12, 2.2, 'comb'),
  ].join('');
}

/** The head of a fox. */
export function fox(): Markup {
  return [
    outlined('M4 3l10 7h12l10-7-1 20-15 15L5 23z', 'fox'),
    path('M6 22l9 1 5 9 5-9 9-1-14 15z', 'cream'),
    path('M7 7l5 4-4 4zM33 7l-5 4 4 4z', 'print'),
    dot(14, 19, 1.7, 'print'),
    dot(26, 19, 1.7, 'print'),
    path('M17 34h6l-3 4z', 'print'),
  ].join('');
}

/** The head of a pig. */
export function pig(): Markup {
  return [
    outlined('M5 6l10 3h10l10-3-2 11c3 11-5 19-13 19S4 28 7 17z', 'pink'),
    outlined('M13 25c0-4 3-5 7-5s7 1 7 5-3 6-7 6-7-2-7-6z', 'cream'),
    dot(17.5, 25.5, 1.5, 'print'),
    dot(22.5, 25.5, 1.5, 'print'),
    dot(13, 16, 1.5, 'print'),
    dot(27, 16, 1.5, 'print'),
  ].join('');
}

/** The head of a dog. */
export function dog(): Markup {
  return [
    outlined('M11 7c6-4 12-4 18 0l1 16c-2 9-5 13-10 13s-8-4-10-13z', 'cream'),
    path('M12 6C6 6 3 12 3 22c4 2 7 0 8-4zM28 6c6 0 9 6 9 16-4 2-7 0-8-4z', 'brown'),
    dot(15.5, 17, 1.7, 'print'),
    dot(24.5, 17, 1.7, 'print'),
    path('M16 25h8c0 3-2 5-4 5s-4-2-4-5z', 'print'),
    line('M20 30v3', 'print'),
  ].join('');
}

/** A farmer's hat and pitchfork. */
export function farmer(): Markup {
  return [
    outlined('M2 25c4-3 7-4 8-4 1-9 4-13 9-13s8 4 9 13c1 0 4 1 8 4-10 5-24 5-34 0z', 'straw'),
    line('M10.5 20c5 2 12 2 17 0', 'comb', 3),
    line('M33 2v34M29 2v6c0 2 8 2 8 0V2', 'brown', 2),
  ].join('');
}

/** A coop. */
export function coop(): Markup {
  return [
    outlined('M6 18h28v19H6z', 'brown'),
    outlined('M2 19L20 4l18 15z', 'comb'),
    path('M15 37V27c0-6 10-6 10 0v10z', 'print'),
    dot(20, 13, 2.5, 'cream'),
  ].join('');
}

/** Chickens on their way into the coop. */
export function parade(): Markup {
  return [
    element('g', { transform: 'translate(16 0) scale(.6)' }, coop()),
    element('g', { transform: 'translate(0 16) scale(.6)' }, hen('white')),
    line('M22 33h13m-4-4l4 4-4 4', 'print', 2),
  ].join('');
}

/** A fox catching: its head, and the path of a paw. */
export function foxTrot(): Markup {
  return [
    element('g', { transform: 'translate(0 0) scale(.7)' }, fox()),
    line('M26 34h9m-4-4l4 4-4 4M8 34h1m6 0h1m6 0h1', 'print', 2),
  ].join('');
}

/** What grows on the farm, for cards without an animal: clover, a sunflower, corn, a pumpkin, an apple. */
export function crop(kind: number): Markup {
  switch (kind) {
    case 0:
      return [
        line('M20 21c0 6-1 11-4 16', 'leaf', 3),
        outlined('M20 20C8 20 6 8 13 6c4-1 7 3 7 7 0-4 3-8 7-7 7 2 5 14-7 14z', 'leaf'),
        outlined('M20 20c10-3 16 3 13 8-3 6-11 1-13-8zM20 20C10 17 4 23 7 28c3 6 11 1 13-8z', 'leaf'),
      ].join('');
    case 1:
      return [
        line('M20 20v18', 'leaf', 3),
        path('M20 38c0-6 4-9 10-9 0 6-4 9-10 9z', 'leaf'),
        outlined('M20 1l4 6 7-3-1 7 7 2-5 5 5 5-7 2 1 7-7-3-4 6-4-6-7 3 1-7-7-2 5-5-5-5 7-2-1-7 7 3z', 'straw'),
        dot(20, 18, 6.5, 'brown'),
      ].join('');
    case 2:
      return [
        outlined('M20 2c7 4 9 12 8 20-1 9-4 13-8 13s-7-4-8-13c-1-8 1-16 8-20z', 'straw'),
        line('M20 3v30M13 13c4 3 10 3 14 0M12 20c4 3 12 3 16 0M14 8c4 2 8 2 12 0', 'gold', 1.2),
        outlined('M20 38C12 37 6 30 6 17c7 4 12 11 14 21zM20 38c8-1 14-8 14-21-7 4-12 11-14 21z', 'leaf'),
      ].join('');
    case 3:
      return [
        line('M20 11c-1-4 1-7 5-8', 'leaf', 3.5),
        outlined('M20 12c4-4 18-3 18 11S24 38 20 36c-4 2-18 1-18-13S16 8 20 12z', 'fox'),
        line('M20 12c-8 6-8 18 0 24 8-6 8-18 0-24M11 11c-6 6-6 18 0 25M29 11c6 6 6 18 0 25', 'brown', 1.2),
      ].join('');
    default:
      return [
        outlined('M20 12c5-5 16-3 16 9 0 9-6 17-11 17-2 0-3-1-5-1s-3 1-5 1C10 38 4 30 4 21 4 9 15 7 20 12z', 'comb'),
        line('M20 12c0-4 1-7 3-10', 'brown', 2.5),
        path('M23 8c2-5 7-7 12-6-1 5-6 8-12 6z', 'leaf'),
        line('M9 18c1-2 2-4 5-4', 'cream', 2),
      ].join('');
  }
}
