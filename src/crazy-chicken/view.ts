import { hide, takeTop, unseen } from '../engine/cards.js';
import type { Chance } from '../engine/chance.js';
import type { Seat } from '../engine/seats.js';
import { DECK } from './cards.js';
import type { Chicken, LaidSet, State, Table, TableEvent, View } from './table.js';

/**
 * CC-8.1: the viewer's own hand and every open card; only the sizes of the draw piles and the other hand, even after
 * the last round. A card taken from a discard pile is hidden: it can be remembered, but no longer seen.
 */
export function view(table: Table, viewer: Seat | null): View {
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    round: table.round,
    starter: table.starter,
    turn: table.turn,
    step: { ...table.step },
    drawA: hide(table.drawA),
    drawB: hide(table.drawB),
    discardA: table.discardA.slice(),
    discardB: table.discardB.slice(),
    hands: table.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hide(hand))),
    sets: copySets(table.sets),
    aside: table.aside && { ...table.aside },
    scores: table.scores.slice(),
    bestRounds: table.bestRounds.slice(),
    viewer,
  };
}

/** CC-8.1: the event as `viewer` sees it. */
export function redact(event: TableEvent<never>, viewer: Seat | null): TableEvent<null> {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
        drawA: hide(event.drawA),
        drawB: hide(event.drawB),
      };
    case 'drew':
      // A card from a discard pile lay open until now.
      return event.seat === viewer || event.from === 'discardA' || event.from === 'discardB'
        ? event
        : { ...event, card: null };
    default:
      return event;
  }
}

/** A world consistent with the view: the unseen cards, shuffled into the hidden slots of the hands and draw piles. */
export function determinize(view: View, seed: string, chance: Chance): State {
  const { hands, drawA, drawB, discardA, discardB, sets, aside } = view;
  const hidden = chance.shuffle('hidden', unseenBy(view));
  // There are as many unseen cards as hidden slots: with the seen cards, they make up the deck.
  const fill = (card: Chicken | null) => card ?? takeTop(hidden);
  return {
    game: view.game,
    seats: view.seats,
    options: view.options,
    round: view.round,
    starter: view.starter,
    turn: view.turn,
    step: { ...view.step },
    drawA: drawA.map(fill),
    drawB: drawB.map(fill),
    discardA: discardA.slice(),
    discardB: discardB.slice(),
    hands: hands.map((hand) => hand.map(fill)),
    sets: copySets(sets),
    aside: aside && { ...aside },
    scores: view.scores.slice(),
    bestRounds: view.bestRounds.slice(),
    seed,
  };
}

/** The cards hidden from the viewer. */
export function unseenBy({ hands, drawA, drawB, discardA, discardB, sets, aside }: View): Chicken[] {
  const laid = sets.flat().flatMap(cardsOf);
  return unseen(DECK, [...hands.flat(), ...drawA, ...drawB, ...discardA, ...discardB, ...laid, ...cardsOf(aside)]);
}

/** The sets of all seats, shared with no other table. */
function copySets(sets: Table['sets']): LaidSet[][] {
  return sets.map((each) => each.map((set) => ({ ...set })));
}

/** The cards of a set; none for `null`. */
export function cardsOf(set: LaidSet | null): Chicken[] {
  return set === null ? [] : Array.from({ length: set.count }, () => set.chicken);
}
