import { copyHands, takeOut } from '../engine/cards.js';
import type { Draft } from '../engine/draft.js';
import { at, InternalError } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import type { Event, Options, RedactedEvent, State, Step, Table, View } from './table.js';

const TURNS = seatsUpTo(5).map((seat) => Object.freeze({ type: 'turn', seat } as const));

/** The step in which `seat` plays, draws or withdraws: shared and frozen, so that passing the turn makes none. */
function turnOf(seat: Seat): Step {
  return at(TURNS, seat);
}

/** The state before the first deal. Its keys stand in the order of `copyState`, so that all states are of one shape. */
function emptyState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    seats,
    options,
    round: 0,
    starter: options.firstSeat,
    step: turnOf(options.firstSeat),
    drawPile: [],
    discardPile: [],
    topValue: 1,
    lastPlayer: null,
    hands: perSeat(seats, () => []),
    withdrawn: perSeat(seats, () => false),
    scores: perSeat(seats, () => 0),
    seed,
  };
}

/** A state from a full opening, a view from a redacted one. */
export function open(event: Event | RedactedEvent): Draft<State> | Draft<View> | null {
  if (event.type !== 'opened') return null;
  if ('seed' in event) return emptyState(event.seats, event.options, event.seed);
  return copyView({ ...emptyState(event.seats, event.options, ''), viewer: event.viewer });
}

/** The only writer of a table. Does what the event says, on states and on views alike. */
export function evolve(table: Draft<Table>, event: Event | RedactedEvent): void {
  switch (event.type) {
    case 'dealt':
      table.round = event.round;
      table.starter = event.starter;
      table.step = turnOf(event.starter);
      table.hands = copyHands(event.hands);
      table.drawPile = event.drawPile.slice();
      table.discardPile = [];
      table.lastPlayer = null;
      table.withdrawn = perSeat(table.seats, () => false);
      break;
    case 'turnedUp':
      table.drawPile.pop();
      table.discardPile.push(event.card);
      table.topValue = event.card;
      break;
    case 'eggTuckedUnder':
      table.drawPile.pop();
      table.drawPile.unshift('egg');
      break;
    case 'played':
      takeOut(at(table.hands, event.seat), event.card);
      table.discardPile.push(event.card);
      table.topValue = event.value;
      table.lastPlayer = event.seat;
      break;
    case 'drew': {
      const known = table.drawPile.pop();
      at(table.hands, event.seat).push(event.card ?? known ?? null);
      break;
    }
    case 'withdrew':
      table.withdrawn[event.seat] = true;
      break;
    case 'turnPassed':
      table.step = turnOf(event.to);
      break;
    case 'roundEnded':
      for (let seat = 0; seat < table.seats; seat++) {
        if (at(table.hands, seat).includes(null)) table.hands[seat] = at(event.hands, seat).slice();
      }
      break;
    case 'scored':
      for (let seat = 0; seat < table.seats; seat++)
        table.scores[seat] = at(table.scores, seat) + at(event.points, seat);
      break;
    case 'rolled':
      table.scores[event.seat] = at(table.scores, event.seat) - event.deducted;
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    case 'opened':
      throw new InternalError('a table that is open was opened again');
  }
}

/** A state of its own to write on. One flat literal: a spread here would make every later read slow. */
export function copyState(state: State): Draft<State> {
  return {
    seats: state.seats,
    options: state.options,
    round: state.round,
    starter: state.starter,
    step: state.step,
    drawPile: state.drawPile.slice(),
    discardPile: state.discardPile.slice(),
    topValue: state.topValue,
    lastPlayer: state.lastPlayer,
    hands: copyHands(state.hands),
    withdrawn: state.withdrawn.slice(),
    scores: state.scores.slice(),
    seed: state.seed,
  };
}

/** A view of its own to write on. */
export function copyView(view: View): Draft<View> {
  return {
    seats: view.seats,
    options: view.options,
    round: view.round,
    starter: view.starter,
    step: view.step,
    drawPile: view.drawPile.slice(),
    discardPile: view.discardPile.slice(),
    topValue: view.topValue,
    lastPlayer: view.lastPlayer,
    hands: copyHands(view.hands),
    withdrawn: view.withdrawn.slice(),
    scores: view.scores.slice(),
    viewer: view.viewer,
  };
}
