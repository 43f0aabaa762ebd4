// A row of cards in which only the two ends can be played, unless a rule frees the others.
import type { Seat } from '../engine/seats.js';
import type { Block, BoxSize } from './block.js';
import { type DrawnCard, drawOne, heightOf, MIN_ART_WIDTH, outlineOf } from './card.js';
import { FRAME, fan, MIN_TARGET, minStep, OWN_CARD } from './fan.js';
import { RAISED_SPACE, thing } from './hooks.js';
import { type Markup, moved } from './markup.js';
import type { DrawContext } from './options.js';
import { cardsPart, labeled, type Part } from './parts.js';

/** The space between an end and the other cards. */
const APART = 6;
/** The maximum and minimum width of inner cards, as fractions of an end. */
const MOST_INNER = 0.92;
const LEAST_INNER = 0.6;
/** From this width of the ends on, inner cards get at least this fraction. */
const LARGE_END = 60;
const INNER_OF_LARGE = 0.78;
/** The minimum width of a readable inner card, and of an end in an enlarged drawing. */
const LEAST_READABLE = 20;
const LEAST_ENLARGED = 20;
/** The distance between inner cards if there is space, as a fraction of their width. */
const SPREAD = 1.08;

/** A row in one line: the widths of its ends and inner cards, and the distance between inner cards. */
interface Line {
  readonly end: number;
  /** The width of an end that stays free for a finger. */
  readonly strip: number;
  readonly inner: number;
  readonly along: number;
}

/** The minimum width of all inner cards, as a multiple of one card, with every number visible. */
function reachOf(cards: readonly DrawnCard[]): number {
  return cards.length < 3 ? 0 : 1 + (cards.length - 3) * minStep(cards, false);
}

/** The widest ends of a row in one line. */
function widestEnd(cards: readonly DrawnCard[], maxWidth: number): number {
  if (cards.length < 3) return (maxWidth - APART * (cards.length - 1)) / cards.length;
  const widest = (inner: number) => (maxWidth - 2 * APART) / (2 + inner * reachOf(cards));
  return Math.max(Math.min(widest(LEAST_INNER), LARGE_END), widest(INNER_OF_LARGE));
}

/**
 * The minimum width of ends in one line. A drawing with larger cards is enlarged as a whole, so small cards stay
 * readable.
 */
function leastEnd({ scale }: DrawContext): number {
  return scale > 1 ? LEAST_ENLARGED : LEAST_READABLE / LEAST_INNER;
}

function lineOf(cards: readonly DrawnCard[], end: number, maxWidth: number, { scale }: DrawContext): Line {
  const between = cards.length - 2;
  const strip = scale > 1 ? end : Math.max(end, MIN_TARGET);
  const room = maxWidth - 2 * (strip + APART);
  const inner = between < 1 ? 0 : Math.min(MOST_INNER * end, room / reachOf(cards));
  return { end, strip, inner, along: between < 2 ? 0 : Math.min(SPREAD * inner, (room - inner) / (between - 1)) };
}

/** A card with its picture, at any size. */
function drawSmall(card: DrawnCard, width: number): Markup {
  if (width >= MIN_ART_WIDTH) return drawOne(card, width);
  return moved(0, 0, drawOne(card, MIN_ART_WIDTH), width / MIN_ART_WIDTH);
}

/** Draws the row in one centered line; inner cards and ends share a baseline. */
function drawLine(cards: readonly DrawnCard[], line: Line, maxWidth: number, context: DrawContext, owner: Seat): Block {
  const { end, strip, inner, along } = line;
  const { rings } = context;
  const space = rings.raises ? RAISED_SPACE : 0;
  const between = cards.length - 2;
  const middle = between < 1 ? 0 : inner + (between - 1) * along + APART;
  const total = cards.length < 2 ? end : 2 * strip + APART + middle;
  const start = (maxWidth - total) / 2;
  const markup = cards.map((card, index) => {
    const isLast = index > 0 && index === cards.length - 1;
    const width = index === 0 || isLast ? end : inner;
    const x = index === 0 ? start : isLast ? start + total - end : start + strip + APART + (index - 1) * along;
    const y = space + heightOf(end) - heightOf(width);
    return thing(card.hooks ?? {}, drawSmall(card, width), outlineOf(width), rings, { x, y, owner, raised: true });
  });
  return { height: heightOf(end) + space, markup };
}

/** The ends of a row in a box, as multiples of an inner card; in a box of two lines, as a share of its width. */
const FORWARD = 1.14;
const END_OF_TWO = 0.255;
/** From this height on, in heights of an inner card, a box has two lines. */
const TWO_LINES = 1.9;

/**
 * The row in a box: its ends never move, and the cards between spread as far as there is room. In two lines, the row
 * runs along the upper one, and its ends stand below it.
 */
function fillRow(cards: readonly DrawnCard[], { width, height }: BoxSize, context: DrawContext, owner: Seat): Markup {
  const inner = OWN_CARD * context.scale;
  const isTwo = height > TWO_LINES * heightOf(inner);
  const end = isTwo
    ? Math.min(width * END_OF_TWO, (height - inner * 0.72 - 6) / 1.4)
    : Math.min(inner * FORWARD, (height - 4) / 1.4);
  const between = cards.slice(1, -1);
  const [from, room] = isTwo ? [2, width - 4] : [end + 8, width - 2 * end - 16];
  const most = isTwo ? 1.05 : 1.7;
  const step = between.length < 2 ? 0 : Math.min(inner * most, (room - inner) / (between.length - 1));
  const start = from + (room - inner - step * (between.length - 1)) / 2;
  const low = height - heightOf(end) - 2;
  const high = isTwo ? 0 : low + (end - inner) * 0.7;
  const put = (card: DrawnCard, size: number, x: number, y: number) =>
    thing(card.hooks ?? {}, drawOne(card, size), outlineOf(size), context.rings, { x, y, owner, raised: true });
  return [
    ...between.map((card, index) => put(card, inner, start + index * step, high)),
    ...cards.slice(0, 1).map((card) => put(card, end, 0, low)),
    ...(cards.length < 2 ? [] : cards.slice(-1).map((card) => put(card, end, width - end, low))),
  ];
}

/** The width of cards if `count` of them share a line; whole pixels leave space for rounding. */
function widestIn(cards: readonly DrawnCard[], count: number, maxWidth: number): number {
  return Math.floor(maxWidth / (1 + (count - 1) * minStep(cards, false)));
}

/** A row in which every card can be touched: in one line if that leaves enough of each card visible. */
function drawFree(
  cards: readonly DrawnCard[],
  width: number,
  maxWidth: number,
  context: DrawContext,
  owner: Seat,
): Block {
  const inOne = widestIn(cards, cards.length, maxWidth);
  const fits = inOne >= MIN_TARGET && (cards.length - 1) * (MIN_TARGET + FRAME) + Math.min(width, inOne) <= maxWidth;
  return fan(cards, fits ? Math.min(width, inOne) : width, maxWidth, context.rings, owner);
}

/**
 * The row of a seat. The viewer's row is one line: its ends are free at full width, and inner cards are smaller and
 * overlap as far as their numbers stay readable. The ends shrink before the row breaks, and it breaks only if they
 * would be too small to touch. `isFree` means that a rule lets the viewer play any card.
 */
export function rowPart(
  name: string,
  label: string,
  cards: readonly DrawnCard[],
  usualWidth: number,
  context: DrawContext,
  owner: Seat,
  isFree: boolean,
): Part {
  const part = cardsPart(name, label, cards, usualWidth, context, owner);
  const width = usualWidth * context.scale;
  if (owner !== context.viewer || cards.length === 0 || width < MIN_ART_WIDTH) return part;
  const drawRow = (maxWidth: number): Block => {
    const widest = widestEnd(cards, maxWidth);
    const end = Math.min(width, Math.max(widest, MIN_TARGET));
    if (isFree) return drawFree(cards, end, maxWidth, context, owner);
    if (widest < leastEnd(context)) {
      // In two lines, only the outer cards can be touched.
      const inTwo = widestIn(cards, Math.ceil(cards.length / 2), maxWidth);
      return fan(cards, Math.min(width, inTwo), maxWidth, context.rings, owner, 0);
    }
    return drawLine(cards, lineOf(cards, Math.min(width, widest), maxWidth, context), maxWidth, context, owner);
  };
  return {
    ...part,
    fill: (box) => fillRow(cards, box, context, owner),
    draw(maxWidth) {
      const row = drawRow(maxWidth);
      return context.rings.raises ? row : labeled(label, row, maxWidth);
    },
  };
}
