import { copyHands, takeOut } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, rejectEvent } from '../engine/errors.js';
import { perSeat } from '../engine/seats.js';
import {
  type Chicken,
  type Event,
  type LaidSet,
  type Move,
  type Options,
  type Pile,
  pileOf,
  type RedactedEvent,
  type State,
  type Table,
  type View,
} from './table.js';

/** The state before the first deal. Its keys stand in the order of `copyState`, so that all states are of one shape. */
export function emptyState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    seats,
    options,
    round: 0,
    starter: options.firstSeat,
    turn: options.firstSeat,
    step: { type: 'draw', seat: options.firstSeat },
    drawA: [],
    drawB: [],
    discardA: [],
    discardB: [],
    hands: perSeat(seats, () => []),
    sets: perSeat(seats, () => []),
    aside: null,
    scores: perSeat(seats, () => 0),
    bestRounds: perSeat(seats, () => 0),
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

/** Nothing of the last round is left but the scores. */
function deal(table: Draft<Table>, { round, starter, hands, drawA, drawB }: EventOf<'dealt'>): void {
  table.round = round;
  table.starter = starter;
  table.turn = starter;
  table.step = { type: 'draw', seat: starter };
  table.drawA = drawA.slice();
  table.drawB = drawB.slice();
  table.discardA = [];
  table.discardB = [];
  table.hands = copyHands(hands);
  table.sets = hands.map(() => []);
}

function draw(table: Draft<Table>, { seat, from, card }: EventOf<'drew'>): void {
  pileOf(table, from).pop();
  at(table.hands, seat).push(card);
  table.step = table.step.type === 'draw' ? { type: 'drawAgain', seat, closed: from } : { type: 'layOrDiscard', seat };
}

function lay(table: Draft<Table>, { seat, chicken, count }: EventOf<'laid'>): void {
  takeAll(at(table.hands, seat), chicken, count);
  at(table.sets, seat).push({ chicken, count });
}

function displace(table: Draft<Table>, { owner, chicken, count, chooser }: EventOf<'displaced'>): void {
  takeSet(at(table.sets, owner), chicken);
  table.aside = { owner, chicken, count };
  if (chooser !== null) table.step = { type: 'discardSet', seat: chooser };
}

function discardSet(table: Draft<Table>, { chicken, count, to }: EventOf<'setDiscarded'>): void {
  for (let card = 0; card < count; card++) pileOf(table, to).push(chicken);
  table.aside = null;
}

function discard(table: Draft<Table>, { seat, chicken, to }: EventOf<'discarded'>): void {
  takeOut(at(table.hands, seat), chicken);
  pileOf(table, to).push(chicken);
}

function passTurn(table: Draft<Table>, { to }: EventOf<'turnPassed'>): void {
  table.turn = to;
  table.step = { type: 'draw', seat: to };
}

function addPoints(table: Draft<Table>, { points }: EventOf<'scored'>): void {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
  table.bestRounds = table.bestRounds.map((best, seat) => Math.max(best, at(points, seat)));
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
    case 'drew':
      draw(table, event);
      break;
    case 'laid':
      lay(table, event);
      break;
    case 'displaced':
      displace(table, event);
      break;
    case 'setDiscarded':
      discardSet(table, event);
      break;
    case 'discarded':
      discard(table, event);
      break;
    case 'turnPassed':
      passTurn(table, event);
      break;
    case 'roundEnded':
      break;
    case 'scored':
      addPoints(table, event);
      break;
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    default:
      rejectEvent(event);
  }
}

/** Takes `count` cards of a type out of a hand: those that a partly hidden hand shows first, then hidden ones. */
function takeAll(hand: (Chicken | null)[], chicken: Chicken, count: number): void {
  for (let card = 0; card < count; card++) takeOut(hand, chicken);
}

/** Takes the set of a type away: the older one, where a player has just laid a larger one of it. */
function takeSet(sets: LaidSet[], chicken: Chicken): void {
  sets.splice(
    sets.findIndex((set) => set.chicken === chicken),
    1,
  );
}

/** Whether playing `move` takes cards from this pile or puts some on it. */
function writesPile(move: Move, pile: Pile): boolean {
  return move.type === 'draw' ? move.from === pile : pile === 'discardA' || pile === 'discardB';
}

/**
 * A state to write on. It has copies of the lists that `evolve` writes: of all, or of those that playing `move` writes; a
 * deal brings lists of its own. One flat literal: a spread here would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  const writes = (type: Move['type']) => move === undefined || move.type === type;
  const pile = (name: Pile) =>
    move === undefined || writesPile(move, name) ? state[name].slice() : borrowed(state[name]);
  return {
    seats: state.seats,
    options: state.options,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    step: state.step,
    drawA: pile('drawA'),
    drawB: pile('drawB'),
    discardA: pile('discardA'),
    discardB: pile('discardB'),
    hands: copyHands(state.hands, move?.seat),
    sets: writes('lay') ? copyHands(state.sets) : borrowed(state.sets),
    aside: state.aside,
    scores: borrowed(state.scores),
    bestRounds: borrowed(state.bestRounds),
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
    turn: view.turn,
    step: view.step,
    drawA: view.drawA.slice(),
    drawB: view.drawB.slice(),
    discardA: view.discardA.slice(),
    discardB: view.discardB.slice(),
    hands: copyHands(view.hands),
    sets: copyHands(view.sets),
    aside: view.aside,
    scores: borrowed(view.scores),
    bestRounds: borrowed(view.bestRounds),
    viewer: view.viewer,
  };
}
