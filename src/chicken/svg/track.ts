// The circle of values around the two piles. The stone of the top value is marked, and the next one is lit.
import { chick } from '../../svg/animals.js';
import type { BoxSize } from '../../svg/block.js';
import { drawOne, heightOf, outlineOf } from '../../svg/card.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { emptySlot, type Pile } from '../../svg/parts.js';
import { estimate, text } from '../../svg/text.js';
import { VALUES, type Value } from '../table.js';
import { egg } from './egg.js';

/** What lies in the circle. */
export interface Circle {
  readonly draw: Pile;
  readonly discard: Pile;
  /** The cards under the top one that show, from the bottom up. */
  readonly below: readonly Markup[];
  readonly top: Value;
  readonly next: Value;
  /** Whether the viewer holds an egg, which always fits. */
  readonly hasEgg: boolean;
  /** Whether the bottom card of the draw pile is known to be an egg. */
  readonly isEggBelow: boolean;
  /** The number of cards in the draw pile in words. */
  readonly count: string;
}

/** A fitting stone is larger by this factor. */
const LIT = 1.2;

/** The measures of a circle in a box. */
interface Track {
  readonly cx: number;
  readonly cy: number;
  readonly stone: number;
  /** The half axes of the middle of the path. */
  readonly across: number;
  readonly down: number;
  /** The width of the top card: the largest pair of piles that fits inside. */
  readonly card: number;
}

const MOST_CARD = 200;

function trackIn({ width, height }: BoxSize): Track {
  const stone = Math.max(34, Math.min(width, height) * 0.125);
  const across = Math.min(width / 2 - stone * 0.64, height * 1.12);
  const down = Math.min(height / 2 - stone * 0.66, across * 1.1);
  const fits = 0.9 / Math.hypot(1.12 / (across - stone / 2), 0.74 / (down - stone / 2));
  return { cx: width / 2, cy: height / 2, stone, across, down, card: Math.min(fits, MOST_CARD) };
}

/** A value's place on the path: 1 at the top, the others clockwise. A fractional index lies between two values. */
function pointOf(index: number, { cx, cy, across, down }: Track): readonly [x: number, y: number] {
  const angle = (2 * Math.PI * index) / VALUES.length - Math.PI / 2;
  return [cx + Math.cos(angle) * across, cy + Math.sin(angle) * down];
}

const DOTS = {
  stroke: 'brown',
  'stroke-width': 2,
  'stroke-dasharray': '0.1 8',
  'stroke-linecap': 'round',
  opacity: 0.5,
} as const;

/** The oval path, with arrows to the next value (CH-3.1): the one from the top value is larger. */
function drawPath(track: Track, top: Value): Markup {
  const { cx, cy, stone, across, down } = track;
  const oval = { cx, cy, rx: across, ry: down, fill: 'none' } as const;
  const arrows = VALUES.map((value, index) => {
    const [x, y] = pointOf(index + 0.5, track);
    const [toX, toY] = pointOf(index + 0.55, track);
    const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    const size = (Math.max(36, stone) / 44) * (value === top ? 1.7 : 1);
    const arrow = element('path', { d: 'M-5-6L4 0L-5 6', fill: 'none', stroke: 'muted', 'stroke-width': 3 });
    return moved(x, y, arrow, size, turn);
  });
  return [
    element('ellipse', { ...oval, stroke: 'line', 'stroke-width': stone * 0.86, opacity: 0.4 }),
    element('ellipse', { ...oval, stroke: 'path', 'stroke-width': stone * 0.74 }),
    element('ellipse', { ...oval, ...DOTS }),
    element('g', { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, arrows),
  ];
}

function drawStone(value: Value, index: number, track: Track, { top, next, hasEgg }: Circle): Markup {
  const [x, y] = pointOf(index, track);
  const isNext = value === next;
  const isTop = value === top;
  const r = (track.stone / 2) * (isTop || isNext ? LIT : 1);
  const plate = element('circle', {
    cx: x,
    cy: y,
    r,
    fill: isNext ? 'yolk' : 'paper',
    stroke: isNext ? 'yolkInk' : isTop ? 'print' : 'edge',
    'stroke-width': isTop || isNext ? 3 : 1.5,
  });
  const size = r * 1.15;
  const sign =
    value === 'chick'
      ? moved(x - r * 0.68, y - r * 0.68, chick(), (r * 1.36) / 100)
      : text(x, y + size * 0.36, String(value), {
          size,
          fill: isNext ? 'yolkInk' : 'print',
          bold: true,
          display: true,
          anchor: 'middle',
        });
  const below = element('ellipse', { cx: x, cy: y + r * 0.2, rx: r, ry: r, fill: 'shade', opacity: 0.25 });
  const held = isNext && hasEgg ? moved(x + r * 0.45, y - r * 1.25, egg(), (r * 0.9) / 100) : null;
  return [below, plate, sign, held];
}

/** A line of text on the lower edge of a pile. A touch on it counts as one on the pile. */
function drawLine(words: string, width: number): Markup {
  const size = Math.max(12.5, width * 0.11);
  const across = estimate(words, size, true) + size;
  const y = heightOf(width) - size * 1.1;
  return element(
    'g',
    { 'pointer-events': 'none' },
    element('rect', {
      x: (width - across) / 2,
      y,
      width: across,
      height: size * 1.6,
      rx: size * 0.8,
      fill: 'panel',
      stroke: 'line',
    }),
    text(width / 2, y + size * 1.16, words, { size, fill: 'ink', bold: true, anchor: 'middle' }),
  );
}

function drawPile(
  { hooks, count, top }: Pile,
  width: number,
  at: { readonly x: number; readonly y: number; readonly turn: number },
  { rings }: DrawContext,
): Markup {
  const drawn = top === null ? emptySlot(width) : drawOne({ ...top, deep: count }, width);
  return thing(hooks, drawn, outlineOf(width), rings, at);
}

/** The circle with both piles, as large as a box allows. */
export function drawCircle(circle: Circle, box: BoxSize, context: DrawContext): Markup {
  const { draw, discard, below, top, count, isEggBelow } = circle;
  const track = trackIn(box);
  const { cx, cy, card } = track;
  const back = card * 0.8;
  const left = cx - (card * 1.34 + back) / 2;
  const right = left + back + card * 0.34;
  const [drawY, discardY] = [cy - heightOf(back) / 2, cy - heightOf(card) / 2];
  const under = below.map((face, index) =>
    moved(
      right + card * (index === 0 ? -0.05 : 0.05),
      discardY - card * 0.01,
      moved(0, 0, face, card / 100),
      1,
      index === 0 ? -5 : 4,
    ),
  );
  return [
    drawPath(track, top),
    ...VALUES.map((value, index) => drawStone(value, index, track, circle)),
    isEggBelow ? moved(left - back * 0.12, drawY + heightOf(back) * 0.72, egg(), (back * 0.34) / 100) : null,
    drawPile(draw, back, { x: left, y: drawY, turn: -2 }, context),
    moved(left, drawY, drawLine(count, back)),
    ...under,
    drawPile(discard, card, { x: right, y: discardY, turn: -1.5 }, context),
    discard.note === undefined ? null : moved(right, discardY, drawLine(discard.note, card)),
  ];
}
