// The yard of Chicken Roundup, as the viewer sees it, with their own row nearest.
import { listed } from '../../engine/locale.js';
import type { Seat } from '../../engine/seats.js';
import { ART, rooster } from '../../svg/animals.js';
import type { Block, BoxSize } from '../../svg/block.js';
import { drawOne, type Face, heightOf, outlineOf } from '../../svg/card.js';
import { type Hooks, keyOf, thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { emptySlot, type Part } from '../../svg/parts.js';
import { estimate, fitted, text, wrapped } from '../../svg/text.js';
import type { ChickenRoundupSvgLocale } from '../locales/locale.js';
import { type Card, CELLS, COLUMNS, ENDS, type End, ROWS, type State, type View } from '../table.js';
import { house, plate } from './coop.js';
import { MARGIN, naturalPlaces, type Places, placesIn, type Row, type Side } from './places.js';
import { shortFace } from './shortFace.js';

type Words = ChickenRoundupSvgLocale['picture'];
type FaceOf = (card: Card | 'fox') => Face;

/** The text for the rooster: still in the deck, or the number of turns left. */
export function roosterOf(turnsLeft: number | null, words: Words): string {
  return turnsLeft === null ? words.roosterIn : words.roosterOut(turnsLeft);
}

/** What a drawing of the yard shows. */
interface Drawn {
  readonly table: View | State;
  readonly face: FaceOf;
  readonly words: Words;
  readonly context: DrawContext;
  /** Whether the viewer sits in the north, like the second seat. */
  readonly isTurned: boolean;
}

/** The yard: rows and columns, each coop next to its row; in a box, the piles too. */
export function yardPart(
  table: View | State,
  face: FaceOf,
  words: Words,
  context: DrawContext,
  /** Whether the piles lie in the corners at natural height. */
  hasPiles: boolean,
): Part {
  const rows = ROWS.map((row, index) => {
    const occupants = table.yard.slice(index * COLUMNS, (index + 1) * COLUMNS);
    return `${words.rows[row]}${context.colon}${listed(
      occupants.map((occupant) => (occupant === 'open' ? words.open : face(occupant).name)),
      context.words.and,
    )}`;
  });
  const drawn: Drawn = { table, face, words, context, isTurned: context.viewer === 1 };
  return {
    name: 'yard',
    text: rows.join('. '),
    draw: (maxWidth) => drawNatural(drawn, maxWidth, hasPiles),
    fill: (box) => drawBoxed(drawn, box),
  };
}

/** The yard at natural height, with the letters of its rows and the numbers of its columns. */
function drawNatural(drawn: Drawn, maxWidth: number, hasPiles: boolean): Block {
  const { table, words, context, isTurned } = drawn;
  const isOpposite = table.options.coops === 'opposite';
  const places = naturalPlaces(maxWidth, context.scale, isOpposite, isTurned);
  const { left, top, cell, line } = places;
  const small = { size: 11, fill: 'muted', anchor: 'middle' } as const;
  const letters = ROWS.map((row, index) => {
    const shown = isTurned ? ROWS.length - 1 - index : index;
    return text(MARGIN / 2, top + line * (shown + 0.5) + 4, row, small);
  });
  const numbers = Array.from({ length: COLUMNS }, (_, column) => {
    const shown = isTurned ? COLUMNS - 1 - column : column;
    return text(left + cell * (shown + 0.5), 10, String(column), small);
  });
  // Above the deck, up to the first number of a column.
  const note = roosterOf(table.turnsLeft, words);
  const size = Math.min(11.5, (cell * 1.5 + MARGIN - 8) / estimate(note, 1));
  const piles = hasPiles
    ? [text(left - cell - MARGIN, 10, note, { size, fill: 'ink' }), drawPiles(drawn, places, '')]
    : [];
  return { height: top + line * ROWS.length + 7, markup: [letters, numbers, piles, drawYard(drawn, places)] };
}

/** The yard in a box, with the piles. */
function drawBoxed(drawn: Drawn, box: BoxSize): Markup {
  const places = placesIn(box);
  const { turnsLeft } = drawn.table;
  const crows = turnsLeft === null ? '' : drawn.words.roosterOut(turnsLeft);
  return [drawPiles(drawn, places, crows), drawYard(drawn, places)];
}

/** The fence, the cells, the coops, and the ends of rows. */
function drawYard(drawn: Drawn, places: Places): Markup {
  const { table, face, words, context, isTurned } = drawn;
  const { left, top, cell, line, card, ratio } = places;
  const fence = { x: left - 5, y: top - 5, width: cell * COLUMNS + 10, height: line * ROWS.length + 10, rx: 10 };
  const occupants = table.yard.map((occupant, index) => {
    const drawing =
      occupant === 'open' ? emptySlot(card, ratio) : drawOne({ face: shortFace(face(occupant), card) }, card, ratio);
    const shown = isTurned ? CELLS.length - 1 - index : index;
    const x = left + cell * (shown % COLUMNS) + (cell - card) / 2;
    const y = top + line * Math.floor(shown / COLUMNS) + (line - card * ratio) / 2;
    return thing({ cell: CELLS[index] }, drawing, outlineOf(card, ratio), context.rings, { x, y });
  });
  return [
    element('rect', { ...fence, fill: 'path', stroke: 'brown', 'stroke-width': 4 }),
    // A middle alone is part of an interactive, readable page; a whole table is one picture.
    context.part?.name === 'middle' ? asGrid(table, occupants, isTurned, words) : occupants,
    ([0, 1] as const).map((seat) => drawCoop(seat, drawn, places)),
    endsOf(table).map(({ end, row }) => drawEnd(end, row, drawn, places)),
  ];
}

/** The cells in rows for screen readers, as the viewer sees them, with their own row last. */
function asGrid({ yard }: View | State, drawn: readonly Markup[], isTurned: boolean, words: Words): Markup {
  const inRows = ROWS.map((_, row) => {
    const line = Array.from({ length: COLUMNS }, (_, column) => {
      const shown = row * COLUMNS + column;
      const index = isTurned ? CELLS.length - 1 - shown : shown;
      const [cell, occupant] = [CELLS[index], yard[index]];
      if (cell === undefined || occupant === undefined) return null;
      const there = occupant === 'fox' ? words.fox : occupant === 'open' ? words.open : words.chicken(occupant);
      const label = words.at(row + 1, column + 1, cell, there);
      return element('g', { role: 'gridcell', tabindex: -1, 'aria-label': label }, drawn[index] ?? null);
    });
    return element('g', { role: 'row' }, ...line);
  });
  return element('g', { role: 'grid', 'aria-label': words.yard }, ...inRows);
}

/** The side of the coop at the lower row, or at the upper one, as the viewer sees it. */
function coopSide(row: Row, { table, isTurned }: Drawn): Side {
  if (table.options.coops === 'opposite') return row === 'bottom' ? 'left' : 'right';
  return isTurned ? 'right' : 'left';
}

/** A coop next to its row, with a gate in the fence, the number of its chickens, and the owner's name. */
function drawCoop(seat: Seat, drawn: Drawn, { spot, spill, line, left, top, cell }: Places): Markup {
  const { table, context, isTurned } = drawn;
  const row = (seat === 0) === isTurned ? 'top' : 'bottom';
  const side = coopSide(row, drawn);
  const isLeft = side === 'left';
  const roof = row === 'bottom' ? 'comb' : 'back';
  const stack = table.stacks[seat] ?? [];
  const [count, owner] = [String(stack.length), context.shortNameOf(seat)];
  const { x, y, width, height, isStrip } = spot(side, row);
  const high = isStrip ? PLATE : Math.min(Math.max(PLATE, width * 0.2), height * 0.22);
  const size = isStrip ? height : Math.min(width, height * 0.89 - high);
  const at = { x: isStrip ? (isLeft ? x : x + width - size) : x + (width - size) / 2, y: isStrip ? y : y - 3 };
  const gate = { x: isLeft ? left - 8 : left + cell * COLUMNS + 2, width: 6, height: line * 0.6, rx: 3 };
  const outline = { width: size, height: size, rx: 4 };
  return [
    element('rect', { ...gate, y: top + line * (row === 'top' ? 0.2 : 2.2), fill: roof, stroke: 'print' }),
    thing({ coop: seat }, moved(0, 0, house(stack, roof), size / ART), outline, context.rings, at),
    isStrip
      ? plate(`${count} ${owner}`, at.x + (isLeft ? size : 0), y + (height - high) / 2, high, width - size, side)
      : below(count, owner, x + width / 2, at.y + size, high, width + spill),
  ];
}

/** The usual height of a plate. */
const PLATE = 22;

/** The number of chickens below a coop, with the owner's name beside it or under it. */
function below(count: string, owner: string, x: number, y: number, height: number, maxWidth: number): Markup {
  const both = `${count} ${owner}`;
  // For any number of two digits.
  if (estimate(`88 ${owner}`, height * 0.64, true) + height <= maxWidth) return plate(both, x, y, height, maxWidth);
  const size = Math.min(13, height * 0.6, Math.max(9, maxWidth / estimate(owner, 1, true)));
  const name = fitted(owner, size, maxWidth, true);
  return [
    plate(count, x, y, height, maxWidth),
    text(x, y + height + size * 0.9, name, { size, fill: 'ink', bold: true, anchor: 'middle' }),
  ];
}

/** A pile in a corner without a coop, with words if there are some. */
function drawPile(
  hooks: Hooks,
  top: Face | null,
  count: number,
  row: Row,
  words: string,
  drawn: Drawn,
  { spot, spill }: Places,
): Markup {
  const side = coopSide(row, drawn) === 'left' ? 'right' : 'left';
  const { x, y, width, height, isStrip } = spot(side, row);
  const card = isStrip ? (height - 6) / heightOf(1) : width * 0.78;
  // At the outer edge, away from the arrows at the ends of rows.
  const left = side === 'left' ? x : x + width - card;
  const upper = y + (isStrip ? 2 : (height - heightOf(card)) / 2);
  const face = top === null ? null : shortFace(top, 0);
  const pile = count === 0 ? emptySlot(card) : drawOne({ face, deep: count }, card);
  const drawing = thing(hooks, pile, outlineOf(card), drawn.context.rings, { x: left, y: upper });
  const high = isStrip ? PLATE : Math.min(Math.max(PLATE, width * 0.2) * 0.9, height * 0.22);
  if (isStrip) {
    const said = words === '' ? String(count) : words;
    return [drawing, plate(said, side === 'left' ? x + card : left, y + (height - high) / 2, high, width - card, side)];
  }
  const [middle, lower] = [x + width / 2, upper + heightOf(card)];
  const lines = words === '' ? [] : wrapped(words, 11.5, width + spill, true);
  const style = { size: 11.5, fill: 'ink', bold: true, anchor: 'middle' } as const;
  return [
    drawing,
    words === '' ? null : moved(left - card * 0.2, upper - card * 0.3, rooster(), (card * 0.8) / ART),
    element('g', { 'pointer-events': 'none' }, plate(String(count), left + card / 2, lower - high * 0.75, high, width)),
    lines.map((each, index) => text(middle, lower + high * 0.25 + 12 + index * 13, each, style)),
  ];
}

/** The piles; with words for it, the rooster stands on the deck. */
function drawPiles(drawn: Drawn, places: Places, crows: string): Markup {
  const { deck, discardPile } = drawn.table;
  const top = discardPile.at(-1);
  return element(
    'g',
    { 'data-part': 'piles' },
    drawPile({ pile: 'deck' }, null, deck.length, 'top', crows, drawn, places),
    drawPile(
      { pile: 'discardPile' },
      top === undefined ? null : drawn.face(top),
      discardPile.length,
      'bottom',
      '',
      drawn,
      places,
    ),
  );
}

/** An end of a row: an arrow if it can be chosen, otherwise empty space. */
function drawEnd(end: End, row: number, { isTurned, context }: Drawn, places: Places): Markup {
  const { left, top, cell, line, away, end: size } = places;
  const { rings } = context;
  const toLeft = (end === 'west') !== isTurned;
  const outline = { width: size, height: size, rx: size / 2 };
  const key = keyOf('end', end);
  const hasRing = rings.open.has(key) || rings.picked.has(key);
  const sign = { size: size * 0.7, fill: 'ink', bold: true, anchor: 'middle' } as const;
  const drawing = [
    element('rect', { ...outline, fill: hasRing ? 'panel' : 'none' }),
    hasRing ? text(size / 2, size * 0.75, toLeft ? '←' : '→', sign) : null,
  ];
  const x = toLeft ? left - away : left + cell * COLUMNS + away;
  const y = top + line * ((isTurned ? ROWS.length - 1 - row : row) + 0.5);
  return thing({ end }, drawing, outline, rings, { x: x - size / 2, y: y - size / 2 });
}

/** The ends that a move can name: of the fox's row, except at a coop (CR-5.2), or of the middle row (CR-4.2). */
function endsOf({ step, yard, options }: View | State): { readonly end: End; readonly row: number }[] {
  if (step.type === 'over') return [];
  const row = step.type === 'closeGap' ? 1 : Math.floor(yard.indexOf('fox') / COLUMNS);
  const atCoop: End = row === 2 || options.coops === 'sameSide' ? 'west' : 'east';
  return ENDS.filter((end) => row === 1 || end !== atCoop).map((end) => ({ end, row }));
}
