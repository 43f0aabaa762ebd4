// The building blocks of tables: fans of cards, piles, tokens and lines of text, each also as text.

import { listed } from '../engine/locale.js';
import type { Seat } from '../engine/seats.js';
import { type Block, type BoxSize, stacked } from './block.js';
import { type DrawnCard, drawOne, type Face, heightOf, MIN_ART_WIDTH, outlineOf } from './card.js';
import { type ChipItem, cardsInChip } from './chipItems.js';
import { fan, grouped, handIn } from './fan.js';
import { type Hooks, RAISED_SPACE, type Rings, thing } from './hooks.js';
import { element, type Markup, moved } from './markup.js';
import type { DrawContext } from './options.js';
import type { Paint } from './palette.js';
import { estimate, fitted, text, wrapped } from './text.js';

/** A part of the table: its drawing for a given width, and its content as text. */
export interface Part {
  /** The name of the part; several parts may share it. */
  readonly name: string;
  readonly text: string;
  readonly draw: (maxWidth: number) => Block;
  /** The part in a box that it fills. Parts without it are not drawn in boxes. */
  readonly fill?: (box: BoxSize) => Markup;
  /** The part in the chip of its seat, unless omitted there. */
  readonly chip?: ChipItem;
}

const LABEL = 13;
/** The width of card backs if there are too many for the usual width. */
const MANY = 22;

/** A label over a block. */
export function labeled(label: string, block: Block, maxWidth: number): Block {
  const lines = wrapped(label, LABEL, maxWidth);
  const title: Block = {
    height: lines.length * (LABEL + 2),
    markup: lines.map((line, index) => text(0, LABEL - 2 + index * (LABEL + 2), line, { size: LABEL, fill: 'muted' })),
  };
  return stacked([title, block], 3);
}

/** A wrapped text. */
export function paragraph(words: string, maxWidth: number, size = 14, bold = false): Block {
  const lines = wrapped(words, size, maxWidth, bold);
  return {
    height: lines.length * size * 1.3,
    markup: lines.map((line, index) =>
      text(0, size * (1 + index * 1.3), line, { size, fill: 'ink', bold, display: bold, maxWidth }),
    ),
  };
}

/** Cards as text: visible ones by name, hidden ones by number. */
export function listOf(cards: readonly DrawnCard[], context: DrawContext): string {
  const named: string[] = [];
  let hidden = 0;
  for (const { face, badge } of cards) {
    if (face !== null) named.push(badge === undefined ? face.name : `${badge} ${face.name}`);
    else hidden += badge === undefined ? 1 : Number(badge.slice(1));
  }
  if (hidden > 0) named.push(context.words.hidden(hidden));
  return named.length === 0 ? context.words.empty : listed(named, context.words.and);
}

/** Labeled cards of the given width, such as a hand or row; they belong to `owner`, if given. */
export function cardsPart(
  name: string,
  label: string,
  cards: readonly DrawnCard[],
  usualWidth: number,
  context: DrawContext,
  owner?: Seat,
  /** Whether to merge equal cards of the viewer when they would otherwise need another line. */
  groups = false,
): Part {
  const width = usualWidth * context.scale;
  return {
    name,
    text: `${label}${context.colon}${listOf(cards, context)}`,
    chip: cardsInChip(cards, owner, context),
    fill: (box) => handIn(groups ? grouped(cards, context.rings) : cards, width, box, context),
    draw(maxWidth) {
      const { words, colon, rings } = context;
      const small = width < MIN_ART_WIDTH;
      const lying = (across: number, wide = width) => fan(cards, wide, across, rings, owner);
      if (cards.length === 0) return labeled(`${label}${colon}${words.empty}`, lying(maxWidth), maxWidth);
      // Cards that can be raised need no label: they are the viewer's own. They need space above.
      if (rings.raises && !small && owner === context.viewer) {
        const hand = lying(maxWidth);
        const isLong = groups && hand.height > heightOf(width) + RAISED_SPACE;
        return isLong ? fan(grouped(cards, rings), width, maxWidth, rings, owner) : hand;
      }
      // Backs go next to their label if they fit in one line; many backs are smaller.
      const indent = estimate(label, LABEL) + 10;
      const isHidden = owner !== context.viewer && cards.every(({ face }) => face === null);
      const wide = [width, MANY * context.scale].find(
        (each) => lying(maxWidth - indent, each).height <= heightOf(each),
      );
      if (!isHidden || wide === undefined) return labeled(label, lying(maxWidth), maxWidth);
      const beside = lying(maxWidth - indent, wide);
      const title = text(0, beside.height / 2 + 5, label, { size: LABEL, fill: 'muted' });
      return { height: beside.height, markup: [title, moved(indent, 0, beside.markup)] };
    },
  };
}

/** A line of text below a card: shortened if it `isName`, else wrapped if long. */
export interface CardLine {
  readonly words: string;
  readonly fill?: Paint;
  readonly bold?: boolean;
  readonly isName?: boolean;
}

/** A single card with a label above it and lines below it; `card` is `null` for an empty slot. */
export interface LoneCard {
  readonly hooks: Hooks;
  readonly card: DrawnCard | null;
  readonly above?: string;
  readonly below: readonly CardLine[];
  /** A small picture of size {@link SIGN} at its upper right corner. */
  readonly sign?: Markup;
}

/** The size of the small picture at the corner of a single card. */
export const SIGN = 22;

const LINE_TEXT = 12.5;
/** The minimum font size, used if the cards would otherwise need another row. */
const MIN_LINE_TEXT = 11;
const LINE = 15;

/** Cards side by side, spaced as for `count` cards, in rows short enough that no word is cut off. */
export function sideBySide(
  cards: readonly LoneCard[],
  count: number,
  width: number,
  maxWidth: number,
  rings: Rings,
): Block {
  const lines = cards.flatMap(({ above, below }) => [{ words: above ?? '' } as CardLine, ...below]);
  const widths = lines.flatMap(({ words, bold, isName }) =>
    isName ? [] : words.split(' ').map((word) => estimate(word, 1, bold)),
  );
  const fitting = (size: number) =>
    Math.max(1, Math.floor(maxWidth / Math.max(width + 4, ...widths.map((each) => each * size + 2))));
  const size = fitting(LINE_TEXT) < count && fitting(MIN_LINE_TEXT) > fitting(LINE_TEXT) ? MIN_LINE_TEXT : LINE_TEXT;
  const max = fitting(size);
  const columns = Math.ceil(count / Math.ceil(count / max));
  const across = maxWidth / columns;
  /** Writes lines from `y` down. */
  const write = (lines: readonly CardLine[], y: number) =>
    lines
      .flatMap(({ words, fill = 'ink', bold = false, isName }) => {
        const shown = isName ? [fitted(words, size, across - 2, bold)] : wrapped(words, size, across - 2, bold);
        return shown.map((each) => ({ each, fill, bold }));
      })
      .map(({ each, fill, bold }, index) =>
        text(across / 2, y + LINE * index, each, { size, fill, bold, anchor: 'middle' }),
      );
  const rows: Block[] = [];
  for (let first = 0; first < cards.length; first += columns) {
    const row = cards.slice(first, first + columns);
    const labels = row.map(({ above }) => (above === undefined ? [] : write([{ words: above, fill: 'muted' }], 12)));
    const high = Math.max(...labels.map(({ length }) => length));
    const y = high === 0 ? 0 : LINE * high + 3;
    const below = row.map((each) => write(each.below, y + heightOf(width) + 16));
    const markup = row.map(({ hooks, card, sign = null }, column) => {
      const drawn = card === null ? emptySlot(width) : drawOne(card, width);
      const hooked = thing(hooks, drawn, outlineOf(width), rings, { x: (across - width) / 2, y });
      const corner = sign === null ? null : moved((across + width) / 2 - SIGN * 0.75, y - SIGN * 0.25, sign);
      return moved(across * column, 0, [labels[column] ?? null, hooked, corner, below[column] ?? null]);
    });
    const deep = Math.max(...below.map(({ length }) => length));
    rows.push({ height: y + heightOf(width) + LINE * deep + 9, markup });
  }
  return stacked(rows);
}

/** A pile: its top card and its number of cards. */
export interface Pile {
  readonly hooks: Hooks;
  readonly label: string;
  readonly count: number;
  readonly top: DrawnCard | null;
  readonly note?: string;
}

/** Whether cards are smaller than usual, so that some text must be omitted. */
export function isTight({ scale }: DrawContext): boolean {
  return scale < 1;
}

/** Piles side by side. */
export function pilesPart(name: string, piles: readonly Pile[], width: number, context: DrawContext): Part {
  const { words } = context;
  const countOf = (count: number) => (count === 0 ? words.empty : words.cards(count));
  const subject = ({ count, top, note }: Pile) => {
    if (top === null || count === 0) return words.empty;
    const shown = top.face === null ? [] : [words.onTop(top.face.name)];
    return [words.cards(count), ...shown, ...(note === undefined ? [] : [note])].join(', ');
  };
  const cards = piles.map(({ hooks, label, count, top, note }) => ({
    hooks,
    // If space is scarce, the number goes on the pile.
    card: top === null ? null : { ...top, deep: count, ...(isTight(context) && { badge: String(count) }) },
    above: label,
    below: [
      ...(isTight(context) && top !== null ? [] : [{ words: countOf(count) }]),
      ...(note === undefined ? [] : [{ words: note, bold: true }]),
    ],
  }));
  return {
    name,
    text: piles.map((pile) => `${pile.label}${context.colon}${subject(pile)}`).join('. '),
    draw: (maxWidth) => sideBySide(cards, piles.length, width * context.scale, maxWidth, context.rings),
  };
}

/** An empty, touchable slot for a card. */
export function emptySlot(width: number, ratio?: number): Markup {
  return element('rect', {
    x: 1,
    y: 1,
    width: width - 2,
    height: heightOf(width, ratio) - 2,
    rx: outlineOf(width).rx,
    fill: 'none',
    stroke: 'line',
    'stroke-width': 2,
    'stroke-dasharray': '5 4',
    'pointer-events': 'all',
  });
}

/**
 * The known cards of a face-down pile from the top down, with each run of hidden cards as one back. Empty if none is
 * known.
 */
export function knownPart<Card>(
  name: string,
  label: string,
  pile: readonly (Card | null)[],
  faceOf: (card: Card) => Face,
  context: DrawContext,
  width = 28,
): Part[] {
  if (pile.every((card) => card === null)) return [];
  const cards: DrawnCard[] = [];
  let hidden = 0;
  for (const card of [...[...pile].reverse(), undefined]) {
    if (card === null) {
      hidden++;
      continue;
    }
    if (hidden > 0) cards.push(hidden === 1 ? { face: null } : { face: null, badge: `×${hidden}` });
    hidden = 0;
    if (card !== undefined) cards.push({ face: faceOf(card) });
  }
  const title = context.words.fromTheTop(label);
  const inOrder = cards.map(({ face, badge }) => face?.name ?? context.words.hidden(Number(badge?.slice(1) ?? 1)));
  return [
    {
      name,
      text: `${title}${context.colon}${inOrder.join(', ')}`,
      // These cards must be readable on any table, and grow with a large one.
      draw: (maxWidth) =>
        labeled(title, fan(cards, width * Math.max(1, context.scale), maxWidth, context.rings), maxWidth),
    },
  ];
}

/**
 * Cards with their faces, or backs if hidden, and hooks: each has its index in the list, visible ones also their name
 * in moves, as the value of `hook`. Sorted by `compare`, if given.
 */
export function drawnCards<Card extends string | number>(
  cards: readonly (Card | null)[],
  faceOf: (card: Card) => Face,
  compare?: (a: Card | null, b: Card | null) => number,
  hook = 'card',
): DrawnCard[] {
  const order = [...cards.entries()];
  if (compare) order.sort(([, a], [, b]) => compare(a, b));
  return order.map(([index, card]) => ({
    face: card === null ? null : faceOf(card),
    hooks: { [hook]: card ?? undefined, index },
  }));
}
