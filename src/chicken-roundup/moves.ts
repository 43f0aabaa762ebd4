import { listOf, oneOf, own } from '../engine/moveKinds.js';
import type { MoveStatement } from '../engine/moveStatement.js';
import { actionOf } from './cards.js';
import { type Card, CELLS, ENDS, type Move, NAMED_ACTIONS, type NamedAction, type Table } from './table.js';

/** A card of this game: `options` decide which there are. */
const CARD = /* @__PURE__ */ own<Card>('card', { hook: 'card' });
const CELL = /* @__PURE__ */ oneOf(CELLS, { hook: 'cell', isTarget: true });
/** Cells, at least one and no more than there are. */
const ROUTE = /* @__PURE__ */ listOf(CELL, CELLS.length);
const END = /* @__PURE__ */ oneOf(ENDS, {
  hook: 'end',
  isTarget: true,
  spelled: { west: 'W', east: 'E' },
});

/** If the action of the card is another one, which no rule allows, the name of the move comes first. */
const named = <Field extends string>(type: NamedAction, field: Field) =>
  [[`<card>-<${field}>`, { card: (card: Card) => actionOf(card) === type }], `${type}!<card>-<${field}>`] as const;

/** The moves, stated once: checks, schemas, notation and hooks follow. */
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
    // The table asks for it before any touch, so it also has a button.
    fields: { toward: { ...END, hasButton: true } },
    tokens: [
      ['<', { toward: 'west' }],
      ['>', { toward: 'east' }],
    ],
  },
} as const satisfies MoveStatement<Move, Table>;
