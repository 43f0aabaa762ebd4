import type { PolicyOf } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Policy } from '../../engine/playout.js';
import type { Seat } from '../../engine/seats.js';
import { HAND_SIZE, handPoints, worth } from '../index.js';
import { circleIndex, type KindSet } from '../kindSet.js';
import { type Card, type ChickenTypes, type Move, type Table, VALUES } from '../table.js';

/** The parameters of a player of Chicken, all in card points. */
export interface Character {
  /**
   * With at most this many points, a stuck player withdraws instead of drawing. Indexed by the number of cards in the
   * shortest opposing hand, from 1; the last entry also covers longer hands.
   */
  readonly settlesFor: readonly number[];
  /** How many more points they settle for if all the others are stuck too, so that play cannot continue. */
  readonly blocked: number;
  /** How many fewer points they settle for with each opponent after the first. */
  readonly crowd: number;
  /** The worth of keeping a card that fits on the card played, and on the following cards in the circle. */
  readonly keeps: readonly number[];
  /** How much a repeated top card is preferred to the next value. */
  readonly patience: number;
  /** The weight of the points that a play sheds. */
  readonly thrift: number;
  /**
   * Play the egg only when nothing else fits and at most this many cards are left in hand, or an opponent has fewer.
   */
  readonly holdsEgg: number;
}

/** The parameters of the heuristic: they won thousands of games against small variations. */
export const STEADY: Character = {
  settlesFor: [30, 9, 6, 5, 5, 3],
  blocked: 5,
  crowd: 2,
  keeps: [3, 3, 1.5, 0.7],
  patience: 2.5,
  thrift: 0.3,
  holdsEgg: 3,
};

/** The points of each value, by its index in the circle. */
const WORTH = VALUES.map(worth);

/**
 * The rules of thumb of Chicken as a policy. It reads only the hand of `seat`, the top card, the hand sizes, and who
 * has withdrawn: nothing hidden from the seat.
 *
 * - Play if a number or a chick fits. Prefer cards that leave a fitting card in hand, then repeats to next values, then
 *   high to low.
 * - Save the egg for the end of the hand, or until drawing is impossible.
 * - Alone in the round, play on as long as a card fits.
 * - If stuck, draw; but withdraw with few points. Settle for more points if another player is about to go out, or
 *   everyone else is stuck.
 */
export function thumbs(character: Character): PolicyOf<ChickenTypes> {
  const { settlesFor, blocked, crowd, holdsEgg } = character;
  const longest = settlesFor.length;
  const policy: Policy<ChickenTypes> = (moves, table, seat) => {
    const first = at(moves, 0);
    const hand = at(table.hands, seat);
    if (isNumber(first)) {
      const second = moves[1];
      if (second === undefined || !isNumber(second)) return first;
      const [repeat, next] = isRepeat(first, table) ? [first, second] : [second, first];
      return !isAlone(table, seat) && goesOn(character, hand, circleIndex(table.topValue)) ? next : repeat;
    }
    // No number fits: this leaves the egg, drawing and withdrawing.
    const draw = moves[moves.length - 2];
    if (draw?.type !== 'draw') return first;
    let others = 0;
    let isBlocked = true;
    let shortest = HAND_SIZE;
    for (let other = 0; other < table.seats; other++) {
      if (other === seat || table.withdrawn[other]) continue;
      others += 1;
      isBlocked &&= wasStuck(table, seat, other);
      const { length } = at(table.hands, other);
      if (length < shortest) shortest = length;
    }
    if (first.type === 'play' && (hand.length <= holdsEgg || shortest < holdsEgg)) return first;
    let limit = at(settlesFor, Math.min(shortest, longest) - 1) - crowd * (others - 1);
    if (isBlocked) limit += blocked;
    return handPoints(table, hand) <= limit ? at(moves, moves.length - 1) : draw;
  };
  return () => policy;
}

/**
 * Whether all others have withdrawn. The heuristic's line then leaves the fewest points possible: repeated cards first,
 * the next value when there are none, the egg over the first gap. A line that comes back to a value has played every
 * card on its way.
 */
export function isAlone({ seats, withdrawn }: Table, seat: Seat): boolean {
  for (let other = 0; other < seats; other++) if (other !== seat && !withdrawn[other]) return false;
  return true;
}

function isNumber(move: Move): boolean {
  return move.type === 'play' && move.card !== 'egg';
}

function isRepeat(move: Move, { topValue }: Table): boolean {
  return move.type === 'play' && move.card === topValue;
}

/** With both in hand, whether to play the next value rather than repeat the top value. */
function goesOn(character: Character, hand: readonly (Card | null)[], top: number): boolean {
  // The values held at least once, and at least twice.
  let once: KindSet = 0;
  let twice: KindSet = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index];
    if (card === null || card === undefined) continue;
    const kind = 1 << circleIndex(card);
    twice |= once & kind;
    once |= kind;
  }
  const next = top + 1 === WORTH.length ? 0 : top + 1;
  return rate(character, once, twice, next) > rate(character, once, twice, top) + character.patience;
}

/** Rates playing the value at this index of the circle. */
function rate({ keeps, thrift }: Character, once: KindSet, twice: KindSet, played: number): number {
  // CH-4.2: a card with a copy in hand sheds no points.
  const isLast = ((twice >> played) & 1) === 0;
  const left = isLast ? once & ~(1 << played) : once;
  let rating = isLast ? thrift * at(WORTH, played) : 0;
  let index = played;
  for (let ahead = 0; ahead < keeps.length; ahead++) {
    if ((left >> index) & 1) rating += at(keeps, ahead);
    index = index + 1 === WORTH.length ? 0 : index + 1;
  }
  return rating;
}

/**
 * Whether `other` has drawn since the top card was played, before the turn of `seat`: they were unable or unwilling to
 * play.
 */
export function wasStuck({ seats, hands, withdrawn, lastPlayer }: Table, seat: Seat, other: Seat): boolean {
  if (withdrawn[other]) return false;
  // If no card has been played, only opponents who have had a turn hold more cards than they were dealt.
  if (lastPlayer === null) return at(hands, other).length > HAND_SIZE;
  const turnsAgo = (of: Seat) => (seat - of + seats - 1) % seats;
  return turnsAgo(other) < turnsAgo(lastPlayer);
}
