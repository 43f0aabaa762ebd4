import type { Draft } from '../engine/draft.js';
import type { Card, Event, Options, RedactedEvent, State, Table, View } from './table.js';

/** Removes a card from a hand; from one that does not show it, a hidden card. */
function take(hand: (Card | null)[], card: Card | null): void {
  const index = hand.indexOf(card);
  hand.splice(index < 0 ? hand.indexOf(null) : index, 1);
}

/** Puts an event on a table: the only function that writes to one. */
export function evolve(table: Draft<Table>, event: Event | RedactedEvent): void {
  switch (event.type) {
    case 'dealt':
      table.hands = event.hands.map((hand) => hand.slice());
      table.drawPile = event.drawPile.slice();
      break;
    case 'chose':
      take(table.hands[event.seat] ?? [], event.card);
      table.chosen[event.seat] = [event.card];
      break;
    case 'revealed':
      table.shown.push(...event.cards);
      table.chosen = table.chosen.map(() => []);
      break;
    case 'rolled':
      for (const seat of event.winners) table.scores[seat] = (table.scores[seat] ?? 0) + event.die;
      break;
    case 'turnPassed':
      table.step = { type: 'draw', seat: event.to };
      break;
    case 'drew':
      table.drawPile.pop();
      table.hands[event.seat]?.push(event.card);
      break;
    case 'roundBegan':
      table.round = event.round;
      table.step = { type: 'choose' };
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: 'rounds' };
      break;
    case 'opened':
      throw new Error('an open table cannot be opened again');
  }
}

const copyTable = (table: Table) => ({
  drawPile: table.drawPile.slice(),
  shown: table.shown.slice(),
  hands: table.hands.map((hand) => hand.slice()),
  chosen: table.chosen.map((cards) => cards.slice()),
  scores: table.scores.slice(),
});

export function copyState(state: State): Draft<State> {
  // The copied lists hold the cards of a state, none of them hidden.
  return { ...state, ...copyTable(state) } as Draft<State>;
}

export function copyView(view: View): Draft<View> {
  return { ...view, ...copyTable(view) };
}

/** The table before anything has happened. */
export function initial(seats: number, options: Options) {
  const each = <Item>(item: () => Item): Item[] => Array.from({ length: seats }, item);
  return {
    seats,
    options,
    round: 1,
    step: { type: 'choose' as const },
    drawPile: [],
    shown: [],
    hands: each((): Card[] => []),
    chosen: each((): Card[] => []),
    scores: each(() => 0),
  };
}
