// Cards next to each other: wrapped in natural size, or in one line in a box.
import type { Seat } from '../engine/seats.js';
import type { Block, BoxSize } from './block.js';
import { type DrawnCard, drawBadge, drawOne, heightOf, MIN_ART_WIDTH, outlineOf } from './card.js';
import { RAISED_SPACE, type Rings, thing } from './hooks.js';
import type { Markup } from './markup.js';
import type { DrawContext } from './options.js';
import { estimate } from './text.js';

/** The minimum visible width of a touchable thing, in pixels. */
export const MIN_TARGET = 44;
/** How far the frame of a picked card covers the card below it, in pixels. */
export const FRAME = 5;

/** The fraction of a card's width that must stay visible to read its number. */
export function minStep(cards: readonly DrawnCard[], small: boolean): number {
  const needed = cards.map(({ face }) => {
    if (face === null) return 0.3;
    return small ? 0.94 : Math.max(0.5, 0.12 + Math.min(0.82, estimate(face.label, 0.44, true)));
  });
  return Math.max(...needed);
}

/**
 * Cards side by side, overlapping if the width is scarce, in as many lines as needed; they belong to `owner` if given.
 * A strip of each selectable card, `strip` wide, stays visible.
 */
export function fan(
  cards: readonly DrawnCard[],
  width: number,
  maxWidth: number,
  rings: Rings,
  owner?: Seat,
  strip = MIN_TARGET + FRAME,
): Block {
  if (cards.length === 0) return { height: 0, markup: null };
  const isChosen = rings.raises && width >= MIN_ART_WIDTH && cards.some((card) => nameIn(card, rings) !== null);
  const space = isChosen ? RAISED_SPACE : 0;
  const height = heightOf(width) + space;
  const step = Math.max(width * minStep(cards, width < MIN_ART_WIDTH), isChosen ? strip : 0);
  const max = Math.max(1, Math.floor((maxWidth - width) / step) + 1);
  const lines = Math.ceil(cards.length / max);
  const each = Math.ceil(cards.length / lines);
  const along = each < 2 ? 0 : Math.min(Math.max(width + 4, step), (maxWidth - width) / (each - 1));
  const copies = new Map<unknown, number>();
  const markup = cards.map((card, index) => {
    const { hooks = {} } = card;
    const name = nameIn(card, rings);
    const copy = copies.get(name) ?? 0;
    copies.set(name, copy + 1);
    const x = (index % each) * along;
    const y = Math.floor(index / each) * (height + 4) + space;
    return thing(hooks, drawOne(card, width), outlineOf(width), rings, { x, y, owner, copy, raised: true });
  });
  return { height: lines * (height + 4) - 4, markup };
}

/** The usual width of the viewer's cards. */
export const OWN_CARD = 56;

/** How far the outer cards of a hand lean, in degrees, and how far they sink, as a share of a card. */
const LEAN = 5;
const SINK = 0.05;
/** How cards side by side lean, in degrees. */
const LYING = [-1, 0.7, -0.5, 1.1, -0.8] as const;

/** Something this large is a target for a finger even on a table drawn at its smallest. */
export const FINGER = 48;

/**
 * The viewer's cards in a box, in one line: more cards overlap more. Cards to touch that would show too little of
 * themselves lie in two lines.
 */
export function handIn(
  cards: readonly DrawnCard[],
  width: number,
  box: BoxSize,
  { rings, viewer }: DrawContext,
): Markup {
  const count = cards.length;
  const step = count < 2 ? 0 : Math.min(width * 1.07, (box.width - width * 1.06) / (count - 1));
  const start = (box.width - width - step * (count - 1)) / 2;
  const inTwo = Math.min(width, (box.height - FINGER - RAISED_SPACE) / heightOf(1));
  if (step < FINGER + FRAME && inTwo >= MIN_TARGET && cards.some((card) => nameIn(card, rings) !== null))
    return foldedIn(cards, inTwo, box, rings, viewer ?? undefined);
  const isFan = step < width;
  const base = box.height - heightOf(width) - width * SINK;
  const copies = new Map<unknown, number>();
  return cards.map((card, index) => {
    const name = nameIn(card, rings);
    const copy = copies.get(name) ?? 0;
    copies.set(name, copy + 1);
    const side = count < 2 || !isFan ? 0 : (2 * index) / (count - 1) - 1;
    const at = {
      x: start + index * step,
      y: base + side * side * width * SINK,
      turn: isFan ? side * Math.min(LEAN, count) * 0.4 : (LYING[index % LYING.length] ?? 0),
    };
    const owner = viewer ?? undefined;
    return thing(card.hooks ?? {}, drawOne(card, width), outlineOf(width), rings, { ...at, owner, copy, raised: true });
  });
}

/** Cards in two lines, the lower one over the upper one. */
function foldedIn(
  cards: readonly DrawnCard[],
  width: number,
  box: BoxSize,
  rings: Rings,
  owner: Seat | undefined,
): Markup {
  const inLine = Math.ceil(cards.length / 2);
  const step = Math.min(width * 1.07, (box.width - width) / (inLine - 1));
  const low = box.height - heightOf(width);
  const high = Math.max(RAISED_SPACE, low - heightOf(width) - 4);
  const copies = new Map<unknown, number>();
  return cards.map((card, index) => {
    const name = nameIn(card, rings);
    const copy = copies.get(name) ?? 0;
    copies.set(name, copy + 1);
    const isUpper = index < inLine;
    const count = isUpper ? inLine : cards.length - inLine;
    const x = (box.width - width - step * (count - 1)) / 2 + step * (isUpper ? index : index - inLine);
    // A lifted card of the lower line would cover the upper one.
    const at = { x, y: isUpper ? high : low, owner, copy, raised: isUpper };
    // The rings and the sign of a picked card of the lower line stay inside it for the same reason.
    const outline = isUpper ? outlineOf(width) : { ...outlineOf(width), inset: 3 };
    const { badge, ...plain } = card;
    const drawn = isUpper && badge !== undefined ? [drawOne(plain, width), drawBadge(badge, width, FINGER)] : null;
    return thing(card.hooks ?? {}, drawn ?? drawOne(card, width), outline, rings, at);
  });
}

/** The name of a card in moves, with its hook; `null` if it has none, as a hidden card. */
function nameIn({ hooks = {} }: DrawnCard, rings: Rings): string | null {
  const [hook, value] =
    Object.entries(hooks).find(([each, named]) => rings.hooks.has(each) && named !== undefined) ?? [];
  return hook === undefined ? null : `${hook} ${value}`;
}

/** Merges equal neighboring cards into one card with their number. */
export function grouped(cards: readonly DrawnCard[], rings: Rings): readonly DrawnCard[] {
  const groups: DrawnCard[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    const name = nameIn(card, rings);
    if (last === undefined || name === null || name !== nameIn(last, rings)) groups.push(card);
    else groups[groups.length - 1] = { ...last, deep: (last.deep ?? 1) + 1, badge: `×${(last.deep ?? 1) + 1}` };
  }
  return groups;
}
