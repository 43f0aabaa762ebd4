// 1, 2: the cells of the yard, its rows, its coops, and how seats and fox stand to them

import { at, InternalError } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { type Card, CELLS, COLUMNS, type Cell, type End, type Occupant, type Options, ROWS, type Row } from '../table.js';

/** A cell as its place in `Table.yard`. */
export type Place = number;

const PLACES = new Map<string, Place>(CELLS.map((cell, place) => [cell, place]));

export function placeOf(cell: Cell): Place {
  return PLACES.get(cell) ?? missing(cell);
}

function missing(cell: string): never {
  throw new InternalError(`no cell ${cell}`);
}

export function cellAt(place: Place): Cell {
  return at(CELLS, place);
}

export function rowOf(place: Place): Row {
  return at(ROWS, Math.floor(place / COLUMNS));
}

/** The places of each row from west to east. */
export const ROW_PLACES: { readonly [Name in Row]: readonly Place[] } = {
  N: [0, 1, 2, 3, 4],
  M: [5, 6, 7, 8, 9],
  S: [10, 11, 12, 13, 14],
};

/** The places beside each place, in its row and its column. */
export const NEIGHBOURS: readonly (readonly Place[])[] = CELLS.map((_, place) =>
  CELLS.map((_, other) => other).filter((other) => {
    const rows = Math.abs(Math.floor(place / COLUMNS) - Math.floor(other / COLUMNS));
    return rows + Math.abs((place % COLUMNS) - (other % COLUMNS)) === 1;
  }),
);

/** CR-2.1: seat 0 owns the south row, seat 1 the north row. */
export function ownRow(seat: Seat): 'N' | 'S' {
  return seat === 0 ? 'S' : 'N';
}

/** CR-2.1: at which end of their row the coop of `seat` stands. */
export function coopEnd(options: Options, seat: Seat): End {
  return seat === 1 && options.coops === 'opposite' ? 'east' : 'west';
}

const OUTWARD = {
  S: { west: ROW_PLACES.S, east: ROW_PLACES.S.toReversed() },
  N: { west: ROW_PLACES.N, east: ROW_PLACES.N.toReversed() },
};

/** The places of the row of `seat`, from the one in front of the coop outward. */
export function outward(options: Options, seat: Seat): readonly Place[] {
  return OUTWARD[ownRow(seat)][coopEnd(options, seat)];
}

export function isChicken(occupant: Occupant | undefined): occupant is Card {
  return typeof occupant === 'object';
}

/** Where the fox is. */
export function foxPlace(yard: readonly Occupant[]): Place {
  return yard.indexOf('fox');
}

/** How many of `places` hold a card. */
export function cardsOn(yard: readonly Occupant[], places: readonly Place[]): number {
  let cards = 0;
  for (const place of places) if (yard[place] !== 'open') cards++;
  return cards;
}

/** The first of `places` that holds a card, if any does. */
export function firstCard(yard: readonly Occupant[], places: readonly Place[]): Place | undefined {
  return places.find((place) => yard[place] !== 'open');
}

/** The last of `places` that holds a card, if any does. */
export function lastCard(yard: readonly Occupant[], places: readonly Place[]): Place | undefined {
  return places.findLast((place) => yard[place] !== 'open');
}
