import { at, InternalError } from '../engine/errors.js';
import { type Seat, seatsUpTo } from '../engine/seats.js';
import { cardOf, colorOf, rankOf } from './cards.js';
import { handOf } from './hand.js';
import { onceByContent } from './onceByContent.js';
import { SEATS } from './options.js';
import { fits, type Placement, rearrangementBy, rearrangementsOf } from './rearrangements.js';
import { catchTargets, dogEnds, farmerTakes, foxTrotCatches } from './rules/5-actions.js';
import { diagramOn } from './rules/6-diagrams.js';
import {
  type Action,
  type Card,
  CELLS,
  type Cell,
  COLORS,
  COLUMNS,
  type Color,
  type Diagram,
  ENDS,
  type End,
  type Move,
  NAMED_ACTIONS,
  type NamedAction,
  type Occupant,
  type Options,
  type Table,
} from './table.js';
import {
  type CellIndex,
  cellAt,
  cellsOf,
  columnOf,
  coopEnd,
  indexOfCell,
  isChicken,
  isChickenBelow,
  isOpen,
  NEIGHBORS,
  ownRow,
} from './yard.js';

/** The interned moves of one seat with one kind of card, and the parts of the card. */
interface CardMoves {
  readonly color: Color;
  readonly action: Action;
  /** Farmer and Fox Trot: by cell of the target. Dog: by end, as in {@link ENDS}. Diagram: by entry of `needs`. Parade: none. */
  readonly plays: readonly Move[];
  /** Diagram: the needs of each play. A play allowed by two placements is listed twice in a row. */
  readonly needs: readonly CellBits[];
  /** The catches paid for with the card, by cell of the target. */
  readonly catches: readonly Move[];
}

/** A path of a Parade, and the paths that extend it (CR-5.5). */
interface Path {
  /** Its last cell. */
  readonly cell: CellIndex;
  /** The Parades along it, by color of the played card, as in {@link COLORS}. */
  readonly plays: readonly Move[];
  readonly longer: readonly Path[];
}

/** All moves of one seat in the plays, interned. */
interface SeatMoves {
  readonly byCard: ReadonlyMap<Card, CardMoves>;
  /** The shortest path, from the cell in front of the coop, by the end with the coop. */
  readonly parades: { readonly [Side in End]: Path };
}

const ALL_SEATS = seatsUpTo(SEATS.max);
const END_PLAYS = ALL_SEATS.map((seat): Move => Object.freeze({ seat, type: 'endPlays' }));
const CLOSE_GAP = ALL_SEATS.map((seat): readonly Move[] =>
  Object.freeze(ENDS.map((toward) => Object.freeze({ seat, type: 'closeGap', toward } as const))),
);

/** The interned moves of every game, whatever its cards. */
export const INTERNED_MOVES: readonly Move[] = [...END_PLAYS, ...CLOSE_GAP.flat()];

/** The moves of both seats with the cards of a game. */
const movesWith = onceByContent((diagrams: readonly Diagram[]) => ALL_SEATS.map((seat) => seatMoves(seat, diagrams)));

/**
 * Every move of `seat` that can be legal with these options. The list of seat 1 has each move of seat 0 as it looks from
 * the other side of the yard: from its own row, and from its own coop.
 */
export function possible({ options }: Table, seat: Seat): readonly Move[] {
  const { byCard, parades } = at(movesWith(options.diagrams), 0);
  const named = [...byCard.values()].flatMap(({ plays, catches }) => [...new Set(plays), ...catches]);
  const all = [...named, ...along(parades[coopEnd(options, 0)]), at(END_PLAYS, 0), ...at(CLOSE_GAP, 0)];
  return seat === 0 ? all : all.map((move) => Object.freeze({ ...facing(move, options), seat }));
}

const along = ({ plays, longer }: Path): readonly Move[] => [...plays, ...longer.flatMap(along)];

/** What a move of seat 0 is for seat 1. */
function facing(move: Move, options: Options): Move {
  const isTurned = coopEnd(options, 1) === 'east';
  const end = (name: End): End => (isTurned ? (name === 'west' ? 'east' : 'west') : name);
  const cell = (name: Cell): Cell => {
    const index = indexOfCell(name);
    // Turned by half, the last cell comes first; otherwise only the rows change places.
    return cellAt(isTurned ? CELLS.length - 1 - index : 2 * (COLUMNS + columnOf(index)) - index);
  };
  switch (move.type) {
    case 'farmer':
    case 'foxTrot':
    case 'catch':
      return { ...move, target: cell(move.target) };
    case 'dog':
      return { ...move, end: end(move.end) };
    case 'closeGap':
      return { ...move, toward: end(move.toward) };
    case 'parade':
      return { ...move, path: Object.freeze(move.path.map(cell)) };
    case 'diagram': {
      const { card, cells } = move;
      const diagram = diagramOn(card, options);
      // CR-6.0a: in the spelling of seat 1.
      const spelled = diagram && rearrangementBy(diagram, 1, cells.map(cell));
      return { ...move, cells: Object.freeze(spelled?.cells.slice() ?? []) };
    }
    case 'endPlays':
      return move;
  }
}

/**
 * For each card, its plays and then the catches paid for with it, equal cards once (CR-3.4, G-7); then the end of the
 * plays. Closing a gap is a choice between the two sides.
 */
export function legal(table: Table, seat: Seat, out: Move[]): readonly Move[] {
  if (table.step.type === 'closeGap') return at(CLOSE_GAP, seat);
  const { byCard, parades } = at(movesWith(table.options.diagrams), seat);
  // Listing a seat's moves requires a table that shows its hand.
  const hand = handOf(table, seat) as readonly Card[];
  const offered = offeredBy(table.yard);
  const prey = catchTargets(table);
  // The casts of elements hold because the indexes are below the lengths. PERF(shape): not by `at`, which is shared by
  // lists of many kinds.
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (hand.indexOf(card) < i) continue;
    const { color, action, plays, needs, catches } = cardMoves(byCard, card);
    switch (action) {
      case 'farmer':
        for (let cell = 0; cell < plays.length; cell++) if (farmerTakes(table, cell)) out.push(plays[cell] as Move);
        break;
      case 'foxTrot':
        for (let cell = 0; cell < plays.length; cell++) {
          if (foxTrotCatches(table, cell, color)) out.push(plays[cell] as Move);
        }
        break;
      case 'dog':
        listDogs(plays, dogEnds(table), out);
        break;
      case 'parade':
        listParades(table, parades[coopEnd(table.options, seat)], Number.POSITIVE_INFINITY, rankOf(color) - 1, out);
        break;
      // Any other action is a diagram.
      default:
        listRearrangements(plays, needs, offered, out);
    }
    for (let j = 0; j < prey.length; j++) out.push(catches[prey[j] as CellIndex] as Move);
  }
  out.push(at(END_PLAYS, seat));
  return out;
}

function cardMoves(byCard: SeatMoves['byCard'], card: Card): CardMoves {
  const moves = byCard.get(card);
  if (moves === undefined) throw new InternalError(`no moves of ${card}`);
  return moves;
}

/** CR-5.2: one play for each of `ends`, listed as in {@link ENDS}. */
function listDogs(plays: readonly Move[], ends: readonly End[], out: Move[]): void {
  for (let end = 0; end < ENDS.length; end++) if (ends.includes(at(ENDS, end))) out.push(plays[end] as Move);
}

/**
 * CR-5.5: the Parade along `path`, if its last chicken is lower than the one before, and all Parades that extend it.
 */
function listParades(table: Table, path: Path, before: number, played: number, out: Move[]): void {
  const chicken = table.yard[path.cell];
  if (!isChickenBelow(chicken, before)) return;
  out.push(path.plays[played] as Move);
  const rank = rankOf(colorOf(chicken));
  for (let i = 0; i < path.longer.length; i++) listParades(table, path.longer[i] as Path, rank, played, out);
}

/** CR-6.0: the plays whose needs are met by the yard, each once. */
function listRearrangements(plays: readonly Move[], needs: readonly CellBits[], offered: CellBits, out: Move[]): void {
  let last: Move | undefined;
  for (let i = 0; i < needs.length; i++) {
    const needed = needs[i] as CellBits;
    if ((offered & needed) !== needed || plays[i] === last) continue;
    last = plays[i] as Move;
    out.push(last);
  }
}

/**
 * CR-6.0: a placement fits if every moving cell holds a chicken, and every named cell holds some card, chicken or fox
 * ({@link fits}). In bits: the yard offers a set of cells with chickens and a set of cells with cards; a placement that
 * fits needs no others. Both sets share one number, 15 bits each, the chickens lowest.
 */
type CellBits = number;

/** The bit of the first cell in the set of cards, and its bits in both sets, since a chicken is also a card. */
const CARD = 1 << CELLS.length;
const CHICKEN = CARD | 1;

/** The cells that the yard offers: a placement fits if they include all its needs. */
function offeredBy(yard: readonly Occupant[]): CellBits {
  let offered = 0;
  for (let cell = 0; cell < yard.length; cell++) {
    const occupant = yard[cell];
    if (isChicken(occupant)) offered |= CHICKEN << cell;
    else if (!isOpen(occupant)) offered |= CARD << cell;
  }
  return offered;
}

const FULL_YARD: readonly Occupant[] = CELLS.map(() => 'white farmer');

/** The needs of a placement, found by calling {@link fits} on yards with all but one cell full. */
function needsOf(placement: Placement): CellBits {
  let needs = 0;
  for (let cell = 0; cell < CELLS.length; cell++) {
    const yardWith = (occupant: Occupant) => FULL_YARD.map((other, index) => (index === cell ? occupant : other));
    if (!fits(yardWith('open'), placement)) needs |= CARD << cell;
    if (!fits(yardWith('fox'), placement)) needs |= CHICKEN << cell;
  }
  return needs;
}

function seatMoves(seat: Seat, diagrams: readonly Diagram[]): SeatMoves {
  const byCard = new Map([
    ...NAMED_ACTIONS.flatMap((action) => namedMoves(seat, action)),
    ...diagrams.flatMap((diagram) => diagramMoves(seat, diagram)),
  ]);
  const paraders = COLORS.map((color) => cardOf(color, 'parade'));
  const row = cellsOf(ownRow(seat));
  const [west, east] = [at(row, 0), at(row, COLUMNS - 1)];
  return { byCard, parades: { west: path(seat, paraders, [west]), east: path(seat, paraders, [east]) } };
}

/** The moves with the card of each color, as in {@link COLORS}. */
function movesByCard(
  seat: Seat,
  action: Action,
  needs: readonly CellBits[],
  playsOf: (card: Card) => readonly Move[],
): (readonly [Card, CardMoves])[] {
  return COLORS.map((color) => {
    const card = cardOf(color, action);
    return [card, { color, action, plays: playsOf(card), needs, catches: catchesPaidWith(seat, card) }];
  });
}

function namedMoves(seat: Seat, action: NamedAction): (readonly [Card, CardMoves])[] {
  return movesByCard(seat, action, [], (card) => namedPlays(seat, action, card));
}

function namedPlays(seat: Seat, action: NamedAction, card: Card): readonly Move[] {
  switch (action) {
    case 'farmer':
      return CELLS.map((target) => Object.freeze({ seat, type: 'farmer', card, target }));
    case 'foxTrot':
      return CELLS.map((target) => Object.freeze({ seat, type: 'foxTrot', card, target }));
    case 'dog':
      return ENDS.map((end) => Object.freeze({ seat, type: 'dog', card, end }));
    case 'parade':
      return [];
  }
}

function diagramMoves(seat: Seat, diagram: Diagram): (readonly [Card, CardMoves])[] {
  const all = at(rearrangementsOf(diagram), seat).map(({ cells, placements }) => ({
    cells: Object.freeze(cells.slice()),
    needs: [...new Set(placements.map(needsOf))],
  }));
  const needs = all.flatMap((rearrangement) => rearrangement.needs);
  // The options check the form of the name.
  return movesByCard(seat, diagram.name as Action, needs, (card) =>
    all.flatMap((rearrangement) => {
      const move: Move = Object.freeze({ seat, type: 'diagram', card, cells: rearrangement.cells });
      return rearrangement.needs.map(() => move);
    }),
  );
}

function catchesPaidWith(seat: Seat, pay: Card): readonly Move[] {
  return CELLS.map((target) => Object.freeze({ seat, type: 'catch', pay, target }));
}

/** CR-5.5: no cell twice, and at most one chicken of each color. */
function path(seat: Seat, paraders: readonly Card[], cells: readonly CellIndex[]): Path {
  const last = at(cells, cells.length - 1);
  const named = Object.freeze(cells.map(cellAt));
  const further = cells.length === COLORS.length ? [] : at(NEIGHBORS, last).filter((cell) => !cells.includes(cell));
  return {
    cell: last,
    plays: paraders.map((card) => Object.freeze({ seat, type: 'parade', card, path: named })),
    longer: further.map((cell) => path(seat, paraders, [...cells, cell])),
  };
}
