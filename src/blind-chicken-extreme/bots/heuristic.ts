import { at } from '../../engine/errors.js';
import type { Policy } from '../../engine/playout.js';
import { leftOf } from '../../engine/seats.js';
import { deckFor, penaltyFor } from '../cards.js';
import type { MoveOf } from '../rules/types.js';
import { type BlindChickenExtremeTypes, CARDS, type CardTable, type Move, type Reward, type Table } from '../table.js';
import { carriedBy } from '../trick.js';

/** The parameters of a player who follows the rules of thumb. */
export interface Taste {
  /** How far a chicken is placed to the right of its number; negative for the left. */
  readonly chickenShift: number;
  /** The same for a pig. */
  readonly pigShift: number;
  /** The value of the reward for a pig, including its advantage, in points. */
  readonly pigWorth: number;
  /** The assumed probability that an unseen card brings a chicken into the trick, 0 to 1. */
  readonly fear: number;
  /** The points it is worth to keep the lowest card in the row; less for higher cards. */
  readonly thrift: number;
  /** Rewards by preference: the player takes the first one left. */
  readonly rewards: readonly Reward[];
}

/** Tuned by playing many tastes against each other and against random play. */
export const TASTE: Taste = /* @__PURE__ */ Object.freeze({
  chickenShift: 5,
  pigShift: -20,
  pigWorth: 4,
  fear: 0.4,
  thrift: 0.5,
  rewards: /* @__PURE__ */ Object.freeze<Reward[]>(['chooseLeader', 'leadAnyCard', 'leadFaceDown']),
});

/** The assumed probability that an opponent with a higher card plays it. */
const SPENT = 0.85;

/** The cost of a trick for its taker, by its number of chickens (BC-4.1, BC-5.1). */
const COSTS: readonly number[] = /* @__PURE__ */ [0, 1, 2, 3, 4, 5].map((count) => count - (penaltyFor(count) ?? 0));

/** The relative height of a card in play, by number of seats from 2 and card: 0 for the lowest, 1 for the highest. */
const HEIGHTS: readonly (readonly number[])[] = /* @__PURE__ */ [2, 3, 4, 5].map((seats) => {
  const heights: number[] = [];
  deckFor(seats).forEach((card, index, deck) => {
    heights[card] = index / (deck.length - 1);
  });
  return heights;
});

/**
 * The rules of thumb:
 * - Arrange from low to high, chickens a little later and pigs much earlier than their numbers.
 * - Play the end that promises most: the value of the trick times your chance to take it; if an opponent takes it, you
 *   share the gain or loss with the others. Unseen cards may bring chickens.
 * - Keep low cards: they do not take tricks.
 * - Let the player to your left lead, so that you play last.
 * - After the last trick, prefer ignoring penalties to ignoring chickens; cancel a game only if it was worse.
 *
 * It reads only the visible part of the table.
 */
export function heuristic(taste: Taste = TASTE): Policy<BlindChickenExtremeTypes> {
  const sortKeysOf = sortKeysFor(taste);
  return (moves, table, seat) => {
    const first = at(moves, 0);
    if (moves.length === 1) return first;
    // All legal moves of one table are of one type.
    switch (first.type) {
      case 'place': {
        const sortKeys = sortKeysOf(table);
        return bestOf(moves, (move) => -at(sortKeys, (move as MoveOf<'place'>).card));
      }
      case 'play':
        return bestPlay(moves, table, taste);
      case 'takeReward':
        return bestOf(moves, (move) => -taste.rewards.indexOf((move as MoveOf<'takeReward'>).reward));
      case 'chooseLeader':
        return bestOf(moves, (move) => ((move as MoveOf<'chooseLeader'>).leader === leftOf(seat, table.seats) ? 1 : 0));
      case 'chooseBenefit':
        return bestOf(moves, (move) => gainOf(table, move as MoveOf<'chooseBenefit'>));
    }
  };
}

/** The first of the best moves. */
function bestOf(moves: readonly Move[], worth: (move: Move) => number): Move {
  let best = at(moves, 0);
  let most = worth(best);
  for (let index = 1; index < moves.length; index++) {
    const move = at(moves, index);
    const now = worth(move);
    if (now <= most) continue;
    best = move;
    most = now;
  }
  return best;
}

/** Sort keys for a row, by card: the lower, the further to the left. PERF(memo): kept for the last card table. */
export function sortKeysFor({ chickenShift, pigShift }: Taste): (table: Table) => readonly number[] {
  let cards: CardTable | null = null;
  let sortKeys: readonly number[] = [];
  return (table) => {
    if (table.options.cards === cards) return sortKeys;
    cards = table.options.cards;
    sortKeys = CARDS.map((card) => {
      const carried = carriedBy(table, card);
      return carried === null ? card : card + (carried === 'chicken' ? chickenShift : pigShift);
    });
    return sortKeys;
  };
}

/** The play that promises most. */
function bestPlay(moves: readonly Move[], table: Table, taste: Taste): Move {
  const { seats, trick, taker } = table;
  let [highest, chickens, pigs, unseen] = [-1, 0, 0, seats - 1];
  // A complete trick stays on the table until the next lead.
  const length = taker === null ? trick.length : 0;
  for (let index = 0; index < length; index++) {
    const { card, faceDown } = at(trick, index);
    // A face-down card belongs to an opponent: a sampled world shows it, but a fair policy must not read it.
    if (card === null || faceDown !== null) continue;
    unseen--;
    if (card > highest) highest = card;
    const carried = carriedBy(table, card);
    if (carried === 'chicken') chickens++;
    else if (carried === 'pig') pigs++;
  }
  const heights = at(HEIGHTS, seats - 2);
  return bestOf(moves, (move) => {
    const { card } = move as MoveOf<'play'>;
    const carried = carriedBy(table, card);
    const height = heights[card] ?? 0;
    let take = card > highest ? 1 : 0;
    for (let other = 0; other < unseen; other++) take *= 1 - SPENT * (1 - height);
    const now = chickens + (carried === 'chicken' ? 1 : 0);
    const cost = at(COSTS, now);
    const more = now < COSTS.length - 1 ? (at(COSTS, now + 1) - cost) * unseen * taste.fear : 0;
    const reward = pigs + (carried === 'pig' ? 1 : 0) === 1 ? taste.pigWorth : 0;
    const worth = reward - cost - more;
    return take * worth - ((1 - take) * worth) / (seats - 1) - taste.thrift * (1 - height);
  });
}

/** The gain of a benefit; its chickens are an estimate, since piles lie face down. */
function gainOf(table: Table, move: MoveOf<'chooseBenefit'>): number {
  switch (move.benefit) {
    case 'none':
      return 0;
    case 'ignoreChickens':
      return 2.5;
    case 'ignorePenalties': {
      let points = 0;
      for (const penalty of at(table.penalties, move.seat)) points -= penalty;
      return points;
    }
    case 'cancelGame':
      return -at(at(table.scores, move.seat), move.game - 1);
  }
}
