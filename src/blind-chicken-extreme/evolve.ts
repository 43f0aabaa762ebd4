import { clear, copyHands, removeAt, takeOut, takeTop } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, InternalError, rejectEvent } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import { type Move, type Options, REWARDS, type State, type Table, type TableEvent, type View } from './table.js';

/** The state before the first deal; no seat arranges yet. PERF(shape): keys in the order of {@link copyState}. */
export function initialState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    game: 'blind-chicken-extreme',
    seats,
    options: borrowed(options),
    gameNumber: 0,
    starter: options.firstSeat,
    step: { type: 'arrange', seats: [] },
    hands: perSeat(seats, () => []),
    rows: perSeat(seats, () => []),
    trick: [],
    taker: null,
    piles: perSeat(seats, () => []),
    penalties: perSeat(seats, () => []),
    rewards: perSeat(seats, () => []),
    rewardsLeft: REWARDS.slice(),
    scores: perSeat(seats, () => []),
    canceled: perSeat(seats, () => []),
    seed,
  };
}

/** The lists by seat with `item` added for `seat`, as new lists, since other tables may share the old ones. */
function withMore<Item>(lists: readonly Item[][], seat: Seat, item: Item): Item[][] {
  const longer = lists.slice();
  longer[seat] = [...at(lists, seat), item];
  return longer;
}

/** An event of one type, in full or redacted. */
type EventOf<Type extends TableEvent<null>['type']> = Extract<TableEvent<null>, { readonly type: Type }>;

/**
 * BC-2.1, BC-2.2. Only the scores and the canceled games remain of the previous games. All arrange at once (BC-2.3).
 */
function deal(table: Draft<Table>, { gameNumber, starter, hands }: EventOf<'dealt'>): void {
  table.gameNumber = gameNumber;
  table.starter = starter;
  table.step = { type: 'arrange', seats: seatsUpTo(table.seats) };
  table.hands = copyHands(hands);
  table.rows = perSeat(table.seats, () => []);
  table.piles = perSeat(table.seats, () => []);
  table.penalties = perSeat(table.seats, () => []);
  table.rewards = perSeat(table.seats, () => []);
  table.rewardsLeft = REWARDS.slice();
}

/** BC-2.3: places a card at the right end of the row. */
function place(table: Draft<Table>, { seat, card }: EventOf<'placed'>): void {
  takeOut(at(table.hands, seat), card);
  at(table.rows, seat).push(card);
}

/** BC-2.3. In a view without the placings, the whole hand goes down at once (BC-2.4). */
function beReady(table: Draft<Table>, { seat }: EventOf<'ready'>): void {
  const hand = at(table.hands, seat);
  const row = at(table.rows, seat);
  while (hand.length > 0) row.push(takeTop(hand));
  if (table.step.type !== 'arrange') throw new InternalError(`a hand is ready in the step '${table.step.type}'`);
  table.step = { type: 'arrange', seats: table.step.seats.filter((other) => other !== seat) };
}

/** BC-3.4. PERF(alloc): empties the list of the trick and reuses it for the next one. */
function turnDown(table: Draft<Table>, { seat }: EventOf<'turnedDown'>): void {
  const pile = at(table.piles, seat).slice();
  for (let i = 0; i < table.trick.length; i++) pile.push(at(table.trick, i).card);
  table.piles[seat] = pile;
  clear(table.trick);
  table.taker = null;
}

/** BC-3.1, BC-3.2. */
function play(table: Draft<Table>, { seat, index, card, faceDown }: EventOf<'played'>): void {
  const row = at(table.rows, seat);
  at(row, index);
  removeAt(row, index);
  table.trick.push({ seat, card, faceDown });
}

/** BC-3.2. Replaces the card in the trick and never writes to it: copies share it. */
function reveal({ trick }: Draft<Table>, { cards }: EventOf<'revealed'>): void {
  for (let i = 0; i < trick.length; i++) trick[i] = { seat: at(trick, i).seat, card: at(cards, i), faceDown: null };
}

/** BC-4.1. */
function takePenalty(table: Draft<Table>, { seat, penalty }: EventOf<'penaltyTaken'>): void {
  table.penalties = withMore(table.penalties, seat, penalty);
}

/** BC-4.2. */
function takeReward(table: Draft<Table>, { seat, reward }: EventOf<'rewardTaken'>): void {
  table.rewardsLeft = table.rewardsLeft.filter((left) => left !== reward);
  table.rewards = withMore(table.rewards, seat, reward);
}

/** BC-5.3. */
function offerBenefits(table: Draft<Table>, { seat, benefits, games }: EventOf<'benefitsOffered'>): void {
  table.step = { type: 'chooseBenefit', seat, benefits: benefits.slice(), games: games.slice() };
}

/** BC-5.2 (c). The other benefits affect only the points of the game. */
function chooseBenefit(table: Draft<Table>, event: EventOf<'benefitChosen'>): void {
  if (event.benefit === 'cancelGame') table.canceled = withMore(table.canceled, event.seat, event.game);
}

/** BC-5.1. */
function addTotals(table: Draft<Table>, { tallies }: EventOf<'scored'>): void {
  table.scores = table.scores.map((games, seat) => [...games, at(tallies, seat).total]);
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
    case 'placed':
      place(table, event);
      break;
    case 'ready':
      beReady(table, event);
      break;
    // BC-3.1, or BC-4.4 with an advantage.
    case 'turnPassed':
      table.step = { type: 'play', seat: event.to, advantage: event.advantage };
      break;
    case 'turnedDown':
      turnDown(table, event);
      break;
    case 'played':
      play(table, event);
      break;
    case 'revealed':
      reveal(table, event);
      break;
    // BC-3.1, BC-3.3
    case 'trickTaken':
      table.taker = event.seat;
      break;
    case 'penaltyTaken':
      takePenalty(table, event);
      break;
    // BC-4.2
    case 'rewardOffered':
      table.step = { type: 'takeReward', seat: event.seat };
      break;
    case 'rewardTaken':
      takeReward(table, event);
      break;
    // BC-4.4
    case 'leaderAsked':
      table.step = { type: 'chooseLeader', seat: event.seat };
      break;
    // BC-4.4: a later event passes the turn to the leader.
    case 'leaderChosen':
      break;
    case 'benefitsOffered':
      offerBenefits(table, event);
      break;
    case 'benefitChosen':
      chooseBenefit(table, event);
      break;
    case 'scored':
      addTotals(table, event);
      break;
    // BC-5.4
    case 'sessionEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    default:
      rejectEvent(event);
  }
}

/**
 * A writable copy of `state`. With `move`, copies only the lists that this move's events change; piles, lists of
 * penalties and the like are replaced, not changed. PERF(shape): one flat literal; a spread would make every later read
 * slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  const writes = (type: Move['type']) => move === undefined || move.type === type;
  return {
    game: state.game,
    seats: state.seats,
    options: borrowed(state.options),
    gameNumber: state.gameNumber,
    starter: state.starter,
    step: borrowed(state.step),
    hands: writes('place') ? copyHands(state.hands, move?.seat) : borrowed(state.hands),
    rows: copyHands(state.rows, move?.seat),
    trick: state.trick.slice(),
    taker: state.taker,
    // The list of piles is a copy; replace a pile, never write to it.
    piles: borrowed(state.piles).slice(),
    penalties: borrowed(state.penalties),
    rewards: borrowed(state.rewards),
    rewardsLeft: borrowed(state.rewardsLeft),
    scores: borrowed(state.scores),
    canceled: borrowed(state.canceled),
    seed: state.seed,
  };
}

/** A writable copy of `view`. PERF(shape): one flat literal, as in {@link copyState}. */
export function copyView(view: View): Draft<View> {
  return {
    game: view.game,
    seats: view.seats,
    options: borrowed(view.options),
    gameNumber: view.gameNumber,
    starter: view.starter,
    step: borrowed(view.step),
    hands: copyHands(view.hands),
    rows: copyHands(view.rows),
    trick: view.trick.slice(),
    taker: view.taker,
    piles: borrowed(view.piles).slice(),
    penalties: borrowed(view.penalties),
    rewards: borrowed(view.rewards),
    rewardsLeft: borrowed(view.rewardsLeft),
    scores: borrowed(view.scores),
    canceled: borrowed(view.canceled),
    viewer: view.viewer,
  };
}
