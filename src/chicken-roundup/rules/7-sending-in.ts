// 7 Sending in

import type { Draft } from '../../engine/draft.js';
import { at, InternalError, top } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { colorOf, rankOf } from '../cards.js';
import { type Cell, type ChickenRoundupTypes, COLUMNS, type State } from '../table.js';
import { cellAt, firstOpen, foxCell, inFrontOfCoop, isChickenBelow, isOpen, outward, ownRow, rowOf } from '../yard.js';

type EmitEvent = Emit<ChickenRoundupTypes>;

/**
 * CR-7.1: the chicken in front of the coop goes in, followed by each one directly behind it while strictly lower than
 * the one before; the fox or an open cell ends the line.
 */
export function sendIn(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  const cells: Cell[] = [];
  let rank = Number.POSITIVE_INFINITY;
  for (const cell of outward(state.options, seat)) {
    const chicken = state.yard[cell];
    if (!isChickenBelow(chicken, rank)) break;
    rank = rankOf(colorOf(chicken));
    cells.push(cellAt(cell));
  }
  // CR-7.2: stacked in this order, the last one on top.
  if (cells.length > 0) emit(state, { type: 'sentIn', seat, cells });
}

/**
 * CR-7.3: a fox in the middle row is exposed if the cell of the player's own row in its column is open; with the option
 * `exposed: 'eitherRow'` also if that of the other row is. It moves behind the last card of that row: to its first open
 * cell, since the row has no gap.
 */
export function pullOutExposedFox(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  const { yard, options, seats } = state;
  const fox = foxCell(yard);
  if (rowOf(fox) !== 'M') return;
  const isOpenIn = (owner: Seat) => isOpen(yard[fox + (ownRow(owner) === 'S' ? COLUMNS : -COLUMNS)]);
  let owner = seat;
  if (!isOpenIn(seat)) {
    owner = leftOf(seat, seats);
    if (options.exposed !== 'eitherRow' || !isOpenIn(owner)) return;
  }
  const behind = firstOpen(yard, outward(options, owner));
  if (behind === undefined) throw new InternalError('no open cell behind an exposed fox');
  emit(state, { type: 'foxExposed', from: cellAt(fox), to: cellAt(behind) });
}

/** CR-7.4: the fox at the player's own coop costs the top chicken of the stack, if there is one. */
export function discardTopChicken(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  if (state.yard[inFrontOfCoop(state.options, seat)] !== 'fox') return;
  const stack = at(state.stacks, seat);
  if (stack.length > 0) emit(state, { type: 'chickenLost', seat, card: top(stack) });
}
