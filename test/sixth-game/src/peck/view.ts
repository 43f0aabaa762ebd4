import type { Chance } from '../../../../src/engine/chance.js';
import type { Seat } from '../../../../src/engine/seats.js';
import { DECK } from './cards.js';
import type { Card, State, Table, TableEvent, View } from './table.js';

const hide = (cards: readonly (Card | null)[]) => cards.map(() => null);

export function view(table: Table, viewer: Seat | null): View {
  const own = (cards: readonly (Card | null)[], seat: Seat) => (seat === viewer ? cards.slice() : hide(cards));
  return {
    game: table.game,
    seats: table.seats,
    options: table.options,
    round: table.round,
    step: { ...table.step },
    drawPile: hide(table.drawPile),
    shown: table.shown.slice(),
    shed: table.shed.slice(),
    hands: table.hands.map(own),
    chosen: table.chosen.map(own),
    scores: table.scores.slice(),
    viewer,
  };
}

export function redact(event: TableEvent<never>, viewer: Seat | null): TableEvent<null> {
  switch (event.type) {
    case 'dealt':
      return {
        type: 'dealt',
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : hide(hand))),
        drawPile: hide(event.drawPile),
      };
    case 'chose':
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}

export function determinize(view: View, seed: string, chance: Chance): State {
  const unseen = [...DECK];
  for (const card of [...view.shown, ...view.shed, ...view.hands.flat(), ...view.chosen.flat(), ...view.drawPile]) {
    if (card !== null) unseen.splice(unseen.indexOf(card), 1);
  }
  const hidden = chance.shuffle('hidden', unseen);
  // There are as many hidden slots as unseen cards.
  const fill = (card: Card | null) => card ?? (hidden.pop() as Card);
  const { viewer: _, ...table } = view;
  return {
    ...table,
    step: { ...view.step },
    drawPile: view.drawPile.map(fill),
    shown: view.shown.slice(),
    shed: view.shed.slice(),
    hands: view.hands.map((hand) => hand.map(fill)),
    chosen: view.chosen.map((cards) => cards.map(fill)),
    scores: view.scores.slice(),
    seed,
  };
}
