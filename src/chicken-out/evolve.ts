import { clear, copyHands } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, rejectEvent } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import type { Event, Move, Options, RedactedEvent, State, Step, Table, View } from './table.js';

/** The steps of each seat: shared and frozen, so that passing the turn makes none. */
const STEPS = seatsUpTo(5).map((seat) => {
  const step = <Type extends Exclude<Step['type'], 'over'>>(type: Type) => Object.freeze({ type, seat });
  return { open: step('open'), turn: step('turn'), ownCount: step('ownCount'), extraCard: step('extraCard') };
});

/** The state before the first deal. Its keys stand in the order of `copyState`, so that all states are of one shape. */
export function emptyState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    seats,
    options,
    game: 0,
    starter: options.firstSeat,
    turn: 1,
    step: at(STEPS, options.firstSeat).open,
    piles: perSeat(seats, () => []),
    series: [],
    count: 0,
    sameAs: null,
    leftGame: [],
    wentOut: [],
    eggs: 0,
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
type EventOf<Type extends Event['type']> = Extract<Event | RedactedEvent, { type: Type }>;

/** Nothing of the last game is left but what was scored. */
function deal(table: Draft<Table>, { game, starter, piles }: EventOf<'dealt'>): void {
  table.game = game;
  table.starter = starter;
  table.turn = 1;
  table.step = at(STEPS, starter).open;
  table.piles = copyHands(piles);
  table.series = [];
  table.count = 0;
  table.sameAs = null;
  table.leftGame = [];
  table.wentOut = [];
}

function play(table: Draft<Table>, { seat, card, count, sameAs }: EventOf<'played'>): void {
  at(table.piles, seat).pop();
  table.series.push(card);
  table.count = count;
  table.sameAs = sameAs;
}

function layEgg(table: Draft<Table>, { seat, pile }: EventOf<'eggLaid'>): void {
  table.piles[seat] = pile.slice();
  table.eggs++;
}

function takeSeries(table: Draft<Table>, { seat }: EventOf<'busted' | 'chickenedOut'>): void {
  putSeriesUnder(table, seat);
  endSeries(table);
}

function make21(table: Draft<Table>, { to }: EventOf<'made21'>): void {
  if (to === null) table.leftGame = table.leftGame.concat(table.series);
  else putSeriesUnder(table, to);
  endSeries(table);
}

function passTurn(table: Draft<Table>, { to, step }: EventOf<'turnPassed'>): void {
  table.turn++;
  table.step = at(STEPS, to)[step];
}

function addPoints(table: Draft<Table>, { points }: EventOf<'gameEnded'>): void {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
}

function endSession(table: Draft<Table>, { reason, foxes }: EventOf<'sessionEnded'>): void {
  table.step = { type: 'over', reason, foxes: foxes === null ? null : foxes.slice() };
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
    case 'played':
      play(table, event);
      break;
    case 'eggLaid':
      layEgg(table, event);
      break;
    case 'busted':
    case 'chickenedOut':
      takeSeries(table, event);
      break;
    case 'made21':
      make21(table, event);
      break;
    case 'wentOut':
      table.wentOut = table.wentOut.concat(event.seat);
      break;
    case 'ownCountBegan':
      table.step = at(STEPS, event.seat).ownCount;
      break;
    case 'doubledUp':
      table.step = at(STEPS, event.seat).extraCard;
      break;
    case 'stopped':
      break;
    case 'turnPassed':
      passTurn(table, event);
      break;
    case 'gameEnded':
      addPoints(table, event);
      break;
    case 'sessionEnded':
      endSession(table, event);
      break;
    default:
      rejectEvent(event);
  }
}

/** CO-4.5: the card played first lies highest, so that it comes up first. One new pile for the whole series. */
function putSeriesUnder(table: Draft<Table>, seat: Seat): void {
  const { series } = table;
  const pile: Draft<Table>['piles'][number] = [];
  for (let i = series.length - 1; i >= 0; i--) pile.push(at(series, i));
  for (const card of at(table.piles, seat)) pile.push(card);
  table.piles[seat] = pile;
}

function endSeries(table: Draft<Table>): void {
  clear(table.series);
  table.count = 0;
  table.sameAs = null;
}

/**
 * A state to write on. It has copies of the lists that `evolve` writes: of all, or of those that playing `move` writes,
 * which takes cards from the own pile alone. One flat literal: a spread here would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  return {
    seats: state.seats,
    options: state.options,
    game: state.game,
    starter: state.starter,
    turn: state.turn,
    step: borrowed(state.step),
    piles: copyHands(state.piles, move?.seat),
    series: state.series.slice(),
    count: state.count,
    sameAs: state.sameAs,
    leftGame: borrowed(state.leftGame),
    wentOut: borrowed(state.wentOut),
    eggs: state.eggs,
    scores: borrowed(state.scores),
    seed: state.seed,
  };
}

/** A view of its own to write on. */
export function copyView(view: View): Draft<View> {
  return {
    seats: view.seats,
    options: view.options,
    game: view.game,
    starter: view.starter,
    turn: view.turn,
    step: borrowed(view.step),
    piles: copyHands(view.piles),
    series: view.series.slice(),
    count: view.count,
    sameAs: view.sameAs,
    leftGame: borrowed(view.leftGame),
    wentOut: borrowed(view.wentOut),
    eggs: view.eggs,
    scores: borrowed(view.scores),
    viewer: view.viewer,
  };
}
