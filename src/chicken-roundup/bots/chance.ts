import { shareOf, winsOf } from '../../bots/rankValue.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { handOf } from '../hand.js';
import { chickenRoundup } from '../index.js';
import type { Card, State } from '../table.js';
import { isParade } from './heuristic.js';
import { FOX, firstOf, lineLength, OWN, type PackedRow, type PackedYard, packYard } from './packed.js';

/** The values of things for players with a turn to come, in chickens in the coop. */
const LINE = 0.4;
const RANK = 0.1;
const FOX_THERE = -0.3;
const PARADE = 0.4;

/** PERF(alloc): the yard, reused for each value. */
const PACKED: PackedYard = [0, 0, 0];

/** Weights that turn chickens into chances of winning: `npm run lab -- calibrate chicken-roundup --fit` refits them. */
export interface Weights {
  /** The worth of being on move, in chickens, for the player who began. */
  readonly first: number;
  /** The same for the other player, who has one more turn to come: both have the same number of turns (CR-9.1). */
  readonly second: number;
  /** The same in the very last turn. */
  readonly last: number;
  /**
   * The number of chickens that changes the odds by a factor of e: before the rooster, plus a term for each card of the
   * deck.
   */
  readonly spread: number;
  readonly card: number;
  /** The same after the rooster. */
  readonly endSpread: number;
}

/** Fitted to turns of games between heuristics. */
export const WEIGHTS: Weights = {
  first: 0.85,
  second: 2.85,
  last: 1.2,
  spread: 0.87,
  card: 0.0168,
  endSpread: 0.7,
};

/** The chance that `seat` wins, at the beginning of a turn; after the game, its share of the win. */
export function chanceToWin(weights: Weights): (state: State, seat: Seat) => number {
  const { first, second, last, spread, card, endSpread } = weights;
  return (state, seat) => {
    const { seats, step, deck, turnsLeft, options } = state;
    if (step.type === OVER) return winsOf(chickenRoundup.outcome(state)?.ranking ?? [], seat);
    const mover = step.seat;
    const onMove = turnsLeft === 0 ? last : mover === options.firstSeat ? first : second;
    const chickens = turnsLeft === null ? spread + card * deck.length : endSpread;
    return shareOf(seats, seat, (of) => (standing(state, of) + (of === mover ? onMove : 0)) / chickens);
  };
}

/** The chickens of a seat, including its preparations for another turn, if there is one. */
export function standing(state: State, seat: Seat): number {
  const { step, turnsLeft, yard, options } = state;
  const stacked = at(state.stacks, seat).length;
  const isToMove = step.type !== OVER && step.seat === seat;
  if (step.type === OVER || (!isToMove && turnsLeft === 0)) return stacked;
  packYard(yard, options, seat, PACKED);
  const row = PACKED[OWN] as PackedRow;
  const ready = firstOf(row) === FOX ? FOX_THERE : LINE * lineLength(row) + RANK * firstOf(row);
  return stacked + ready + (handOf(state, seat).some((card) => isParade(card as Card)) ? PARADE : 0);
}
