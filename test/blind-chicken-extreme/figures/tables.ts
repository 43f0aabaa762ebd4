import {
  type Card,
  blindChickenExtreme as game,
  type Move,
  type Options,
  type State,
} from 'hencoop/blind-chicken-extreme';
import { scriptedChance } from 'hencoop/testkit';
import { deckByHand } from '../../../src/blind-chicken-extreme/testkit/position.js';
import { inDealOrder, pileOf } from '../../../src/engine/scriptedChance.js';
import { chooseLeader, place, play, playAll, takeReward } from '../rules/helpers.js';

type Rows = readonly (readonly Card[])[];

/** A table with these hands dealt. */
function dealt(hands: Rows, options: Partial<Options>): State {
  const deck = pileOf(deckByHand(hands.length), inDealOrder(hands, options.firstSeat));
  return game.setup({ seats: hands.length, seed: 'figure', options }, { chance: scriptedChance({ 'deal/1': deck }) });
}

const placeAll = (hands: Rows): Move[] => hands.flatMap((hand, seat) => hand.map((card) => place(seat, card)));

/**
 * The tricks made from the cards of `rest`, the highest cards first; takers alternate, and seat 0 takes the last one.
 */
function tricksOf(rest: readonly Card[], seats: number): Card[][] {
  const count = rest.length / seats;
  return Array.from({ length: count }, (_, index) => {
    const cards = rest.slice(index * seats, (index + 1) * seats);
    const taker = (count - 1 - index) % seats;
    return cards.flatMap((_, seat) => cards.at(seat - taker) ?? []);
  });
}

/** Plays from the left ends of the rows until this many cards are in tricks, taking the first remaining reward. */
function playOn(start: State, plays: number): State {
  let state = start;
  for (let left = plays; left > 0 || state.step.type !== 'play'; ) {
    const { step } = state;
    if (step.type === 'play') {
      state = playAll(state, ...(state.rows[step.seat] ?? []).slice(0, 1).map((card) => play(step.seat, card)));
      left--;
    } else if (step.type === 'takeReward') {
      state = playAll(state, ...state.rewardsLeft.slice(0, 1).map((reward) => takeReward(step.seat, reward)));
    } else if (step.type === 'chooseLeader') state = playAll(state, chooseLeader(step.seat, step.seat));
    else throw new Error(`expected a table of the middle of a game, got ${step.type}`);
  }
  return state;
}

/**
 * A table in mid-game, reached by play: with these cards left in the rows, the tricks `first`, by seat, and tricks made
 * from all other cards after them. Unless `first` are all tricks, seat 0 took the last one.
 */
export function late(rows: Rows, first: Rows = [], options: Partial<Options> = {}): State {
  const seats = rows.length;
  const used = [...rows, ...first].flat();
  const rest = deckByHand(seats).filter((card) => !used.includes(card));
  const tricks = [...first, ...tricksOf(rest.reverse(), seats)];
  const hands = rows.map((row, seat) => [...tricks.flatMap((trick) => trick[seat] ?? []), ...row]);
  return playOn(playAll(dealt(hands, options), ...placeAll(hands)), tricks.length * seats);
}

/** A table for two: seat 0 has `left` cards in hand and the others in its row, seat 1 has placed none. */
export function arranging(left: readonly Card[]): State {
  const deck = deckByHand(2);
  const rest = deck.filter((card) => !left.includes(card));
  const row = rest.slice(0, deck.length / 2 - left.length);
  const hands = [[...row, ...left], rest.slice(row.length)];
  return playAll(dealt(hands, {}), ...placeAll([row]));
}

/** The first tricks of a game whose last one (19, 20 and 22) goes to seat 2, which takes no chicken at all. */
const CLEAN: Rows = [
  [47, 44, 37],
  [24, 27, 25],
];

/** The last trick of a game in which seat 2 takes no chicken. */
export const lastTrick = (options: Partial<Options> = {}): State => late([[19], [20], [22]], CLEAN, options);

/** The same table in a later game, after games with these scores. */
export function inGame(state: State, gameNumber: number, scores: State['scores']): State {
  const starter = (state.options.firstSeat + gameNumber - 1) % state.seats;
  return { ...state, gameNumber, starter, scores };
}
