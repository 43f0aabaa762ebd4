import type { PolicyOf } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Policy } from '../../engine/playout.js';
import type { Seat } from '../../engine/seats.js';
import { HAND_SIZE, handPoints, worth } from '../index.js';
import { circleIndex, type KindSet } from '../kindSet.js';
import { type Card, type ChickenTypes, type Move, type Table, VALUES } from '../table.js';

/** What makes one player of Chicken different from another. All are points, as cards count them. */
export interface Character {
  /**
   * Stuck with at most this many points, the player withdraws instead of drawing: by the number of cards in the shortest
   * hand of the others, 1 first; the last entry is for longer hands, too.
   */
  readonly settlesFor: readonly number[];
  /** How much more they settle for if all the others are stuck too, so that nobody can play on. */
  readonly blocked: number;
  /** How much less they settle for with each other player after the first. */
  readonly crowd: number;
  /** The worth of keeping a card that fits on the card played, and on those after it in the circle. */
  readonly keeps: readonly number[];
  /** How much a repeated top card is preferred to one that goes on. */
  readonly patience: number;
  /** The fraction of the points shed by a play that counts. */
  readonly thrift: number;
  /** Up to this many cards in hand, or one fewer in that of another, the egg is played when nothing else fits. */
  readonly holdsEgg: number;
}

/** The character of the heuristic. Its numbers won thousands of games against small variations of them. */
export const STEADY: Character = {
  settlesFor: [30, 9, 6, 5, 5, 3],
  blocked: 5,
  crowd: 2,
  keeps: [3, 3, 1.5, 0.7],
  patience: 2.5,
  thrift: 0.3,
  holdsEgg: 3,
};

/** The worth of each value, by its index in the circle. */
const WORTH = VALUES.map(worth);

/**
 * The rules of thumb of Chicken as a policy. It reads the hand of `seat`, the top card, the sizes of the hands, and who
 * has withdrawn: nothing that the seat cannot see.
 *
 * - Play if a number or a chick fits: the card that leaves cards in hand which fit next, rather a repeated card than the
 *   next one, rather a high card than a low one.
 * - Save the egg for the end of the hand, or until drawing is not possible.
 * - Alone in the round, play on as long as a card fits.
 * - Stuck, draw; but withdraw with few points, with more of them if another player is about to go out, or if everybody
 *   else is stuck.
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
    // No number fits: perhaps the egg, perhaps drawing, and withdrawing remain.
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
 * Whether all others have withdrawn. Then the heuristic's line leaves the fewest points that any line can: repeated cards
 * first, the next value when there are none, the egg over the first gap. A line that comes round to a value again has
 * played every card on its way.
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

/** Whether to play the value after the top value, with both in hand, and not the top value again. */
function goesOn(character: Character, hand: readonly (Card | null)[], top: number): boolean {
  // The values of which there is a card, and of which there are more.
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

/** How good it is to play the value at this index of the circle. */
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
 * Whether `other` has drawn since the top card was put there, before the turn of `seat`: they could not play, or did not
 * want to.
 */
export function wasStuck({ seats, hands, withdrawn, lastPlayer }: Table, seat: Seat, other: Seat): boolean {
  if (withdrawn[other]) return false;
  // Nobody has played: only the others who have had a turn hold more cards than they were dealt.
  if (lastPlayer === null) return at(hands, other).length > HAND_SIZE;
  const turnsAgo = (of: Seat) => (seat - of + seats - 1) % seats;
  return turnsAgo(other) < turnsAgo(lastPlayer);
}
