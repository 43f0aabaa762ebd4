// 3.2 to 3.4: the cards in a hand

import type { Draft } from '../../engine/draft.js';
import { InternalError } from '../../engine/errors.js';
import type { Emit } from '../../engine/game.js';
import type { Seat } from '../../engine/seats.js';
import type { Card, ChickenRoundupTypes, State, Table } from '../table.js';
import { ownCard } from './repertoire.js';

/** Whether two cards have the same print: they may come from different states. */
export function sameCard(a: Card, b: Card): boolean {
  return a === b || (a.colour === b.colour && a.action === b.action);
}

/** Where in a hand, perhaps partly hidden, the first card equal to `card` is; -1 where none shows it. */
export function indexOfCard(hand: readonly (Card | null)[], card: Card): number {
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i];
    if (held && sameCard(held, card)) return i;
  }
  return -1;
}

/** The hand of a seat that is at the table. */
export function handOf<Held>(table: { readonly hands: readonly Held[] }, seat: Seat): Held {
  const hand = table.hands[seat];
  return hand === undefined ? nobody(seat) : hand;
}

/** The chickens in the coop of a seat that is at the table. */
export function stackOf<Stack>(table: { readonly stacks: readonly Stack[] }, seat: Seat): Stack {
  const stack = table.stacks[seat];
  return stack === undefined ? nobody(seat) : stack;
}

function nobody(seat: Seat): never {
  throw new InternalError(`there is no seat ${seat}`);
}

/** G-4. */
export function holds(table: Table, seat: Seat, card: Card): boolean {
  return indexOfCard(handOf(table, seat), card) >= 0;
}

/** CR-3.3: a played card goes to the discard pile. */
export function discard(state: Draft<State>, seat: Seat, card: Card, emit: Emit<ChickenRoundupTypes>): void {
  emit(state, { type: 'played', seat, card: ownCard(state.options, card) });
}
