// 6.0: a diagram laid on the yard

import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { type Cell, COLUMNS, type Diagram, type Offset, ROWS } from '../table.js';
import { cellAt, type Place } from './yard.js';

/** One way to lay a diagram on the yard. All spellings and mirror images that move the same chickens alike are one. */
export interface Rearrangement {
  /** The cells that move, in the diagram's order: the spelling in moves (CR-6.0a). */
  readonly cells: readonly Cell[];
  /** Where the chicken of each of `cells` goes. */
  readonly to: readonly Cell[];
  readonly places: readonly Place[];
  /** The places of which some card must lie on all, for each placement of the diagram that leads here. */
  readonly cards: readonly (readonly Place[])[];
}

/** A diagram and all that it can do, as a seat sees it. */
export interface PlacedDiagram {
  readonly diagram: Diagram;
  readonly rearrangements: readonly Rearrangement[];
}

/**
 * CR-6.0: the diagram everywhere in the yard, and its west-east mirror image. The order settles which spelling of a
 * rearrangement is the one (CR-6.0a): the diagram before its mirror image, near rows before far ones, west before east.
 */
export function placed(diagram: Diagram, seat: Seat): PlacedDiagram {
  const found = new Map<string, Rearrangement>();
  for (const side of [1, -1]) {
    const turned = ([row, column]: Offset): Offset => [row, column * side];
    const cycles = diagram.cycles.map((cycle) => cycle.map(turned));
    const cards = diagram.cards.map(turned);
    const rows = [...cycles.flat(), ...cards].map(([row]) => row);
    const columns = [...cycles.flat(), ...cards].map(([, column]) => column);
    for (let near = -Math.min(...rows); near + Math.max(...rows) < ROWS.length; near++) {
      for (let west = -Math.min(...columns); west + Math.max(...columns) < COLUMNS; west++) {
        // As seen by the acting player: the own row is the nearest.
        const placeOn = ([row, column]: Offset): Place =>
          (seat === 0 ? ROWS.length - 1 - near - row : near + row) * COLUMNS + west + column;
        const cells = cycles.flat().map((offset) => cellAt(placeOn(offset)));
        const to = followers(diagram, cells);
        const key = effect(cells, to);
        const before = found.get(key);
        const needs = cards.map(placeOn).sort((a, b) => a - b);
        if (before?.cards.some((other) => other.join() === needs.join())) continue;
        found.set(key, {
          cells: before?.cells ?? Object.freeze(cells),
          to: before?.to ?? Object.freeze(to),
          places: before?.places ?? cycles.flat().map(placeOn),
          cards: [...(before?.cards ?? []), needs],
        });
      }
    }
  }
  return { diagram, rearrangements: [...found.values()] };
}

/** The cell after each of `cells` in its cycle. */
export function followers(diagram: Diagram, cells: readonly Cell[]): Cell[] {
  let start = 0;
  return diagram.cycles.flatMap(({ length }) => {
    const cycle = cells.slice(start, start + length);
    start += length;
    return cycle.map((_, i) => at(cycle, (i + 1) % length));
  });
}

/** What a rearrangement does, the same for all spellings. */
export function effect(cells: readonly Cell[], to: readonly Cell[]): string {
  return cells
    .map((cell, i) => `${cell}${to[i]}`)
    .sort()
    .join();
}
