import { shareOf, winsOf } from '../../bots/rankValue.js';
import { OVER } from '../../engine/base.js';
import { at } from '../../engine/errors.js';
import type { Seat } from '../../engine/seats.js';
import { handOf } from '../hand.js';
import { chickenRoundup } from '../index.js';
import type { Card, State } from '../table.js';
import { isParade } from './heuristic.js';
import { FOX, firstOf, lineLength, OWN, type PackedRow, type PackedYard, packYard } from './packed.js';

/** The value of each thing to the players who are still to move, in chickens in the coop. */
const LINE = 0.4;
const RANK = 0.1;
const FOX_THERE = -0.3;
const PARADE = 0.4;

/** PERF(alloc): the yard, written again for each value. */
const PACKED: PackedYard = [0, 0, 0];

/** How much chickens say about who wins: `npm run lab -- calibrate chicken-roundup --fit` finds these again. */
export interface Weights {
  /** How many chickens it is worth to be on move, for the player who began. */
  readonly first: number;
  /** The same for the other, who has one more turn to come: both have the same number of turns (CR-9.1). */
  readonly second: number;
  /** The same in the very last turn. */
  readonly last: number;
  /** How many chickens change the odds by a factor of e, before the rooster and for each card of the deck. */
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

/** The chance that `seat` wins at the beginning of a turn; once the game is over, its fraction of the win. */
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

/** The chickens of a seat, with what it has ready for a turn that still comes. */
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
