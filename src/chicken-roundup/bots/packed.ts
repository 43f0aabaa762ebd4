// The yard as three numbers, for bots: computes the effect of a play, many times faster than playing it. Tests check
// this file against the rules.

import { at, InternalError } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { actionOf, colorOf, rankOf } from '../cards.js';
import { rearrangementsOf } from '../rearrangements.js';
import {
  type Card,
  type Cell,
  COLUMNS,
  type Diagram,
  type End,
  type Move,
  type Occupant,
  type Options,
} from '../table.js';
import { type CellIndex, coopEnd, indexOfCell } from '../yard.js';

/**
 * A row as one number: three bits for each cell, with the column at the player's coop in the lowest bits: {@link OPEN},
 * the rank of a chicken, or {@link FOX}.
 */
export type PackedRow = number;

/** The player's row, the middle row, the other player's row. PERF(shape): a list, since plays span rows. */
export type PackedYard = PackedRow[];

export const OWN = 0;
export const MIDDLE = 1;
export const THEIRS = 2;

export const OPEN = 0;

/** Above every rank, so a line of falling ranks ends at the fox, as at an open cell. */
export const FOX = 6;

const BITS = 3;
const MASK = 7;

/** The position of a cell in a packed yard: its row, and the shift in the low four bits. */
type PackedCell = number;

/** The positions of the cells, as `seat` sees the yard. */
function packedCellsFor(seat: Seat, coop: End): PackedCell[] {
  return Array.from({ length: 3 * COLUMNS }, (_, cell) => {
    const north = Math.floor(cell / COLUMNS);
    const column = cell % COLUMNS;
    return ((seat === 0 ? THEIRS - north : north) << 4) | (BITS * (coop === 'west' ? column : COLUMNS - 1 - column));
  });
}

/** By seat, and by the end with its coop. */
const PACKED_CELLS = /* @__PURE__ */ [0, 1].map((seat) => ({
  west: packedCellsFor(seat, 'west'),
  east: packedCellsFor(seat, 'east'),
}));

function packedCellsOf(options: Options, seat: Seat): readonly PackedCell[] {
  return (PACKED_CELLS[seat] as (typeof PACKED_CELLS)[number])[coopEnd(options, seat)];
}

// PERF(shape): here and below, casts of elements hold because indexes are below lengths.

/** Writes the yard as `seat` sees it into `packed`. */
export function packYard(yard: readonly Occupant[], options: Options, seat: Seat, packed: PackedYard): void {
  const packedCells = packedCellsOf(options, seat);
  for (let row = OWN; row <= THEIRS; row++) packed[row] = 0;
  for (let cell = 0; cell < yard.length; cell++) {
    const occupant = yard[cell] as Occupant;
    if (occupant !== 'open')
      put(packed, packedCells[cell] as PackedCell, occupant === 'fox' ? FOX : rankOf(colorOf(occupant)));
  }
}

/** The occupant of a cell. */
export function get(yard: PackedYard, cell: PackedCell): number {
  return ((yard[cell >> 4] as PackedRow) >> (cell & 15)) & MASK;
}

function put(yard: PackedYard, cell: PackedCell, rank: number): void {
  const shift = cell & 15;
  yard[cell >> 4] = ((yard[cell >> 4] as PackedRow) & ~(MASK << shift)) | (rank << shift);
}

/** The occupant in front of the player's coop: the first cell of a row. */
export function firstOf(row: PackedRow): number {
  return row & MASK;
}

/** CR-7.1: the number of chickens at the beginning of a row that are each lower than the one before. */
export function lineLength(row: PackedRow): number {
  let length = 0;
  let before = FOX;
  for (let rest = row; (rest & MASK) !== OPEN && (rest & MASK) < before; rest >>= BITS) {
    before = rest & MASK;
    length += 1;
  }
  return length;
}

/** CR-5.5: the length of the longest Parade that continues at `cell` with a rank below `before`. */
export function longestParade(yard: PackedYard, cell: PackedCell = 0, before = FOX): number {
  const rank = get(yard, cell);
  if (rank === OPEN || rank >= before) return 0;
  if (rank === 1) return 1;
  let longer = 0;
  const [row, shift] = [cell >> 4, cell & 15];
  if (shift > 0) longer = longestParade(yard, cell - BITS, rank);
  if (shift < BITS * (COLUMNS - 1)) longer = Math.max(longer, longestParade(yard, cell + BITS, rank));
  if (row > OWN) longer = Math.max(longer, longestParade(yard, cell - 16, rank));
  if (row < THEIRS) longer = Math.max(longer, longestParade(yard, cell + 16, rank));
  return longer + 1;
}

/** The row without its first `length` cells, shifted toward the coop. */
export function withoutLine(row: PackedRow, length: number): PackedRow {
  return row >> (BITS * length);
}

/** The row seen from its other end. */
export function reversed(row: PackedRow): PackedRow {
  // PERF(inline): unrolled, since every read of the opponent's row reverses it.
  return ((row & MASK) << 12) | ((row & 0o70) << 6) | (row & 0o700) | ((row >> 6) & 0o70) | (row >> 12);
}

/** CR-4.1: the cards of the row in their order from column `start` on. */
function lined(row: PackedRow, start: number): PackedRow {
  let closed = 0;
  let shift = BITS * start;
  for (let rest = row; rest !== 0; rest >>= BITS) {
    if ((rest & MASK) === OPEN) continue;
    closed |= (rest & MASK) << shift;
    shift += BITS;
  }
  return closed;
}

/** CR-4.1: an outer row closes toward its coop. */
function closedOuterRow(row: PackedRow, near: boolean): PackedRow {
  return near ? lined(row, 0) : reversed(lined(reversed(row), 0));
}

/** CR-4.1: whether an open cell of the middle row has a card on both sides. */
export function hasGap(row: PackedRow): boolean {
  let rest = row;
  while (rest !== 0 && (rest & MASK) === OPEN) rest >>= BITS;
  while ((rest & MASK) !== OPEN) rest >>= BITS;
  return rest !== 0;
}

/**
 * CR-4.2: the cards of the middle row close up to the outermost one at the near end (the player's coop) or the far end.
 */
export function closedMiddleRow(row: PackedRow, near: boolean): PackedRow {
  if (!near) return reversed(closedMiddleRow(reversed(row), true));
  let start = 0;
  while (start < COLUMNS && ((row >> (BITS * start)) & MASK) === OPEN) start++;
  return lined(row, start);
}

/** The shift of the fox in a row; -1 if there is none. */
function foxShift(row: PackedRow): number {
  for (let shift = 0; row >> shift !== 0; shift += BITS) if (((row >> shift) & MASK) === FOX) return shift;
  return -1;
}

/** Where the fox is. */
export function foxCell(yard: PackedYard): PackedCell {
  for (let row = OWN; row <= THEIRS; row++) {
    const shift = foxShift(yard[row] as PackedRow);
    if (shift >= 0) return (row << 4) | shift;
  }
  throw new InternalError('no fox in the yard');
}

/** CR-7.3: the player's row once an exposed fox of the middle row has been pulled out. */
export function withExposedFox(own: PackedRow, middle: PackedRow): PackedRow {
  const shift = foxShift(middle);
  if (shift < 0 || ((own >> shift) & MASK) !== OPEN) return own;
  let behind = 0;
  while (((own >> behind) & MASK) !== OPEN) behind += BITS;
  return own | (FOX << behind);
}

/** CR-7.3: with `exposed: 'eitherRow'`, the other player's row once an exposed fox has been pulled out into it. */
export function theirsWithExposedFox(
  own: PackedRow,
  middle: PackedRow,
  theirs: PackedRow,
  bothNear: boolean,
): PackedRow {
  // The player's own row comes first.
  if (withExposedFox(own, middle) !== own) return theirs;
  return bothNear ? withExposedFox(theirs, middle) : reversed(withExposedFox(reversed(theirs), reversed(middle)));
}

/** CR-5.2: the fox goes to that end of the cards of its row, and the cards between shift by one. */
function chased(row: PackedRow, near: boolean): PackedRow {
  if (!near) return reversed(chased(reversed(row), true));
  const fox = foxShift(row);
  const before = row & ((1 << fox) - 1);
  let first = fox;
  while (first > 0 && ((row >> (first - BITS)) & MASK) !== OPEN) first -= BITS;
  return (row & ~((1 << (fox + BITS)) - 1)) | (before << BITS) | (FOX << first);
}

/** The effect of a play, in cells of a packed yard. PERF(shape): one shape for all kinds is fast to read. */
export interface Deed {
  readonly type: Move['type'];
  /** The played or paid card. */
  readonly card: Card | null;
  /** The affected cells: the target, the path, or the cells of a diagram. */
  readonly cells: readonly PackedCell[];
  /** Diagram: the destinations. */
  readonly to: readonly PackedCell[];
  /** Farmer, Fox Trot, catch: the target. */
  readonly target: CellIndex;
  /** Dog and gap: whether the end is the one at the player's coop. */
  readonly near: boolean;
}

/** A cache of the effects of moves, for one end of the player's coop. */
export type Deeds = WeakMap<Move, Deed>;

const DEEDS: { readonly [Side in End]: Deeds } = { west: new WeakMap(), east: new WeakMap() };

/** The deeds of the moves of `seat`, by identity, since listed moves are interned. */
export function deedsOf(options: Options, seat: Seat): Deeds {
  return DEEDS[coopEnd(options, seat)];
}

export function deedOf(deeds: Deeds, move: Move, options: Options): Deed {
  const known = deeds.get(move);
  if (known !== undefined) return known;
  const deed = readDeed(move, options);
  deeds.set(move, deed);
  return deed;
}

function readDeed(move: Move, options: Options): Deed {
  const { seat, type } = move;
  const packedCells = packedCellsOf(options, seat);
  const packedCell = (cell: Cell) => packedCells[indexOfCell(cell)] as PackedCell;
  const coop = coopEnd(options, seat);
  const deed: Deed = { type, card: null, cells: [], to: [], target: 0, near: true };
  switch (move.type) {
    case 'endPlays':
      return deed;
    case 'closeGap':
      return { ...deed, near: move.toward === coop };
    case 'dog':
      return { ...deed, card: move.card, near: move.end === coop };
    case 'catch':
      return { ...deed, card: move.pay, cells: [packedCell(move.target)], target: indexOfCell(move.target) };
    case 'farmer':
    case 'foxTrot':
      return { ...deed, card: move.card, cells: [packedCell(move.target)], target: indexOfCell(move.target) };
    case 'parade':
      return { ...deed, card: move.card, cells: move.path.map(packedCell) };
    case 'diagram': {
      const action: string = actionOf(move.card);
      const diagram = options.diagrams.find(({ name }) => name === action);
      const to = at(rearrangementsOf(diagram as Diagram), seat).find(
        ({ cells }) => cells.join() === move.cells.join(),
      )?.to;
      return { ...deed, card: move.card, cells: move.cells.map(packedCell), to: (to ?? []).map(packedCell) };
    }
  }
}

/** CR-5, CR-6: the yard after a play. The outer rows have closed (CR-4.1), the middle row has not. */
export function doDeed(
  { type, cells, to, near }: Deed,
  before: PackedYard,
  fox: PackedCell,
  bothNear: boolean,
  after: PackedYard,
): void {
  for (let row = OWN; row <= THEIRS; row++) after[row] = before[row] as PackedRow;
  switch (type) {
    case 'diagram':
      for (let i = 0; i < to.length; i++) put(after, to[i] as PackedCell, get(before, cells[i] as PackedCell));
      return;
    case 'closeGap':
      after[MIDDLE] = closedMiddleRow(before[MIDDLE] as PackedRow, near);
      return;
    case 'dog':
      after[fox >> 4] = chased(before[fox >> 4] as PackedRow, near);
      return;
    case 'endPlays':
      return;
    case 'foxTrot':
    case 'catch':
      put(after, fox, OPEN);
      put(after, cells[0] as PackedCell, FOX);
      break;
    default:
      for (let i = 0; i < cells.length; i++) put(after, cells[i] as PackedCell, OPEN);
  }
  after[OWN] = closedOuterRow(after[OWN] as PackedRow, true);
  after[THEIRS] = closedOuterRow(after[THEIRS] as PackedRow, bothNear);
}
