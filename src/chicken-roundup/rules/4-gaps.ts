// 4 Gaps

import type { Draft } from '../../engine/draft.js';
import type { Emit } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import {
  type ChickenRoundupTypes,
  COLUMNS,
  type End,
  type Next,
  type Occupant,
  type Options,
  type State,
} from '../table.js';
import {
  type CellIndex,
  columnOf,
  coopEnd,
  countCards,
  isOpen,
  MIDDLE_ROW,
  outermostCard,
  outward,
  ownRow,
} from '../yard.js';

type EmitEvent = Emit<ChickenRoundupTypes>;

/**
 * CR-4.1: whether one of `cells`, a row in order, is open between two cards. With `coop`, the row starts with a coop,
 * which counts as a card. Open cells at the ends are not gaps.
 */
function hasGap(yard: readonly Occupant[], cells: readonly CellIndex[], coop: boolean): boolean {
  let card = coop;
  let open = false;
  for (let i = 0; i < cells.length; i++) {
    if (isOpen(yard[cells[i] as CellIndex])) open = card;
    else if (open) return true;
    else card = true;
  }
  return false;
}

/** Whether there is a gap in the middle row. */
export function hasMiddleGap(yard: readonly Occupant[]): boolean {
  return hasGap(yard, MIDDLE_ROW, false);
}

/** Whether there is a gap in the row of `owner`. */
export function hasOuterGap(yard: readonly Occupant[], options: Options, owner: Seat): boolean {
  return hasGap(yard, outward(options, owner), true);
}

/** CR-4.1: the outer rows shift toward their coop, and the fox with them (CR-4.3). */
export function closeOuterRows(state: Draft<State>, emit: EmitEvent): void {
  for (let owner = 0; owner < state.seats; owner++) {
    if (!hasOuterGap(state.yard, state.options, owner)) continue;
    const cards = countCards(state.yard, outward(state.options, owner));
    const start = coopEnd(state.options, owner) === 'west' ? 0 : COLUMNS - cards;
    emit(state, { type: 'closed', row: ownRow(owner), start });
  }
}

/**
 * CR-4.1: closes the gaps of the outer rows. CR-4.2: if the middle row has one, `seat` chooses which way it closes, and
 * `next` follows. Returns whether the turn continues at once.
 */
export function closeGaps(state: Draft<State>, seat: Seat, next: Next, emit: EmitEvent): boolean {
  closeOuterRows(state, emit);
  // G-9: without a gap there is no decision; with one, the two sides always differ.
  if (!hasMiddleGap(state.yard)) return true;
  emit(state, { type: 'gapOpened', seat, next });
  return false;
}

/** CR-4.2: the outermost card on that side stays, the others close up to it, across all gaps; the fox too (CR-4.3). */
export function closeMiddleRow(state: Draft<State>, toward: End, emit: EmitEvent): void {
  const outermost = columnOf(outermostCard(state.yard, 'M', toward));
  const start = toward === 'west' ? outermost : outermost - countCards(state.yard, MIDDLE_ROW) + 1;
  emit(state, { type: 'closed', row: 'M', start });
}
