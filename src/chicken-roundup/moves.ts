import { listOf, oneOf, where } from '../engine/moveKinds.js';
import type { MoveStatement } from '../engine/moveStatement.js';
import type { Seat } from '../engine/seats.js';
import { actionOf, allCards } from './cards.js';
import { onceByContent } from './onceByContent.js';
import {
  type Card,
  CELLS,
  type Cell,
  COLUMNS,
  ENDS,
  type End,
  type Move,
  NAMED_ACTIONS,
  type NamedAction,
  type Table,
} from './table.js';
import { cellAt, columnOf, coopEnd, indexOfCell } from './yard.js';

/** Every kind of card of the game. */
const kindsOf = /* @__PURE__ */ onceByContent((options: Table['options']) => new Set<unknown>(allCards(options)));

/** A card of this game. */
export const CARD = where<Card, Table>((value, { options }) => kindsOf(options).has(value), { hook: 'card' });

/** Whether `seat` sees west on the side where seat 0 sees east, because their coops are opposite. */
const isTurned = ({ options }: Table, seat: Seat) => coopEnd(options, seat) === 'east';

/** A cell, seen from the own row. */
const CELL = oneOf<Cell, Table>(CELLS, {
  hook: 'cell',
  seenBy(cell, seat, table) {
    if (seat === 0) return cell;
    const index = indexOfCell(cell);
    const column = columnOf(index);
    const start = CELLS.length - COLUMNS - (index - column);
    return cellAt(start + (isTurned(table, seat) ? COLUMNS - 1 - column : column));
  },
});
/** Cells, at least one and no more than there are. */
const ROUTE = listOf(CELL, CELLS.length);

const END = oneOf<End, Table>(ENDS, {
  hook: 'end',
  spelled: { west: 'W', east: 'E' },
  seenBy: (end, seat, table) => (isTurned(table, seat) ? (end === 'west' ? 'east' : 'west') : end),
});

/** A card with this action, and any other card, whose action does not fit: no rule allows that move. */
const named = <Field extends string>(type: NamedAction, field: Field) =>
  [[`<card>-<${field}>`, { card: (card: Card) => actionOf(card) === type }], `${type}!<card>-<${field}>`] as const;

/** The moves, stated once: shapes, schemas, notation and hooks follow. */
export const MOVES = {
  farmer: { steps: ['plays'], fields: { card: CARD, target: CELL }, tokens: named('farmer', 'target') },
  dog: { steps: ['plays'], fields: { card: CARD, end: END }, tokens: named('dog', 'end') },
  foxTrot: { steps: ['plays'], fields: { card: CARD, target: CELL }, tokens: named('foxTrot', 'target') },
  parade: { steps: ['plays'], fields: { card: CARD, path: ROUTE }, tokens: named('parade', 'path') },
  diagram: {
    steps: ['plays'],
    fields: { card: CARD, cells: ROUTE },
    tokens: [
      ['<card>-<cells>', { card: (card) => !NAMED_ACTIONS.some((action) => action === actionOf(card)) }],
      'diagram!<card>-<cells>',
    ],
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
