// The possessions of a seat, each in one short line.
import type { Seat } from '../engine/seats.js';
import type { DrawnCard } from './card.js';
import { type Hooks, type Outline, thing } from './hooks.js';
import { element, type Markup } from './markup.js';
import type { DrawContext } from './options.js';
import { estimate, text } from './text.js';

/** A part of a panel in one line of 18 pixels, with its minimum and full width. */
export interface ChipItem {
  readonly min: number;
  readonly natural: number;
  /** How much of a width it needs, if not all of it. */
  readonly used?: (width: number) => number;
  /** Draws it in a width of at least `min`. */
  readonly draw: (width: number) => Markup;
}

const LINE_HEIGHT = 18;
const NUMBER = 13;
const SHEET: Outline = { width: 12, height: LINE_HEIGHT - 1, rx: 2 };
/** The distance between cards if there is space. */
const APART = 7;
/** Text is shortened to a number before cards move closer than this. */
const MIN_APART = 3;

/** A tiny card, face up or face down; `null` for an empty slot. */
function tinyCard(card: DrawnCard | null): Markup {
  const { width, height, rx } = SHEET;
  const fill = card === null ? 'none' : card.face === null ? 'back' : 'paper';
  const stroke = card === null ? 'muted' : 'edge';
  return element('rect', {
    x: 0.5,
    y: 0.5,
    width: width - 1,
    height: height - 1,
    rx,
    fill,
    stroke,
    'stroke-width': 0.7,
  });
}

/** Tiny cards, at most one per card, and the number of cards; `lay` draws the tiny cards at a distance. */
function counted(count: number, shown: number, words: DrawContext['words'], lay: (along: number) => Markup): ChipItem {
  const [short, long] = [String(count), words.cards(count)];
  const reach = (along: number) => SHEET.width + along * Math.max(0, shown - 1) + 5;
  const widthOf = (label: string) => estimate(label, NUMBER, true);
  const labelIn = (width: number) => (reach(MIN_APART) + widthOf(long) <= width ? long : short);
  const alongIn = (width: number) => {
    const spare = width - reach(0) - widthOf(labelIn(width));
    return shown < 2 ? 0 : Math.max(0, Math.min(APART, spare / (shown - 1)));
  };
  return {
    min: reach(0) + widthOf(short),
    natural: reach(APART) + widthOf(long),
    used: (width) => Math.min(width, reach(alongIn(width)) + widthOf(labelIn(width))),
    draw(width) {
      const [label, along] = [labelIn(width), alongIn(width)];
      return [lay(along), text(reach(along), 13.5, label, { size: NUMBER, fill: 'ink', bold: true })];
    },
  };
}

/** The cards of a seat, with their hooks, and their number. */
export function cardsInChip(
  cards: readonly DrawnCard[],
  seat: Seat | undefined,
  { words, rings }: DrawContext,
): ChipItem {
  return counted(cards.length, cards.length, words, (along) =>
    cards.length === 0
      ? tinyCard(null)
      : cards.map((card, index) =>
          thing(card.hooks ?? {}, tinyCard(card), SHEET, rings, { x: index * along, owner: seat }),
        ),
  );
}

/** A face-down pile of a seat, and its number of cards. */
export function pileInChip(hooks: Hooks, count: number, seat: Seat, { words, rings }: DrawContext): ChipItem {
  const top = tinyCard(count === 0 ? null : { face: null });
  return counted(count, 1, words, () => thing(hooks, top, SHEET, rings, { owner: seat }));
}
