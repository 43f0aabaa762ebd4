// The circle of values as a track around the piles, along which the top value moves.

import { chick } from '../../svg/animals.js';
import { drawOne, heightOf, outlineOf } from '../../svg/card.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { type Block, emptySlot, type Pile } from '../../svg/parts.js';
import { estimate, text } from '../../svg/text.js';
import { VALUES, type Value } from '../table.js';
import { egg } from './egg.js';

/** The size of a node next to a card of width 1, and its limits in pixels. */
const NODE = 0.19;
const MIN_NODE = 13;
const MAX_NODE = 26;
/** Fitting values are larger by this factor. */
const LIT = 1.25;
/** The space between the piles, and around them. */
const APART = 10;
/** How far the piles reach to the sides inside the track, and its maximum ratio of length to height. */
const REACH = 0.8;
const LONGEST = 2.1;

/** The measures of a track around cards of this width. */
interface Track {
  readonly card: number;
  /** The radius of a node. */
  readonly node: number;
  /** The half axes of the middle of the track. */
  readonly across: number;
  readonly down: number;
}

/** Half the width of the two piles with the egg beside them. */
function halfOf(card: number, node: number): number {
  return card + APART + node * LIT;
}

/** A track as wide as the cards need, with smaller cards if it would exceed `maxWidth`. */
function trackIn(usualCard: number, maxWidth: number): Track {
  const node = Math.max(MIN_NODE, Math.min(MAX_NODE, usualCard * NODE, maxWidth * 0.045));
  const most = maxWidth / 2 - node * LIT - 1;
  const inside = most - node;
  const card = Math.min(usualCard, REACH * inside - APART - node * LIT);
  const half = halfOf(card, node);
  const high = heightOf(card) / 2 + APART;
  const down = (across: number) => high / Math.sqrt(1 - (half / across) ** 2) + node;
  // Longer than its cards need, while it stays an oval.
  const across = Math.min(most, Math.max(half / REACH + node, LONGEST * (high + node)));
  return { card, node, across, down: down(across - node) };
}

/**
 * The piles in the middle of the circle from 1 to 6 and the chick, with the fitting values highlighted; the egg always
 * fits.
 */
export function drawTrack(
  piles: readonly [draw: Pile, discard: Pile],
  top: Value,
  next: Value,
  usualCard: number,
  maxWidth: number,
  context: DrawContext,
): Block {
  const track = trackIn(usualCard, maxWidth);
  const { card, node, down } = track;
  const height = 2 * (down + node * LIT + 1);
  const [cx, cy] = [maxWidth / 2, height / 2];
  const left = cx - halfOf(card, node);
  const y = cy - heightOf(card) / 2;
  const laid = piles.map((pile, index) =>
    moved(
      left + index * (card + APART),
      y,
      drawPile(pile, card, index === 0 ? countOf(pile, context) : pile.note, context),
    ),
  );
  const always = node * LIT;
  const markup = [
    drawPath(cx, cy, track),
    ...VALUES.map((value, index) => {
      const [x, y] = pointOf(index, track);
      return drawNode(cx + x, cy + y, value, node, value === top ? 'top' : value === next ? 'next' : null);
    }),
    ...laid,
    drawLit(left + 2 * (card + APART) + always, cy, always, 'next'),
    moved(left + 2 * (card + APART) + always * 0.35, cy - always * 0.65, egg(), (always * 1.3) / 100),
  ];
  return { height, markup };
}

function countOf({ count }: Pile, { words }: DrawContext): string {
  return count === 0 ? words.empty : words.cards(count);
}

/** A pile with a line on its lower edge. */
function drawPile(
  { hooks, count, top }: Pile,
  width: number,
  line: string | undefined,
  { rings }: DrawContext,
): Markup {
  const drawn = top === null ? emptySlot(width) : drawOne({ ...top, deep: count }, width);
  return [thing(hooks, drawn, outlineOf(width), rings), line === undefined ? null : drawLine(line, width)];
}

const LINE_TEXT = 12.5;

function drawLine(words: string, width: number): Markup {
  const across = estimate(words, LINE_TEXT, true) + 14;
  const y = heightOf(width) - 13;
  const box = { x: (width - across) / 2, y, width: across, height: 20, rx: 10 };
  const written = { size: LINE_TEXT, fill: 'ink', bold: true, anchor: 'middle' } as const;
  // A touch on the line counts as one on the pile.
  return element(
    'g',
    { 'pointer-events': 'none' },
    element('rect', { ...box, fill: 'panel', stroke: 'line' }),
    text(width / 2, y + 14.5, words, written),
  );
}

/**
 * The position of a value relative to the middle: 1 at the top, the others clockwise. A fractional index lies between
 * two values.
 */
function pointOf(index: number, { across, down }: Track): readonly [x: number, y: number] {
  const angle = (2 * Math.PI * index) / VALUES.length - Math.PI / 2;
  return [Math.cos(angle) * across, Math.sin(angle) * down];
}

/** The track without its values: an oval path, and arrows that point to the next value (CH-3.1). */
function drawPath(cx: number, cy: number, track: Track): Markup {
  const { node, across, down } = track;
  const oval = { cx, cy, rx: across, ry: down, fill: 'none' } as const;
  const size = node * 0.28;
  const arrows = VALUES.map((_, index) => {
    const [x, y] = pointOf(index + 0.5, track);
    const [toX, toY] = pointOf(index + 0.55, track);
    const angle = Math.atan2(toY - y, toX - x);
    const at = (turn: number) =>
      `${(cx + x + Math.cos(angle + turn) * size).toFixed(1)} ${(cy + y + Math.sin(angle + turn) * size).toFixed(1)}`;
    return `M${at(2.2)}L${at(0)}L${at(-2.2)}`;
  });
  return [
    element('ellipse', { ...oval, stroke: 'line', 'stroke-width': node * 1.3 + 2, opacity: 0.5 }),
    element('ellipse', { ...oval, stroke: 'path', 'stroke-width': node * 1.3 }),
    element('path', {
      d: arrows.join(''),
      fill: 'none',
      stroke: 'muted',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ];
}

/** How a value fits: it is on top, or follows the top value. */
type Fit = 'top' | 'next';

function drawLit(cx: number, cy: number, r: number, fit: Fit): Markup {
  const fill = fit === 'top' ? 'ink' : 'yolk';
  return element('circle', { cx, cy, r, fill, stroke: fit === 'top' ? 'panel' : 'yolkInk', 'stroke-width': 2.5 });
}

/** A value on the track. */
function drawNode(cx: number, cy: number, value: Value, node: number, fit: Fit | null): Markup {
  const r = fit === null ? node : node * LIT;
  const plate =
    fit === null
      ? element('circle', { cx, cy, r, fill: 'panel', stroke: 'line', 'stroke-width': 1.5 })
      : drawLit(cx, cy, r, fit);
  if (value === 'chick') return [plate, moved(cx - r * 0.68, cy - r * 0.68, chick(), (r * 1.36) / 100)];
  const ink = fit === 'top' ? 'panel' : fit === 'next' ? 'yolkInk' : 'ink';
  const size = r * 1.15;
  const number = { size, fill: ink, bold: true, display: true, anchor: 'middle' } as const;
  return [plate, text(cx, cy + size * 0.36, String(value), number)];
}
