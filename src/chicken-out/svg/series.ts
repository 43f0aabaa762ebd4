// The series and the count.

import type { BoxSize } from '../../svg/block.js';
import { type DrawnCard, drawOne, heightOf, outlineOf } from '../../svg/card.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { emptySlot, listOf, type Part } from '../../svg/parts.js';
import { text } from '../../svg/text.js';
import { CHICKEN_OUT_FROM } from '../cards.js';
import type { ChickenOutSvgLocale } from '../locales/locale.js';
import { sameText } from '../locales/sameText.js';
import type { State, View } from '../table.js';

type Words = ChickenOutSvgLocale['picture'];

const LINE = 13;

/** A count over this is a bust (CO-4.1). */
const MAX_COUNT = 21;

/** The height of the series and the count without a given one: at most this share of the width, and this many pixels. */
const SQUAREST = 0.85;
const HIGHEST = 250;

/** The series, the count, and what a SAME would do. */
export function seriesPart(table: View | State, cards: readonly DrawnCard[], words: Words, context: DrawContext): Part {
  const { count, leftGame } = table;
  const same = sameText(table, words);
  const left = words.leftGame(context.words.cards(leftGame.length));
  const lines = [same, leftGame.length === 0 ? '' : left].filter((line) => line !== '');
  const fill = (box: BoxSize) => drawSeries(count, cards, lines, words, box, context);
  return {
    name: 'series',
    text: `${words.count}${context.colon}${count}. ${words.series}${context.colon}${listOf(cards, context)}. ${same}${same === '' ? '' : '. '}${left}`,
    fill,
    draw(maxWidth) {
      const height = Math.min(maxWidth * SQUAREST, HIGHEST * context.scale);
      return { height, markup: fill({ width: maxWidth, height }) };
    },
  };
}

/** Below this ratio of width to height, the series lies in a line above the count, else on an arc around it. */
const UPRIGHT = 1.42;
/** The most cards that show; the first of them counts the others. */
const MOST_IN_LINE = 9;
const MOST_ON_ARC = 11;

/** A place in the series: the middle of a card, and how far it leans. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The ring with the count, and the places of a number of cards of the series. */
interface Ring {
  readonly card: number;
  readonly radius: number;
  readonly cx: number;
  readonly cy: number;
  readonly most: number;
  placeOf(index: number, count: number): Place;
}

function inLine({ width, height }: BoxSize): Ring {
  const card = Math.min(width / 4.5, height * 0.19, 140);
  const radius = Math.min((height - card * 1.62 - 12) / 2, width * 0.4);
  const free = Math.max(0, height - card * 1.62 - 2 * radius);
  const cx = width / 2;
  return {
    card,
    radius,
    cx,
    cy: card * 1.62 + radius + free * 0.62,
    most: MOST_IN_LINE,
    placeOf(index, count) {
      const off = index - (count - 1) / 2;
      const along = Math.min(card * 1.04, (width - card * 1.32) / Math.max(1, count - 1));
      return { x: cx + off * along, y: free * 0.3 + card * 0.78 + off * off * card * 0.02, turn: off * 2.6 };
    },
  };
}

/** The largest angle of the arc, and the angle between cards, in degrees. */
const MOST_TURN = 188;
const TURN = 26;

function onArc({ width, height }: BoxSize): Ring {
  const card = Math.min((height - 14) / 4, width / 6.8, 170);
  const radius = card * 1.24;
  const reach = radius + card * 0.84;
  const cx = width / 2;
  const cy = (height - (reach + card * 0.72 + radius + 14)) / 2 + reach + card * 0.74;
  return {
    card,
    radius,
    cx,
    cy,
    most: MOST_ON_ARC,
    placeOf(index, count) {
      const spread = Math.min(MOST_TURN, (count - 1) * TURN);
      const angle = count < 2 ? 0 : (spread * index) / (count - 1) - spread / 2;
      const radians = (angle * Math.PI) / 180;
      return { x: cx + Math.sin(radians) * reach, y: cy - Math.cos(radians) * reach, turn: angle * 0.36 };
    },
  };
}

/** The height of the line below the count; in a narrow drawing, of two lines. */
const FOOT = 22;
const NARROW_FOOT = 38;
const NARROW = 440;

function drawSeries(
  count: number,
  cards: readonly DrawnCard[],
  lines: readonly string[],
  words: Words,
  { width, height }: BoxSize,
  { rings }: DrawContext,
): Markup {
  const isNarrow = width < NARROW;
  const box = { width, height: height - (isNarrow ? NARROW_FOOT : FOOT) };
  const ring = box.width < UPRIGHT * box.height ? inLine(box) : onArc(box);
  const { card, radius, cx, cy, most } = ring;
  const shown = cards.slice(-most);
  const older = cards.length - shown.length;
  const lying = shown.map((drawn, index) => {
    const { x, y, turn } = ring.placeOf(index, shown.length);
    const badge = index === 0 && older > 0 ? { badge: `+${older}` } : {};
    const on = thing(drawn.hooks ?? {}, drawOne({ ...drawn, ...badge }, card), outlineOf(card), rings);
    return moved(x, y, moved(-card / 2, -heightOf(card) / 2, on), 1, turn);
  });
  const open = shown.length > 0 ? [] : [0, 1].map((index) => slotAt(ring.placeOf(index, 2), card));
  const foot = isNarrow || lines.length === 0 ? lines : [lines.join(' · ')];
  const said = { size: LINE, fill: 'ink', anchor: 'middle', maxWidth: width } as const;
  return [
    moved(cx, cy, counter(count, radius, radius * LARGE_LINE, words)),
    ...open,
    ...lying,
    foot.map((line, index) => text(cx, height - 6 - 16 * (foot.length - 1 - index), line, said)),
  ];
}

/** An empty place for a card that opens the count. */
function slotAt({ x, y, turn }: Place, card: number): Markup {
  return moved(x, y, moved(-card / 2, -heightOf(card) / 2, emptySlot(card)), 1, turn);
}

/** The width of the line of a large ring, as a part of its radius. */
const LARGE_LINE = 0.18;

/** The count in a ring centered at 0, 0, which fills up to 21 and turns to warmer colors. */
function counter(count: number, radius: number, line: number, words: Words): Markup {
  const r = radius - line / 2 - 0.5;
  // The 0 of a new count says little.
  const size = count === 0 ? r * 0.5 : r;
  const number = { size, fill: count === 0 ? 'muted' : 'ink', bold: true, display: true, anchor: 'middle' } as const;
  const below = { size: Math.max(12, r * 0.26), fill: 'muted', anchor: 'middle', maxWidth: r * 1.7 } as const;
  return [
    gauge(count, r, line),
    marks(r, line),
    text(0, size * 0.3, String(count), number),
    text(0, size * 0.3 + r * 0.43, words.of21, below),
  ];
}

/** The borders of the 21 steps of the ring. */
function marks(r: number, line: number): Markup {
  const step = (2 * Math.PI * r) / MAX_COUNT;
  const gap = Math.max(1, line * 0.05);
  const dashes = `${gap} ${step - gap}`;
  const ring = { cx: 0, cy: 0, r, fill: 'none', stroke: 'panel', 'stroke-width': line, opacity: 0.7 } as const;
  return moved(0, 0, element('circle', { ...ring, 'stroke-dasharray': dashes }), 1, -90);
}

/** The filled part of the ring, as a fraction of 21. */
function gauge(count: number, r: number, line: number): Markup {
  // SVG draws nothing for an arc that ends where it begins.
  const part = Math.min(0.999, Math.max(0, count / MAX_COUNT));
  const stroke = count < CHICKEN_OUT_FROM ? 'leaf' : count < 17 ? 'gold' : 'comb';
  const ground = element('circle', { cx: 0, cy: 0, r, fill: 'panel', stroke: 'path', 'stroke-width': line });
  if (part === 0) return ground;
  const angle = 2 * Math.PI * part;
  const [x, y] = [Math.sin(angle) * r, -Math.cos(angle) * r];
  const d = `M0 ${-r}A${r} ${r} 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
  return [ground, element('path', { d, stroke, fill: 'none', 'stroke-width': line })];
}
