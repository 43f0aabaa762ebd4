import { at } from '../engine/errors.js';
import { listOf, oneOf, where } from '../engine/moveKinds.js';
import type { MoveStatement } from '../engine/moveStatement.js';
import type { Seat } from '../engine/seats.js';
import { actionOf, allCards } from './cards.js';
import { onceByContent } from './onceByContent.js';
import { rearrangementBy, rearrangementsOf } from './rearrangements.js';
import { diagramOn } from './rules/6-diagrams.js';
import {
  type Card,
  CELLS,
  type Cell,
  COLORS,
  COLUMNS,
  ENDS,
  type End,
  type Move,
  NAMED_ACTIONS,
  type NamedAction,
  type Table,
} from './table.js';
import { type CellIndex, cellAt, columnOf, coopEnd, indexOfCell, inFrontOfCoop, NEIGHBORS } from './yard.js';

/** Every kind of card of the game. */
const kindsOf = /* @__PURE__ */ onceByContent((options: Table['options']) => new Set<unknown>(allCards(options)));

/** A card of this game. */
export const CARD = where<Card, Table>((value, { options }) => kindsOf(options).has(value), {
  hook: 'card',
  possible: ({ options }) => [...new Set(allCards(options))],
});

/** Whether `seat` sees west on the side where seat 0 sees east, because their coops are opposite. */
const isTurned = ({ options }: Table, seat: Seat) => coopEnd(options, seat) === 'east';

/** A cell, seen from the own row. */
const CELL = oneOf<Cell, Table>(CELLS, {
  hook: 'cell',
  seenBy(cell, seat, table) {
    const index = indexOfCell(cell);
    // Turned by half, the last cell comes first; otherwise only the rows change places.
    const other = isTurned(table, seat) ? CELLS.length - 1 - index : 2 * (COLUMNS + columnOf(index)) - index;
    return seat === 0 ? cell : cellAt(other);
  },
});
/** CR-5.5: no cell twice, and at most one chicken of each color. */
const PATH = listOf(CELL, CELLS.length, {
  possible: ({ options }) => pathsFrom([inFrontOfCoop(options, 0)]).map((path) => path.map(cellAt)),
});
const pathsFrom = (path: readonly CellIndex[]): readonly (readonly CellIndex[])[] => [
  path,
  ...(path.length < COLORS.length ? at(NEIGHBORS, at(path, path.length - 1)) : [])
    .filter((next) => !path.includes(next))
    .flatMap((next) => pathsFrom([...path, next])),
];

const ROUTE = listOf(CELL, CELLS.length);
/** CR-6.0a: the moving cells, in the spelling of each seat. */
const MOVING: typeof ROUTE = {
  ...ROUTE,
  possible({ options }, { card }) {
    const diagram = diagramOn(card as Card, options);
    return diagram === undefined ? [] : at(rearrangementsOf(diagram), 0).map(({ cells }) => cells);
  },
  seenBy(cells, seat, table, move) {
    const seen = cells.map((cell) => CELL.seenBy?.(cell, seat, table, move) ?? cell);
    // A diagram is laid with a card.
    const diagram = diagramOn(move['card'] as Card, table.options);
    return (diagram && rearrangementBy(diagram, seat, seen)?.cells) ?? seen;
  },
};

const END = oneOf<End, Table>(ENDS, {
  hook: 'end',
  spelled: { west: 'W', east: 'E' },
  seenBy: (end, seat, table) => (isTurned(table, seat) ? (end === 'west' ? 'east' : 'west') : end),
});

/** A card with this action, and any other card, whose action does not fit: no rule allows that move. */
function named<Field extends string>(type: NamedAction, field: Field) {
  const isOfType = (card: Card) => actionOf(card) === type;
  return {
    steps: ['plays'],
    tokens: [[`<card>-<${field}>`, { card: isOfType }], `${type}!<card>-<${field}>`],
    possible: ({ card }: { readonly card: Card }) => isOfType(card),
  } as const;
}

const isDiagram = (card: Card) => !NAMED_ACTIONS.some((action) => action === actionOf(card));

/** The moves, stated once: shapes, schemas, notation and hooks follow. */
export const MOVES = {
  farmer: { fields: { card: CARD, target: CELL }, ...named('farmer', 'target') },
  dog: { fields: { card: CARD, end: END }, ...named('dog', 'end') },
  foxTrot: { fields: { card: CARD, target: CELL }, ...named('foxTrot', 'target') },
  parade: { fields: { card: CARD, path: PATH }, ...named('parade', 'path') },
  diagram: {
    steps: ['plays'],
    fields: { card: CARD, cells: MOVING },
    tokens: [['<card>-<cells>', { card: isDiagram }], 'diagram!<card>-<cells>'],
    possible: ({ card }) => isDiagram(card),
  },
  catch: { steps: ['plays'], fields: { pay: CARD, target: CELL }, tokens: ['$<pay>-<target>'] },
  endPlays: { steps: ['plays'], tokens: ['E'] },
  closeGap: {
    steps: ['closeGap'],
    fields: { toward: END },
    tokens: [
      ['<', { toward: 'west' }],
      ['>', { toward: 'east' }],
    ],
  },
} as const satisfies MoveStatement<Move, Table>;
