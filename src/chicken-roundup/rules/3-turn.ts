// 3 A turn

import type { Draft } from '../../engine/draft.js';
import { InternalError } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Card, ChickenRoundupTypes, End, Next, State, Table } from '../table.js';
import { closeGaps, closeMiddleRow, closeOuterRows } from './4-gaps.js';
import { discardTopChicken, pullOutExposedFox, sendIn } from './7-sending-in.js';
import { replenish } from './8-replenishing.js';
import { passTurn } from './9-end.js';

type EmitEvent = Emit<ChickenRoundupTypes>;

/** CR-3.3: a played card goes to the discard pile. */
export function discard(state: Draft<State>, seat: Seat, card: Card, emit: EmitEvent): void {
  emit(state, { type: 'played', seat, card });
}

/** CR-3.1: after the first play comes the second, after which the plays end. */
export function afterPlay({ step }: Table): Next {
  if (step.type !== 'plays') throw new InternalError(`a play in step ${step.type}`);
  return step.play === 1 ? 'secondPlay' : 'sendingIn';
}

/** Continues with `next` once gaps are closed: at once (CR-4.1), or after the player's decision (CR-4.2). */
export function closeGapsAndGoOn(state: Draft<State>, seat: Seat, next: Next, emit: EmitEvent): void {
  if (closeGaps(state, seat, next, emit)) goOn(state, seat, next, emit);
}

/** CR-3.1: the turn from `next` on. A gap in the middle row interrupts it for a decision, which leads back here. */
export function goOn(state: Draft<State>, seat: Seat, next: Next, emit: EmitEvent): void {
  switch (next) {
    case 'secondPlay':
      emit(state, { type: 'secondPlayBegan', seat });
      break;
    case 'sendingIn':
      // CR-7.1, CR-7.2
      sendIn(state, seat, emit);
      closeOuterRows(state, emit);
      goOn(state, seat, 'exposedFox', emit);
      break;
    case 'exposedFox':
      // CR-7.3
      pullOutExposedFox(state, seat, emit);
      closeGapsAndGoOn(state, seat, 'foxAtCoop', emit);
      break;
    case 'foxAtCoop':
      // CR-7.4
      discardTopChicken(state, seat, emit);
      replenish(state, seat, emit);
      passTurn(state, seat, emit);
      break;
  }
}

/** CR-3.1: before the second play the player may end the plays. */
export function endPlays(state: Draft<State>, seat: Seat, emit: EmitEvent): void {
  emit(state, { type: 'playsEnded', seat });
  goOn(state, seat, 'sendingIn', emit);
}

/** CR-4.2: the gap closes toward the chosen side, and the turn continues where the gap interrupted it. */
export function closeGap(state: Draft<State>, seat: Seat, toward: End, emit: EmitEvent): void {
  const { step } = state;
  if (step.type !== 'closeGap') throw new InternalError(`no gap to close in step ${step.type}`);
  closeMiddleRow(state, toward, emit);
  goOn(state, seat, step.next, emit);
}
