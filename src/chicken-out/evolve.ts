import { clear, copyHands, takeTop } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, rejectEvent } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import { SEATS } from './options.js';
import type { Move, Options, State, Step, Table, TableEvent, View } from './table.js';

/** The steps of each seat. PERF(alloc): interned. */
const STEPS = seatsUpTo(SEATS.max).map((seat) => {
  const step = <Type extends Exclude<Step['type'], 'over'>>(type: Type) => Object.freeze({ type, seat });
  return { open: step('open'), turn: step('turn'), ownCount: step('ownCount'), extraCard: step('extraCard') };
});

/** The state before the first deal. CO-2.2: `firstSeat` starts. PERF(shape): keys in the order of {@link copyState}. */
export function initialState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    game: 'chicken-out',
    seats,
    options,
    gameNumber: 0,
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

/** An event of one type, in full or redacted. */
type EventOf<Type extends TableEvent<null>['type']> = Extract<TableEvent<null>, { readonly type: Type }>;

/** CO-2.1. Only the scores remain of the previous game. */
function deal(table: Draft<Table>, { gameNumber, starter, piles }: EventOf<'dealt'>): void {
  table.gameNumber = gameNumber;
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

/** CO-3.1: the top card of the player's pile joins the series. */
function play(table: Draft<Table>, { seat, card, count, sameAs }: EventOf<'played'>): void {
  takeTop(at(table.piles, seat));
  table.series.push(card);
  table.count = count;
  table.sameAs = sameAs;
}

/** CO-6.1. */
function layEgg(table: Draft<Table>, { seat, pile }: EventOf<'eggLaid'>): void {
  table.piles[seat] = pile.slice();
  table.eggs++;
}

/** CO-4.1, CO-4.3. */
function takeSeries(table: Draft<Table>, { seat }: EventOf<'busted' | 'chickenedOut'>): void {
  putSeriesUnder(table, seat);
  endSeries(table);
}

/** CO-4.2: the series leaves the game; CO-6.3: or it goes under the pile of `to`. */
function make21(table: Draft<Table>, { to }: EventOf<'made21'>): void {
  if (to === null) table.leftGame = table.leftGame.concat(table.series);
  else putSeriesUnder(table, to);
  endSeries(table);
}

/** CO-5.5: counts every turn. */
function passTurn(table: Draft<Table>, { to, step }: EventOf<'turnPassed'>): void {
  table.turn++;
  table.step = at(STEPS, to)[step];
}

/** CO-5.4. */
function addPoints(table: Draft<Table>, { points }: EventOf<'gameEnded'>): void {
  table.scores = table.scores.map((score, seat) => score + at(points, seat));
}

/** CO-5.4. */
function endSession(table: Draft<Table>, { reason, foxes }: EventOf<'sessionEnded'>): void {
  table.step = { type: 'over', reason, foxes: foxes?.slice() ?? null };
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
    // CO-5.1
    case 'wentOut':
      table.wentOut = table.wentOut.concat(event.seat);
      break;
    // CO-4.2, CO-4.3
    case 'ownCountBegan':
      table.step = at(STEPS, event.seat).ownCount;
      break;
    // CO-6.2
    case 'doubledUp':
      table.step = at(STEPS, event.seat).extraCard;
      break;
    // CO-4.4: the series stays.
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

/** CO-4.5: the first played card lies on top of the others, so it comes up first. */
function putSeriesUnder(table: Draft<Table>, seat: Seat): void {
  const { series } = table;
  const pile: Draft<Table>['piles'][number] = [];
  for (let index = series.length - 1; index >= 0; index--) pile.push(at(series, index));
  for (const card of at(table.piles, seat)) pile.push(card);
  table.piles[seat] = pile;
}

/** CO-3.1: the next count begins without cards. */
function endSeries(table: Draft<Table>): void {
  clear(table.series);
  table.count = 0;
  table.sameAs = null;
}

/**
 * A writable copy of `state`. With `move`, copies only the lists that this move's events change: it takes cards only
 * from the player's pile, and a pile that takes the series is a new list. PERF(shape): one flat literal; a spread would
 * make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  return {
    game: state.game,
    seats: state.seats,
    options: state.options,
    gameNumber: state.gameNumber,
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

/** A writable copy of `view`. PERF(shape): one flat literal, as in {@link copyState}. */
export function copyView(view: View): Draft<View> {
  return {
    game: view.game,
    seats: view.seats,
    options: view.options,
    gameNumber: view.gameNumber,
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
