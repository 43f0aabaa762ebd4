// The sets of both players in columns by type, so that each set faces its rival.
import type { Seat } from '../../engine/seats.js';
import { type Block, stacked } from '../../svg/block.js';
import { type DrawnCard, drawOne, heightOf, MIN_ART_WIDTH, outlineOf } from '../../svg/card.js';
import { fan } from '../../svg/fan.js';
import { thing } from '../../svg/hooks.js';
import { element, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { isTight, type Part } from '../../svg/parts.js';
import { estimate, fitted, text } from '../../svg/text.js';
import { CHICKENS, type Chicken, type LaidSet } from '../table.js';

/** The sets of a seat, with their texts. */
export interface Side {
  readonly seat: Seat;
  readonly sets: readonly LaidSet[];
  /** How many types it shows, out of those needed to end the round (CC-6.1). */
  readonly types: string;
  /** The points that its sets would score now (CC-6.3), also as text. */
  readonly points: number;
  readonly thisRound: string;
}

/** Both sides, with their shared text. */
export interface Columns {
  readonly above: Side;
  readonly below: Side;
  /** The types that one player needs to end the round. */
  readonly own: number;
  /** How many types both show together, out of those needed to end the round. */
  readonly together: string;
  readonly cardOf: (set: LaidSet) => DrawnCard;
}

const CARD = 50;
/** The minimum width of a column, for its number. */
const MIN_COLUMN = 25;
const APART = 4;
const LINE = 20;
const WORDS = 13;
/** The minimum width of a name next to the points. */
const LEAST_NAME = 44;
const DOT = 4.5;
const STEP = 13;

/** A line of a side: the player, a dot for each type on the way to the end, and the points of this round. */
function lineOf(side: Side, own: number, maxWidth: number, context: DrawContext): Block {
  const { seat, sets } = side;
  const dots = STEP * own;
  const roomNextTo = (words: string) => maxWidth - dots - estimate(words, WORDS, true) - 16;
  const points = roomNextTo(side.thisRound) < LEAST_NAME ? `+${side.points}` : side.thisRound;
  const room = roomNextTo(points);
  const name = fitted(context.shortNameOf(seat), WORDS, room);
  const start = estimate(name, WORDS) + 8;
  const markup = [
    text(0, 14, name, { size: WORDS, fill: 'ink' }),
    ...Array.from({ length: own }, (_, index) =>
      element('circle', {
        cx: start + DOT + index * STEP,
        cy: 9.5,
        r: DOT,
        fill: index < sets.length ? 'ink' : 'none',
        stroke: 'ink',
        'stroke-width': 1.2,
      }),
    ),
    text(start + dots + 6, 14, points, { size: WORDS, fill: 'ink', bold: true }),
  ];
  return { height: LINE, markup };
}

/** The types between both sides; shown types appear as coins. */
function typesIn(shown: ReadonlySet<Chicken>, column: number): Block {
  const r = Math.min(15, column / 2 - 1);
  const markup = CHICKENS.map((chicken, index) => {
    const isShown = shown.has(chicken);
    const cx = (index + 0.5) * column;
    const plate = { cx, cy: r + 1, r, fill: isShown ? 'yolk' : 'none', stroke: isShown ? 'yolkInk' : 'line' } as const;
    const size = r * 0.95;
    const number = { size, fill: isShown ? 'yolkInk' : 'muted', bold: isShown, anchor: 'middle' } as const;
    return [
      element('circle', { ...plate, 'stroke-width': isShown ? 2 : 1 }),
      text(cx, r + 1 + size * 0.36, String(chicken), number),
    ];
  });
  return { height: 2 * r + 2, markup };
}

/** The width of a column. */
function columnIn(maxWidth: number, { scale }: DrawContext): number {
  return Math.min(maxWidth / CHICKENS.length, CARD * scale + 3 * APART);
}

/** The width of a card of a set in its column. */
export function setWidth(maxWidth: number, context: DrawContext): number {
  return Math.min(CARD * context.scale, columnIn(maxWidth, context) - APART);
}

/** The sets of a side, each in the column of its type. */
function setsIn({ seat, sets }: Side, cardOf: Columns['cardOf'], column: number, { scale, rings }: DrawContext): Block {
  const width = Math.min(CARD * scale, column - APART);
  const markup = sets.map((set) => {
    const card = cardOf(set);
    // Next to a small card, the column shows its type, and the count would cover the number.
    const shown = card.face === null || width >= MIN_ART_WIDTH ? card : { ...card, face: { ...card.face, label: '' } };
    const x = (CHICKENS.indexOf(set.chicken) + 0.5) * column - width / 2;
    return thing(card.hooks ?? {}, drawOne(shown, width), outlineOf(width), rings, { x, y: APART, owner: seat });
  });
  return { height: heightOf(width) + 2 * APART, markup: element('g', { 'data-seat': seat }, ...markup) };
}

/** The sets of a side in one line, if columns would be too narrow. */
function setsInLine(
  { seat, sets }: Side,
  cardOf: Columns['cardOf'],
  maxWidth: number,
  { scale, rings }: DrawContext,
): Block {
  const laid = fan(sets.map(cardOf), 34 * scale, maxWidth, rings, seat);
  return { height: laid.height, markup: element('g', { 'data-seat': seat }, laid.markup) };
}

/** Both sides, with the types between them. */
function drawColumns({ above, below, own, together, cardOf }: Columns, maxWidth: number, context: DrawContext): Block {
  const column = columnIn(maxWidth, context);
  const isNarrow = column < MIN_COLUMN;
  const wide = isNarrow ? maxWidth : column * CHICKENS.length;
  const sideOf = (side: Side) =>
    isNarrow ? setsInLine(side, cardOf, maxWidth, context) : setsIn(side, cardOf, column, context);
  const lines = isTight(context) ? [] : [above, below].map((side) => lineOf(side, own, wide, context));
  const shown = new Set([...above.sets, ...below.sets].map(({ chicken }) => chicken));
  const label = text(0, 12, together, { size: WORDS, fill: 'muted', maxWidth: wide });
  const blocks = [
    ...lines.slice(0, 1),
    sideOf(above),
    ...(isNarrow ? [] : [typesIn(shown, column)]),
    sideOf(below),
    ...lines.slice(1),
    ...(isTight(context) ? [] : [{ height: 16, markup: label }]),
  ];
  const { height, markup } = stacked(blocks, 0);
  return { height, markup: moved((maxWidth - wide) / 2, 0, markup) };
}

/** The columns as a part of the table. */
export function columnsPart(columns: Columns, context: DrawContext): Part {
  const said = [columns.above, columns.below].map(
    ({ seat, types, thisRound }) => `${context.nameOf(seat)}${context.colon}${types}, ${thisRound}`,
  );
  return {
    name: 'columns',
    text: [...said, columns.together].join('. '),
    draw: (maxWidth) => drawColumns(columns, maxWidth, context),
  };
}
