import { type MoveShapes, oneOf } from '../engine/moveShapes.js';
import { allCards } from './cards.js';
import { onceByContent } from './onceByContent.js';
import { CELLS, ENDS, type Move, type Options, type Table } from './table.js';

const cell = oneOf(CELLS);
const end = oneOf(ENDS);

/** Every kind of card of the game. */
const kindsOf = /* @__PURE__ */ onceByContent((options: Options): ReadonlySet<unknown> => new Set(allCards(options)));

/** A card of this game. */
function card(value: unknown, { options }: Table): boolean {
  return kindsOf(options).has(value);
}

/** Cells, at least one and no more than there are. */
function cells(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > CELLS.length) return false;
  // Not `every`: a caller's list may override it.
  for (let i = 0; i < value.length; i++) if (!CELLS.includes(value[i])) return false;
  return Object.keys(value).length === value.length;
}

/** Every type of move: the step it belongs to (G-3), and its fields (G-0). */
export const MOVE_SHAPES: MoveShapes<Move, Table> = {
  farmer: { steps: ['plays'], fields: { card, target: cell } },
  dog: { steps: ['plays'], fields: { card, end } },
  foxTrot: { steps: ['plays'], fields: { card, target: cell } },
  parade: { steps: ['plays'], fields: { card, path: cells } },
  diagram: { steps: ['plays'], fields: { card, cells } },
  catch: { steps: ['plays'], fields: { pay: card, target: cell } },
  endPlays: { steps: ['plays'], fields: {} },
  closeGap: { steps: ['closeGap'], fields: { toward: end } },
};
