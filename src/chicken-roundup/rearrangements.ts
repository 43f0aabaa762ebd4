// The rearrangements of a diagram, computed once for each diagram and seat (CR-6.0).

import { at } from '../engine/errors.js';
import { perSeat, type Seat } from '../engine/seats.js';
import { onceByContent } from './onceByContent.js';
import { type Cell, COLUMNS, type Diagram, type Occupant, type Offset, ROWS } from './table.js';
import { type CellIndex, cellAt, isChicken, isOpen } from './yard.js';

/** A diagram, or its mirror image, laid on the yard (CR-6.0). */
export interface Placement {
  /** The moving cells, in the order of the diagram. */
  readonly moving: readonly CellIndex[];
  /** The cells that are named but do not move. */
  readonly named: readonly CellIndex[];
}

/** CR-6.0: every moving cell holds a chicken; every named cell holds some card, chicken or fox. */
export function fits(yard: readonly Occupant[], { moving, named }: Placement): boolean {
  return moving.every((cell) => isChicken(yard[cell])) && named.every((cell) => !isOpen(yard[cell]));
}

/**
 * CR-6.0: the diagram and its west-east mirror image, everywhere in the yard, as `seat` sees it. The order decides the
 * spelling (CR-6.0a): the diagram before its mirror image, near rows before far ones, from west to east.
 */
function placements(diagram: Diagram, seat: Seat): Placement[] {
  return [1, -1].flatMap((side) => {
    const turned = ([row, column]: Offset): Offset => [row, column * side];
    const moving = diagram.cycles.flat().map(turned);
    const named = diagram.cards.map(turned);
    const rows = [...moving, ...named].map(([row]) => row);
    const columns = [...moving, ...named].map(([, column]) => column);
    const found: Placement[] = [];
    for (let near = -Math.min(...rows); near + Math.max(...rows) < ROWS.length; near++) {
      for (let west = -Math.min(...columns); west + Math.max(...columns) < COLUMNS; west++) {
        // Rows are counted from the player's own.
        const cellOf = ([row, column]: Offset): CellIndex =>
          (seat === 0 ? ROWS.length - 1 - near - row : near + row) * COLUMNS + west + column;
        found.push({ moving: moving.map(cellOf), named: named.map(cellOf) });
      }
    }
    return found;
  });
}

/** The effect of a diagram on the chickens of some cells. Several placements can have the same effect. */
export interface Rearrangement {
  /** A text for which chicken goes where, the same for every spelling. */
  readonly effect: string;
  /** The moving cells, in the canonical spelling: the one of the first placement (CR-6.0a). */
  readonly cells: readonly Cell[];
  /** Where the chicken on each of `cells` goes. */
  readonly to: readonly Cell[];
  /** All placements with this effect: one that fits is enough (CR-6.0). */
  readonly placements: readonly Placement[];
}

/** All rearrangements of a diagram, as each seat sees it. PERF(alloc): cached by diagram. */
export const rearrangementsOf = onceByContent((diagram: Diagram) =>
  perSeat(2, (seat) => rearrangements(diagram, seat)),
);

function rearrangements(diagram: Diagram, seat: Seat): readonly Rearrangement[] {
  const found = new Map<string, Rearrangement>();
  for (const placement of placements(diagram, seat)) {
    const cells = placement.moving.map(cellAt);
    const effect = effectOf(diagram, cells);
    const first = found.get(effect) ?? { effect, cells, to: destinations(diagram, cells), placements: [] };
    found.set(effect, { ...first, placements: [...first.placements, placement] });
  }
  return [...found.values()];
}

/** CR-6.0a: where the chicken on each of `cells` goes: to the next cell of its cycle, from the last to the first. */
function destinations({ cycles }: Diagram, cells: readonly Cell[]): Cell[] {
  const to: Cell[] = [];
  for (const { length } of cycles) {
    const start = to.length;
    for (let i = 0; i < length; i++) to.push(at(cells, start + ((i + 1) % length)));
  }
  return to;
}

function effectOf(diagram: Diagram, cells: readonly Cell[]): string {
  return destinations(diagram, cells)
    .map((to, index) => `${cells[index]}${to}`)
    .sort()
    .join();
}

/** The rearrangement that `cells` spell, canonically or not (CR-6.0a); `undefined` if the diagram cannot lie there. */
export function rearrangementBy(diagram: Diagram, seat: Seat, cells: readonly Cell[]): Rearrangement | undefined {
  const all = at(rearrangementsOf(diagram), seat);
  // PERF(alloc): compares cells before effects, since nearly all moves come from a list of legal ones.
  for (let i = 0; i < all.length; i++) {
    const rearrangement = at(all, i);
    if (areSame(cells, rearrangement.cells)) return rearrangement;
  }
  if (cells.length !== diagram.cycles.flat().length) return undefined;
  const effect = effectOf(diagram, cells);
  return all.find((rearrangement) => rearrangement.effect === effect);
}

/** PERF(frozen): a loop reads the frozen cells of a listed move faster than `every`. */
export function areSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
