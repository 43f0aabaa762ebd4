import type { PolicyOf } from '../../bots/index.js';
import { at, top } from '../../engine/errors.js';
import { leftOf, type Seat } from '../../engine/seats.js';
import { pointsShown } from '../index.js';
import { copiesIn } from '../movegen.js';
import { minToLay } from '../rules.js';
import {
  CHICKENS,
  type Chicken,
  type CrazyChickenTypes,
  type DiscardPile,
  type LaidSet,
  type Move,
  type Pile,
  type Table,
} from '../table.js';

/** The parameters of a player of Crazy Chicken. */
export interface Character {
  /**
   * The worth of a card per point printed on it, if neither player shows its type. Indexed by the number of equal cards
   * in hand; the last entry also covers more.
   */
  readonly collects: readonly number[];
  /** The same for a type that the opponent shows, by the number of cards missing to displace the set. */
  readonly attacks: readonly number[];
  /** The same for a type that the player shows, by the number of cards missing to replace the set with a larger one. */
  readonly defends: readonly number[];
  /** The bonus per point of a card that completes a set when the player has none to lay. */
  readonly urgency: number;
  /** The points that a card from a draw pile is worth: the player draws an open card if it is worth more. */
  readonly blind: number;
  /** The weight of helping the opponent with a discard, relative to losing a useful card. */
  readonly spite: number;
  /** The weight per point of displacing a set. */
  readonly plunder: number;
  /** The player lays a set if it gains this many points, including the saved discard. */
  readonly patience: number;
  /** The lead in points required to end a round. */
  readonly lead: number;
}

/** The parameters of the heuristic: they won thousands of games against small variations. */
export const STEADY: Character = {
  collects: [0.3, 0.7, 0.7, 0.5],
  attacks: [0.01, 0.3, 0.29, 0.2, 0.15],
  defends: [0.03, 0.2, 0.1, 0.07, 0.02],
  urgency: 0.3,
  blind: 3,
  spite: 0.85,
  plunder: 2,
  patience: 8,
  lead: 0,
};

/** The number of types with which a player ends the round (CC-6.1). */
export const SIX_TYPES = 6;

/** The assumed number of cards of a type in the opponent's hand. */
const HELD_BY_OTHER = 2;

/** When covering an open card, the weight of a player's own wish for it, relative to the opponent's. */
const WISH = 0.3;

/**
 * The rules of thumb of Crazy Chicken as a policy. It reads only the hand of `seat`, the sets, the top open cards, the
 * sizes of the draw piles, and the scores: nothing hidden from the seat.
 *
 * - Draw an open card if it helps a set more than a blind one would. When drawing one of each, draw the blind one
 *   first.
 * - End the round if that leaves you ahead, and only then. In the last round, the total score counts.
 * - Lay the set that gains most; displacing one counts twice. Hold back only a cheap set, and only while there is a
 *   useless card to discard. Do not enlarge your own sets.
 * - Discard a card that helps neither player, onto one that the opponent wants.
 */
export function thumbs(character: Character): PolicyOf<CrazyChickenTypes> {
  const policy = (moves: readonly Move[], table: Table, seat: Seat): Move => {
    const first = at(moves, 0);
    if (moves.length === 1) return first;
    switch (first.type) {
      case 'draw': {
        const pile = pileToDraw(character, table, seat);
        return moves.find((move) => move.type === 'draw' && move.from === pile) ?? first;
      }
      case 'discardSet':
        return at(moves, pileToCover(character, table, seat) === 'discardA' ? 0 : 1);
      default:
        return layOrDiscard(character, moves, table, seat);
    }
  };
  return () => policy;
}

/** The pile to draw from: a discard pile whose top card is worth it, or else the higher draw pile. */
function pileToDraw(character: Character, table: Table, seat: Seat): Pile {
  const { step, drawA, drawB, discardA, discardB } = table;
  const closed = step.type === 'drawAgain' ? step.closed : null;
  const a = closed === 'discardA' ? 0 : worthDrawing(character, discardA, table, seat);
  const b = closed === 'discardB' ? 0 : worthDrawing(character, discardB, table, seat);
  const open = closed === null ? Math.min(a, b) : Math.max(a, b);
  if (open > character.blind) return a >= b ? 'discardA' : 'discardB';
  if (closed === 'drawA') return 'drawB';
  if (closed === 'drawB') return 'drawA';
  return drawA.length >= drawB.length ? 'drawA' : 'drawB';
}

/** The discard pile to cover, if both hold cards. */
export function pileToCover(character: Character, table: Table, seat: Seat): DiscardPile {
  const { discardA, discardB } = table;
  const a = wishFor(character, discardA, table, seat);
  const b = wishFor(character, discardB, table, seat);
  // The opponent has displaced a set: this seat draws next.
  if (table.turn !== seat) return a > b ? 'discardB' : 'discardA';
  const gain = threatOf(character, top(discardA), table, seat) - WISH * a;
  const gainB = threatOf(character, top(discardB), table, seat) - WISH * b;
  return gain >= gainB ? 'discardA' : 'discardB';
}

/** The set to lay, or else the card to discard. */
function layOrDiscard(character: Character, moves: readonly Move[], table: Table, seat: Seat): Move {
  const copies = copiesIn(at(table.hands, seat));
  let lay = at(moves, 0);
  let gain = -Infinity;
  let discard = at(moves, 0);
  let loss = Infinity;
  let judged: Chicken | null = null;
  for (let index = 0; index < moves.length; index++) {
    const move = at(moves, index);
    if (move.type === 'lay') {
      const gained = gainOf(character, move.chicken, table, seat);
      // Larger sets of a type are listed later.
      if (gained >= gain) [lay, gain] = [move, gained];
    } else if (move.type === 'discard' && move.chicken !== judged) {
      judged = move.chicken;
      const missed = worthTo(character, judged, at(copies, judged) - 1, table, seat);
      const lost = missed + character.spite * threatOf(character, judged, table, seat);
      if (lost < loss) [discard, loss] = [move, lost];
    }
  }
  if (gain + loss >= character.patience) return lay;
  if (table.discardA.length === 0 || table.discardB.length === 0) return discard;
  if (pileToCover(character, table, seat) === 'discardA') return discard;
  // The discard onto the other pile is listed next.
  return at(moves, moves.indexOf(discard) + 1);
}

/** The gain of laying a set of this type: Infinity to end the round ahead, -Infinity to hold it back. */
function gainOf({ plunder, lead }: Character, chicken: Chicken, table: Table, seat: Seat): number {
  const { sets, scores, drawA, drawB } = table;
  const other = leftOf(seat, table.seats);
  const own = at(sets, seat);
  const theirs = at(sets, other);
  if (sizeOf(own, chicken) > 0) return 0;
  const displaces = sizeOf(theirs, chicken) > 0;
  const gain = displaces ? plunder * chicken : chicken;
  // The turn ends the round in any case.
  if (drawA.length === 0 || drawB.length === 0) return BIG + gain;
  const types = own.length + theirs.length + (displaces ? 0 : 1);
  if (own.length + 1 < SIX_TYPES && types < CHICKENS.length) return gain;
  const before = table.round === table.options.rounds ? at(scores, seat) - at(scores, other) : 0;
  const ahead = before + pointsShown(own) - pointsShown(theirs) + (displaces ? 2 * chicken : chicken);
  return ahead >= lead ? BIG + ahead : -Infinity;
}

/** More points than any other consideration. */
const BIG = 1000;

/** The points gained by drawing the top card of a discard pile; 0 for an empty pile. */
function worthDrawing(character: Character, pile: readonly Chicken[], table: Table, seat: Seat): number {
  const wish = wishFor(character, pile, table, seat);
  if (wish === 0) return 0;
  const chicken = top(pile);
  const copies = copiesIn(at(table.hands, seat));
  const makesOnlySet = at(copies, chicken) + 1 === minNew(chicken, table, seat) && !holdsNewSet(copies, table, seat);
  return makesOnlySet ? wish + character.urgency * chicken : wish;
}

/** Whether the hand with these copies holds a set of a type that `seat` does not show. */
function holdsNewSet(copies: readonly number[], table: Table, seat: Seat): boolean {
  for (let type = 0; type < CHICKENS.length; type++) {
    const chicken = at(CHICKENS, type);
    if (at(copies, chicken) >= minNew(chicken, table, seat)) return true;
  }
  return false;
}

/** The minimum size of a set that shows a type new to `seat`; Infinity if `seat` shows it. */
function minNew(chicken: Chicken, table: Table, seat: Seat): number {
  return sizeOf(at(table.sets, seat), chicken) > 0 ? Infinity : minToLay(table, chicken);
}

/** The points that the top card of a discard pile is worth to `seat`; 0 for an empty pile. */
function wishFor(character: Character, pile: readonly Chicken[], table: Table, seat: Seat): number {
  if (pile.length === 0) return 0;
  const chicken = top(pile);
  let held = 0;
  const hand = at(table.hands, seat);
  for (let index = 0; index < hand.length; index++) if (hand[index] === chicken) held += 1;
  return worthTo(character, chicken, held, table, seat);
}

/** The points that a card of this type is worth to the opponent, as far as `seat` can tell. */
function threatOf(character: Character, chicken: Chicken, table: Table, seat: Seat): number {
  return worthTo(character, chicken, HELD_BY_OTHER, table, leftOf(seat, table.seats));
}

/** The points that another card of this type is worth to `seat`, which holds `held` of them. */
function worthTo(character: Character, chicken: Chicken, held: number, table: Table, seat: Seat): number {
  const { collects, attacks, defends } = character;
  const own = sizeOf(at(table.sets, seat), chicken);
  const theirs = sizeOf(at(table.sets, leftOf(seat, table.seats)), chicken);
  if (isSafe(chicken, Math.max(own, theirs))) return 0;
  if (theirs > 0) return chicken * entryFor(attacks, theirs + 1 - held);
  if (own > 0) return chicken * entryFor(defends, own + 1 - held);
  if (isSafe(chicken, held)) return 0;
  return chicken * entryFor(collects, held);
}

/** Whether no larger set than `count` cards of this type is possible (CC-4.6). */
export function isSafe(chicken: Chicken, count: number): boolean {
  return 2 * count >= chicken;
}

/** The entry at `index`, clamped to the list. */
function entryFor(list: readonly number[], index: number): number {
  return at(list, Math.max(0, Math.min(list.length - 1, index)));
}

/** The number of cards of this type in these sets. */
export function sizeOf(sets: readonly LaidSet[], chicken: Chicken): number {
  for (let index = 0; index < sets.length; index++) {
    const set = at(sets, index);
    if (set.chicken === chicken) return set.count;
  }
  return 0;
}
