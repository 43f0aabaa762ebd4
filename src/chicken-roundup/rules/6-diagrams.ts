// 6 Diagrammed actions

import type { Draft } from '../../engine/draft.js';
import { at, InternalError } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import { perSeat, type Seat } from '../../engine/seats.js';
import { actionOf } from '../cards.js';
import { holds } from '../hand.js';
import { onceByContent } from '../onceByContent.js';
import {
  type Card,
  type Cell,
  type ChickenRoundupTypes,
  COLUMNS,
  type Diagram,
  type Move,
  type Occupant,
  type Offset,
  type Options,
  ROWS,
  type State,
  type Table,
  type Violation,
} from '../table.js';
import { type CellIndex, cellAt, indexOfCell, isChicken, isOpen } from '../yard.js';
import { afterPlay, discard, goOn } from './3-turn.js';

type DiagramMove = Extract<Move, { readonly type: 'diagram' }>;

/** A diagram, or its mirror image, laid on the yard (CR-6.0). */
export interface Placement {
  /** The cells that move, in the order of the diagram. */
  readonly moving: readonly CellIndex[];
  /** The cells that are only named. */
  readonly named: readonly CellIndex[];
}

/** CR-6.0: every cell that moves holds a chicken; every cell that is only named holds some card, chicken or fox. */
export function fits(yard: readonly Occupant[], { moving, named }: Placement): boolean {
  return moving.every((cell) => isChicken(yard[cell])) && named.every((cell) => !isOpen(yard[cell]));
}

/**
 * CR-6.0: the diagram and its west-east mirror image, everywhere in the yard, as `seat` sees it. In the order that
 * decides the spelling (CR-6.0a): the diagram before its mirror image, near rows before far ones, from west to east.
 */
function placements(diagram: Diagram, seat: Seat): Placement[] {
  return [1, -1].flatMap((side) => {
    const turned = ([row, column]: Offset): Offset => [row, column * side];
    const moving = diagram.cycles.flat().map(turned);
    const named = diagram.cards.map(turned);
    const rows = [...moving, ...named].map(([row]) => row);
    const columns = [...moving, ...named].map(([, column]) => column);
    const placed: Placement[] = [];
    for (let near = -Math.min(...rows); near + Math.max(...rows) < ROWS.length; near++) {
      for (let west = -Math.min(...columns); west + Math.max(...columns) < COLUMNS; west++) {
        // Rows are counted from the player's own.
        const cellOf = ([row, column]: Offset): CellIndex =>
          (seat === 0 ? ROWS.length - 1 - near - row : near + row) * COLUMNS + west + column;
        placed.push({ moving: moving.map(cellOf), named: named.map(cellOf) });
      }
    }
    return placed;
  });
}

/** What a diagram does to the chickens of some cells. Several placements can do the same. */
export interface Rearrangement {
  /** Which chicken goes where, the same text in every spelling. */
  readonly effect: string;
  /** The cells that move, in the one spelling of it: that of the first placement (CR-6.0a). */
  readonly cells: readonly Cell[];
  /** Where the chicken on each of `cells` goes. */
  readonly to: readonly Cell[];
  /** All placements that do it: one that fits is enough (CR-6.0). */
  readonly placements: readonly Placement[];
}

/** All rearrangements of a diagram, as each seat sees it. PERF(alloc): made once for each diagram. */
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

/** CR-6.0a: where the chicken on each of `cells` goes: in its cycle to the next cell, that on the last to the first. */
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

/** The rearrangement that `cells` spell, correctly or not (CR-6.0a); none if the diagram cannot lie there. */
function rearrangementBy(diagram: Diagram, seat: Seat, cells: readonly Cell[]): Rearrangement | undefined {
  const all = at(rearrangementsOf(diagram), seat);
  // PERF(alloc): cells are compared before effects, since nearly all moves come from a list of legal ones.
  for (let i = 0; i < all.length; i++) {
    const rearrangement = at(all, i);
    if (areSame(cells, rearrangement.cells)) return rearrangement;
  }
  if (cells.length !== diagram.cycles.flat().length) return undefined;
  const effect = effectOf(diagram, cells);
  return all.find((rearrangement) => rearrangement.effect === effect);
}

/** PERF(frozen): a loop reads the frozen cells of a listed move faster than `every`. */
function areSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

/** The diagram that a card shows, unless its action is a named one. */
function diagramOn(card: Card, { diagrams }: Options): Diagram | undefined {
  const action: string = actionOf(card);
  // PERF(frozen): the list can be frozen, and a loop reads that faster than `find`.
  for (let i = 0; i < diagrams.length; i++) if (diagrams[i]?.name === action) return diagrams[i];
  return undefined;
}

export function whyNotDiagram(table: Table, { seat, type, card, cells }: DiagramMove): Violation | null {
  if (!holds(table, seat, card)) return { clause: 'G-4', params: { card } };
  const diagram = diagramOn(card, table.options);
  if (diagram === undefined) return { clause: 'CR-3.1', params: { card, type } };
  const rearrangement = rearrangementBy(diagram, seat, cells);
  if (rearrangement === undefined || !rearrangement.placements.some((placement) => fits(table.yard, placement))) {
    const empty = cells.find((cell) => !isChicken(table.yard[indexOfCell(cell)]));
    return { clause: 'CR-6.0', params: { diagram: actionOf(card), cell: empty ?? null } };
  }
  if (!areSame(cells, rearrangement.cells)) {
    return { clause: 'CR-6.0a', params: { cells: rearrangement.cells.slice() } };
  }
  return null;
}

/** CR-6.0: a permutation of the cells that move, so no gap can arise. */
export function playDiagram(
  state: Draft<State>,
  { seat, card, cells }: DiagramMove,
  emit: Emit<ChickenRoundupTypes>,
): void {
  const diagram = diagramOn(card, state.options);
  const rearrangement = diagram && rearrangementBy(diagram, seat, cells);
  if (rearrangement === undefined) throw new InternalError(`no ${card} on ${cells.join()}`);
  discard(state, seat, card, emit);
  emit(state, { type: 'rearranged', from: rearrangement.cells.slice(), to: rearrangement.to.slice() });
  goOn(state, seat, afterPlay(state), emit);
}
