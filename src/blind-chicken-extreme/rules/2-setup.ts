// 2 Set-up of a game

import { deal } from '../../engine/cards.js';
import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { deckFor, handSize } from '../cards.js';
import type { State, Table, Violation } from '../table.js';
import type { EmitEvent, MoveOf } from './types.js';

/** BC-2.2: `firstSeat` leads the first game. */
export function begin(state: Draft<State>, emit: EmitEvent, chance: Chance): void {
  beginGame(state, 1, state.options.firstSeat, emit, chance);
}

/** BC-2.1: all cards in play are dealt (G-6), the leader of the game first. */
export function beginGame(
  state: Draft<State>,
  gameNumber: number,
  starter: Seat,
  emit: EmitEvent,
  chance: Chance,
): void {
  const pile = chance.shuffle(`deal/${gameNumber}`, deckFor(state.seats));
  emit(state, { type: 'dealt', gameNumber, starter, hands: deal(pile, state.seats, starter, handSize(state.seats)) });
}

export function whyNotPlace(table: Table, { seat, card }: MoveOf<'place'>): Violation | null {
  return at(table.hands, seat).includes(card) ? null : { clause: 'G-4', params: { card } };
}

/** BC-2.3: the card goes to the right end of the row; other players see only who is ready (BC-2.4). */
export function place(state: Draft<State>, { seat, card }: MoveOf<'place'>, emit: EmitEvent): void {
  emit(state, { type: 'placed', seat, card });
  if (at(state.hands, seat).length > 0) return;
  emit(state, { type: 'ready', seat });
  if (isEverybodyReady(state)) emit(state, { type: 'turnPassed', to: state.starter, advantage: null });
}

/** Whether all hands are placed and play begins (BC-2.3). */
function isEverybodyReady({ step }: Table): boolean {
  return step.type === 'arrange' && step.seats.length === 0;
}
