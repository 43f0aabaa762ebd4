import type { PolicyOf } from '../../bots/index.js';
import { at } from '../../engine/errors.js';
import type { Policy } from '../../engine/playout.js';
import type { Seat } from '../../engine/seats.js';
import { HAND_SIZE, handPoints, worth } from '../index.js';
import { circleIndex } from '../kindSet.js';
import { type Card, type ChickenTypes, type Move, type Table, VALUES } from '../table.js';

/** What makes one player of Chicken different from another. All are points, as cards count them. */
export interface Character {
  /**
   * Stuck with at most this many points, the player withdraws instead of drawing: by the number of cards in the shortest
   * hand of the others, 1 first; the last entry also stands for longer hands.
   */
  readonly settlesFor: readonly number[];
  /** How much more they settle for if all the others are stuck too, so that nobody can play on. */
  readonly blocked: number;
  /** How much less they settle for with each other player after the first. */
  readonly crowd: number;
  /** What it is worth to keep a card that fits on the card played, and on those that come after it in the circle. */
  readonly keeps: readonly number[];
  /** How much a repeated top card is preferred to one that goes on. */
  readonly patience: number;
  /** The fraction of the points shed by a play that counts. */
  readonly thrift: number;
  /** Up to this many cards in hand, or one fewer in that of another, the egg is played when nothing else fits. */
  readonly holdsEgg: number;
}

/** The player of the heuristic. The numbers were found by playing thousands of matches against small changes of them. */
export const STEADY: Character = {
  settlesFor: [30, 9, 6, 5, 5, 3],
  blocked: 5,
  crowd: 2,
  keeps: [3, 3, 1.5, 0.7],
  patience: 2.5,
  thrift: 0.3,
  holdsEgg: 3,
};

/** The worth of each value, by its place in the circle. */
const WORTH = VALUES.map(worth);

/**
 * The rules of thumb of Chicken as a policy. It reads the hand of `seat`, the top card, the sizes of the hands, and who
 * has withdrawn: nothing that the seat cannot see.
 *
 * - Play if a number or a chick fits: the card that leaves cards in hand which fit next, rather a repeated card than the
 *   next one, rather a high card than a low one.
 * - Save the egg for the end of the hand, or until drawing is not possible.
 * - Stuck, draw; but withdraw with few points, with more of them if another player is about to go out, or if everybody
 *   else is stuck.
 */
export function thumbs(character: Character): PolicyOf<ChickenTypes> {
  const policy: Policy<ChickenTypes> = (moves, table, seat) => {
    const hand = at(table.hands, seat);
    const play = bestPlay(character, moves, table, hand);
    if (play !== null) return play;
    const [first, last] = [at(moves, 0), at(moves, moves.length - 1)];
    // What is left is the egg or not, drawing or not, and withdrawing.
    const draw = moves.length > 1 ? at(moves, moves.length - 2) : last;
    const { others, shortest } = rivals(table, seat);
    const hasEgg = first.type === 'play';
    if (hasEgg && (draw.type !== 'draw' || Math.min(hand.length, shortest + 1) <= character.holdsEgg)) return first;
    if (draw.type !== 'draw') return last;
    const { settlesFor, blocked, crowd } = character;
    const limit =
      at(settlesFor, Math.min(shortest, settlesFor.length) - 1) -
      crowd * (others - 1) +
      (stuckBefore(table, seat) === others ? blocked : 0);
    return handPoints(table, hand) <= limit ? last : draw;
  };
  return () => policy;
}

/** The best play of a number or a chick, if one fits. */
function bestPlay(
  character: Character,
  moves: readonly Move[],
  table: Table,
  hand: readonly (Card | null)[],
): Move | null {
  let best: Move | null = null;
  let bestRating = 0;
  const top = circleIndex(table.topValue);
  for (let index = 0; index < moves.length; index++) {
    const move = at(moves, index);
    if (move.type !== 'play' || move.card === 'egg') continue;
    const played = circleIndex(move.card);
    const rating = rate(character, hand, played) + (played === top ? character.patience : 0);
    if (best === null || rating > bestRating) [best, bestRating] = [move, rating];
  }
  return best;
}

/** How good it is to play the value at this place of the circle. */
function rate({ keeps, thrift }: Character, hand: readonly (Card | null)[], played: number): number {
  let kinds = 0;
  let copies = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index];
    if (card === null || card === undefined) continue;
    const kind = circleIndex(card);
    if (kind === played) copies += 1;
    kinds |= 1 << kind;
  }
  // CH-4.2: a card with a copy in hand sheds no points.
  let rating = copies > 1 ? 0 : thrift * at(WORTH, played);
  if (copies === 1) kinds &= ~(1 << played);
  for (let ahead = 0; ahead < keeps.length; ahead++) {
    if ((kinds >> ((played + ahead) % WORTH.length)) & 1) rating += at(keeps, ahead);
  }
  return rating;
}

/** How many others are in the round, and how many cards the shortest of their hands has. */
function rivals(
  { hands, withdrawn, seats }: Table,
  seat: Seat,
): { readonly others: number; readonly shortest: number } {
  let [others, shortest] = [0, Infinity];
  for (let other = 0; other < seats; other++) {
    if (other === seat || withdrawn[other]) continue;
    others += 1;
    shortest = Math.min(shortest, at(hands, other).length);
  }
  return { others, shortest };
}

/** How many players in the round have drawn since the top card was put there: they could not play, or did not want to. */
function stuckBefore({ seats, hands, withdrawn, lastPlayer }: Table, seat: Seat): number {
  let stuck = 0;
  for (let back = 1; back < seats; back++) {
    const other = (seat - back + seats) % seats;
    if (other === lastPlayer) break;
    const hasMoved = lastPlayer !== null || at(hands, other).length > HAND_SIZE;
    if (hasMoved && !withdrawn[other]) stuck += 1;
  }
  return stuck;
}
