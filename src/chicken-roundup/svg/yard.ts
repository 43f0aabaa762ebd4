// The yard of Chicken Roundup, as the viewer sees it, with their own row nearest.
import { listed } from '../../engine/locale.js';
import { ART, hen, PORTRAIT, portrait } from '../../svg/animals.js';
import type { Block } from '../../svg/block.js';
import { drawOne, type Face, heightOf, outlineOf } from '../../svg/card.js';
import { MIN_TARGET } from '../../svg/fan.js';
import { type Hooks, keyOf, type Rings, thing } from '../../svg/hooks.js';
import { element, type Markup, moved } from '../../svg/markup.js';
import type { DrawContext } from '../../svg/options.js';
import { emptySlot, type Part } from '../../svg/parts.js';
import { estimate, type TextStyle, text } from '../../svg/text.js';
import { colorOf } from '../cards.js';
import type { ChickenRoundupSvgLocale } from '../locales/locale.js';
import { type Card, CELLS, COLUMNS, ENDS, type End, ROWS, type State, type View } from '../table.js';
import { coop } from './farm.js';

type Words = ChickenRoundupSvgLocale['picture'];
type FaceOf = (card: Card | 'fox') => Face;

/** The text for the rooster: still in the deck, or the number of turns left. */
export function roosterOf(turnsLeft: number | null, words: Words): string {
  return turnsLeft === null ? words.roosterIn : words.roosterOut(turnsLeft);
}

/** The yard: rows and columns with their letters and numbers, each coop next to its row. */
export function yardPart(
  table: View | State,
  face: FaceOf,
  words: Words,
  context: DrawContext,
  /** The words for the piles, if they lie in the corners. */
  piles: Words | null,
): Part {
  const rows = ROWS.map((row, index) => {
    const occupants = table.yard.slice(index * COLUMNS, (index + 1) * COLUMNS);
    return `${words.rows[row]}${context.colon}${listed(
      occupants.map((occupant) => (occupant === 'open' ? words.open : face(occupant).name)),
      context.words.and,
    )}`;
  });
  // A middle alone is part of an interactive, readable page; a whole table is one picture.
  const grid = context.part?.name === 'middle' ? words : null;
  return {
    name: 'yard',
    text: rows.join('. '),
    draw: (maxWidth) => drawYard(table, face, context, maxWidth, piles, grid),
  };
}

const MARGIN = 14;
/** The width of a column at scale 1: a larger yard would not fit on a screen together with the hand. */
const MAX_CELL = 72;
/** Large enough for a finger not to touch the next cell. */
const MIN_CELL = MIN_TARGET + 3;

/** The layout of the yard, as the viewer sees it. */
interface Layout {
  /** Whether the viewer sits in the north, like the second seat. */
  readonly turned: boolean;
  /** The left edge of the first column that the viewer sees. */
  readonly left: number;
  /** The widths of a column and of a card in it, and the height of a row. */
  readonly cell: number;
  readonly card: number;
  readonly line: number;
  /** The left edge of a column; the coops are west of 0 and east of 4. */
  x(column: number): number;
  /** The upper edge of a row. */
  y(row: number): number;
  /** Puts a card-sized drawing into a column and a row. */
  put(hooks: Hooks, drawn: Markup, column: number, row: number): Markup;
}

function layoutOf(east: number, { viewer, rings, scale }: DrawContext, maxWidth: number): Layout {
  const turned = viewer === 1;
  const across = COLUMNS + 1 + east;
  const cell = Math.min(Math.max(MIN_CELL, MAX_CELL * scale), (maxWidth - MARGIN) / across);
  const card = cell - 5;
  const line = heightOf(card) + 6;
  const left = MARGIN + (maxWidth - MARGIN - cell * across) / 2 + cell * (turned ? east : 1);
  const x = (column: number) => left + cell * (turned ? COLUMNS - 1 - column : column);
  const y = (row: number) => MARGIN + 4 + line * (turned ? ROWS.length - 1 - row : row);
  const put = (hooks: Hooks, drawn: Markup, column: number, row: number) =>
    thing(hooks, drawn, outlineOf(card), rings, { x: x(column) + 2.5, y: y(row) + 1 });
  return { turned, left, cell, card, line, x, y, put };
}

function drawYard(
  table: View | State,
  face: FaceOf,
  context: DrawContext,
  maxWidth: number,
  piles: Words | null,
  grid: Words | null,
): Block {
  // The coops lie next to the columns; a side without a coop needs less space.
  const east = table.options.coops === 'opposite' ? 1 : 0.75;
  const layout = layoutOf(east, context, maxWidth);
  const { left, cell, card, line, x, y, put } = layout;
  const high = line * ROWS.length;
  const small = { size: 11, fill: 'muted', anchor: 'middle' } as const;
  const ground = element('rect', {
    x: left - 1,
    y: MARGIN,
    width: cell * COLUMNS + 2,
    height: high + 4,
    rx: 8,
    fill: 'path',
    stroke: 'line',
  });
  const letters = ROWS.map((row, index) => text(MARGIN / 2, y(index) + line / 2 + 4, row, small));
  const numbers = Array.from({ length: COLUMNS }, (_, column) => text(x(column) + cell / 2, 10, String(column), small));
  const occupants = table.yard.map((occupant, index) => {
    const drawn = occupant === 'open' ? emptySlot(card) : drawOne({ face: face(occupant) }, card);
    return put({ cell: CELLS[index] }, drawn, index % COLUMNS, Math.floor(index / COLUMNS));
  });
  const cells = grid === null ? occupants : [asGrid(table, occupants, layout.turned, grid)];
  const coops = ([0, 1] as const).map((seat) => {
    const drawn = drawCoop(table.stacks[seat] ?? [], context.shortNameOf(seat), card);
    return put({ coop: seat }, drawn, seat === 1 && east === 1 ? COLUMNS : -1, seat === 0 ? 2 : 0);
  });
  const corners = piles === null ? null : drawCorners(table, face, layout, maxWidth, piles);
  const ends = endsOf(table).map(({ end, row }) => drawEnd(end, row, layout, context.rings));
  return {
    height: MARGIN + high + 6,
    markup: [ground, letters, numbers, corners, cells, coops, ends],
  };
}

/** The cells in rows for screen readers, as the viewer sees them, with their own row last. */
function asGrid({ yard }: View | State, drawn: readonly Markup[], turned: boolean, words: Words): Markup {
  const inRows = ROWS.map((_, row) => {
    const line = Array.from({ length: COLUMNS }, (_, column) => {
      const shown = row * COLUMNS + column;
      const index = turned ? CELLS.length - 1 - shown : shown;
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

/** The piles, in the two corners without coops. */
function drawCorners(
  { deck, discardPile, turnsLeft }: View | State,
  face: FaceOf,
  { turned, cell, card, x, put }: Layout,
  maxWidth: number,
  words: Words,
): Markup {
  const corner = (hooks: Hooks, top: Face | null, count: number, column: number, row: number) =>
    put(
      hooks,
      count === 0 ? emptySlot(card) : drawOne({ face: top, badge: `×${count}`, deep: count }, card),
      column,
      turned ? row + 1 : row,
    );
  // Above the deck, up to the first number of a column.
  const note = roosterOf(turnsLeft, words);
  const size = Math.min(11.5, (cell * 1.5 + MARGIN - 8) / estimate(note, 1));
  const edge = turned ? maxWidth : x(-1) - MARGIN;
  const top = discardPile.at(-1);
  return element(
    'g',
    { 'data-part': 'piles' },
    text(edge, 10, note, { size, fill: 'ink', anchor: turned ? 'end' : undefined }),
    corner({ pile: 'deck' }, null, deck.length, -1, 0),
    corner({ pile: 'discardPile' }, top === undefined ? null : face(top), discardPile.length, COLUMNS, 1),
  );
}

/** An end of a row: an arrow if it can be chosen, otherwise empty space. */
function drawEnd(end: End, row: number, { turned, left, cell, card, y }: Layout, rings: Rings): Markup {
  const toLeft = (end === 'west') !== turned;
  const size = Math.min(36, cell * 0.56);
  const outline = { width: size, height: size, rx: size / 2 };
  const key = keyOf('end', end);
  const hasRing = rings.open.has(key) || rings.picked.has(key);
  const sign = { size: size * 0.7, fill: 'ink', bold: true, anchor: 'middle' } as const;
  const drawn = [
    element('rect', { ...outline, fill: hasRing ? 'panel' : 'none' }),
    hasRing ? text(size / 2, size * 0.75, toLeft ? '←' : '→', sign) : null,
  ];
  // Outside the yard, so that a finger aiming at a cell does not hit the arrow; three quarters of a cell are free.
  const away = Math.min(MIN_TARGET / 2, cell * 0.75 - size / 2);
  const middle = toLeft ? left - away : left + cell * COLUMNS + away;
  return thing({ end }, drawn, outline, rings, { x: middle - size / 2, y: y(row) + (heightOf(card) - size) / 2 });
}

/** The ends that a move can name: of the fox's row, except at a coop (CR-5.2), or of the middle row (CR-4.2). */
function endsOf({ step, yard, options }: View | State): { readonly end: End; readonly row: number }[] {
  if (step.type === 'over') return [];
  const row = step.type === 'closeGap' ? 1 : Math.floor(yard.indexOf('fox') / COLUMNS);
  const atCoop: End = row === 2 || options.coops === 'sameSide' ? 'west' : 'east';
  return ENDS.filter((end) => row === 1 || end !== atCoop).map((end) => ({ end, row }));
}

/** The windows of a coop, in the order of filling, and the scale of a portrait in them. */
const WINDOWS = [
  [25, 69],
  [75, 69],
  [50, 33],
] as const;
const IN_WINDOW = 0.3;

/** The chickens below the top of a stack look out of the windows. */
function lookingOut(stack: readonly Card[]): Markup {
  return stack
    .slice(0, -1)
    .reverse()
    .flatMap((card, index) => {
      const [x, y] = WINDOWS[index] ?? [];
      if (x === undefined || y === undefined) return [];
      const [middleX, middleY] = PORTRAIT.map((at) => at * IN_WINDOW);
      return [moved(x - (middleX ?? 0), y - (middleY ?? 0), portrait(colorOf(card), 'straw'), IN_WINDOW)];
    });
}

/** A coop with the top chicken of its stack in the door, others at the windows, their number, and the owner's name. */
function drawCoop(stack: readonly Card[], owner: string, width: number): Markup {
  const top = stack.at(-1);
  const middle = { fill: 'ink', anchor: 'middle', maxWidth: width } as const satisfies Partial<TextStyle>;
  const count = `×${stack.length}`;
  return [
    moved(width * 0.04, 0, [coop(), lookingOut(stack)], (width * 0.92) / ART),
    top === undefined ? null : moved(width * 0.28, width * 0.36, hen(colorOf(top)), (width * 0.5) / ART),
    text(width / 2, width * 1.13, count, { ...middle, size: Math.min(15, width * 0.25), bold: true }),
    text(width / 2, width * 1.37, owner, { ...middle, size: Math.min(13, width * 0.22) }),
  ];
}
