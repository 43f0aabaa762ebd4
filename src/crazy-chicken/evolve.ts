import { copyHands, removeAt, takeOut, takeTop } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, InternalError, rejectEvent } from '../engine/errors.js';
import { perSeat } from '../engine/seats.js';
import {
  type Chicken,
  type LaidSet,
  type Move,
  type Options,
  type Pile,
  pileOf,
  type State,
  type Table,
  type TableEvent,
  type View,
} from './table.js';

/** The state before the first deal. CC-2.3: `firstSeat` starts. PERF(shape): keys in the order of {@link copyState}. */
export function initialState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    game: 'crazy-chicken',
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

/** An event of one type, in full or redacted. */
type EventOf<Type extends TableEvent<null>['type']> = Extract<TableEvent<null>, { readonly type: Type }>;

/** CC-2.1, CC-2.2: both discard piles are empty. Only the scores remain of the previous round. */
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

/** CC-3.2. CC-3.4: the pile of the first draw is closed for the second. */
function draw(table: Draft<Table>, { seat, from, card }: EventOf<'drew'>): void {
  takeTop(pileOf(table, from));
  at(table.hands, seat).push(card);
  table.step = table.step.type === 'draw' ? { type: 'drawAgain', seat, closed: from } : { type: 'layOrDiscard', seat };
}

/** CC-4.1. */
function lay(table: Draft<Table>, { seat, chicken, count }: EventOf<'laid'>): void {
  takeAll(at(table.hands, seat), chicken, count);
  at(table.sets, seat).push({ chicken, count });
}

/** CC-4.4: the set is put aside until it is discarded. CC-4.5: without a choice, there is no decision. */
function displace(table: Draft<Table>, { owner, chicken, count, chooser }: EventOf<'displaced'>): void {
  takeSet(at(table.sets, owner), chicken);
  table.aside = { owner, chicken, count };
  if (chooser !== null) table.step = { type: 'discardSet', seat: chooser };
}

/** CC-4.4: puts the whole set onto one pile. */
function discardSet(table: Draft<Table>, { chicken, count, to }: EventOf<'setDiscarded'>): void {
  for (let card = 0; card < count; card++) pileOf(table, to).push(chicken);
  table.aside = null;
}

/** CC-5.1. */
function discard(table: Draft<Table>, { seat, chicken, to }: EventOf<'discarded'>): void {
  takeOut(at(table.hands, seat), chicken);
  pileOf(table, to).push(chicken);
}

/** CC-3.1: the next turn starts with a draw. */
function passTurn(table: Draft<Table>, { to }: EventOf<'turnPassed'>): void {
  table.turn = to;
  table.step = { type: 'draw', seat: to };
}

/** CC-6.3. CC-7.2: the best round of each player is kept. */
function addPoints(table: Draft<Table>, { points }: EventOf<'scored'>): void {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
  table.bestRounds = table.bestRounds.map((best, seat) => Math.max(best, at(points, seat)));
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
    // CC-6.1, CC-8.1: the hands stay hidden.
    case 'roundEnded':
      break;
    case 'scored':
      addPoints(table, event);
      break;
    // CC-7.1
    case 'gameEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    default:
      rejectEvent(event);
  }
}

/** Takes `count` cards of a type from a hand: visible cards first, then hidden ones. */
function takeAll(hand: (Chicken | null)[], chicken: Chicken, count: number): void {
  for (let card = 0; card < count; card++) takeOut(hand, chicken);
}

/** Removes the set of a type: the older one, if its owner has just laid a larger one (CC-4.3). */
function takeSet(sets: LaidSet[], chicken: Chicken): void {
  const index = sets.findIndex((set) => set.chicken === chicken);
  if (index < 0) throw new InternalError(`no set of ${chicken} to take`);
  removeAt(sets, index);
}

/** Whether playing `move` takes cards from this pile or puts some on it. */
function writesPile(move: Move, pile: Pile): boolean {
  return move.type === 'draw' ? move.from === pile : pile === 'discardA' || pile === 'discardB';
}

/**
 * A writable copy of `state`. With `move`, copies only the lists that this move's events change; the end of a round and
 * a deal bring new lists. PERF(shape): one flat literal; a spread would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  const writes = (type: Move['type']) => move === undefined || move.type === type;
  const pile = (name: Pile) =>
    move === undefined || writesPile(move, name) ? state[name].slice() : borrowed(state[name]);
  return {
    game: state.game,
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

/** A writable copy of `view`. PERF(shape): one flat literal, as in {@link copyState}. */
export function copyView(view: View): Draft<View> {
  return {
    game: view.game,
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
