import { copyHands, removeAt } from '../engine/cards.js';
import { type Draft, shared } from '../engine/draft.js';
import { at, InternalError } from '../engine/errors.js';
import { perSeat, type Seat } from '../engine/seats.js';
import { handOf, indexOfCard, stackOf } from './rules/hand.js';
import { placeOf, placesOf } from './rules/yard.js';
import {
  type Card,
  CELLS,
  type Cell,
  COLUMNS,
  type Event,
  type Move,
  type Occupant,
  type Options,
  type RedactedEvent,
  type Row,
  type State,
  type Table,
  type View,
} from './table.js';

/** The state before the deal. Its keys stand in the order of `copyState`, so that all states are of one shape. */
function emptyState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    seats,
    options: shared(options),
    turn: 1,
    turnsLeft: null,
    step: { type: 'plays', seat: options.firstSeat, play: 1 },
    yard: CELLS.map((): Occupant => 'open'),
    stacks: perSeat(seats, () => []),
    hands: perSeat(seats, () => []),
    deck: [],
    discardPile: [],
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
  const { yard } = table;
  switch (event.type) {
    case 'drawn': {
      const known = table.deck.pop();
      if (event.to === 'aside') break;
      // Only the rooster is set aside.
      const card = (event.card ?? known ?? null) as Card | null;
      if (event.to === 'hand') handOf(table, event.seat).push(card);
      // What is drawn to the yard is shown to all.
      else yard[placeOf(event.to)] = card as Card;
      break;
    }
    case 'played':
    case 'paid':
      takeFromHand(table, event.seat, event.card);
      table.discardPile.push(event.card);
      break;
    case 'rearranged':
      rearrange(table, event.from, event.to);
      break;
    case 'caught':
      handOf(table, event.seat).push(event.card);
      yard[placeOf(event.to)] = 'fox';
      yard[placeOf(event.from)] = 'open';
      break;
    case 'taken':
      yard[placeOf(event.cell)] = 'open';
      table.discardPile.push(event.card);
      break;
    case 'chased': {
      const to = placeOf(event.to);
      let place = placeOf(event.from);
      for (const toward = Math.sign(to - place); place !== to; place += toward) yard[place] = at(yard, place + toward);
      yard[to] = 'fox';
      break;
    }
    case 'paraded':
      stack(table, event.seat, event.path);
      break;
    case 'sentIn':
      stack(table, event.seat, event.cells);
      break;
    case 'closed':
      closeUp(yard, event.row, event.start);
      break;
    case 'gapOpened':
      table.step = { type: 'closeGap', seat: event.seat, next: event.next };
      break;
    case 'secondPlayBegan':
      table.step = { type: 'plays', seat: event.seat, play: 2 };
      break;
    case 'playsEnded':
      break;
    case 'foxExposed':
      yard[placeOf(event.from)] = 'open';
      yard[placeOf(event.to)] = 'fox';
      break;
    case 'chickenLost':
      stackOf(table, event.seat).pop();
      table.discardPile.push(event.card);
      break;
    case 'lastTurnsBegan':
      table.turnsLeft = event.turnsLeft;
      break;
    case 'turnPassed':
      table.turn++;
      table.turnsLeft = event.turnsLeft;
      table.step = { type: 'plays', seat: event.to, play: 1 };
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    case 'dealt':
      table.yard = event.yard.slice();
      table.hands = copyHands(event.hands);
      table.deck = event.deck.slice();
      break;
    case 'opened':
      throw new InternalError('a table that is open was opened again');
  }
}

/** The first card that shows `card`, or else one hidden card. Cards are told by their print: they may come from JSON. */
function takeFromHand(table: Draft<Table>, seat: Seat, card: Card): void {
  const hand = handOf(table, seat);
  const shown = indexOfCard(hand, card);
  const index = shown >= 0 ? shown : hand.indexOf(null);
  if (index < 0) throw new InternalError(`no ${card.colour} ${card.action} to take`);
  removeAt(hand, index);
}

function occupant({ yard }: Table, cell: Cell): Occupant {
  return yard[placeOf(cell)] ?? 'open';
}

function stack(table: Draft<Table>, seat: Seat, cells: readonly Cell[]): void {
  const stacked = stackOf(table, seat);
  for (const cell of cells) {
    // The event names cells with chickens.
    stacked.push(occupant(table, cell) as Card);
    table.yard[placeOf(cell)] = 'open';
  }
}

function rearrange(table: Draft<Table>, from: readonly Cell[], to: readonly Cell[]): void {
  const moved: Occupant[] = [];
  for (const cell of from) moved.push(occupant(table, cell));
  for (let i = 0; i < moved.length; i++) table.yard[placeOf(at(to, i))] = at(moved, i);
}

/** The cards of the row, in their order, from column `start` on. */
function closeUp(yard: Occupant[], row: Row, start: number): void {
  const cards: Occupant[] = [];
  const first = at(placesOf(row), 0);
  for (let place = first; place < first + COLUMNS; place++) {
    const card = yard[place];
    if (card === undefined || card === 'open') continue;
    cards.push(card);
    yard[place] = 'open';
  }
  for (let i = 0; i < cards.length; i++) yard[first + start + i] = at(cards, i);
}

/**
 * A state to write on. It has copies of the lists that `evolve` writes: of all, or of those that playing `move` writes,
 * which touches no other hand or stack. One flat literal: a spread here would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  return {
    seats: state.seats,
    options: shared(state.options),
    turn: state.turn,
    turnsLeft: state.turnsLeft,
    step: state.step,
    yard: state.yard.slice(),
    stacks: copyHands(state.stacks, move?.seat),
    hands: copyHands(state.hands, move?.seat),
    deck: state.deck.slice(),
    discardPile: state.discardPile.slice(),
    seed: state.seed,
  };
}

/** A view of its own to write on. */
export function copyView(view: View): Draft<View> {
  return {
    seats: view.seats,
    options: shared(view.options),
    turn: view.turn,
    turnsLeft: view.turnsLeft,
    step: view.step,
    yard: view.yard.slice(),
    stacks: copyHands(view.stacks),
    hands: copyHands(view.hands),
    deck: view.deck.slice(),
    discardPile: view.discardPile.slice(),
    viewer: view.viewer,
  };
}
