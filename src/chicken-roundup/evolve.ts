import { copyHands, removeAt } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, InternalError, rejectEvent } from '../engine/errors.js';
import { perSeat, type Seat } from '../engine/seats.js';
import { handOf, indexOfCard, stackOf } from './rules/hand.js';
import { isOpen, placeOf, placesOf } from './rules/yard.js';
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
  type State,
  type Table,
  type View,
} from './table.js';

/** The state before the deal. Its keys stand in the order of `copyState`, so that all states are of one shape. */
export function emptyState(seats: number, options: Options, seed: string): Draft<State> {
  return {
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

/** A state from a full opening, a view from a redacted one. */
export function open(event: Event | RedactedEvent): Draft<State> | Draft<View> | null {
  if (event.type !== 'opened') return null;
  if ('seed' in event) return emptyState(event.seats, event.options, event.seed);
  return copyView({ ...emptyState(event.seats, event.options, ''), viewer: event.viewer });
}

/** What an event of this type tells, in full or redacted. */
type EventOf<Type extends Event['type']> = Extract<Event | RedactedEvent, { type: Type }>;

function deal(table: Draft<Table>, { yard, hands, deck }: EventOf<'dealt'>): void {
  table.yard = yard.slice();
  table.hands = copyHands(hands);
  table.deck = deck.slice();
}

function draw(table: Draft<Table>, { seat, card, to }: EventOf<'drawn'>): void {
  const known = table.deck.pop();
  if (to === 'aside') return;
  // Only the rooster is set aside.
  const drawn = (card ?? known ?? null) as Card | null;
  if (to === 'hand') handOf(table, seat).push(drawn);
  // What is drawn to the yard is shown to all.
  else table.yard[placeOf(to)] = drawn as Card;
}

function discard(table: Draft<Table>, { seat, card }: EventOf<'played' | 'paid'>): void {
  takeFromHand(table, seat, card);
  table.discardPile.push(card);
}

function rearrange({ yard }: Draft<Table>, { from, to }: EventOf<'rearranged'>): void {
  const moved: Occupant[] = [];
  for (let i = 0; i < from.length; i++) moved.push(at(yard, placeOf(at(from, i))));
  for (let i = 0; i < moved.length; i++) yard[placeOf(at(to, i))] = at(moved, i);
}

function catchChicken(table: Draft<Table>, { seat, from, to, card }: EventOf<'caught'>): void {
  handOf(table, seat).push(card);
  moveFox(table, from, to);
}

function moveFox({ yard }: Draft<Table>, from: Cell, to: Cell): void {
  yard[placeOf(to)] = 'fox';
  yard[placeOf(from)] = 'open';
}

function takeChicken(table: Draft<Table>, { cell, card }: EventOf<'taken'>): void {
  table.yard[placeOf(cell)] = 'open';
  table.discardPile.push(card);
}

/** The cards between move up by one place each. */
function chase({ yard }: Draft<Table>, { from, to }: EventOf<'chased'>): void {
  const last = placeOf(to);
  let place = placeOf(from);
  for (const toward = Math.sign(last - place); place !== last; place += toward) yard[place] = at(yard, place + toward);
  yard[last] = 'fox';
}

function stack(table: Draft<Table>, seat: Seat, cells: readonly Cell[]): void {
  const stacked = stackOf(table, seat);
  for (let i = 0; i < cells.length; i++) {
    const place = placeOf(at(cells, i));
    // The event names cells with chickens.
    stacked.push(table.yard[place] as Card);
    table.yard[place] = 'open';
  }
}

/** The cards of the row, in their order, from column `start` on. */
function closeUp({ yard }: Draft<Table>, { row, start }: EventOf<'closed'>): void {
  const cards: Occupant[] = [];
  const first = at(placesOf(row), 0);
  for (let place = first; place < first + COLUMNS; place++) {
    const card = at(yard, place);
    if (isOpen(card)) continue;
    cards.push(card);
    yard[place] = 'open';
  }
  for (let i = 0; i < cards.length; i++) yard[first + start + i] = at(cards, i);
}

function loseChicken(table: Draft<Table>, { seat, card }: EventOf<'chickenLost'>): void {
  stackOf(table, seat).pop();
  table.discardPile.push(card);
}

function passTurn(table: Draft<Table>, { to, turnsLeft }: EventOf<'turnPassed'>): void {
  table.turn++;
  table.turnsLeft = turnsLeft;
  table.step = { type: 'plays', seat: to, play: 1 };
}

/**
 * The only writer of a table. Does what the event says, on states and on views alike. It is short, so that a playout's
 * compiler can put it where the events are told.
 */
export function evolve(table: Draft<Table>, event: Event | RedactedEvent): void {
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
      table.step = { type: 'closeGap', seat: event.seat, next: event.next };
      break;
    case 'secondPlayBegan':
      table.step = { type: 'plays', seat: event.seat, play: 2 };
      break;
    case 'playsEnded':
      break;
    case 'foxExposed':
      moveFox(table, event.from, event.to);
      break;
    case 'chickenLost':
      loseChicken(table, event);
      break;
    case 'lastTurnsBegan':
      table.turnsLeft = event.turnsLeft;
      break;
    case 'turnPassed':
      passTurn(table, event);
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    case 'dealt':
      deal(table, event);
      break;
    default:
      rejectEvent(event);
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

/**
 * A state to write on. It has copies of the lists that `evolve` writes: of all, or of those that playing `move` writes,
 * which touches no other hand or stack. One flat literal: a spread here would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  return {
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

/** A view of its own to write on. */
export function copyView(view: View): Draft<View> {
  return {
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
