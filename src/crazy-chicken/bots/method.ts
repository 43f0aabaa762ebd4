import type { Plan, SearchMethod } from '../../bots/index.js';
import { winsOf } from '../../bots/placing.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { DECK, HAND_SIZE } from '../cards.js';
import { crazyChicken } from '../index.js';
import { copiesIn } from '../movegen.js';
import { CHICKENS, type CrazyChickenTypes, type LaidSet, MIN_SET, type Move, type State, type View } from '../table.js';
import { isSafe, pileToCover, STEADY, thumbs } from './heuristic.js';

/**
 * A round is so long that its end says little about one move. So a try ends once the other player has answered, and is
 * worth the chance to win from there. Another move than that of the heuristic must be clearly better.
 */
export function method(): SearchMethod<CrazyChickenTypes> {
  return {
    until: isAnswered,
    value: chanceToWin,
    plans: worthTrying,
    onlyPlans: true,
    favourite: thumbs(STEADY),
    margin: 1,
  };
}

/** Of the sets of a type, only the largest; of the discards of a card, only the one onto the pile that hides more. */
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

/** Whether the turn of the seat that thinks has come again, or a new round. */
function isAnswered({ step, turn, round }: State, played: number, view: View): boolean {
  return round !== view.round || (step.type === 'draw' && turn === view.viewer && played >= SHORTEST_TRY);
}

/** The minimum number of moves in a try: a seat that is asked out of turn draws right after it. */
const SHORTEST_TRY = 3;

// What a position is worth, in points at the end of the round: fitted by least squares to 140,000 positions at the
// beginning of a turn, from matches between heuristics with one random move in eight, and rounded. It explains a tenth of
// the differences between rounds, near their end a third.

/** The worth of showing this many types. */
const SHOWN = [-14, -10, -5.5, 0, 8, 21, 35];

/**
 * The worth of holding this many sets that would show a new type; the last entry also stands for more. The fit for three
 * was below that for two, which no reason supports: an estimate.
 */
const READY = [0, 3, 4, 4];

/** The worth of a new type for which one card is missing. */
const NEAR = 3;

/** The worth of a set for each of its points, by the number of cards that the other player is short of displacing it. */
const HOLDS = [-0.6, -0.25, -0.14, 0.08, 0.28];

/** The same for a set that nobody can displace: an estimate, since there are few such sets. */
const SAFE = 0.35;

/** The worth of being the next to move. */
const TURN = 3;

/** How many points a round is likely to change the lead by, a little more than its standard deviation. */
const SWING = 40;

/** How much of a round lies behind in its middle, as far as the lead can change. */
const BEHIND = 0.2;

/** The chance that `seat` wins the match; once it is over, its fraction of the win. */
export function chanceToWin(state: State, seat: Seat): number {
  const { scores, seats, options, round, turn } = state;
  if (state.step.type === OVER) return winsOf(crazyChicken.outcome(state)?.ranking ?? [], seat);
  const other = leftOf(seat, seats);
  let ahead = at(scores, seat) - at(scores, other) + (turn === seat ? TURN : -TURN);
  let left = options.rounds - round + 1;
  if (!isFreshlyDealt(state)) {
    ahead += standingOf(state, seat, other) - standingOf(state, other, seat);
    left -= BEHIND;
  }
  // A curve like that of the normal distribution, from operations that are exact on every platform.
  return (1 + ahead / Math.sqrt(ahead * ahead + SWING * SWING * left)) / 2;
}

/** Whether no card has been drawn in this round. */
function isFreshlyDealt({ seats, drawA, drawB }: State): boolean {
  return drawA.length + drawB.length === DECK.length - HAND_SIZE * seats;
}

/** What the sets and the hand of `seat` are worth, apart from what those of the other player are. */
function standingOf({ sets, hands }: State, seat: Seat, other: Seat): number {
  const own = at(sets, seat);
  const copies = copiesIn(at(hands, seat));
  const theirCopies = copiesIn(at(hands, other));
  const minimum = MIN_NEW.slice();
  for (const { chicken, count } of at(sets, other)) minimum[chicken] = isSafe(chicken, count) ? Infinity : count + 1;
  let worth = at(SHOWN, own.length);
  for (const set of own) {
    minimum[set.chicken] = Infinity;
    worth += set.chicken * holdOf(set, at(theirCopies, set.chicken));
  }
  let [ready, near] = [0, 0];
  for (const chicken of CHICKENS) {
    const missing = at(minimum, chicken) - at(copies, chicken);
    if (missing <= 0) ready += 1;
    else if (missing === 1) near += 1;
  }
  return worth + at(READY, Math.min(ready, READY.length - 1)) + NEAR * near;
}

/** By the number on a card, the minimum of cards that show a type that nobody shows. */
const MIN_NEW: readonly number[] = Array.from({ length: Math.max(...CHICKENS) + 1 }, () => MIN_SET);

/** The worth of a set for each of its points if the other player holds `copies` cards of its type. */
function holdOf({ chicken, count }: LaidSet, copies: number): number {
  if (isSafe(chicken, count)) return SAFE;
  return at(HOLDS, Math.max(0, Math.min(HOLDS.length - 1, count + 1 - copies)));
}
