import { hide, takeTop, unseen } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Seat } from '../engine/seats.js';
import { DECK } from './cards.js';
import { circleIndex } from './kindSet.js';
import { type Card, KINDS, type State, type Table, type TableEvent, type View } from './table.js';

/** CH-6.1: the viewer's own hand, and all hands once the game is over (G-14); only the size of the draw pile (G-13). */
export function view(table: Table, viewer: Seat | null): View {
  const shown = table.step.type === 'over';
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    round: table.round,
    starter: table.starter,
    step: { ...table.step },
    drawPile: hide(table.drawPile),
    discardPile: table.discardPile.slice(),
    topValue: table.topValue,
    lastPlayer: table.lastPlayer,
    hands: table.hands.map((hand, seat) => (shown ? inOrder(hand) : seat === viewer ? hand.slice() : hide(hand))),
    withdrawn: table.withdrawn.slice(),
    scores: table.scores.slice(),
    viewer,
  };
}

/** CH-6.1: the event as `viewer` sees it. */
export function redact(event: TableEvent<never>, viewer: Seat | null): TableEvent<null> {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
        drawPile: hide(event.drawPile),
      };
    case 'roundEnded':
      return { ...event, hands: event.hands.map(inOrder) };
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}

/** CH-6.1a: a hand in the order of the kinds, to hide when each card was drawn. */
function inOrder<Slot extends Card | null>(hand: readonly Slot[]): Slot[] {
  return hand.slice().sort((a, b) => sortKeyOf(a) - sortKeyOf(b));
}

/** Sorts hidden cards last. */
function sortKeyOf(card: Card | null): number {
  return card === null ? KINDS.length : circleIndex(card);
}

/**
 * A world consistent with the view: the unseen cards, shuffled into the hidden slots of the hands and the draw pile.
 */
export function determinize(view: View, seed: string, chance: Chance): State {
  const seen = [...view.hands.flat(), ...view.drawPile, ...view.discardPile];
  const hidden = chance.shuffle('hidden', unseen(DECK, seen));
  // There are as many unseen cards as hidden slots: with the seen cards, they make up the deck.
  const fill = (card: Card | null) => card ?? takeTop(hidden);
  return {
    game: view.game,
    seats: view.seats,
    options: view.options,
    round: view.round,
    starter: view.starter,
    step: { ...view.step },
    drawPile: view.drawPile.map(fill),
    discardPile: view.discardPile.slice(),
    topValue: view.topValue,
    lastPlayer: view.lastPlayer,
    hands: view.hands.map((hand) => hand.map(fill)),
    withdrawn: view.withdrawn.slice(),
    scores: view.scores.slice(),
    seed,
  };
}
