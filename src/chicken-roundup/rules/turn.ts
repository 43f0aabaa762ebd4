// 3 A turn

import type { Draft } from '../../engine/draft.js';
import type { Emit } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { ChickenRoundupTypes, End, Next, State } from '../table.js';
import { endTurn } from './endOfTurn.js';
import { closeGaps, closeMiddleRow } from './gaps.js';

type TellEvent = Emit<ChickenRoundupTypes>;

/** What follows a play: after the second play the turn ends by itself (CR-3.1). */
function nextAfterPlay(state: Draft<State>): Next {
  return state.step.type === 'plays' && state.step.play === 1 ? 'secondPlay' : 'sendingIn';
}

/** A play that opened cells: gaps close at once (CR-4.1), then the turn goes on with `next`. */
export function closeGapsAndGoOn(
  state: Draft<State>,
  seat: Seat,
  emit: TellEvent,
  next: Next = nextAfterPlay(state),
): void {
  if (closeGaps(state, seat, next, emit)) goOn(state, seat, next, emit);
}

/** A play that opened no cell. */
export function goOnAfterPlay(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  goOn(state, seat, nextAfterPlay(state), emit);
}

function goOn(state: Draft<State>, seat: Seat, next: Next, emit: TellEvent): void {
  if (next === 'secondPlay') emit(state, { type: 'secondPlayBegan', seat });
  else endTurn(state, seat, next, emit);
}

/** CR-3.1: before the second play the player may end the plays. */
export function endPlays(state: Draft<State>, seat: Seat, emit: TellEvent): void {
  emit(state, { type: 'playsEnded', seat });
  endTurn(state, seat, 'sendingIn', emit);
}

/** CR-4.2: the gap closes to the side chosen, and what it broke off goes on. */
export function closeGap(state: Draft<State>, seat: Seat, toward: End, emit: TellEvent): void {
  const next = state.step.type === 'closeGap' ? state.step.next : 'sendingIn';
  closeMiddleRow(state, toward, emit);
  goOn(state, seat, next, emit);
}
