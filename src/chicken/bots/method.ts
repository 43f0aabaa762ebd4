import type { SearchMethod } from '../../bots/index.js';
import { winsOf } from '../../bots/rankValue.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { DECK, HAND_SIZE } from '../cards.js';
import { chicken } from '../index.js';
import type { ChickenTypes, Move, State, View } from '../table.js';
import { isAlone, STEADY, thumbs } from './heuristic.js';
import { likelyWorlds, plausibleWorlds } from './worlds.js';

/**
 * Each try runs to the end of the round and is worth the chance of winning from there. Results vary so much that a move
 * must be clearly better to replace the policy's.
 */
export function method(seats: number): SearchMethod<ChickenTypes> {
  const policy = thumbs(STEADY);
  return {
    policy,
    favorite: policy,
    // Likely worlds have helped with two players only.
    worlds: seats === 2 ? likelyWorlds : plausibleWorlds,
    until: isFreshlyDealt,
    value: chanceToWin,
    chanceToWin,
    solve,
    margin: 1,
  };

  /** Alone in the round, the heuristic plays the best line. */
  function solve(view: View, moves: readonly Move[]): Move | null {
    const { seat } = at(moves, 0);
    return isAlone(view, seat) ? policy('solve', view)(moves, view, seat) : null;
  }
}

/** Whether no move has been made in this round: every move changes one of these fields. */
function isFreshlyDealt({ seats, drawPile, lastPlayer, withdrawn }: State): boolean {
  return lastPlayer === null && drawPile.length === DECK.length - HAND_SIZE * seats - 1 && !withdrawn.includes(true);
}

/**
 * The worth of a point, fitted to matches between heuristics: with `left` points until the end, a seat d points behind
 * another wins e^-kd times as often, where k is about `SHARPNESS * seats / (FLATNESS + left)`.
 */
const SHARPNESS = 1.1;
const FLATNESS = 28;
/** About how many points the highest score gains in a round. */
const POINTS_PER_ROUND = 6;
/** How many points it is worth to start the next round. */
const HEAD_START = 0.5;

/** The chance that `seat` wins the match, at the beginning of a round; after the match, its share of the win. */
export function chanceToWin(state: State, seat: Seat): number {
  const { scores, seats, options, round, starter } = state;
  if (state.step.type === OVER) return winsOf(chicken.outcome(state)?.ranking ?? [], seat);
  const left = Math.min(options.target - Math.max(...scores), POINTS_PER_ROUND * (options.maxRounds - round));
  const sharpness = (SHARPNESS * seats) / (FLATNESS + left);
  const standing = (of: Seat) => at(scores, of) - (of === starter ? HEAD_START : 0);
  const own = standing(seat);
  let sum = 0;
  for (let other = 0; other < seats; other++) sum += power(sharpness * (own - standing(other)));
  return 1 / sum;
}

/** Approximates e^x with multiplications alone: `Math.exp` differs between platforms. */
function power(x: number): number {
  let result = 1 + Math.abs(x) / 32;
  for (let square = 0; square < 5; square++) result *= result;
  return x < 0 ? 1 / result : result;
}
