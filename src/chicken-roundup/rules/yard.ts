// 1, 2: the cells of the yard, its rows, its coops, and how seats and fox stand to them

import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { type Card, CELLS, type Cell, COLUMNS, type End, type Occupant, type Options, type Row } from '../table.js';

/** A cell as its place in `Table.yard`. */
export type Place = number;

const ZERO = '0'.charCodeAt(0);

/** By the two letters of its name, which is quicker than to look it up. */
export function placeOf(cell: Cell): Place {
  const row = cell[0] === 'N' ? 0 : cell[0] === 'M' ? COLUMNS : 2 * COLUMNS;
  return row + cell.charCodeAt(1) - ZERO;
}

export function cellAt(place: Place): Cell {
  return at(CELLS, place);
}

export function rowOf(place: Place): Row {
  return place < COLUMNS ? 'N' : place < 2 * COLUMNS ? 'M' : 'S';
}

/** The places of the rows from west to east. */
const NORTH = [0, 1, 2, 3, 4] as const;
export const MIDDLE = [5, 6, 7, 8, 9] as const;
const SOUTH = [10, 11, 12, 13, 14] as const;

const NORTH_FROM_EAST = [4, 3, 2, 1, 0] as const;

/** The places of a row from west to east. */
export function placesOf(row: Row): readonly Place[] {
  return row === 'N' ? NORTH : row === 'M' ? MIDDLE : SOUTH;
}

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

/** The places of the row of `seat`, from the one in front of the coop outward. */
export function outward(options: Options, seat: Seat): readonly Place[] {
  if (seat === 0) return SOUTH;
  return options.coops === 'opposite' ? NORTH_FROM_EAST : NORTH;
}

/** The place in front of the coop of `seat`. */
export function frontOf(options: Options, seat: Seat): Place {
  return seat === 0 ? SOUTH[0] : options.coops === 'opposite' ? NORTH_FROM_EAST[0] : NORTH[0];
}

export function isChicken(occupant: Occupant | undefined): occupant is Card {
  return typeof occupant === 'object';
}

/** Whether a cell holds no card. A comparison with the word alone would be slow for the chickens. */
export function isOpen(occupant: Occupant | undefined): occupant is 'open' {
  return typeof occupant === 'string' && occupant === 'open';
}

/** A set of places, one bit for each. Never part of a table: made to look at one, and forgotten. */
export type PlaceSet = number;

export function setOf(places: readonly Place[]): PlaceSet {
  return places.reduce((set, place) => set | (1 << place), 0);
}

export function includes(set: PlaceSet, place: Place): boolean {
  return ((set >> place) & 1) === 1;
}

/** The first place of a set that is not empty. */
export function firstOf(set: PlaceSet): Place {
  return 31 - Math.clz32(set & -set);
}

export function withoutFirst(set: PlaceSet): PlaceSet {
  return set & (set - 1);
}

/** The yard at a glance. */
export interface Glance {
  readonly chickens: PlaceSet;
  readonly fox: Place;
}

export function glanceAt(yard: readonly Occupant[]): Glance {
  let chickens = 0;
  let fox = 0;
  for (let place = 0; place < yard.length; place++) {
    const occupant = yard[place];
    if (isChicken(occupant)) chickens |= 1 << place;
    else if (occupant === 'fox') fox = place;
  }
  return { chickens, fox };
}

/** Where the fox is. */
export function foxPlace(yard: readonly Occupant[]): Place {
  return yard.indexOf('fox');
}

/** How many of `places` hold a card. */
export function cardsOn(yard: readonly Occupant[], places: readonly Place[]): number {
  let cards = 0;
  for (let i = 0; i < places.length; i++) if (!isOpen(yard[places[i] as Place])) cards++;
  return cards;
}

/** The first of `places` that holds a card, if any does. */
export function firstCard(yard: readonly Occupant[], places: readonly Place[]): Place | undefined {
  for (let i = 0; i < places.length; i++) if (!isOpen(yard[places[i] as Place])) return places[i];
  return undefined;
}

/** The last of `places` that holds a card, if any does. */
export function lastCard(yard: readonly Occupant[], places: readonly Place[]): Place | undefined {
  for (let i = places.length - 1; i >= 0; i--) if (!isOpen(yard[places[i] as Place])) return places[i];
  return undefined;
}
