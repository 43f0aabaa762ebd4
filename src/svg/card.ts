import { ART, silhouette } from './animals.js';
import type { Hooks, Outline } from './hooks.js';
import { element, type Markup, moved } from './markup.js';
import type { Color, Paint } from './palette.js';
import { estimate, text, wrapped } from './text.js';

/** The height of a card, divided by its width. */
const RATIO = 1.4;

/** Cards narrower than this show only their number. */
export const MIN_ART_WIDTH = 32;

/** Text that would need smaller letters is omitted. */
const MIN_LETTER_SIZE = 7.5;

/** The radius of the corners of a card, divided by its width. */
const ROUND = 0.065;

/** The print on a card. Pictures are squares of 100. */
export interface Face {
  /** The name of the card. */
  readonly name: string;
  /** The number in its corner. */
  readonly label: string;
  readonly ink: Paint;
  readonly art: Markup;
  /** The color of the hills behind the picture. Default `leaf`. */
  readonly hills?: Color;
  /** A small picture instead of the number, visible when the next card covers the rest. */
  readonly icon?: Markup;
  /** A small picture in the other corner. */
  readonly corner?: Markup;
  /** A small picture below the number. */
  readonly sign?: Markup;
  /** The text at the bottom, in one or two lines. */
  readonly foot?: string;
}

/** A card on the table: its face, or `null` if only its back is visible. */
export interface DrawnCard {
  readonly face: Face | null;
  /** The number of cards here, if not one. */
  readonly badge?: string;
  /** The number of cards here, for a thicker edge below. Default 1. */
  readonly deep?: number | undefined;
  /** Whether it is drawn faint: it no longer counts, or others cannot see it. */
  readonly faint?: boolean;
  /** Its names in moves. */
  readonly hooks?: Hooks;
}

/** @throws RangeError if `card` is not a card of the game; the message names what was `expected`. */
export function requireCard(isCard: boolean, card: unknown, expected: string): asserts isCard {
  if (!isCard) throw new RangeError(`card: expected ${expected}, got ${inShort(card)}`);
}

/** Formats any value for a message. */
function inShort(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 40);
  } catch {
    // A circular object or a bigint.
    return typeof value;
  }
}

export function heightOf(width: number, ratio = RATIO): number {
  return width * ratio;
}

export function outlineOf(width: number, ratio?: number): Outline {
  return { width, height: heightOf(width, ratio), rx: width * ROUND };
}

/** Draws a card of this width at 0, 0. A face without text at the bottom may be lower: `ratio` is height by width. */
export function drawOne({ face, badge, deep = 1, faint }: DrawnCard, width: number, ratio = RATIO): Markup {
  // More than three cards are drawn like three.
  const below = width < MIN_ART_WIDTH ? 0 : Math.min(2, deep - 1);
  const edges = Array.from({ length: Math.max(0, below) }, (_, index) =>
    moved(0, (below - index) * EDGE, sheet(width, 'paper', ratio)),
  );
  const top = face === null ? drawBack(width) : drawFace(face, width, ratio);
  const card = [edges, top, badge === undefined ? null : drawBadge(badge, width)];
  return faint ? element('g', { opacity: 0.55 }, card) : card;
}

/** How far the edge of a card shows below the card on top, in pixels. */
const EDGE = 2;

function sheet(width: number, fill: Paint, ratio = RATIO): Markup {
  // The edge is inside, so that a card is exactly `width` wide.
  return element('rect', {
    x: 0.5,
    y: 0.5,
    width: width - 1,
    height: heightOf(width, ratio) - 1,
    rx: width * ROUND,
    fill,
    stroke: 'edge',
  });
}

/** The pattern of scales, 82 by 122; each row is offset by half a scale. */
const SCALES = Array.from({ length: 12 }, (_, row) =>
  row % 2 === 0
    ? `M9 ${9 + row * 10}${'a8.2 9 0 0 0 16.4 0'.repeat(5)}`
    : `M9 ${18 + row * 10}a8.2 9 0 0 0 8.2-9${'a8.2 9 0 0 0 16.4 0'.repeat(4)}a8.2 9 0 0 0 8.2 9`,
).join('');

/** A card back, in hundredths of its width: scales, and a hen in a medallion. */
const BACK: Markup = [
  element('rect', { x: 5, y: 5, width: 90, height: 130, rx: 3.5, fill: 'back' }),
  element('path', { d: SCALES, fill: 'none', stroke: 'backLine', 'stroke-width': 1.1, opacity: 0.55 }),
  element('rect', { x: 9, y: 9, width: 82, height: 122, rx: 2, fill: 'none', stroke: 'backLine', 'stroke-width': 1.4 }),
  element('ellipse', { cx: 50, cy: 70, rx: 27, ry: 34, fill: 'back', stroke: 'backLine', 'stroke-width': 1.6 }),
  element('ellipse', { cx: 50, cy: 70, rx: 24, ry: 31, fill: 'print', opacity: 0.3 }),
  moved(28, 49, silhouette('backLine'), 0.43),
];

function drawBack(width: number): Markup {
  if (width >= MIN_ART_WIDTH) return [sheet(width, 'paper'), moved(0, 0, BACK, width / 100)];
  const inset = width * 0.1;
  const [across, high] = [width - 2 * inset, heightOf(width) - 2 * inset];
  const box = element('rect', { x: inset, y: inset, width: across, height: high, rx: 1, fill: 'back' });
  const dot = element('circle', { cx: width / 2, cy: heightOf(width) / 2, r: width * 0.2, fill: 'backLine' });
  return [sheet(width, 'paper'), box, dot];
}

/** The window of a card down to `bottom`, in hundredths of its width: the sky, the sun and two hills. */
function drawWindow(hills: Color, bottom: number): Markup {
  const foot = `V${bottom - 3}a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3Z`;
  const sun = bottom - 66;
  // The sun stays below the upper edge; the right edge cuts it off.
  const r = Math.min(46, sun - 8);
  const half = Math.sqrt(r * r - 23 * 23);
  return [
    element('rect', { x: 5, y: 5, width: 90, height: bottom - 5, rx: 3, fill: hills, opacity: 0.42 }),
    element('path', {
      d: `M95 ${Math.round(sun - half)}A${r} ${r} 0 1 0 95 ${Math.round(sun + half)}Z`,
      fill: 'paper',
      opacity: 0.4,
    }),
    element('path', {
      d: `M5 ${bottom - 28}C28 ${bottom - 38} 58 ${bottom - 14} 95 ${bottom - 29}${foot}`,
      fill: hills,
      opacity: 0.6,
    }),
    element('path', {
      d: `M5 ${bottom - 14}C34 ${bottom - 22} 60 ${bottom - 2} 95 ${bottom - 15}${foot}`,
      fill: hills,
    }),
  ];
}

function drawFace(face: Face, width: number, ratio: number): Markup {
  const { label, ink, art, icon, corner, sign } = face;
  const parts: Markup[] = [sheet(width, 'paper', ratio)];
  if (width < MIN_ART_WIDTH) {
    if (label === '') parts.push(picture(art, 0.12, 0.3, 0.76, width));
    else parts.push(numeral(label, { x: 0.5, y: 0.88, max: 0.52, maxWidth: 0.84 }, width, ink, 'middle'));
    return parts;
  }
  const foot = face.foot === undefined ? NO_FOOT : drawFoot(face.foot, width);
  const [x, y, size] = artSquare(face, foot.height, ratio);
  const bottom = foot.height === 0 ? ratio * 100 - 5 : 132 - foot.height;
  parts.push(moved(0, 0, drawWindow(face.hills ?? 'leaf', bottom), width / 100), foot.markup);
  if (art !== null) parts.push(shadow(x + size / 2, y + size * 0.94, size, width), picture(art, x, y, size, width));
  if (icon !== undefined) parts.push(plate(0.25, 0.25, 0.175, width), picture(icon, 0.12, 0.12, 0.26, width));
  const maxWidth = corner === undefined ? 0.82 : 0.44;
  parts.push(numeral(label, { x: 0.09, y: 0.45, max: 0.44, maxWidth }, width, ink));
  if (corner !== undefined) {
    // Without the text, the picture alone says what the card does.
    const r = foot.height > 0 ? 0.18 : 0.24;
    const [at, side] = [0.06 + r, r * 1.46];
    parts.push(plate(1 - at, at, r, width), picture(corner, 1 - at - side / 2, at - side / 2, side, width));
  }
  if (sign !== undefined) parts.push(picture(sign, 0.08, 0.48, 0.24, width));
  return parts;
}

/** The corner and size of a card's picture, as fractions of the width, above text of height `foot` in hundredths. */
function artSquare(
  { label, icon, sign, corner }: Face,
  foot: number,
  ratio: number,
): readonly [x: number, y: number, size: number] {
  if (foot > 0) {
    const size = (85 - foot) / 100;
    return [0.5 - size / 2, 1.12 - size * 0.98 + (16 - foot) / 100, size];
  }
  if (label === '' && icon === undefined) return [0.12, ratio - 1.04, 0.76];
  if (corner !== undefined) return [0.12, ratio - 0.84, 0.76];
  return sign === undefined ? [0.17, 0.52, 0.76] : [0.2, 0.55, 0.72];
}

/** The shadow below a picture. */
function shadow(x: number, y: number, size: number, width: number): Markup {
  const at = { cx: x * width, cy: y * width, rx: size * width * 0.34, ry: size * width * 0.05 };
  return element('ellipse', { ...at, fill: 'shade', opacity: 0.22 });
}

/** A round paper plate for a small picture. */
function plate(x: number, y: number, r: number, width: number): Markup {
  return element('circle', { cx: x * width, cy: y * width, r: r * width, fill: 'paper', stroke: 'edge' });
}

/** A picture on a card of this width. Positions and sizes are fractions of the width. */
function picture(art: Markup, x: number, y: number, size: number, width: number): Markup {
  return art === null ? null : moved(x * width, y * width, art, (size * width) / ART);
}

/** A number as large as its box allows. */
function numeral(
  label: string,
  at: { readonly x: number; readonly y: number; readonly max: number; readonly maxWidth: number },
  width: number,
  fill: Paint,
  anchor?: 'middle',
): Markup {
  if (label === '') return null;
  const size = width * Math.min(at.max, at.maxWidth / estimate(label, 1, true));
  return text(at.x * width, at.y * width, label, { size, fill, bold: true, display: true, halo: 'paper', anchor });
}

/** The text at the bottom of a card, and its height in hundredths of the width. */
interface Foot {
  readonly height: number;
  readonly markup: Markup;
}

const NO_FOOT: Foot = { height: 0, markup: null };

/** The text at the bottom, in one or two lines; nothing if it would not fit whole. */
function drawFoot(words: string, width: number): Foot {
  const maxWidth = width * 0.9;
  const max = width * 0.135;
  if (width * 0.125 < MIN_LETTER_SIZE) return NO_FOOT;
  const lines = [max, width * 0.115, MIN_LETTER_SIZE]
    .map((size) => wrapped(words.replaceAll('\u00ad', ''), size, maxWidth, true))
    .find((lines, smaller) => lines.length <= (smaller === 0 ? 1 : 2) && !lines.some((line) => line.endsWith('…')));
  if (lines === undefined) return NO_FOOT;
  const size = Math.min(max, maxWidth / Math.max(...lines.map((line) => estimate(line, 1, true))));
  const above = (lines.length - 1) * size * 1.02;
  const markup = lines.map((line, index) =>
    text(width / 2, width * 1.315 - above + index * size * 1.02, line, {
      size,
      fill: 'print',
      bold: true,
      anchor: 'middle',
    }),
  );
  return { height: 16 + (above / width) * 100, markup };
}

/**
 * A number at the lower left, which the next card leaves visible; in the middle of a small card. At the right of a strip
 * of this height, if that is all that shows.
 */
export function drawBadge(badge: string, width: number, strip?: number): Markup {
  const size = Math.max(11, width * 0.2);
  const box = { width: Math.max(size * 1.5, estimate(badge, size, true) + size * 0.5), height: size * 1.4 };
  const left = width < MIN_ART_WIDTH ? (width - box.width) / 2 : width * 0.07;
  const x = strip === undefined ? left : width * 0.95 - box.width;
  const y = (strip ?? heightOf(width)) - size * 1.6;
  const number = { size, fill: 'onBadge', bold: true, anchor: 'middle' } as const;
  return [
    element('rect', { x, y, ...box, rx: size * 0.7, fill: 'badge', stroke: 'onBadge' }),
    text(x + box.width / 2, y + size * 1.06, badge, number),
  ];
}
