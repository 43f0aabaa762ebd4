import { clear, copyHands, removeAt, takeOut } from '../engine/cards.js';
import { borrowed, type Draft } from '../engine/draft.js';
import { at, rejectEvent } from '../engine/errors.js';
import { perSeat, type Seat, seatsUpTo } from '../engine/seats.js';
import {
  type Event,
  type Move,
  type Options,
  REWARDS,
  type RedactedEvent,
  type State,
  type Table,
  type View,
} from './table.js';

/** The state before the first deal. Its keys stand in the order of `copyState`, so that all states are of one shape. */
export function emptyState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    seats,
    options: borrowed(options),
    game: 0,
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
    cancelled: perSeat(seats, () => []),
    seed,
  };
}

/** A state from a full opening, a view from a redacted one. */
export function open(event: Event | RedactedEvent): Draft<State> | Draft<View> | null {
  if (event.type !== 'opened') return null;
  if ('seed' in event) return emptyState(event.seats, event.options, event.seed);
  return copyView({ ...emptyState(event.seats, event.options, ''), viewer: event.viewer });
}

/** New lists by seat, one of them longer by `item`: the old ones may be shared with other tables. */
function withMore<Item>(lists: readonly Item[][], seat: Seat, item: Item): Item[][] {
  const longer = lists.slice();
  longer[seat] = [...at(lists, seat), item];
  return longer;
}

/** What an event of this type tells, in full or redacted. */
type EventOf<Type extends Event['type']> = Extract<Event | RedactedEvent, { type: Type }>;

/** Nothing of the last game is left but what was scored. */
function deal(table: Draft<Table>, { game, starter, hands }: EventOf<'dealt'>): void {
  table.game = game;
  table.starter = starter;
  table.step = { type: 'arrange', seats: seatsUpTo(table.seats) };
  table.hands = copyHands(hands);
  table.rows = perSeat(table.seats, () => []);
  table.piles = perSeat(table.seats, () => []);
  table.penalties = perSeat(table.seats, () => []);
  table.rewards = perSeat(table.seats, () => []);
  table.rewardsLeft = REWARDS.slice();
}

function place(table: Draft<Table>, { seat, card }: EventOf<'placed'>): void {
  takeOut(at(table.hands, seat), card);
  at(table.rows, seat).push(card);
}

/** BC-2.4: who was told of no placing sees the whole hand go down at once. */
function beReady(table: Draft<Table>, { seat }: EventOf<'ready'>): void {
  const hand = at(table.hands, seat);
  const row = at(table.rows, seat);
  while (hand.length > 0) row.push(hand.pop() ?? null);
  if (table.step.type !== 'arrange') return;
  table.step = { type: 'arrange', seats: table.step.seats.filter((other) => other !== seat) };
}

function turnDown(table: Draft<Table>, { seat }: EventOf<'turnedDown'>): void {
  const pile = at(table.piles, seat).slice();
  for (let i = 0; i < table.trick.length; i++) pile.push(at(table.trick, i).card);
  table.piles[seat] = pile;
  clear(table.trick);
  table.taker = null;
}

function play(table: Draft<Table>, { seat, place, card, faceDown }: EventOf<'played'>): void {
  removeAt(at(table.rows, seat), place);
  table.trick.push({ seat, card, faceDown });
}

/** A card in a trick is replaced, never written to: copies share it. */
function reveal({ trick }: Draft<Table>, { cards }: EventOf<'revealed'>): void {
  for (let i = 0; i < trick.length; i++) trick[i] = { seat: at(trick, i).seat, card: at(cards, i), faceDown: null };
}

function takePenalty(table: Draft<Table>, { seat, penalty }: EventOf<'penaltyTaken'>): void {
  table.penalties = withMore(table.penalties, seat, penalty);
}

function takeReward(table: Draft<Table>, { seat, reward }: EventOf<'rewardTaken'>): void {
  table.rewardsLeft = table.rewardsLeft.filter((left) => left !== reward);
  table.rewards = withMore(table.rewards, seat, reward);
}

function offerBenefits(table: Draft<Table>, { seat, benefits, games }: EventOf<'benefitsOffered'>): void {
  table.step = { type: 'chooseBenefit', seat, benefits: benefits.slice(), games: games.slice() };
}

function chooseBenefit(table: Draft<Table>, event: EventOf<'benefitChosen'>): void {
  if (event.benefit === 'cancelGame') table.cancelled = withMore(table.cancelled, event.seat, event.game);
}

function addTotals(table: Draft<Table>, { tallies }: EventOf<'scored'>): void {
  table.scores = table.scores.map((games, seat) => [...games, at(tallies, seat).total]);
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
    case 'placed':
      place(table, event);
      break;
    case 'ready':
      beReady(table, event);
      break;
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
    case 'trickTaken':
      table.taker = event.seat;
      break;
    case 'penaltyTaken':
      takePenalty(table, event);
      break;
    case 'rewardOffered':
      table.step = { type: 'takeReward', seat: event.seat };
      break;
    case 'rewardTaken':
      takeReward(table, event);
      break;
    case 'leaderAsked':
      table.step = { type: 'chooseLeader', seat: event.seat };
      break;
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
    case 'sessionEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    default:
      rejectEvent(event);
  }
}

/**
 * A state to write on. It has copies of the lists that `evolve` writes: of all, or of those that playing `move` writes.
 * One flat literal: a spread here would make every later read slow.
 */
export function copyState(state: State, move?: Move): Draft<State> {
  const writes = (type: Move['type']) => move === undefined || move.type === type;
  return {
    seats: state.seats,
    options: borrowed(state.options),
    game: state.game,
    starter: state.starter,
    step: borrowed(state.step),
    hands: writes('place') ? copyHands(state.hands, move?.seat) : borrowed(state.hands),
    rows: copyHands(state.rows, move?.seat),
    trick: state.trick.slice(),
    taker: state.taker,
    // A pile is replaced, never written to.
    piles: state.piles.slice() as Draft<State['piles']>,
    penalties: borrowed(state.penalties),
    rewards: borrowed(state.rewards),
    rewardsLeft: borrowed(state.rewardsLeft),
    scores: borrowed(state.scores),
    cancelled: borrowed(state.cancelled),
    seed: state.seed,
  };
}

/** A view of its own to write on. */
export function copyView(view: View): Draft<View> {
  return {
    seats: view.seats,
    options: borrowed(view.options),
    game: view.game,
    starter: view.starter,
    step: borrowed(view.step),
    hands: copyHands(view.hands),
    rows: copyHands(view.rows),
    trick: view.trick.slice(),
    taker: view.taker,
    piles: view.piles.slice() as Draft<View['piles']>,
    penalties: borrowed(view.penalties),
    rewards: borrowed(view.rewards),
    rewardsLeft: borrowed(view.rewardsLeft),
    scores: borrowed(view.scores),
    cancelled: borrowed(view.cancelled),
    viewer: view.viewer,
  };
}
