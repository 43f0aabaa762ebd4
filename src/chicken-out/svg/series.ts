// The series and the count.

import type { Block } from '../../svg/block.js';
import { type DrawnCard, drawOne, heightOf, outlineOf } from '../../svg/card.js';
import { fan } from '../../svg/fan.js';
import { thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { labeled, listOf, type Part, paragraph } from '../../svg/parts.js';
import { text, wrapped } from '../../svg/text.js';
import { CHICKEN_OUT_FROM } from '../cards.js';
import type { ChickenOutSvgLocale } from '../locales/locale.js';
import { sameText } from '../locales/sameText.js';
import type { State, View } from '../table.js';

type Words = ChickenOutSvgLocale['picture'];

/** From this scale up, the count is the largest thing on the table, below the series. */
const LARGE = 0.8;
/** From this scale up, the series lies around it. */
const AROUND = 1.1;
const CARD = 52;
const LINE = 13;

/** A count over this is a bust (CO-4.1). */
const MAX_COUNT = 21;

/** The series, and the count in large digits. */
export function seriesPart(
  { count }: View | State,
  cards: readonly DrawnCard[],
  words: Words,
  context: DrawContext,
): Part {
  return {
    name: 'series',
    text: `${words.count}${context.colon}${count}. ${words.series}${context.colon}${listOf(cards, context)}`,
    draw(maxWidth) {
      const { scale } = context;
      if (scale < LARGE) return besideCount(count, cards, words, context, maxWidth);
      const arc = scale < AROUND ? null : arcOf(cards, CARD * scale, context);
      return arc !== null && arc.width <= maxWidth
        ? aroundCount(count, arc, words, CARD * scale, maxWidth)
        : overCount(count, cards, words, context, maxWidth);
    },
  };
}

/** The count, and the series to its right. */
function besideCount(
  count: number,
  cards: readonly DrawnCard[],
  words: Words,
  { scale, words: { empty }, colon, rings }: DrawContext,
  maxWidth: number,
): Block {
  const radius = 38 * scale;
  const indent = 2 * radius + 14;
  const row = labeled(
    cards.length === 0 ? `${words.series}${colon}${empty}` : words.series,
    fan(cards, Math.min(CARD * scale, maxWidth / (scale > 1 ? 6 : 8)), maxWidth - indent, rings),
    maxWidth - indent,
  );
  const label = text(radius, 11, words.count, { size: LINE, fill: 'muted', anchor: 'middle', maxWidth: 2 * radius });
  const circle = [label, moved(radius, radius + 18, counter(count, radius, 7, words))];
  return { height: Math.max(row.height, 2 * radius + 18), markup: [circle, moved(indent, 0, row.markup)] };
}

/** The radius of the ring for cards of this width. */
const radiusFor = (width: number) => width * 1.05;

/**
 * The minimum scale of the cards in a long series (two lines are then no higher than one), and the visible part of
 * each.
 */
const MIN_OF_CARD = 0.45;
const LAPPED = 0.94;

/** The series in one line, with smaller cards if it is long, and the count below it. */
function overCount(
  count: number,
  cards: readonly DrawnCard[],
  words: Words,
  { scale, rings }: DrawContext,
  maxWidth: number,
): Block {
  const most = CARD * scale;
  const radius = radiusFor(most);
  const inLine = maxWidth / (1 + LAPPED * (cards.length - 1));
  const width = Math.max(MIN_OF_CARD * most, Math.min(most, inLine));
  const row = fan(cards, width, maxWidth, rings);
  // As high as large cards, so that the ring stays in place.
  const top = Math.max(row.height, heightOf(most)) + 10;
  // One line of cards lies above the middle of the ring.
  const across = Math.min(maxWidth, width + (width + 4) * (cards.length - 1));
  return {
    height: top + 2 * radius,
    markup: [
      moved((maxWidth - across) / 2, top - 10 - row.height, row.markup),
      moved(maxWidth / 2, top + radius, counter(count, radius, radius * LARGE_LINE, words)),
    ],
  };
}

/** Cards on an arc, centered at 0, 0. */
interface Arc {
  readonly width: number;
  /** How far it reaches above the center, and below it. */
  readonly over: number;
  readonly below: number;
  readonly markup: Markup;
}

/** The maximum angle of the arc, and the angle between cards, in degrees. */
const MAX_TURN = 196;
const TURN = 29;
/** The minimum visible part of a card's width, so that its number shows. */
const MIN_SHOWN = 0.52;

/** The series on an arc over the count; `null` if it is too long. */
function arcOf(cards: readonly DrawnCard[], width: number, { rings }: DrawContext): Arc | null {
  const height = heightOf(width);
  const reach = radiusFor(width) + 0.62 * height;
  const between = Math.max(1, cards.length - 1);
  const step = Math.min(TURN, MAX_TURN / between);
  if ((step * Math.PI * reach) / 180 < MIN_SHOWN * width) return null;
  const first = (-step * (cards.length - 1)) / 2;
  const half = Math.hypot(width, height) / 2;
  let lowest = -reach;
  const markup = cards.map((card, index) => {
    const angle = first + index * step;
    const radians = (angle * Math.PI) / 180;
    const [x, y] = [Math.sin(radians) * reach, -Math.cos(radians) * reach];
    lowest = Math.max(lowest, y);
    const drawn = thing(card.hooks ?? {}, drawOne(card, width), outlineOf(width), rings);
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`;
    return element('g', { transform }, moved(-width / 2, -height / 2, drawn));
  });
  return {
    width: 2 * (reach + half),
    over: reach + height / 2,
    below: lowest + half,
    markup,
  };
}

/** The count, and the series around it. */
function aroundCount(count: number, arc: Arc, words: Words, width: number, maxWidth: number): Block {
  const radius = radiusFor(width);
  const middle = Math.max(arc.over, radius);
  return {
    height: middle + Math.max(radius, arc.below),
    markup: moved(maxWidth / 2, middle, [arc.markup, counter(count, radius, radius * LARGE_LINE, words)]),
  };
}

/** The width of the line of a large ring, as a part of its radius. */
const LARGE_LINE = 0.18;

/** The count in a ring centered at 0, 0, which fills up to 21 and turns to warmer colors. */
function counter(count: number, radius: number, line: number, words: Words): Markup {
  const r = radius - line / 2 - 0.5;
  const number = { size: r, fill: 'ink', bold: true, display: true, anchor: 'middle' } as const;
  const below = { size: Math.max(12, r * 0.26), fill: 'muted', anchor: 'middle', maxWidth: r * 1.7 } as const;
  return [gauge(count, r, line), text(0, r * 0.3, String(count), number), text(0, r * 0.73, words.of21, below)];
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

/** The card that a SAME would copy, and the number of cards that have left the game. */
export function sameAndLeftPart(table: View | State, words: Words, context: DrawContext): Part {
  const { leftGame } = table;
  const same = sameText(table, words);
  const left = words.leftGame(context.words.cards(leftGame.length));
  const line = leftGame.length === 0 ? same : `${same} · ${left}`;
  return {
    name: 'series',
    text: `${same}. ${left}`,
    draw: (maxWidth) => (context.scale < LARGE ? paragraph(line, maxWidth, LINE) : centered(line, maxWidth)),
  };
}

/** A text in lines around the middle. */
function centered(words: string, maxWidth: number): Block {
  const lines = wrapped(words, LINE, maxWidth);
  return {
    height: lines.length * LINE * 1.3,
    markup: lines.map((line, index) =>
      text(maxWidth / 2, LINE * (1 + index * 1.3), line, { size: LINE, fill: 'ink', anchor: 'middle' }),
    ),
  };
}
