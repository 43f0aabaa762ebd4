import { at } from '../engine/errors.js';
import type { Seat } from '../engine/seats.js';
import { penaltyFor, REWARD_POINTS, winnerOf } from './cards.js';
import type { Card, Played, Table } from './table.js';
import { chickensInTrick, pigsInTrick } from './trick.js';

/** Who currently takes the trick, and its points, as far as its cards are visible. */
export interface SoFar {
  readonly seat: Seat;
  /** The winning card. */
  readonly card: Card;
  readonly chickens: number;
  /** The points of the penalty card for its chickens, 0 if there is none (BC-4.1). */
  readonly penalty: number;
  /** The points of the reward card for its pig, 0 if there is none (BC-4.2). */
  readonly reward: number;
  /** Its total points (BC-5.1). */
  readonly points: number;
  /** The number of hidden cards, which may change all this. */
  readonly hidden: number;
}

/** Who currently takes the trick; `null` while all of its cards are hidden. */
export function soFarOf(table: Table): SoFar | null {
  const { trick } = table;
  const known = trick.filter(isKnown);
  const [lead] = trick;
  if (lead === undefined || known.length === 0) return null;
  // BC-3.3: the leader of the last trick has no card left.
  const isLast = at(table.rows, lead.seat).length === 0;
  const chickens = chickensInTrick(table);
  const penalty = penaltyFor(chickens) ?? 0;
  const reward = pigsInTrick(table) === 1 ? REWARD_POINTS : 0;
  const { seat, card } = winnerOf(known, isLast);
  const points = reward + penalty - chickens;
  return { seat, card, chickens, penalty, reward, points, hidden: trick.length - known.length };
}

function isKnown(played: Played): played is Played<never> {
  return played.card !== null;
}

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}
