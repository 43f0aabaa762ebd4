import { clear, copyHands, removeAt, takeOut } from '../engine/cards.js';
import { type Draft, shared } from '../engine/draft.js';
import { at, InternalError } from '../engine/errors.js';
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
function emptyState(seats: number, options: Options, seed: string): Draft<State> {
  return {
    seats,
    // Options are never written to.
    options: options as Draft<Options>,
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

/** The only writer of a table. Does what the event says, on states and on views alike. */
export function evolve(table: Draft<Table>, event: Event | RedactedEvent): void {
  switch (event.type) {
    case 'dealt':
      table.game = event.game;
      table.starter = event.starter;
      table.step = { type: 'arrange', seats: seatsUpTo(table.seats) };
      table.hands = copyHands(event.hands);
      table.rows = perSeat(table.seats, () => []);
      table.piles = perSeat(table.seats, () => []);
      table.penalties = perSeat(table.seats, () => []);
      table.rewards = perSeat(table.seats, () => []);
      table.rewardsLeft = REWARDS.slice();
      break;
    case 'placed':
      takeOut(at(table.hands, event.seat), event.card);
      at(table.rows, event.seat).push(event.card);
      break;
    case 'ready': {
      // BC-2.4: who was told of no placing sees the whole hand go down at once.
      const hand = at(table.hands, event.seat);
      const row = at(table.rows, event.seat);
      while (hand.length > 0) row.push(hand.pop() ?? null);
      if (table.step.type === 'arrange') {
        table.step = { type: 'arrange', seats: table.step.seats.filter((seat) => seat !== event.seat) };
      }
      break;
    }
    case 'turnPassed':
      table.step = { type: 'play', seat: event.to, advantage: event.advantage };
      break;
    case 'turnedDown': {
      const pile = at(table.piles, event.seat).slice();
      for (let i = 0; i < table.trick.length; i++) pile.push(at(table.trick, i).card);
      table.piles[event.seat] = pile;
      clear(table.trick);
      table.taker = null;
      break;
    }
    case 'played':
      removeAt(at(table.rows, event.seat), event.place);
      table.trick.push({ seat: event.seat, card: event.card, faceDown: event.faceDown });
      break;
    case 'revealed':
      // A card in a trick is replaced, never written to: copies share it.
      for (let i = 0; i < table.trick.length; i++) {
        table.trick[i] = { seat: at(table.trick, i).seat, card: at(event.cards, i), faceDown: null };
      }
      break;
    case 'trickTaken':
      table.taker = event.seat;
      break;
    case 'penaltyTaken':
      table.penalties = withMore(table.penalties, event.seat, event.penalty);
      break;
    case 'rewardOffered':
      table.step = { type: 'takeReward', seat: event.seat };
      break;
    case 'rewardTaken':
      table.rewardsLeft = table.rewardsLeft.filter((reward) => reward !== event.reward);
      table.rewards = withMore(table.rewards, event.seat, event.reward);
      break;
    case 'leaderAsked':
      table.step = { type: 'chooseLeader', seat: event.seat };
      break;
    case 'leaderChosen':
      break;
    case 'benefitsOffered':
      table.step = {
        type: 'chooseBenefit',
        seat: event.seat,
        benefits: event.benefits.slice(),
        games: event.games.slice(),
      };
      break;
    case 'benefitChosen':
      if (event.benefit === 'cancelGame') table.cancelled = withMore(table.cancelled, event.seat, event.game);
      break;
    case 'scored':
      table.scores = table.scores.map((games, seat) => [...games, at(event.tallies, seat).total]);
      break;
    case 'sessionEnded':
      table.step = { type: 'over', reason: event.reason };
      break;
    case 'opened':
      throw new InternalError('a table that is open was opened again');
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
    options: shared(state.options),
    game: state.game,
    starter: state.starter,
    step: shared(state.step),
    hands: writes('place') ? copyHands(state.hands, move?.seat) : shared(state.hands),
    rows: copyHands(state.rows, move?.seat),
    trick: state.trick.slice(),
    taker: state.taker,
    // A pile is replaced, never written to.
    piles: state.piles.slice() as Draft<State['piles']>,
    penalties: shared(state.penalties),
    rewards: shared(state.rewards),
    rewardsLeft: shared(state.rewardsLeft),
    scores: shared(state.scores),
    cancelled: shared(state.cancelled),
    seed: state.seed,
  };
}

/** A view of its own to write on. */
export function copyView(view: View): Draft<View> {
  return {
    seats: view.seats,
    options: shared(view.options),
    game: view.game,
    starter: view.starter,
    step: shared(view.step),
    hands: copyHands(view.hands),
    rows: copyHands(view.rows),
    trick: view.trick.slice(),
    taker: view.taker,
    piles: view.piles.slice() as Draft<View['piles']>,
    penalties: shared(view.penalties),
    rewards: shared(view.rewards),
    rewardsLeft: shared(view.rewardsLeft),
    scores: shared(view.scores),
    cancelled: shared(view.cancelled),
    viewer: view.viewer,
  };
}
