import { egg } from './animals.js';
import type { Hooks, Outline } from './hooks.js';
import { element, type Markup, moved } from './markup.js';
import type { Paint } from './palette.js';
import { estimate, text, wrapped } from './text.js';

/** The height of a card, divided by its width. */
const RATIO = 1.4;

/** Narrower cards show only their number. */
export const MIN_ART_WIDTH = 32;

/** Text with smaller letters is left out. */
const MIN_LETTER_SIZE = 7.5;

/** The print on a card; pictures are squares of 40. */
export interface Face {
  /** The name of the card. */
  readonly name: string;
  /** The number in its corner. */
  readonly label: string;
  readonly ink: Paint;
  readonly art: Markup;
  /** A small picture instead of the number, visible where the next card covers the rest. */
  readonly mark?: Markup;
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
  /** How many such cards lie here, if not one. */
  readonly badge?: string;
  /** Whether it no longer counts, or is hidden from others. */
  readonly faint?: boolean;
  /** What it is called in moves. */
  readonly hooks?: Hooks;
}

/** Refuses a value that is not a card of the game. @throws RangeError saying what was `expected`. */
export function requireCard(isCard: boolean, card: unknown, expected: string): asserts isCard {
  if (!isCard) throw new RangeError(`card: expected ${expected}, got ${inShort(card)}`);
}

/** Any value in a message. */
function inShort(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 40);
  } catch {
    // A circular object, or a bigint.
    return typeof value;
  }
}

/** The height of a card of this width. */
export function heightOf(width: number): number {
  return width * RATIO;
}

/** The outline of a card of this width. */
export function outlineOf(width: number): Outline {
  return { width, height: heightOf(width), rx: width * 0.12 };
}

/** A card of this width with its corner at 0, 0. */
export function drawOne({ face, badge, faint }: DrawnCard, width: number): Markup {
  const card = `${face === null ? drawBack(width) : drawFace(face, width)}${badge === undefined ? '' : drawBadge(badge, width)}`;
  return faint ? element('g', { opacity: 0.55 }, card) : card;
}

function sheet(width: number, fill: Paint): Markup {
  // The edge is drawn on the inside, so that a card is exactly `width` wide.
  return element('rect', {
    x: 0.5,
    y: 0.5,
    width: width - 1,
    height: heightOf(width) - 1,
    rx: width * 0.12,
    fill,
    stroke: 'edge',
  });
}

function drawBack(width: number): Markup {
  const inset = width * 0.11;
  const frame = element('rect', {
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: heightOf(width) - 2 * inset,
    rx: width * 0.06,
    fill: 'none',
    stroke: 'backLine',
    'stroke-width': width < MIN_ART_WIDTH ? 0.8 : 1.2,
  });
  const art = width < MIN_ART_WIDTH ? '' : moved(width * 0.3, heightOf(width) / 2 - width * 0.2, egg(), width / 100);
  return `${sheet(width, 'back')}${frame}${art}`;
}

function drawFace({ label, ink, art, mark, corner, sign, foot }: Face, width: number): Markup {
  const parts = [sheet(width, 'paper')];
  if (width < MIN_ART_WIDTH) {
    if (label === '') parts.push(picture(art, 0.15, 0.35, 0.7, width));
    else parts.push(numeral(label, { x: 0.5, y: 0.88, max: 0.52, maxWidth: 0.84 }, width, ink, 'middle'));
    return parts.join('');
  }
  const words = foot === undefined ? '' : drawFoot(foot, width);
  if (words !== '') parts.push(picture(art, 0.22, 0.5, 0.56, width), words);
  else if (label === '' && mark === undefined) parts.push(picture(art, 0.12, 0.32, 0.76, width));
  else if (sign !== undefined) parts.push(picture(art, 0.34, 0.62, 0.6, width));
  else if (art !== '') parts.push(picture(art, 0.17, 0.58, 0.66, width));
  if (mark !== undefined) parts.push(picture(mark, 0.08, 0.08, 0.36, width));
  const maxWidth = corner === undefined ? 0.82 : 0.46;
  parts.push(numeral(label, { x: 0.09, y: 0.44, max: 0.4, maxWidth }, width, ink));
  if (corner !== undefined) parts.push(picture(corner, 0.55, 0.08, 0.38, width));
  if (sign !== undefined) parts.push(picture(sign, 0.07, 0.54, 0.3, width));
  return parts.join('');
}

/** A picture on a card of this width; positions and sizes are fractions of the width. */
function picture(art: Markup, x: number, y: number, size: number, width: number): Markup {
  return art === '' ? '' : moved(x * width, y * width, art, (size * width) / 40);
}

/** A number as large as its box allows. */
function numeral(
  label: string,
  at: { readonly x: number; readonly y: number; readonly max: number; readonly maxWidth: number },
  width: number,
  fill: Paint,
  anchor?: 'middle',
): Markup {
  if (label === '') return '';
  const size = width * Math.min(at.max, at.maxWidth / estimate(label, 1, true));
  return text(at.x * width, at.y * width, label, { size, fill, bold: true, anchor });
}

/** The text at the bottom, in one line or in two; none if it cannot be whole. */
function drawFoot(words: string, width: number): Markup {
  const maxWidth = width * 0.9;
  const max = width * 0.155;
  if (width * 0.125 < MIN_LETTER_SIZE) return '';
  const lines = [max, width * 0.125, MIN_LETTER_SIZE]
    .map((size) => wrapped(words, size, maxWidth))
    .find((lines, smaller) => lines.length <= (smaller === 0 ? 1 : 2) && !lines.some((line) => line.endsWith('…')));
  if (lines === undefined) return '';
  const size = Math.min(max, maxWidth / Math.max(...lines.map((line) => estimate(line, 1))));
  return lines
    .map((line, index) =>
      text(width / 2, width * 1.33 - (lines.length - 1 - index) * size * 1.05, line, {
        size,
        fill: 'print',
        anchor: 'middle',
      }),
    )
    .join('');
}

/** A number on the lower edge of a card. */
function drawBadge(badge: string, width: number): Markup {
  const size = Math.max(10, width * 0.24);
  const across = Math.max(size * 1.5, estimate(badge, size) + size * 0.5);
  const y = heightOf(width) - size * 1.6;
  return (
    element('rect', {
      x: (width - across) / 2,
      y,
      width: across,
      height: size * 1.4,
      rx: size * 0.7,
      fill: 'badge',
      stroke: 'onBadge',
    }) + text(width / 2, y + size * 1.06, badge, { size, fill: 'onBadge', bold: true, anchor: 'middle' })
  );
}
