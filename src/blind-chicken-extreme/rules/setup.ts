// 2 Set-up of a game
import { deal } from '../../engine/cards.js';
import type { Chance } from '../../engine/chance.js';
import type { Draft } from '../../engine/draft.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { deckFor, handSize, type State, type Table, type Violation } from '../table.js';
import type { MoveOf, TellEvent } from './components.js';

/** BC-2.1: all cards in play are dealt (G-6), the leader of the game first. */
export function beginGame(state: Draft<State>, game: number, starter: Seat, emit: TellEvent, chance: Chance): void {
  const pile = chance.shuffle(`deal/${game}`, deckFor(state.seats));
  emit(state, { type: 'dealt', game, starter, hands: deal(pile, state.seats, starter, handSize(state.seats)) });
}

export function whyNotPlace(table: Table, { seat, card }: MoveOf<'place'>): Violation | null {
  const hand = at(table.hands, seat);
  // Asked for every card of every hand: a loop is quicker here than `includes`.
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) return null;
  return { clause: 'G-4', params: { card } };
}

/** BC-2.3: the card goes to the right end of the row; all that others learn of it is who is ready (BC-2.4). */
export function place(state: Draft<State>, { seat, card }: MoveOf<'place'>, emit: TellEvent): void {
  emit(state, { type: 'placed', seat, card });
  if (at(state.hands, seat).length > 0) return;
  emit(state, { type: 'ready', seat });
  if (isEverybodyReady(state)) emit(state, { type: 'turnPassed', to: state.starter, advantage: null });
}

/** Whether the last hand is placed, so that play begins. */
function isEverybodyReady({ step }: Table): boolean {
  return step.type === 'arrange' && step.seats.length === 0;
}
