import type { Draft } from '../../../../src/engine/draft.js';
import { rejectEvent } from '../../../../src/engine/errors.js';
import { perSeat } from '../../../../src/engine/seats.js';
import type { Card, Options, State, Table, TableEvent, View } from './table.js';

/** Removes a card from a hand, or a hidden card if the hand does not show it. */
function take(hand: (Card | null)[], card: Card | null): void {
  const index = hand.indexOf(card);
  hand.splice(index < 0 ? hand.indexOf(null) : index, 1);
}

/** Applies an event to a table: the only function that writes to one. */
export function evolve(table: Draft<Table>, event: TableEvent<null>): void {
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
      if (event.row === 'front') table.drawPile.pop();
      else table.drawPile.shift();
      table.hands[event.seat]?.push(event.card);
      break;
    case 'laidOut':
      for (const card of event.cards) take(table.hands[event.seat] ?? [], card);
      table.shed.push(...event.cards);
      break;
    case 'roundBegan':
      table.round = event.round;
      table.step = { type: 'choose' };
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: 'rounds' };
      break;
    default:
      rejectEvent(event);
  }
}

const copyTable = (table: Table) => ({
  drawPile: table.drawPile.slice(),
  shown: table.shown.slice(),
  shed: table.shed.slice(),
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

/** The state before the cards are dealt. */
export function initialState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    game: 'peck',
    seats,
    options,
    round: 1,
    step: { type: 'choose' },
    drawPile: [],
    shown: [],
    shed: [],
    hands: perSeat(seats, () => []),
    chosen: perSeat(seats, () => []),
    scores: perSeat(seats, () => 0),
    seed,
  };
}
