import type { Plan, SearchMethod } from '../../bots/index.js';
import { winsOf } from '../../bots/rankValue.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { DECK, HAND_SIZE } from '../cards.js';
import { crazyChicken } from '../index.js';
import { copiesIn } from '../movegen.js';
import { CHICKENS, type CrazyChickenTypes, MIN_SET, type Move, type State, type View } from '../table.js';
import { isSafe, pileToCover, SIX_TYPES, STEADY, thumbs } from './heuristic.js';
import { plausibleWorlds } from './worlds.js';

/**
 * A round is so long that its end reveals little about one move, so a try ends once the opponent has replied, and is
 * worth the chance of winning from there. A move must be clearly better to replace the heuristic's.
 */
export function method(): SearchMethod<CrazyChickenTypes> {
  return {
    until: isAnswered,
    value: chanceToWin,
    chanceToWin,
    plans: worthTrying,
    onlyPlans: true,
    worlds: plausibleWorlds,
    favorite: thumbs(STEADY),
    margin: 1,
  };
}

/** The largest set of each type, and for each discard the pile that hides more. */
function worthTrying(view: View, moves: readonly Move[]): Plan<CrazyChickenTypes>[] {
  const { discardA, discardB } = view;
  const { seat, type } = at(moves, 0);
  const isChoice = type === 'lay' || type === 'discard';
  const pile = isChoice && discardA.length > 0 && discardB.length > 0 ? pileToCover(STEADY, view, seat) : null;
  const worthIt = (move: Move, index: number) => {
    if (move.type === 'discard') return pile === null || move.to === pile;
    const next = moves[index + 1];
    return move.type !== 'lay' || next?.type !== 'lay' || next.chicken !== move.chicken;
  };
  return moves.filter(worthIt).map((move) => ({ move }));
}

/** Whether it is the thinking seat's turn again, or a new round. */
function isAnswered({ step, turn, round }: State, played: number, view: View): boolean {
  return round !== view.round || (step.type === 'draw' && turn === view.viewer && played >= SHORTEST_TRY);
}

/** The minimum number of moves in a try: a seat that decides out of turn draws right afterward. */
const SHORTEST_TRY = 3;

// The value of a position, in points at the end of the round: rounded weights, fitted by least squares to 460,000
// positions at the beginning of a turn, from matches between heuristics with a few random moves. They explain a seventh
// of the variance between rounds, near the end three tenths.

/** The weights in one part of a round. */
interface Weights {
  /** The worth of showing this many types. */
  readonly shown: readonly number[];
  /** The worth of holding this many sets that would show a new type; the last entry also covers more. */
  readonly ready: readonly number[];
  /** The worth of a new type that needs one more card. */
  readonly near: number;
  /** The worth of a set per point, by the number of cards that the opponent needs to displace it. */
  readonly holds: readonly number[];
  /** The same for a set that cannot be displaced. */
  readonly safe: number;
  /** The worth of a card in hand. */
  readonly card: number;
}

/** While no player can end the round by showing one more type. */
const EARLY: Weights = {
  shown: [-28, -14.5, -1, 13.5, 30],
  ready: [0, 10.5, 22],
  near: 5.2,
  holds: [-0.95, -0.75, -0.57, -0.18, 0.2],
  safe: -0.9,
  card: 3.3,
};

/** Once a player can. Two players with four types each can as well, so types up to four weigh nothing. */
const LATE: Weights = {
  shown: [-6, -10.5, -5.5, 2.5, 0, 20],
  ready: [0, 0.5, -3.5],
  near: 3.2,
  holds: [-1.2, -0.43, 0.05, 0.42, 0.66],
  safe: 0.41,
  card: 0.8,
};

/** The bonus to `holds` for each card of the type in its owner's hand, up to three: the set can come back. */
const BACK = [0.52, 0.28, 0.12, 0, -0.1];

/** The worth of being the next to move. */
const TURN = 5;

/** The likely change of the lead in a round, in points: slightly above its standard deviation. */
const SWING = 40;

/** In mid-round, the share of the round's swing that is already settled. */
const BEHIND = 0.2;

/** The chance that `seat` wins the match; after the match, its share of the win. */
export function chanceToWin(state: State, seat: Seat): number {
  const { scores, seats, sets, options, round, turn } = state;
  if (state.step.type === OVER) return winsOf(crazyChicken.outcome(state)?.ranking ?? [], seat);
  const other = leftOf(seat, seats);
  let ahead = at(scores, seat) - at(scores, other) + (turn === seat ? TURN : -TURN);
  let left = options.rounds - round + 1;
  if (!isFreshlyDealt(state)) {
    const own = at(sets, seat).length;
    const theirs = at(sets, other).length;
    const isLate = Math.max(own, theirs) >= SIX_TYPES - 1 || own + theirs >= CHICKENS.length - 1;
    const weights = isLate ? LATE : EARLY;
    ahead += standingOf(state, seat, other, weights) - standingOf(state, other, seat, weights);
    left -= BEHIND;
  }
  // A curve like the normal distribution's, from operations that are exact on every platform.
  return (1 + ahead / Math.sqrt(ahead * ahead + SWING * SWING * left)) / 2;
}

/** Whether no card has been drawn in this round. */
function isFreshlyDealt({ seats, drawA, drawB }: State): boolean {
  return drawA.length + drawB.length === DECK.length - HAND_SIZE * seats;
}

/** The value of `seat`'s sets and hand, not offset by the opponent's. */
function standingOf({ sets, hands }: State, seat: Seat, other: Seat, weights: Weights): number {
  const { shown, ready, near, holds, safe, card } = weights;
  const own = at(sets, seat);
  const hand = at(hands, seat);
  const copies = copiesIn(hand);
  const theirCopies = copiesIn(at(hands, other));
  const minimum = MIN_NEW.slice();
  for (const { chicken, count } of at(sets, other)) minimum[chicken] = isSafe(chicken, count) ? Infinity : count + 1;
  // The sixth type ends the round, but not before the set that it displaced is discarded (CC-6.1).
  let worth = at(shown, Math.min(own.length, shown.length - 1)) + card * hand.length;
  for (const { chicken, count } of own) {
    minimum[chicken] = Infinity;
    const missing = Math.max(0, Math.min(holds.length - 1, count + 1 - at(theirCopies, chicken)));
    const back = at(BACK, missing) * Math.min(3, at(copies, chicken));
    worth += chicken * (isSafe(chicken, count) ? safe : at(holds, missing) + back);
  }
  let newSets = 0;
  for (const chicken of CHICKENS) {
    const missing = at(minimum, chicken) - at(copies, chicken);
    if (missing <= 0) newSets += 1;
    else if (missing === 1) worth += near;
  }
  return worth + at(ready, Math.min(newSets, ready.length - 1));
}

/** By the number on a card, the minimum size of a set if neither player shows the type. */
const MIN_NEW: readonly number[] = Array.from({ length: Math.max(...CHICKENS) + 1 }, () => MIN_SET);
