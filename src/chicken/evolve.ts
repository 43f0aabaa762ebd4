import { copyHands, takeOut } from '../engine/cards.js';
import { type Draft, shared } from '../engine/draft.js';
import { at, refuseEvent } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import type { Event, Move, Options, RedactedEvent, State, Step, Table, View } from './table.js';

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

/** What an event of this type tells, in full or redacted. */
type Told<Type extends Event['type']> = Extract<Event | RedactedEvent, { type: Type }>;

/** Nothing of the last round is left but the scores. */
function deal(table: Draft<Table>, { round, starter, hands, drawPile }: Told<'dealt'>): void {
  table.round = round;
  table.starter = starter;
  table.step = turnOf(starter);
  table.hands = copyHands(hands);
  table.drawPile = drawPile.slice();
  table.discardPile = [];
  table.lastPlayer = null;
  table.withdrawn = perSeat(table.seats, () => false);
}

function turnUp(table: Draft<Table>, { card }: Told<'turnedUp'>): void {
  table.drawPile.pop();
  table.discardPile.push(card);
  table.topValue = card;
}

function tuckEggUnder(table: Draft<Table>): void {
  table.drawPile.pop();
  table.drawPile.unshift('egg');
}

function play(table: Draft<Table>, { seat, card, value }: Told<'played'>): void {
  takeOut(at(table.hands, seat), card);
  table.discardPile.push(card);
  table.topValue = value;
  table.lastPlayer = seat;
}

function draw(table: Draft<Table>, { seat, card }: Told<'drew'>): void {
  const known = table.drawPile.pop();
  at(table.hands, seat).push(card ?? known ?? null);
}

/** A hand that lay open keeps its order; in a state they all do. */
function showHands(table: Draft<Table>, { hands }: Told<'roundEnded'>): void {
  if (!('viewer' in table)) return;
  for (let seat = 0; seat < table.seats; seat++) {
    if (at(table.hands, seat).includes(null)) table.hands[seat] = at(hands, seat).slice();
  }
}

function addPoints(table: Draft<Table>, { points }: Told<'scored'>): void {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
}

function deduct(table: Draft<Table>, { seat, deducted }: Told<'rolled'>): void {
  table.scores = table.scores.map((score, scorer) => (scorer === seat ? score - deducted : score));
}

/**
 * The only writer of a table. Does what the event says, on states and on views alike. It is short, so that a playout's
 * compiler can put it where the events are told.
 */
export function evolve(table: Draft<Table>, event: Event | RedactedEvent): void {
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
    case 'withdrew':
      table.withdrawn[event.seat] = true;
      break;
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
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    default:
      refuseEvent(event);
  }
}

/**
 * A state to write on. It has copies of the lists that `evolve` writes: of all, or of those that playing `move` writes;
 * the end of a round and a deal bring lists of their own. One flat literal: a spread here would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  const writes = (type: Move['type']) => move === undefined || move.type === type;
  return {
    seats: state.seats,
    options: state.options,
    round: state.round,
    starter: state.starter,
    step: state.step,
    drawPile: writes('draw') ? state.drawPile.slice() : shared(state.drawPile),
    discardPile: writes('play') ? state.discardPile.slice() : shared(state.discardPile),
    topValue: state.topValue,
    lastPlayer: state.lastPlayer,
    hands: move?.type === 'withdraw' ? shared(state.hands) : copyHands(state.hands, move?.seat),
    withdrawn: writes('withdraw') ? state.withdrawn.slice() : shared(state.withdrawn),
    scores: shared(state.scores),
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
    scores: shared(view.scores),
    viewer: view.viewer,
  };
}
