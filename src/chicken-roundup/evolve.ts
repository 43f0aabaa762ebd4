import { copyHands, takeOut } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, rejectEvent } from '../engine/errors.js';
import { perSeat, type Seat } from '../engine/seats.js';
import { handOf } from './hand.js';
import {
  type Card,
  CELLS,
  type Cell,
  COLUMNS,
  type Move,
  type Occupant,
  type Options,
  type State,
  type Table,
  type TableEvent,
  type View,
} from './table.js';
import { cellsOf, indexOfCell, isOpen } from './yard.js';

/** The state before the deal. CR-2.3: `firstSeat` starts. PERF(shape): keys in the order of {@link copyState}. */
export function initialState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    game: 'chicken-roundup',
    seats,
    options: borrowed(options),
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

/** An event of one type, in full or redacted. */
type EventOf<Type extends TableEvent<null>['type']> = Extract<TableEvent<null>, { readonly type: Type }>;

/** CR-2.1, CR-2.2: the yard, the hands, and the deck with the rooster in it. */
function deal(table: Draft<Table>, { yard, hands, deck }: EventOf<'dealt'>): void {
  table.yard = yard.slice();
  table.hands = copyHands(hands);
  table.deck = deck.slice();
}

/** The top card of the deck goes where `to` says. A view keeps a card that the viewer has seen in the deck. */
function draw(table: Draft<Table>, { seat, card, to }: EventOf<'drawn'>): void {
  const known = table.deck.pop();
  // CR-9.1: only the rooster is set aside.
  if (to === 'aside') return;
  const drawn = (card ?? known ?? null) as Card | null;
  // CR-8.1
  if (to === 'hand') handOf(table, seat).push(drawn);
  // CR-8.1, CR-10.1: everyone sees cards drawn to the yard.
  else table.yard[indexOfCell(to)] = drawn as Card;
}

/** CR-3.3, CR-5.4: a played or paid card goes to the discard pile. */
function discard(table: Draft<Table>, { seat, card }: EventOf<'played' | 'paid'>): void {
  takeOut(handOf(table, seat), card);
  table.discardPile.push(card);
}

/** CR-6.0: each chicken of `from` goes to the cell at the same index of `to`. */
function rearrange({ yard }: Draft<Table>, { from, to }: EventOf<'rearranged'>): void {
  const moved: Occupant[] = [];
  for (let i = 0; i < from.length; i++) moved.push(at(yard, indexOfCell(at(from, i))));
  for (let i = 0; i < moved.length; i++) yard[indexOfCell(at(to, i))] = at(moved, i);
}

/** CR-5.3, CR-5.4: the chicken goes to the hand, the fox to its cell. */
function catchChicken(table: Draft<Table>, { seat, from, to, card }: EventOf<'caught'>): void {
  handOf(table, seat).push(card);
  moveFox(table, from, to);
}

/** CR-5.3, CR-5.4, CR-7.3: the fox leaves an open cell. */
function moveFox({ yard }: Draft<Table>, from: Cell, to: Cell): void {
  yard[indexOfCell(to)] = 'fox';
  yard[indexOfCell(from)] = 'open';
}

/** CR-5.1: the chicken goes from the yard to the discard pile. */
function takeChicken(table: Draft<Table>, { cell, card }: EventOf<'taken'>): void {
  table.yard[indexOfCell(cell)] = 'open';
  table.discardPile.push(card);
}

/** CR-5.2: the fox goes to the end of its row, and the cards between shift by one. */
function chase({ yard }: Draft<Table>, { from, to }: EventOf<'chased'>): void {
  const last = indexOfCell(to);
  let cell = indexOfCell(from);
  for (const toward = Math.sign(last - cell); cell !== last; cell += toward) yard[cell] = at(yard, cell + toward);
  yard[last] = 'fox';
}

/** CR-5.6, CR-7.2: stacked in the order of `cells`, the last on top. */
function stack(table: Draft<Table>, seat: Seat, cells: readonly Cell[]): void {
  const stacked = at(table.stacks, seat);
  for (let i = 0; i < cells.length; i++) {
    const cell = indexOfCell(at(cells, i));
    // The event names cells with chickens.
    stacked.push(table.yard[cell] as Card);
    table.yard[cell] = 'open';
  }
}

/** CR-4.1, CR-4.2, CR-4.3: the cards of the row, the fox too, lie in their order from column `start` on. */
function closeUp({ yard }: Draft<Table>, { row, start }: EventOf<'closed'>): void {
  const cards: Occupant[] = [];
  const first = at(cellsOf(row), 0);
  for (let cell = first; cell < first + COLUMNS; cell++) {
    const card = at(yard, cell);
    if (isOpen(card)) continue;
    cards.push(card);
    yard[cell] = 'open';
  }
  for (let i = 0; i < cards.length; i++) yard[first + start + i] = at(cards, i);
}

/** CR-7.4: the top chicken of the stack goes to the discard pile. */
function loseChicken(table: Draft<Table>, { seat, card }: EventOf<'chickenLost'>): void {
  at(table.stacks, seat).pop();
  table.discardPile.push(card);
}

/** CR-3.1: the turn of the other seat begins. CR-9.1: the last turns are counted down. */
function passTurn(table: Draft<Table>, { to, turnsLeft }: EventOf<'turnPassed'>): void {
  table.turn++;
  table.turnsLeft = turnsLeft;
  table.step = { type: 'plays', seat: to, play: 1 };
}

/**
 * The only writer of a table: applies an event to a state or to a view.
 * PERF(inline): short, so that V8 can inline it where events are emitted.
 */
export function evolve(table: Draft<Table>, event: TableEvent<null>): void {
  switch (event.type) {
    case 'drawn':
      draw(table, event);
      break;
    case 'played':
    case 'paid':
      discard(table, event);
      break;
    case 'rearranged':
      rearrange(table, event);
      break;
    case 'caught':
      catchChicken(table, event);
      break;
    case 'taken':
      takeChicken(table, event);
      break;
    case 'chased':
      chase(table, event);
      break;
    case 'paraded':
      stack(table, event.seat, event.path);
      break;
    case 'sentIn':
      stack(table, event.seat, event.cells);
      break;
    case 'closed':
      closeUp(table, event);
      break;
    case 'gapOpened':
      // CR-4.2: the player decides which way the gap closes.
      table.step = { type: 'closeGap', seat: event.seat, next: event.next };
      break;
    case 'secondPlayBegan':
      // CR-3.1: up to two plays.
      table.step = { type: 'plays', seat: event.seat, play: 2 };
      break;
    case 'playsEnded':
      // CR-3.1: the rest of the turn has its own events.
      break;
    case 'foxExposed':
      moveFox(table, event.from, event.to);
      break;
    case 'chickenLost':
      loseChicken(table, event);
      break;
    case 'lastTurnsBegan':
      // CR-9.1: three more turns, or two.
      table.turnsLeft = event.turnsLeft;
      break;
    case 'turnPassed':
      passTurn(table, event);
      break;
    case 'gameEnded':
      // CR-9.1: the last round has been played.
      table.step = { type: 'over', reason: event.reason };
      break;
    case 'dealt':
      deal(table, event);
      break;
    default:
      rejectEvent(event);
  }
}

/**
 * A writable copy of `state`. With `move`, copies only the lists that this move's events change: no move changes the
 * other seat's hand or stack. PERF(shape): one flat literal; a spread would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  return {
    game: state.game,
    seats: state.seats,
    options: borrowed(state.options),
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

/** A writable copy of `view`. PERF(shape): one flat literal, as in {@link copyState}. */
export function copyView(view: View): Draft<View> {
  return {
    game: view.game,
    seats: view.seats,
    options: borrowed(view.options),
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
