// The cells of the yard, its rows and coops, and their relation to seats and the fox (CR-2.1).

import { at, InternalError } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { colorOf, rankOf } from './cards.js';
import { type Card, CELLS, type Cell, COLUMNS, type End, type Occupant, type Options, type Row } from './table.js';

/** The index of a cell in `Table.yard`. */
export type CellIndex = number;

const ZERO = '0'.charCodeAt(0);

/** PERF(alloc): computed from the two letters of the name; a lookup would hash it. */
export function indexOfCell(cell: Cell): CellIndex {
  const row = cell[0] === 'N' ? 0 : cell[0] === 'M' ? COLUMNS : 2 * COLUMNS;
  return row + cell.charCodeAt(1) - ZERO;
}

export function cellAt(index: CellIndex): Cell {
  return at(CELLS, index);
}

export function rowOf(cell: CellIndex): Row {
  return cell < COLUMNS ? 'N' : cell < 2 * COLUMNS ? 'M' : 'S';
}

export function columnOf(cell: CellIndex): number {
  return cell % COLUMNS;
}

/** The rows from west to east. PERF(frozen): internal lists, never exposed; left unfrozen, which is faster to read. */
const NORTH_ROW = [0, 1, 2, 3, 4] as const;
export const MIDDLE_ROW = [5, 6, 7, 8, 9] as const;
const SOUTH_ROW = [10, 11, 12, 13, 14] as const;

const NORTH_ROW_FROM_EAST = [4, 3, 2, 1, 0] as const;

/** The cells of a row, from west to east. */
export function cellsOf(row: Row): readonly CellIndex[] {
  return row === 'N' ? NORTH_ROW : row === 'M' ? MIDDLE_ROW : SOUTH_ROW;
}

/** The adjacent cells of each cell, in its row and column. */
export const NEIGHBORS: readonly (readonly CellIndex[])[] = CELLS.map((_, cell) =>
  CELLS.map((_, other) => other).filter((other) => {
    const rows = Math.abs(Math.floor(cell / COLUMNS) - Math.floor(other / COLUMNS));
    return rows + Math.abs(columnOf(cell) - columnOf(other)) === 1;
  }),
);

/** CR-2.1: seat 0 owns the south row, seat 1 the north row. */
export function ownRow(seat: Seat): 'N' | 'S' {
  return seat === 0 ? 'S' : 'N';
}

/** CR-2.1: the end of the row with the coop of `seat`. */
export function coopEnd(options: Options, seat: Seat): End {
  return seat === 1 && options.coops === 'opposite' ? 'east' : 'west';
}

/** The cells of the row of `seat`, from the one in front of the coop outward. */
export function outward(options: Options, seat: Seat): readonly CellIndex[] {
  if (seat === 0) return SOUTH_ROW;
  return options.coops === 'opposite' ? NORTH_ROW_FROM_EAST : NORTH_ROW;
}

/** The cell in front of the coop of `seat`. */
export function inFrontOfCoop(options: Options, seat: Seat): CellIndex {
  return at(outward(options, seat), 0);
}

export function isChicken(occupant: Occupant | undefined): occupant is Card {
  return occupant !== undefined && occupant !== 'open' && occupant !== 'fox';
}

/** Whether this is a chicken of a rank strictly below `rank`. */
export function isChickenBelow(occupant: Occupant | undefined, rank: number): occupant is Card {
  return isChicken(occupant) && rankOf(colorOf(occupant)) < rank;
}

/** Whether a cell holds no card. */
export function isOpen(occupant: Occupant | undefined): occupant is 'open' {
  return occupant === 'open';
}

/** Where the fox is. */
export function foxCell(yard: readonly Occupant[]): CellIndex {
  return yard.indexOf('fox');
}

/** The chicken on a cell; the caller knows that there is one. */
export function chickenOn(yard: readonly Occupant[], cell: CellIndex): Card {
  const occupant = yard[cell];
  if (!isChicken(occupant)) throw new InternalError(`no chicken on cell ${cell}`);
  return occupant;
}

/** The number of `cells` that hold a card. */
export function countCards(yard: readonly Occupant[], cells: readonly CellIndex[]): number {
  let cards = 0;
  for (let i = 0; i < cells.length; i++) if (!isOpen(yard[cells[i] as CellIndex])) cards++;
  return cards;
}

/** The first of `cells` that holds a card, if any does. */
export function firstCard(yard: readonly Occupant[], cells: readonly CellIndex[]): CellIndex | undefined {
  for (let i = 0; i < cells.length; i++) if (!isOpen(yard[cells[i] as CellIndex])) return cells[i];
  return undefined;
}

/** The first of `cells` that is open, if any is. */
export function firstOpen(yard: readonly Occupant[], cells: readonly CellIndex[]): CellIndex | undefined {
  for (let i = 0; i < cells.length; i++) if (isOpen(yard[cells[i] as CellIndex])) return cells[i];
  return undefined;
}

/** The outermost card of a row at that end. The row must have a card. */
export function outermostCard(yard: readonly Occupant[], row: Row, end: End): CellIndex {
  const cells = cellsOf(row);
  for (let i = 0; i < COLUMNS; i++) {
    const cell = cells[end === 'west' ? i : COLUMNS - 1 - i] as CellIndex;
    if (!isOpen(yard[cell])) return cell;
  }
  throw new InternalError(`no card in row ${row}`);
}
