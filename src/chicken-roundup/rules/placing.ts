// 6.0: a diagram laid on the yard

import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { CELLS, type Cell, COLUMNS, type Diagram, type Offset, ROWS } from '../table.js';
import { cellAt, type Glance, type Place, type PlaceSet, setOf } from './yard.js';

/** What a diagram can do at one place of the yard. All spellings that move the same chickens alike are one. */
export interface Rearrangement extends Spelling {
  /** `cells`, frozen: the spelling in moves (CR-6.0a). */
  readonly spelling: readonly Cell[];
  /** What the yard must offer, one way or another: where only the cells that are named differ, it is the same one. */
  readonly needs: readonly Needs[];
}

/** Cells in the order of a diagram. Nobody is lent these lists: they are not frozen, and quicker to read so. */
interface Spelling {
  /** The cells that move. */
  readonly cells: readonly Cell[];
  /** Where the chicken of each of `cells` goes. */
  readonly to: readonly Cell[];
  /** What it does, the same for all spellings. */
  readonly effect: string;
}

/** CR-6.0: on which places chickens are needed, and on which any cards: two sets of places in one number. */
export type Needs = number;

function needs(chickens: PlaceSet, cards: PlaceSet): Needs {
  return chickens | (cards << CELLS.length);
}

/** What the yard can offer to needs: its chickens, and the fox too where any card will do. */
export function offering({ chickens, fox }: Glance): Needs {
  return needs(chickens, chickens | (1 << fox));
}

/** CR-6.0: every cell that moves holds a chicken, every cell that is only named some card. */
export function fits(needed: Needs, offered: Needs): boolean {
  return (offered & needed) === needed;
}

/**
 * CR-6.0: the diagram everywhere in the yard, and its west-east mirror image. The order settles which spelling of a
 * rearrangement is the one (CR-6.0a): the diagram before its mirror image, near rows before far ones, west before east.
 */
export function rearrangements(diagram: Diagram, seat: Seat): Rearrangement[] {
  const found = new Map<string, Rearrangement>();
  for (const side of [1, -1]) {
    const turned = ([row, column]: Offset): Offset => [row, column * side];
    const moving = diagram.cycles.flat().map(turned);
    const named = diagram.cards.map(turned);
    const rows = [...moving, ...named].map(([row]) => row);
    const columns = [...moving, ...named].map(([, column]) => column);
    for (let near = -Math.min(...rows); near + Math.max(...rows) < ROWS.length; near++) {
      for (let west = -Math.min(...columns); west + Math.max(...columns) < COLUMNS; west++) {
        // As seen by the acting player: the own row is the nearest.
        const placeOn = ([row, column]: Offset): Place =>
          (seat === 0 ? ROWS.length - 1 - near - row : near + row) * COLUMNS + west + column;
        const cells = moving.map((offset) => cellAt(placeOn(offset)));
        const spelling = spelt(diagram, cells);
        const needed = needs(setOf(moving.map(placeOn)), setOf(named.map(placeOn)));
        const same = found.get(spelling.effect) ?? { ...spelling, spelling: Object.freeze(cells.slice()), needs: [] };
        if (same.needs.includes(needed)) continue;
        found.set(spelling.effect, { ...same, needs: [...same.needs, needed] });
      }
    }
  }
  return [...found.values()];
}

/** What `cells`, one for each place of the cycles, spell. */
export function spelt({ cycles }: Diagram, cells: readonly Cell[]): Spelling {
  let start = 0;
  const to = cycles.flatMap(({ length }) => {
    const cycle = cells.slice(start, start + length);
    start += length;
    return cycle.map((_, i) => at(cycle, (i + 1) % length));
  });
  const steps = cells.map((cell, i) => `${cell}${to[i]}`);
  return { cells, to, effect: steps.sort().join() };
}
