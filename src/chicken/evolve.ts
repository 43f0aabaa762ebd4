import { copyHands, takeOut, takeTop } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, rejectEvent } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import { SEATS } from './options.js';
import type { Move, Options, State, Step, Table, TableEvent, View } from './table.js';

const TURNS = seatsUpTo(SEATS.max).map((seat) => Object.freeze({ type: 'turn', seat } as const));

/** The step in which `seat` plays, draws or withdraws. PERF(alloc): interned. */
function turnOf(seat: Seat): Step {
  return at(TURNS, seat);
}

/** The state before the first deal. CH-2.3: `firstSeat` starts. PERF(shape): keys in the order of {@link copyState}. */
export function initialState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    game: 'chicken',
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

/** An event of one type, in full or redacted. */
type EventOf<Type extends TableEvent<null>['type']> = Extract<TableEvent<null>, { readonly type: Type }>;

/** CH-2.1. Only the scores remain of the previous round. */
function deal(table: Draft<Table>, { round, starter, hands, drawPile }: EventOf<'dealt'>): void {
  table.round = round;
  table.starter = starter;
  table.step = turnOf(starter);
  table.hands = copyHands(hands);
  table.drawPile = drawPile.slice();
  table.discardPile = [];
  table.lastPlayer = null;
  table.withdrawn = perSeat(table.seats, () => false);
}

/** CH-2.1. */
function turnUp(table: Draft<Table>, { card }: EventOf<'turnedUp'>): void {
  takeTop(table.drawPile);
  table.discardPile.push(card);
  table.topValue = card;
}

/** CH-2.2: the egg goes to the bottom. */
function tuckEggUnder(table: Draft<Table>): void {
  takeTop(table.drawPile);
  table.drawPile.unshift('egg');
}

/** CH-3.1, CH-3.2: the top card counts as the value of the event. */
function play(table: Draft<Table>, { seat, card, value }: EventOf<'played'>): void {
  takeOut(at(table.hands, seat), card);
  table.discardPile.push(card);
  table.topValue = value;
  table.lastPlayer = seat;
}

/** CH-3.3. A view keeps a card that the viewer has seen in the pile. */
function draw(table: Draft<Table>, { seat, card }: EventOf<'drew'>): void {
  const known = takeTop(table.drawPile);
  at(table.hands, seat).push(card ?? known);
}

/**
 * CH-6.1: all hands are shown. A hand that was already visible keeps its order, as every hand does in a state
 * (CH-6.1a).
 */
function showHands(table: Draft<Table>, { hands }: EventOf<'roundEnded'>): void {
  if (!('viewer' in table)) return;
  for (let seat = 0; seat < table.seats; seat++) {
    if (at(table.hands, seat).includes(null)) table.hands[seat] = at(hands, seat).slice();
  }
}

/** CH-4.2. */
function addPoints(table: Draft<Table>, { points }: EventOf<'scored'>): void {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
}

/** CH-4.4. */
function deduct(table: Draft<Table>, { seat, deducted }: EventOf<'rolled'>): void {
  table.scores = table.scores.map((score, scorer) => (scorer === seat ? score - deducted : score));
}

/**
 * The only writer of a table: applies an event to a state or to a view.
 * PERF(inline): short, so that V8 can inline it where events are emitted.
 */
export function evolve(table: Draft<Table>, event: TableEvent<null>): void {
  switch (event.type) {
    case 'dealt':
      deal(table, event);
      break;
    case 'turnedUp':
      turnUp(table, event);
      break;
    case 'eggTuckedUnder':
      tuckEggUnder(table);
      break;
    case 'played':
      play(table, event);
      break;
    case 'drew':
      draw(table, event);
      break;
    // CH-3.4
    case 'withdrew':
      table.withdrawn[event.seat] = true;
      break;
    // CH-2.3
    case 'turnPassed':
      table.step = turnOf(event.to);
      break;
    case 'roundEnded':
      showHands(table, event);
      break;
    case 'scored':
      addPoints(table, event);
      break;
    case 'rolled':
      deduct(table, event);
      break;
    // CH-5.1, CH-5.2
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    default:
      rejectEvent(event);
  }
}

/**
 * A writable copy of `state`. With `move`, copies only the lists that this move's events change; the end of a round and
 * a deal bring new lists. PERF(shape): one flat literal; a spread would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  const writes = (type: Move['type']) => move === undefined || move.type === type;
  return {
    game: state.game,
    seats: state.seats,
    options: state.options,
    round: state.round,
    starter: state.starter,
    step: state.step,
    drawPile: writes('draw') ? state.drawPile.slice() : borrowed(state.drawPile),
    discardPile: writes('play') ? state.discardPile.slice() : borrowed(state.discardPile),
    topValue: state.topValue,
    lastPlayer: state.lastPlayer,
    hands: move?.type === 'withdraw' ? borrowed(state.hands) : copyHands(state.hands, move?.seat),
    withdrawn: writes('withdraw') ? state.withdrawn.slice() : borrowed(state.withdrawn),
    scores: borrowed(state.scores),
    seed: state.seed,
  };
}

/** A writable copy of `view`. PERF(shape): one flat literal, as in {@link copyState}. */
export function copyView(view: View): Draft<View> {
  return {
    game: view.game,
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
    scores: borrowed(view.scores),
    viewer: view.viewer,
  };
}
