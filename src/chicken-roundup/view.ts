import { hide, unseen } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { allCards, ROOSTER_INDEXES } from './cards.js';
import type { Card, State, Table, TableEvent, View } from './table.js';

/** CR-10.1: the viewer's own hand; only the sizes of the other hand and the deck (G-13), which hides the rooster. */
export function view(table: Table, viewer: Seat | null): View {
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    turn: table.turn,
    turnsLeft: table.turnsLeft,
    step: { ...table.step },
    yard: table.yard.slice(),
    stacks: table.stacks.map((cards) => cards.slice()),
    hands: table.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hide(hand))),
    deck: hide(table.deck),
    discardPile: table.discardPile.slice(),
    viewer,
  };
}

/** CR-10.1: the event as `viewer` sees it. */
export function redact(event: TableEvent<never>, viewer: Seat | null): TableEvent<null> {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
        deck: hide(event.deck),
      };
    case 'drawn':
      return event.to === 'hand' && event.seat !== viewer ? { ...event, card: null } : event;
    default:
      return event;
  }
}

/**
 * A world consistent with the view. The rooster is at any of its remaining indexes (CR-2.2), unless it is drawn or
 * known; the unseen cards are shuffled into the hidden slots of the hands and the deck.
 */
export function determinize(view: View, seed: string, chance: Chance): State {
  const deck = view.deck.slice();
  if (view.turnsLeft === null && !deck.includes('rooster')) {
    const indexes = ROOSTER_INDEXES.filter((index) => deck[index] === null);
    deck[at(chance.roll('rooster', indexes, 1), 0)] = 'rooster';
  }
  const seen = [...view.hands.flat(), ...view.deck, ...view.yard, ...view.stacks.flat(), ...view.discardPile];
  const hidden = chance.shuffle('hidden', unseen<string>(allCards(view.options), seen));
  // There are as many unseen cards as hidden slots: with the seen cards, they make up the deck.
  const next = () => hidden.pop() as Card;
  return {
    game: view.game,
    seats: view.seats,
    options: view.options,
    turn: view.turn,
    turnsLeft: view.turnsLeft,
    step: { ...view.step },
    yard: view.yard.slice(),
    stacks: view.stacks.map((stacked) => stacked.slice()),
    hands: view.hands.map((hand) => hand.map((card) => card ?? next())),
    deck: deck.map((card) => card ?? next()),
    discardPile: view.discardPile.slice(),
    seed,
  };
}
